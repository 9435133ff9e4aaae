"""The state that *fixed* of numpy_6 must reach."""

from pathlib import Path

import numpy as np
import pandas as pd
from PIL import Image

root = Path("../input/dog-breed-pictures")
wanted = [
    "scottish_deerhound",
    "maltese_dog",
    "afghan_hound",
    "entlebucher",
    "bernese_mountain_dog",
]
recorded = pd.read_csv(root / "labels.csv")
recorded = recorded[recorded["breed"].isin(wanted)]
breed_of = dict(zip(recorded["id"], recorded["breed"], strict=True))
with_file = [name for name in recorded["id"] if (root / "train" / f"{name}.jpg").exists()]

pictures = np.asarray(images)
assert pictures.dtype.kind == "f", f"pictures of the type {pictures.dtype}"
assert pictures.shape[-3:] == (64, 64, 3), pictures.shape
pictures = pictures.reshape(-1, 64, 64, 3)
one_hot = np.asarray(targets)
assert one_hot.shape == (len(pictures), 5), f"{one_hot.shape} labels for {len(pictures)} pictures"
assert len(pictures) in (len(with_file), len(recorded)), f"{len(pictures)} pictures"
assert pictures.min() >= 0, pictures.min()
assert 0.1 < pictures.max() <= 1, pictures.max()

# the ids, in whatever variable of their own they were kept (dogs had a column of them before)
kept = []
for name, value in list(globals().items()):
    if name.startswith("_") or name in ("recorded", "breed_of", "with_file", "all_labels"):
        continue
    if isinstance(value, pd.DataFrame):
        if "id" in value.columns and (name != "dogs" or len(value) != len(recorded)):
            kept.append(list(value["id"]))
    elif isinstance(value, dict):
        kept += [
            list(v) for v in value.values() if isinstance(v, (list, tuple, np.ndarray, pd.Series))
        ]
    elif isinstance(value, (list, tuple, np.ndarray, pd.Series, pd.Index)):
        kept.append(list(value))
kept = [ids for ids in kept if ids and all(isinstance(i, str) and i in breed_of for i in ids)]
assert kept, "the ids of the pictures were not kept"
assert any(len(ids) == len(pictures) for ids in kept), f"ids of {[len(i) for i in kept]} pictures"


def belongs(ids):
    for name, picture, row in zip(ids, pictures, one_hot, strict=True):
        if wanted[int(np.argmax(row))] != breed_of[name] or row.sum() != 1:
            return False
        expected = np.zeros((64, 64, 3))
        if name in with_file:
            photo = Image.open(root / "train" / f"{name}.jpg").convert("RGB")
            expected = np.asarray(photo.resize((64, 64), Image.NEAREST)) / 255
        if not np.allclose(picture, expected, atol=1e-4):
            return False
    return len(set(ids)) == len(ids)


assert any(len(ids) == len(pictures) and belongs(ids) for ids in kept), "not aligned"
