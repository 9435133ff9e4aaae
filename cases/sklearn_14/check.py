"""The state that *fixed* of sklearn_14 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/house-sale-listings/listings.csv")

table = pd.DataFrame(X).reset_index(drop=True)
assert len(table) == 200, f"X has {len(table)} rows"
for label, kind in table.dtypes.items():
    assert pd.api.types.is_numeric_dtype(kind), f"X holds a column of text: {label}"
values = table.to_numpy(float)
assert np.isfinite(values).all(), "X has missing values"


def same_line(column):
    """Is there a column of X that tells exactly what this one tells?"""
    spread = values.std(axis=0) > 0
    return any(abs(np.corrcoef(one, column)[0, 1]) > 1 - 1e-9 for one in values[:, spread].T)


kept = ["bedrooms", "bathrooms", "sqft_living", "floors", "condition", "yr_built"]
for name in kept:
    assert same_line(recorded[name]), f"{name} is not in X"
assert not same_line(recorded["price"]), "the price is in X"

# city and zip, in whatever code: the columns that depend on nothing else must tell all of them apart
for name in ["city", "statezip"]:
    place = recorded[name]
    group = table.groupby(place.to_numpy())
    codes = table.loc[:, (group.nunique() == 1).all()]
    assert codes.shape[1] > 0, f"X does not tell the {name}"
    assert len(codes.drop_duplicates()) == place.nunique(), f"X does not tell the {name}"

np.testing.assert_array_equal(np.ravel(y), recorded["price"], err_msg="y is not the price")
assert len(X_train) == 160 and len(X_test) == 40, (len(X_train), len(X_test))
assert hasattr(model, "coef_"), "the regression is not fitted"
assert np.size(model.coef_) == values.shape[1], "fitted on other columns than those of X"
predicted = np.ravel(model.predict(X_test))
assert len(predicted) == 40 and np.isfinite(predicted).all(), predicted
