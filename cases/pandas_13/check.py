"""The state that *fixed* of pandas_13 must reach."""

import numpy as np

assert X_train_a.shape[1] == 109, f"{X_train_a.shape[1]} one-hot features"
assert X_train_b.shape[1] == 8, f"{X_train_b.shape[1]} label-encoded features"
wide, narrow = list(importances.values())
assert wide.shape == (2, 109), f"the first table is {wide.shape}"
assert narrow.shape == (4, 8), f"the second table is {narrow.shape}"

members = [
    (wide, X_train_a, [boost_a, forest_a]),
    (narrow, X_train_b, [boost_b, forest_b, boost_tuned, forest_tuned]),
]
for table, frame, models in members:
    assert sorted(table.columns) == sorted(frame.columns), list(table.columns)
    assert table.index.is_unique, list(table.index)
    values = table[list(frame.columns)].to_numpy().astype(float)
    np.testing.assert_allclose(values.sum(axis=1), 1, err_msg="importances that do not sum to 1")
    left = list(values)
    for model in models:
        assert model.n_features_in_ == frame.shape[1], f"{model} was trained on another table"
        same = [np.allclose(row, model.feature_importances_) for row in left]
        assert any(same), f"{model} has no row of its own"
        left.pop(same.index(True))
