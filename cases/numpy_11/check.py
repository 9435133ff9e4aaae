"""The state that *fixed* of numpy_11 must reach."""

import os

import numpy as np
from PIL import Image as Opened

folder = "../input/apple-disease-pictures/apple_disease/Train/Blotch_Apple"
every, only_rgb = [], []
for name in sorted(os.listdir(folder)):
    picture = Opened.open(os.path.join(folder, name))
    resized = picture.resize((64, 64), Opened.LANCZOS)
    every.append(np.asarray(picture.convert("RGB").resize((64, 64), Opened.LANCZOS)))
    if picture.mode == "RGB":
        only_rgb.append(np.asarray(resized))

array = training_data
assert isinstance(array, np.ndarray), type(array)
assert array.dtype == np.float32, f"the training array is {array.dtype}"
assert array.ndim == 4 and array.shape[1:] == (64, 64, 3), f"shape {array.shape}"
assert len(array) in (10, 12), f"{len(array)} pictures"
assert array.min() >= -1 and array.max() <= 1, f"values from {array.min()} to {array.max()}"

expected = np.array(every if len(array) == 12 else only_rgb, dtype=np.float64) / 127.5 - 1
plain = [k for k, name in enumerate(sorted(os.listdir(folder))) if k not in (4, 8)]
rows = plain if len(array) == 12 else range(10)
found = array[list(rows)]
np.testing.assert_allclose(
    found, expected[list(rows)], atol=1e-4, err_msg="other pictures than the RGB files"
)
if len(array) == 12:
    odd = np.abs(array[[4, 8]] - expected[[4, 8]]).mean()
    assert odd < 0.05, "the grey or the RGBA picture has another content"
saved = np.load(cache_path)
assert saved.shape == array.shape, f"the saved array has shape {saved.shape}"
np.testing.assert_allclose(saved, array, atol=1e-6, err_msg="the saved array is another one")
