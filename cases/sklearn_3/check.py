"""The state that *fixed* of sklearn_3 must reach."""

import numpy as np
import pandas as pd

raw = pd.read_csv("../input/age-condition-measurements/train.csv")
left = np.asarray(train_scaled, dtype=float)
right = np.asarray(test_scaled, dtype=float)

assert left.shape[0] == 60, f"{left.shape[0]} rows of train"
assert right.shape[0] == 5, f"{right.shape[0]} rows of test"
assert left.shape[1] == right.shape[1], f"{left.shape[1]} and {right.shape[1]} columns"
assert 7 <= left.shape[1] <= 25, f"{left.shape[1]} columns"
assert np.isfinite(right).all(), "gaps in the scaled test rows"

for name in ["AB", "AF", "AH", "AM", "AR"]:
    known = raw[name].notna().to_numpy()
    values = raw.loc[known, name].to_numpy()
    found = False
    for j in range(left.shape[1]):
        column = left[known, j]
        if np.isnan(column).any() or column.std() == 0:
            continue
        slope, offset = np.polyfit(values, column, 1)
        if np.allclose(slope * values + offset, column, atol=1e-6) and slope > 0:
            found = True
            # the measurements of the test rows are all 0, scaled as the training rows are
            np.testing.assert_allclose(
                right[:, j], offset, atol=1e-6, err_msg=f"{name} of the test rows"
            )
            # and the scale is that of the training rows
            np.testing.assert_allclose(np.std(column), 1, atol=0.05, err_msg=name)
    assert found, f"no numeric column of {name} in the scaled training rows"

# EJ is still there, and all of the test rows have its value A
ej = (raw["EJ"] == "A").to_numpy(dtype=float)
kept = [
    j for j in range(left.shape[1]) if abs(np.corrcoef(np.nan_to_num(left[:, j]), ej)[0, 1]) > 0.999
]
assert kept, "EJ is lost"
for j in kept:
    np.testing.assert_allclose(right[:, j], left[ej == 1, j][0], atol=1e-6, err_msg="EJ of test")
