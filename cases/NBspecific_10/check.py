"""The state that *fixed* of NBspecific_10 must reach."""

import numpy as np
import pandas as pd
from statsmodels.tsa.stattools import adfuller as dickey_fuller

recorded = pd.read_csv(
    "../input/wind-turbine-scada/turbine.csv", parse_dates=["Time"], index_col="Time"
)
expected_power = recorded["ActivePower"].resample("D").mean().interpolate().bfill()

assert len(daily) == 120, f"daily has {len(daily)} rows"
assert daily["ActivePower"].notna().all(), "the daily series has gaps"
np.testing.assert_allclose(daily["ActivePower"].to_numpy(), expected_power.to_numpy())

# what check_stationarity returned says which series it was given
assert "result" in globals(), "the stationarity of the daily series was not tested"
statistic, p_value, used_lags, observations = result[:4]
assert observations + used_lags + 1 == 90, f"tested {observations + used_lags + 1} values, not 90"
assert 0 <= p_value <= 1, p_value
expected = dickey_fuller(expected_power.iloc[:90])
np.testing.assert_allclose([statistic, p_value], expected[:2], rtol=1e-6)
assert used_lags == expected[2]

# the univariate section still works on the six-hour series
assert "series" in globals() and "scaler" in globals(), "the univariate section did not run"
assert len(series) == len(Final) == int((recorded["ActivePower"] >= 0).sum())
assert Final.notna().all().all(), "Final has gaps"
first_part = series.iloc[: int(len(series) * 0.8)]
np.testing.assert_allclose(scaler.data_min_, [first_part.min()])
np.testing.assert_allclose(scaler.data_max_, [first_part.max()])
