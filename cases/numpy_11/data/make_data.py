"""Makes the apple pictures of numpy_11. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(1111)
here = Path(__file__).parent / "apple-disease-pictures"
folder = here / "apple_disease" / "Train" / "Blotch_Apple"
folder.mkdir(parents=True, exist_ok=True)

MODES = ["RGB"] * 4 + ["L"] + ["RGB"] * 3 + ["RGBA"] + ["RGB"] * 3
for number, mode in enumerate(MODES, start=1):
    width, height = int(rng.integers(76, 86)), int(rng.integers(86, 96))
    y, x = np.mgrid[0:height, 0:width]
    picture = np.full((height, width, 3), 235)
    apple = (x - width / 2) ** 2 + (y - height / 2) ** 2 < (0.42 * width) ** 2
    picture[apple] = [170 + 6 * number, 50 + 4 * number, 45]
    for _ in range(5):
        cx, cy = width * rng.uniform(0.3, 0.7), height * rng.uniform(0.3, 0.7)
        picture[(x - cx) ** 2 + (y - cy) ** 2 < rng.uniform(8, 40)] = [90, 60, 30]
    image = Image.fromarray(picture.clip(0, 255).astype("uint8")).convert(mode)
    image.save(folder / f"blotch_{number:02d}.png", optimize=True)
