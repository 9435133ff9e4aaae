"""The state that *fixed* of sklearn_10 must reach."""

import numpy as np
import pandas as pd
from sklearn.base import clone
from sklearn.model_selection import KFold as Folds
from sklearn.model_selection import train_test_split as split_rows

recorded = pd.read_csv("../input/electric-motor-test-bench/motor.csv")
all_X, held_X, all_y, held_y = split_rows(
    recorded.drop(columns="motor_speed"), recorded["motor_speed"], test_size=0.2, random_state=42
)

assert len(X_train) == len(y_train) == 240, f"the training frame has {len(X_train)} rows left"
# the rows count, not their labels: they may have been numbered anew
np.testing.assert_array_equal(X_train, all_X, err_msg="other training rows")
np.testing.assert_array_equal(y_train, all_y, err_msg="other training targets")

assert "fold_rmse" in globals(), "the folds were not trained"
assert len(fold_rmse) == 5, f"{len(fold_rmse)} folds"
assert np.isfinite(fold_rmse).all(), fold_rmse
assert len(test_pred) == 60, f"{len(test_pred)} test predictions"

expected_rmse, expected_pred = [], np.zeros(60)
for fit_rows, valid_rows in Folds(5, shuffle=True, random_state=0).split(all_X):
    again = clone(model).fit(all_X.iloc[fit_rows], all_y.iloc[fit_rows])
    missed = all_y.iloc[valid_rows] - again.predict(all_X.iloc[valid_rows])
    expected_rmse.append(np.sqrt(np.mean(missed**2)))
    expected_pred += again.predict(held_X) / 5
np.testing.assert_allclose(fold_rmse, expected_rmse, rtol=1e-6, err_msg="other folds")
np.testing.assert_allclose(mean_rmse, np.mean(expected_rmse), rtol=1e-6)
np.testing.assert_allclose(
    test_pred, expected_pred, rtol=1e-6, err_msg="not the averaged prediction"
)
