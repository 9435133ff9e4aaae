"""The state that *fixed* of sklearn_12 must reach."""

import numpy as np
import pandas as pd

expected = {"Pclass", "Age", "SibSp", "Parch", "Fare", "Sex_female", "Sex_male"}
expected |= {"Embarked_C", "Embarked_Q", "Embarked_S"}

assert len(features) == 200, f"{len(features)} rows of features"
assert set(features.columns) == expected, f"features: {list(features.columns)}"
assert len(x_train) == 140 and len(x_test) == 60, "another split"

assert isinstance(importance, pd.Series), f"importance is {type(importance).__name__}"
assert len(importance) == 10, f"{len(importance)} importances"
assert set(importance.index) == expected, f"importances of {list(importance.index)}"
assert np.isfinite(importance).all() and (importance >= 0).all(), importance
assert abs(importance.sum() - 1) < 0.01, f"the importances sum to {importance.sum()}"

# each value must stand at the feature that it belongs to, whichever of the tree models it is from
held = []
for value in list(globals().values()):
    held += list(value.values()) if isinstance(value, dict) else [value]
    held += list(value) if isinstance(value, (list, tuple)) else []
owners = [m for m in held if not isinstance(m, type) and hasattr(m, "feature_importances_")]
owners = [m for m in owners if set(getattr(m, "feature_names_in_", [])) == expected]
assert any(
    np.allclose(importance[m.feature_names_in_], m.feature_importances_, atol=1e-3) for m in owners
), "importances of none of the fitted models"
