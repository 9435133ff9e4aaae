"""Makes the face pictures of numpy_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

here = Path(__file__).parent / "small-faces-crops" / "faces"
here.mkdir(exist_ok=True, parents=True)
rng = np.random.default_rng(101)


def colour(low, high):
    return tuple(int(v) for v in rng.integers(low, high, 3))


for number in range(48):
    width, height = (int(v) for v in rng.integers(68, 77, 2))
    picture = Image.new("RGB", (width, height), colour(40, 220))
    draw = ImageDraw.Draw(picture)
    shade = int(rng.integers(90, 230))
    skin = (shade, int(shade * 0.8), int(shade * 0.65))
    draw.ellipse((10, 4, width - 10, height // 2 + 6), fill=colour(10, 110))
    draw.ellipse((14, 12, width - 14, height - 4), fill=skin)
    for x in (width // 2 - 10, width // 2 + 10):
        draw.ellipse((x - 3, 30, x + 3, 35), fill=(30, 30, 40))
    draw.arc(
        (width // 2 - 10, 42, width // 2 + 10, 42 + int(rng.integers(6, 14))),
        10,
        170,
        fill=(150, 40, 50),
        width=3,
    )
    picture.save(here / f"face_{number:03d}.jpg", quality=70)
