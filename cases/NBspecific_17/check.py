"""The state that *fixed* of NBspecific_17 must reach."""

import numpy as np
import pandas as pd

folder = "../input/house-prices-small-town/"
recorded = pd.read_csv(folder + "homes_train.csv")
both = pd.concat([recorded, pd.read_csv(folder + "homes_test.csv")])

assert "X" in globals(), "there is no X"
features = pd.DataFrame(X)
assert features.shape == (120, 12), f"X has shape {features.shape}"
values = features.to_numpy().astype(float)
assert np.isfinite(values).all(), "X has gaps"
assert values.min() >= -1e-9 and values.max() <= 1 + 1e-9, "X is not scaled to 0..1"

# the columns of X that must be there: scaled numbers, then one column a text value
wanted = []
for column in ("LotFrontage", "LotArea", "OverallQual", "GrLivArea", "YearBuilt"):
    low, high = both[column].min(), both[column].max()
    filled = recorded[column].fillna(both[column].mean())
    wanted.append((filled - low) / (high - low))
for column in ("MSZoning", "Street", "GarageType"):
    filled = recorded[column].fillna(both[column].mode()[0])
    wanted += [filled == value for value in both[column].dropna().unique()]
for column in wanted:
    column = column.to_numpy().astype(float)
    assert np.isclose(values, column[:, None]).all(axis=0).any(), "a feature is missing in X"

np.testing.assert_allclose(np.ravel(y), recorded["SalePrice"], err_msg="y is not SalePrice")

assert X_poly.shape == (120, 13), f"the polynomial features have shape {X_poly.shape}"
transformed = np.asarray(X_poly, dtype=float)
assert np.isfinite(transformed).all(), "the polynomial features have gaps"
assert (transformed[:, 0] == 1).all(), "the first column is not the constant 1"
np.testing.assert_allclose(transformed[:, 1:], values)
