"""Makes the tissue images of tensorflow_8. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(8)
here = Path(__file__).parent / "tissue-grey-images"

for name, number, cells in (("benign", 6, 10), ("malignant", 9, 26)):
    folder = here / "tissue" / name
    folder.mkdir(parents=True, exist_ok=True)
    for i in range(1, number + 1):
        y, x = np.mgrid[0:75, 0:75]
        grey = np.full((75, 75), 205.0)
        for _ in range(cells):
            cy, cx = rng.uniform(0, 75, 2)
            radius = rng.uniform(2.5, 4) if name == "benign" else rng.uniform(2.5, 7)
            grey[(y - cy) ** 2 + (x - cx) ** 2 < radius**2] = rng.uniform(60, 120)
        grey = np.clip(grey + rng.normal(0, 3, grey.shape), 0, 255) // 16 * 16
        Image.fromarray(grey.astype("uint8")).save(folder / f"{name}_{i:02d}.png", optimize=True)
