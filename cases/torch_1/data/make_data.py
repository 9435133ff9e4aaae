"""Makes the person photos and the pairs of torch_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd
from PIL import Image

rng = np.random.default_rng(31)
here = Path(__file__).parent / "person-photo-pairs"
photos = here / "photos"
photos.mkdir(parents=True, exist_ok=True)

names = []
for person in range(1, 6):
    skin, shirt, trousers = rng.integers(40, 230, (3, 3))
    for shot in range(1, 4):
        width, height = int(rng.integers(35, 47)), int(rng.integers(98, 122))
        pixels = np.empty((height, width, 3))
        pixels[:] = rng.integers(90, 200, 3)
        left, right = int(width * 0.25), int(width * 0.75)
        pixels[: height // 5, left + 4 : right - 4] = skin
        pixels[height // 5 : height // 2, left:right] = shirt
        pixels[height // 2 :, left + 2 : right - 2] = trousers
        pixels += rng.normal(0, 8, (height, width, 1))
        name = f"p{person:02d}_c{shot}.jpg"
        Image.fromarray(pixels.clip(0, 255).astype("uint8")).save(photos / name, quality=80)
        names.append(name)

same = [(a, b) for a in names for b in names if a != b and a[:3] == b[:3]]
other = [(a, b) for a in names for b in names if a[:3] != b[:3]]
chosen = [other[i] for i in rng.choice(len(other), 38, replace=False)]
rows = [(*pair, 1) for pair in same] + [(*pair, 0) for pair in chosen]
rows = [rows[i] for i in rng.permutation(len(rows))]
pairs = pd.DataFrame(rows, columns=["image1", "image2", "label"])
pairs.to_csv(here / "image_pairs.csv", index=False, lineterminator="\n")
