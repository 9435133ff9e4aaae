"""The state that *fixed* of NBspecific_2 must reach."""

import numpy as np
import pandas as pd
from sklearn.base import clone as unfitted_copy

recorded = pd.read_csv("../input/garment-pixels-small/garments_train.csv")
pixels = recorded.drop(columns="label").to_numpy() / 255


def in_order(features, labels):
    rows = np.column_stack([np.asarray(labels).ravel(), np.asarray(features)]).round(6)
    return rows[np.lexsort(rows.T)]


assert X_train.shape == (240, 64), f"X_train has shape {X_train.shape}"
assert X_test.shape == (60, 64), f"X_test has shape {X_test.shape}"
assert len(y_train) == 240 and len(y_test) == 60

# the two parts are the whole scaled table, each row in one of them with its own label
both = in_order(np.concatenate([X_train, X_test]), np.concatenate([y_train, y_test]))
np.testing.assert_allclose(both, in_order(pixels, recorded["label"]), atol=1e-5)

assert predictions.shape == y_test.shape, f"predictions of shape {predictions.shape}"
assert set(np.unique(predictions)) <= set(range(10)), "predictions are not classes"
assert np.isclose(accuracy, (predictions == y_test).mean()), "not the accuracy on the test part"
assert 0.5 < accuracy <= 1, f"accuracy {accuracy}"

# the booster has learned from the training part only
again = unfitted_copy(booster).fit(X_train, y_train)
np.testing.assert_array_equal(booster.predict(X_test), predictions)
np.testing.assert_allclose(again.predict_proba(X_test), booster.predict_proba(X_test), atol=1e-6)
