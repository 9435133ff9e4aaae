"""The state that *fixed* of sklearn_2 must reach."""

import numpy as np
import pandas as pd
from sklearn.utils.validation import check_is_fitted

rows = pd.read_csv("../input/meal-kit-weekly-orders/orders_test.csv")
assert X_test.shape == (len(rows), X_train.shape[1]), X_test.shape
assert list(X_test.columns) == list(X_train.columns), "other columns than in training"
np.testing.assert_allclose(
    X_test["discount"].to_numpy(),
    ((rows["base_price"] - rows["checkout_price"]) / rows["base_price"]).to_numpy(),
    err_msg="the encoded test frame is not that of the test file",
)

assert len(X_train) > 250 and len(X_train) + len(X_valid) == 398, "rows of the training file lost"
check_is_fitted(grid.best_estimator_)
assert len(grid.cv_results_["params"]) == 4, "another grid"
forecast = np.asarray(forecast)
assert forecast.shape == (len(rows),), f"forecasts of shape {forecast.shape}"
assert np.isfinite(forecast).all(), "forecasts are missing"
np.testing.assert_allclose(
    forecast,
    grid.best_estimator_.predict(X_test),
    err_msg="not the forecast of the tree with the best parameters",
)
