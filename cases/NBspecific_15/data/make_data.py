"""Makes the dark and bright pictures of NBspecific_15. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(615)
here = Path(__file__).parent / "low-light-rooms"
EDGE = 40

for name in ("bright", "dark"):
    (here / name).mkdir(parents=True, exist_ok=True)

rows, columns = np.mgrid[0:EDGE, 0:EDGE]
for number in range(12):
    wall = rng.uniform(130, 230, 3)
    floor = rng.uniform(70, 150, 3)
    horizon = int(rng.integers(20, 30))
    picture = np.where((rows < horizon)[..., None], wall, floor)

    # a piece of furniture and a lamp
    left, top = int(rng.integers(3, 20)), int(rng.integers(10, 20))
    width, height = int(rng.integers(8, 16)), int(rng.integers(8, 16))
    picture[top : top + height, left : left + width] = rng.uniform(40, 220, 3)
    lamp = ((rows - rng.uniform(4, 12)) ** 2 + (columns - rng.uniform(5, 35)) ** 2) / 60
    picture = picture + 90 * np.exp(-lamp)[..., None]

    bright = np.clip(picture + rng.normal(0, 3, picture.shape), 0, 255).astype(np.uint8)
    dark = bright // 4
    Image.fromarray(bright).save(here / "bright" / f"{number:02d}.jpg", quality=92)
    Image.fromarray(dark).save(here / "dark" / f"{number:02d}.jpg", quality=92)
