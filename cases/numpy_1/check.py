"""The state that *fixed* of numpy_1 must reach."""

import numpy as np

assert images.ndim == 4, images.shape
assert images.shape[1:] == (3, 64, 64), images.shape
assert len(images) >= 16, f"only {len(images)} pictures were generated"
assert images.min() >= -1, "the generator ends in tanh"
assert images.max() <= 1, "the generator ends in tanh"

panels = gallery.axes
assert len(panels) == len(images), f"{len(panels)} panels for {len(images)} pictures"

left = list(range(len(images)))
for number, panel in enumerate(panels):
    assert len(panel.images) == 1, f"panel {number} holds {len(panel.images)} pictures"
    shown = np.asarray(panel.images[0].get_array(), dtype=float)
    assert shown.shape == (64, 64, 3), f"panel {number} shows {shown.shape}"
    match = [
        k for k in left if np.allclose(shown, np.moveaxis(images[k], 0, 2) / 2 + 0.5, atol=1e-5)
    ]
    assert match, f"panel {number} shows no picture of the batch, or one that was shown before"
    left.remove(match[0])
assert not left, f"never shown: {left}"
