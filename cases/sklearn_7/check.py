"""The state that *fixed* of sklearn_7 must reach."""

import numpy as np
import pandas as pd
from pandas.api.types import is_integer_dtype
from sklearn.model_selection import train_test_split as split_rows

raw = pd.read_csv("../input/shop-customer-data/shop_customers.csv")
target = "Spending Score (1-100)"

assert len(X) == len(y) == 200, f"{len(X)} rows"
assert (y.to_numpy() == raw[target].to_numpy()).all(), "another target"
assert target not in X.columns, "the target is among the features"
for name in ("Gender", "Profession"):
    assert name in X.columns, f"{name} is lost"
    assert is_integer_dtype(X[name]), f"{name} is {X[name].dtype}"
    known = raw[name].notna().to_numpy()
    codes = X[name].to_numpy()[known]
    pairs = set(zip(raw.loc[known, name], codes, strict=True))
    assert len(pairs) == raw[name].nunique() == len(set(codes)), (
        f"{name}: the codes are not one for one with the text"
    )
for name in raw.select_dtypes("number").columns.drop(target):
    assert (X[name].to_numpy() == raw[name].to_numpy()).all(), f"other values in {name}"

_, held = split_rows(raw.index.to_numpy(), test_size=0.2, random_state=42)
assert len(X_train) == 160, f"{len(X_train)} training rows"
assert (X_test["CustomerID"].to_numpy() == raw["CustomerID"].to_numpy()[held]).all()
predicted = np.asarray(predictions)
assert predicted.shape == (40,), f"predictions of shape {predicted.shape}"
np.testing.assert_allclose(predicted, model.predict(X_test), err_msg="not those of the forest")
assert predicted.std() > 1, "the same score for everybody"
