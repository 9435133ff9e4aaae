"""The state that *fixed* of sklearn_13 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/census-salary-extract/salary.csv")


def codes_agree(codes, words, name):
    """Every row is kept and every word has one whole number of its own."""
    codes = np.asarray(codes)
    assert codes.shape == (200, 1), f"{name} has the shape {codes.shape}"
    assert np.issubdtype(codes.dtype, np.integer), f"{name} is of the type {codes.dtype}"
    pairs = set(zip(words, codes.ravel()))
    assert len(pairs) == words.nunique(), f"the codes of {name} do not follow the column"
    assert len({code for _, code in pairs}) == words.nunique(), f"{name}: two words, one code"


codes_agree(x, recorded["workclass"], "x")
codes_agree(y, recorded["Salary"], "y")

assert np.shape(reg.coef_) == (1, 1), f"coef_ has the shape {np.shape(reg.coef_)}"
slope, intercept = np.polyfit(np.ravel(x).astype(float), np.ravel(y).astype(float), 1)
np.testing.assert_allclose(reg.coef_[0, 0], slope, rtol=1e-6, err_msg="fitted on something else")
np.testing.assert_allclose(np.ravel(reg.intercept_)[0], intercept, rtol=1e-6)
