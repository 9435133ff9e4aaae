"""The state that *fixed* of numpy_9 must reach."""

import os

import numpy as np

folder = "../input/survival-multitask-2019/adjusted_survival_2019"
stored = []
for name in sorted(os.listdir(folder)):
    if name.endswith(".npy"):
        stored.extend(np.load(os.path.join(folder, name)).ravel().tolist())
assert len(stored) == 7

got = np.asarray(regression_weights)
assert got.ndim == 1, f"the weights have {got.ndim} dimensions"
assert np.issubdtype(got.dtype, np.floating), f"the weights are {got.dtype}"
assert got.shape == (7,), f"{got.size} weights instead of 7"
np.testing.assert_allclose(got, stored, rtol=1e-6, err_msg="other weights than the stored ones")

path = "updated_weights/updated_regression_weights.npy"
assert os.path.exists(path), "the updated weights were not saved"
saved = np.load(path)
assert saved.shape == (7,), f"saved weights of shape {saved.shape}"
np.testing.assert_allclose(saved, stored, rtol=1e-6, err_msg="other weights were saved")
