"""The state that *fixed* of NBspecific_20 must reach."""

import numpy as np
import pandas as pd
from statsmodels.tsa.seasonal import DecomposeResult

recorded = pd.read_csv(
    "../input/broad-index-daily/index_prices.csv", parse_dates=["Date"], index_col="Date"
)
opened = recorded["Open"].iloc[:200].to_numpy()

assert data.shape == (200, 6), f"data has shape {data.shape}"
np.testing.assert_allclose(data["Open"], opened)

week = np.ones(7) / 7
middle = np.convolve(opened, week, mode="valid")
parts = {}
for name in ("multiplicative_model", "additive_model"):
    assert name in globals(), f"{name} is missing"
    result = globals()[name]
    assert isinstance(result, DecomposeResult), f"{name} is {type(result).__name__}"
    parts[name] = [np.asarray(part) for part in (result.trend, result.seasonal, result.resid)]
    for part in parts[name]:
        assert part.shape == (200,), f"{name} covers {part.shape} values"
        assert np.isfinite(part).all(), f"{name} has gaps"
    # the trend is the mean of a week
    np.testing.assert_allclose(parts[name][0][3:-3], middle, err_msg=f"trend of {name}")
    np.testing.assert_allclose(parts[name][1][:-7], parts[name][1][7:], err_msg="no weekly wave")

trend, seasonal, resid = parts["multiplicative_model"]
np.testing.assert_allclose(trend * seasonal * resid, opened, err_msg="does not give Open")
np.testing.assert_allclose(seasonal[:7].mean(), 1, err_msg="not a multiplicative wave")
trend, seasonal, resid = parts["additive_model"]
np.testing.assert_allclose(trend + seasonal + resid, opened, err_msg="does not give Open")
