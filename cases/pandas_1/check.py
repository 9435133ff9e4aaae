"""The state that *fixed* of pandas_1 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/city-bike-trips/bike_trips.csv", index_col=0)
recorded = recorded[(recorded["Haversine"] != 0) & (recorded["Distance"] != 0)]
names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
expected = [recorded.loc[recorded["PDweek"] == day, "Duration"].mean() for day in range(7)]

assert len(trips) == len(recorded), f"{len(trips)} trips, {len(recorded)} expected"
assert sorted(trips["Duration"]) == sorted(recorded["Duration"]), "other durations"
assert trips["PDweek"].value_counts().sort_index().tolist() == (
    recorded["PDweek"].value_counts().sort_index().tolist()
), "other weekdays"

found = avg_duration.squeeze()
assert [str(day) for day in found.index] == names, f"indexed {list(found.index)}"
assert found.notna().all(), "a weekday has no average"
np.testing.assert_allclose(
    found.to_numpy(dtype=float), expected, rtol=1e-5, err_msg="not the average of that weekday"
)

assert len(ax.lines) == 1, f"{len(ax.lines)} lines in the plot"
np.testing.assert_allclose(
    np.asarray(ax.lines[0].get_ydata(), dtype=float), expected, rtol=1e-5, err_msg="another line"
)
assert ax.get_title(), "the plot has no title"
