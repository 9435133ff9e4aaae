"""The state that *fixed* of sklearn_4 must reach."""

import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split as split_rows

table = pd.read_csv("../input/loan-default-risk/loans.csv").drop_duplicates()
_, held = split_rows(table, test_size=0.2, random_state=42, stratify=table["loan_status"])
truth = held["loan_status"].to_numpy()

assert list(y_test) == list(truth), "the labels are not those of the test part"
predicted = np.asarray(y_pred)
assert predicted.shape == (60,), f"predictions of shape {predicted.shape}"
assert set(np.unique(predicted)) == {0, 1}, f"predicted {np.unique(predicted)[:5]}"

recalls = [np.mean(predicted[truth == label] == label) for label in (0, 1)]
assert isinstance(score, float) and 0 <= score <= 1, f"score {score!r}"
assert abs(score - np.mean(recalls)) < 1e-9, f"score {score} instead of {np.mean(recalls)}"
assert score < 1, "the labels themselves, not predictions"
assert score > 0.55, f"score {score}: no better than chance"
