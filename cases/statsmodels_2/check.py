"""The state that *fixed* of statsmodels_2 must reach: both correlograms of the 92 residuals, as far as they go."""

import numpy as np
import pandas as pd
from statsmodels.tsa.stattools import acf, pacf

source = pd.read_csv("../input/store-item-demand/demand.csv", parse_dates=["date"])
source = source[(source["store"] == 1) & (source["item"] == 1)].set_index("date")["sales"]
window = source["2017-10-01":"2017-12-31"]

assert len(residuals) == 92, f"{len(residuals)} residuals instead of 92"
assert residuals.notna().all(), "residuals are missing"
assert residuals.index.equals(window.index), "not the residuals of the validation window"
assert np.allclose(residuals, window - prediction), "not the difference from the prediction"
assert np.allclose(prediction, result.forecast(92, exog=exog_valid)), "not the model's prediction"
assert result.nobs == 273, f"trained on {result.nobs} days"

assert fig_acf is not fig_pacf, "one figure for both correlograms"
for figure, values in (
    (fig_acf, acf(residuals, nlags=91)),
    (fig_pacf, pacf(residuals, nlags=45, method="ywm")),
):
    assert len(figure.axes) == 1, f"{len(figure.axes)} axes in a figure"
    drawn = figure.axes[0]
    assert drawn.get_title().endswith("utocorrelation of the residuals"), drawn.get_title()
    dots = [line for line in drawn.lines if line.get_marker() == "o"]
    assert len(dots) == 1, f"no correlogram in {drawn.get_title()!r}"
    lags, heights = dots[0].get_data()
    assert np.array_equal(lags, np.arange(len(values))), (
        f"last lag {lags[-1]}, wanted {len(values) - 1}"
    )
    assert np.allclose(heights, values), f"wrong values in {drawn.get_title()!r}"
