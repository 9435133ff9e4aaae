"""The state that *fixed* of sklearn_11 must reach."""

import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split as split_rows

recorded = pd.read_csv("../input/campus-gym-visits/gym_visits.csv")
august = recorded[recorded["month"].isin([8])]
n = len(august)

assert np.shape(x) == (n, 1), f"x has the shape {np.shape(x)}, August has {n} rows"
assert np.shape(y) == (n, 1), f"y has the shape {np.shape(y)}, August has {n} rows"
np.testing.assert_array_equal(np.ravel(x), august["number_people"], err_msg="other visitors")
np.testing.assert_array_equal(np.ravel(y), august["temperature"], err_msg="other temperatures")

assert len(x_train) + len(x_test) == n, "the parts of the split do not make up August"
assert hasattr(lin, "coef_"), "no line was fitted"

fit_x, held_x, fit_y, held_y = split_rows(
    august["number_people"].to_numpy(float),
    august["temperature"].to_numpy(),
    test_size=0.2,
    random_state=2,
)
slope, intercept = np.polyfit(fit_x, fit_y, 1)
np.testing.assert_allclose(np.ravel(lin.coef_), slope, rtol=1e-6, err_msg="another line")
left = np.sum((held_y - slope * held_x - intercept) ** 2)
expected = 1 - left / np.sum((held_y - held_y.mean()) ** 2)
assert np.isfinite(r2_linear), r2_linear
assert abs(r2_linear - expected) < 1e-6, f"R2 {r2_linear}, should be {expected}"
