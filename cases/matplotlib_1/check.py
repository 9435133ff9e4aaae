"""The state that *fixed* of matplotlib_1 must reach: 25 pictures, each below the name of its class."""

import numpy as np

names = ["airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck"]
assert list(class_names) == names, class_names
assert train_images.shape == (100, 32, 32, 3) and len(train_labels) == 100, "pictures are missing"
again = np.random.default_rng(0)
first = again.integers(0, 256, (100, 32, 32, 3), dtype="uint8")
numbers = again.integers(0, 10, (100, 1), dtype="uint8")
assert np.array_equal(train_images, first), "other pictures"
assert np.array_equal(np.ravel(train_labels), numbers.ravel()), "other labels"

assert len(fig.axes) == 25, f"{len(fig.axes)} panels instead of 25"
for i, panel in enumerate(fig.axes):
    assert len(panel.images) == 1, f"panel {i} has {len(panel.images)} pictures"
    assert np.array_equal(panel.images[0].get_array(), first[i]), f"panel {i}: another picture"
    assert panel.get_title() == names[numbers[i, 0]], f"panel {i}: {panel.get_title()!r}"
    assert not panel.axison, f"panel {i} has its axis on"
