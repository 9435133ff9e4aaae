"""The state that *fixed* of NBspecific_13 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/heart-attack-risk-table/cardio.csv")
features = recorded[[name for name in recorded.columns if name != "output"]]
truth = recorded["output"].to_numpy()

assert X.shape == (150, 8), f"X has shape {X.shape}"
assert "output" not in X.columns, "the target is among the features"
pd.testing.assert_frame_equal(X[features.columns], features, check_dtype=False)
assert np.array_equal(np.ravel(y), truth), "y is not the column output"

assert tree.tree_.n_node_samples[0] == 150, "the tree did not see the whole table"
assert len(pred) == 150, f"{len(pred)} predictions"
assert (np.asarray(pred) == truth).mean() == 1.0, "an unrestricted tree fits this table exactly"
assert np.array_equal(tree.predict(features), truth)
assert "accuracy_score" in globals(), "accuracy_score is missing, so no accuracy was printed"
