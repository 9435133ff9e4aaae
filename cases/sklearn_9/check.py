"""The state that *fixed* of sklearn_9 must reach."""

import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split as split_rows

recorded = pd.read_csv("../input/bank-telemarketing-calls/bank_calls.csv", sep=";")
said_yes = (recorded["y"] == "yes").astype(int)
_, true_val = split_rows(said_yes, test_size=0.25, random_state=42)
true_val = true_val.to_numpy()

np.testing.assert_array_equal(y_val, true_val, err_msg="other validation rows")
assert len(X_train) == 300, f"{len(X_train)} training rows"

assert hasattr(logreg2, "coef_"), "the second model is not fitted"
assert logreg2 is not logreg, "the second model is the baseline"
penalty = logreg2.get_params().get("penalty")
assert penalty in ("l1", "elasticnet"), f"penalty {penalty!r} is not the regularisation asked for"
if penalty == "elasticnet":
    assert logreg2.l1_ratio, "elasticnet with an l1_ratio of 0 is plain l2"

assert len(pred2) == 100, f"{len(pred2)} predictions"
np.testing.assert_array_equal(pred2, logreg2.predict(X_val), err_msg="not its predictions")


def f1_of(label):
    hit = np.sum((pred2 == label) & (true_val == label))
    return 2 * hit / max(np.sum(pred2 == label) + np.sum(true_val == label), 1)


expected = sum(f1_of(label) * np.mean(true_val == label) for label in (0, 1))
assert 0 <= f1_weighted <= 1, f1_weighted
assert abs(f1_weighted - expected) < 1e-9, f"weighted F1 {f1_weighted}, should be {expected}"
