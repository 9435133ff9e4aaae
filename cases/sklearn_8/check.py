"""The state that *fixed* of sklearn_8 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/insurance-applicants-risk/applicants.csv")
response = recorded["Response"].to_numpy()

assert len(x) == 300, f"x has {len(x)} rows, not the 300 applicants"
assert not {"Id", "Response"} & set(x.columns), "the id or the answer is among the features"
np.testing.assert_array_equal(y, response, err_msg="y is no longer the risk level")

predicted = np.ravel(forest.predict(x))
assert predicted.shape == (300,)
# the forest was trained on 240 rows: it can be neither perfect nor at chance level
assert 0.15 < np.mean(predicted == response) < 1, "not a trained forest"

assert np.ndim(accuracy) == 0, f"accuracy is not one number: {accuracy!r}"
assert isinstance(accuracy, (float, np.floating)), f"accuracy is {type(accuracy).__name__}"
assert 0 <= accuracy <= 1, accuracy
expected = np.mean(predicted == response)
assert abs(accuracy - expected) < 1e-9, f"accuracy {accuracy}, but {expected} of the rows are right"
