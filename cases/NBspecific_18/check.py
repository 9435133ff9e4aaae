"""The state that *fixed* of NBspecific_18 must reach."""

import numpy as np
import pandas as pd
from sklearn.base import clone

recorded = pd.read_csv("../input/second-hand-cars/second_hand.csv", index_col=0)
recorded = recorded.drop(columns="New_Price").dropna()

assert X_train.shape[0] == 156, f"{X_train.shape[0]} training rows"
assert len(y_test) == 39
assert sorted([*X_train.index, *X_test.index]) == sorted(recorded.index)
assert y_test.tolist() == recorded.loc[y_test.index, "Price"].tolist()

assert "y_pred" in globals(), "nothing was predicted"
assert len(y_pred) == 39, f"{len(y_pred)} predictions for 39 cars"
again = clone(model).fit(X_train, y_train).predict(X_test)
np.testing.assert_allclose(y_pred, again, err_msg="not the model's predictions for X_test")

assert "mae" in globals(), "the error was not computed"
assert np.isfinite(mae) and 0 < mae < 90, mae
expected_mae = np.mean(np.abs(recorded.loc[X_test.index, "Price"].to_numpy() - again))
np.testing.assert_allclose(mae, expected_mae)
