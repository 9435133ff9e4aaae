"""The state that *fixed* of numpy_14 must reach."""

import os

import numpy as np

folder = "../input/covid-xray-small/CovidDataset/Test"
truth = []
for number, kind in enumerate(sorted(os.listdir(folder))):
    truth += [number] * len(os.listdir(os.path.join(folder, kind)))
assert truth == [0, 0, 0, 1, 1, 1]

real, guess = np.asarray(true_classes), np.asarray(predicted_classes)
assert real.shape == (6,), f"true classes of shape {real.shape}"
assert guess.shape == (6,), f"predicted classes of shape {guess.shape}"
for one in (real, guess):
    assert np.issubdtype(one.dtype, np.integer), f"classes are {one.dtype}"
    assert set(one.tolist()) <= {0, 1}, f"other values than 0 and 1: {one}"
assert real.tolist() == truth, f"other true classes: {real}"
assert real.tolist() == test_iterator.classes.tolist(), "not the classes of the iterator"

rows = np.asarray(ensemble.predict(test_iterator, verbose=0))
assert rows.shape == (6, 2), rows.shape
assert np.asarray(predictions).shape == (6, 2), "predictions must be the softmax rows"
np.testing.assert_allclose(predictions, rows, atol=1e-4, err_msg="other predictions")
margin = np.abs(rows[:, 1] - rows[:, 0]) > 1e-4
expected = (rows[:, 1] > rows[:, 0]).astype(int)
assert (guess[margin] == expected[margin]).all(), f"{guess} instead of {expected}"
