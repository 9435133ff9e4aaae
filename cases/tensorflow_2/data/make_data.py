"""Makes the cat and dog photos of tensorflow_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(72)
here = Path(__file__).parent / "cat-dog-photos-mini"

SIZE = 223
y, x = np.mgrid[0:SIZE, 0:SIZE] / SIZE


def photo(animal: str) -> Image.Image:
    """Return a soft blob on a soft background, warm for dogs and cool for cats."""
    tint = np.array([40.0, 10.0, -40.0]) if animal == "dogs" else np.array([-30.0, 5.0, 35.0])
    back = (
        rng.uniform(70, 150, 3) + 50 * (y * rng.uniform(-1, 1) + x * rng.uniform(-1, 1))[..., None]
    )
    row, column = rng.uniform(0.35, 0.65, 2)
    wide = rng.uniform(0.04, 0.09)
    blob = np.exp(-((y - row) ** 2 + (x - column) ** 2) / wide)[..., None]
    pixels = back * (1 - blob) + (rng.uniform(110, 160, 3) + tint) * blob
    return Image.fromarray(np.clip(pixels, 0, 255).astype("uint8"))


for part, each in (("training_set", 20), ("test_set", 4)):
    for animal in ("cats", "dogs"):
        folder = here / part / animal
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, each + 1):
            photo(animal).save(folder / f"{animal[:3]}.{number}.jpg", "JPEG", quality=25)
