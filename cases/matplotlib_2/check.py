"""The state that *fixed* of matplotlib_2 must reach: one jet of the dataset, with its own label in the title."""

import re

import numpy as np
from scipy.ndimage import zoom as stretch
from sklearn.model_selection import train_test_split as split_jets

source = np.load("../input/quark-gluon-jets-small/jets.npz")
jets, _, kinds, _ = split_jets(source["X_jets"], source["y"], test_size=0.3, random_state=42)

assert len(train_dataset) == 28, f"{len(train_dataset)} jets instead of 28"
assert tuple(train_dataset.images.shape) == (28, 1, 30, 30), tuple(train_dataset.images.shape)
assert tuple(train_dataset.labels.shape) == (28,), tuple(train_dataset.labels.shape)
assert np.asarray(train_dataset.labels).tolist() == kinds.astype(int).tolist(), "other labels"
for i, jet in enumerate(jets):
    wanted = stretch(jet.mean(axis=0), 30 / 25)
    assert np.allclose(np.asarray(train_dataset.images[i, 0]), wanted, atol=1e-4), f"jet {i}"

axes = [axis for axis in fig.axes if axis.images]
assert len(axes) == 1 and len(axes[0].images) == 1, "one picture is wanted"
shown = np.asarray(axes[0].images[0].get_array())
assert shown.shape == (30, 30), shown.shape
assert np.allclose(shown, np.asarray(train_dataset.images[1, 0])), "not jet 1 of the dataset"
numbers = [float(text) for text in re.findall(r"\d+(?:\.\d+)?", axes[0].get_title())]
assert float(kinds[1]) in numbers, f"title {axes[0].get_title()!r}, label {kinds[1]}"
assert float(1 - kinds[1]) not in numbers, f"title {axes[0].get_title()!r}: two labels"
