"""The state that *fixed* of sklearn_6 must reach."""

import numpy as np
import pandas as pd

raw = pd.read_csv("../input/house-sale-prices/test.csv")
features = [
    c
    for c in pd.read_csv("../input/house-sale-prices/train.csv").columns
    if c not in ("Id", "Alley", "MoSold", "GarageYrBlt", "SalePrice")
]

assert list(X_train.columns) == features, f"training features {list(X_train.columns)}"
assert list(forest.feature_names_in_) == features, list(forest.feature_names_in_)
assert list(test.columns) == features, f"test columns {list(test.columns)}"
assert len(test) == 80, f"{len(test)} test rows"

# what the test file says is still there
for name in features:
    known = raw[name].notna().to_numpy()
    values = test[name].to_numpy()[known]
    if raw[name].dtype == object:
        pairs = {(a, b) for a, b in zip(raw.loc[known, name], values, strict=True)}
        assert len(pairs) == raw[name].nunique() == len({b for _, b in pairs}), (
            f"{name}: the codes are not one for one with the text"
        )
    else:
        assert (values == raw.loc[known, name].to_numpy()).all(), f"other values in {name}"

assert len(submission) == 80, f"{len(submission)} rows in the submission"
assert not submission.isna().any().any(), "gaps in the submission"
assert list(submission["Id"]) == list(raw["Id"]), "the Ids are not those of the test houses"
prices = submission["SalePrice"].to_numpy()
np.testing.assert_allclose(prices, forest.predict(test), err_msg="not the prices of the forest")
assert np.std(prices) > 10000, "nearly the same price for each house"
