"""The state that *fixed* of tensorflow_12 must reach."""

import os

import numpy as np
import pandas as pd
from PIL import Image

source = pd.read_csv("../input/mammogram-grades-mini/annotations.csv")
grey, grades = [], []
for row in source.itertuples():
    folder = f"{row.laterality}-{row.view_position}"
    path = f"../input/mammogram-grades-mini/scans/{folder}/{row.image_id}.png"
    if os.path.exists(path):
        grey.append(np.array(Image.open(path).convert("L").resize((100, 100)), dtype=float))
        grades.append(int(row.breast_birads.split()[-1]))

# X: all scans, each with its picture in three equal channels
assert X.shape == (len(grades), 100, 100, 3), X.shape
assert np.issubdtype(X.dtype, np.number), X.dtype
assert (X[..., :1] == X).all(), "the three channels differ"
for i, plane in enumerate(grey):
    same = np.corrcoef(plane.ravel(), X[i, :, :, 0].astype(float).ravel())[0, 1]
    assert same > 0.9, f"X[{i}] is not the scan of its row: correlation {same:.2f}"
assert list(Y) == grades, "the grades are not those of the scans"

# the split
assert train_images.shape == (56, 100, 100, 3), train_images.shape
assert val_images.shape == (16, 100, 100, 3), val_images.shape
assert test_images.shape == (8, 100, 100, 3), test_images.shape
assert (len(train_labels), len(val_labels), len(test_labels)) == (56, 16, 8)

# the network as it was, trained for its epochs
assert model.input_shape == (None, 100, 100, 3), model.input_shape
assert model.output_shape == (None, 20), model.output_shape
epochs = len(history.epoch)
assert epochs == 2, f"{epochs} epochs"
for name in ("accuracy", "val_accuracy", "loss", "val_loss"):
    values = history.history[name]
    assert len(values) == epochs and np.isfinite(values).all(), f"{name}: {values}"
steps = int(model.optimizer.iterations.numpy())
assert steps == 4 * epochs, f"{steps} training steps instead of 4 an epoch"
