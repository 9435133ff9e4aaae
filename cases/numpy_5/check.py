"""The state that *fixed* of numpy_5 must reach."""

from pathlib import Path

import numpy as np

assert isinstance(samples, np.ndarray), type(samples)
assert samples.shape == (1, 20, 32, 32, 3), f"the samples have the shape {samples.shape}"
assert samples.min() >= -1, "the generator ends in tanh"
assert samples.max() <= 1, "the generator ends in tanh"
assert samples.std() > 0, "the samples are constant"
assert np.any(samples != np.trunc(samples)), "the samples were cut to whole numbers"

saved = []
for path in sorted(Path().glob("*.np[yz]")):
    loaded = np.load(path)
    saved += [loaded[name] for name in loaded.files] if path.suffix == ".npz" else [loaded]
assert saved, "no array was saved"
shapes = [array.shape for array in saved]
assert samples.shape in shapes, f"saved with the shape {shapes}"
assert any(
    array.shape == samples.shape and np.allclose(array, samples, atol=1e-6) for array in saved
), "the saved values are not those of the samples"
