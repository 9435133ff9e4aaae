"""The state that *fixed* of tensorflow_1 must reach."""

from pathlib import Path

import numpy as np
from PIL import Image as Pictures

# what can be read of the folder that came with the data
readable, good = {}, {}
for file in sorted(Path("../input/gem-cuts-web-photos/gems").glob("*/*.jpg")):
    try:
        picture = Pictures.open(file)
        pixels = np.asarray(picture.convert("RGB"), dtype=float)
    except OSError:
        continue
    readable.setdefault(file.parent.name, []).append(pixels)
    good[file.parent.name] = good.get(file.parent.name, 0) + (picture.format == "JPEG")

assert [*train_ds.class_names] == [*val_ds.class_names] == sorted(readable), train_ds.class_names
assert num_classes == len(readable), f"{num_classes} classes"

# the files that the loaders listed
listed = [*getattr(train_ds, "file_paths", []), *getattr(val_ds, "file_paths", [])]
assert listed, "the loaders listed no files"
assert len(set(listed)) == len(listed), "a file is in both subsets"
count = dict.fromkeys(readable, 0)
for name in listed:
    picture = Pictures.open(name)
    assert picture.format in {"JPEG", "PNG", "GIF", "BMP"}, f"{name} is {picture.format}"
    cut = Path(name).parent.name
    count[cut] += 1
    pixels = np.asarray(picture.convert("RGB").resize((30, 24)), dtype=float)
    off = min(abs(pixels - known).mean() for known in readable[cut])
    assert off < 8, f"{name} is none of the pictures of {cut}"
for cut in readable:
    assert good[cut] <= count[cut] <= len(readable[cut]), f"{count[cut]} pictures of {cut}"
for folder in {Path(name).parent.parent for name in listed}:
    for file in folder.glob("*/*"):
        assert Pictures.open(file).format in {"JPEG", "PNG", "GIF", "BMP"}, file

# fit came to its end, with all pictures
assert len(history.epoch) == epochs == 1, f"{len(history.epoch)} epochs"
assert model.output_shape == (None, len(readable)), model.output_shape
for name in ("accuracy", "val_accuracy", "loss", "val_loss"):
    values = history.history[name]
    assert len(values) == len(history.epoch) and np.isfinite(values).all(), f"{name}: {values}"
steps = int(model.optimizer.iterations.numpy())
assert steps == -(-len(train_ds.file_paths) // 8), f"{steps} training steps"
