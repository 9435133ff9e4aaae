"""Makes the small pictures of NBspecific_19. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd
from PIL import Image

rng = np.random.default_rng(3072)
here = Path(__file__).parent / "tiny-pictures-ten-classes"
for name in ("fit", "heldout"):
    (here / name).mkdir(parents=True, exist_ok=True)

NAMES = ["boat", "bus", "cat", "cow", "deer", "dog", "frog", "horse", "plane", "truck"]
ground = rng.integers(30, 226, (10, 3))
shape = rng.integers(30, 226, (10, 3))


def picture(kind):
    canvas = np.empty((32, 32, 3), dtype=int)
    canvas[:] = ground[kind] + rng.integers(-12, 13, 3)
    size = int(rng.integers(10, 18))
    top, left = rng.integers(2, 30 - size, 2)
    canvas[top : top + size, left : left + size] = shape[kind] + rng.integers(-12, 13, 3)
    # coarse noise keeps the files small
    noise = rng.integers(-10, 11, (8, 8, 1)).repeat(4, axis=0).repeat(4, axis=1)
    return Image.fromarray(np.clip(canvas + noise, 0, 255).astype(np.uint8))


kinds = rng.permutation(np.repeat(np.arange(10), 4))
for number, kind in enumerate(kinds, start=1):
    picture(kind).save(here / "fit" / f"{number}.png", optimize=True)
for number, kind in enumerate(rng.permutation(np.repeat(np.arange(10), 2)), start=1):
    picture(kind).save(here / "heldout" / f"{number}.png", optimize=True)

labels = pd.DataFrame({"id": np.arange(1, 41), "label": [NAMES[kind] for kind in kinds]})
labels.to_csv(here / "fit_labels.csv", index=False, lineterminator="\n")
