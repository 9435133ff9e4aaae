"""Makes the dog photos of torch_5. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(77)
here = Path(__file__).parent / "dog-breeds-mini"
here.mkdir(exist_ok=True)

BREEDS = [
    "n02085620-Chihuahua",
    "n02085782-Japanese_spaniel",
    "n02085936-Maltese_dog",
    "n02086079-Pekinese",
    "n02086240-Shih-Tzu",
    "n02088094-Afghan_hound",
]
FURS = [
    (205, 160, 100),
    (40, 40, 45),
    (240, 238, 230),
    (150, 75, 30),
    (110, 120, 135),
    (90, 60, 120),
]
GROUNDS = [
    (60, 130, 60),
    (190, 180, 80),
    (70, 110, 180),
    (180, 190, 200),
    (160, 90, 90),
    (40, 90, 50),
]

for breed, fur, ground in zip(BREEDS, FURS, GROUNDS):
    folder = here / "images" / breed
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, 9):
        height, width = (int(n) for n in rng.integers(50, 90, 2))
        y, x = np.mgrid[0:height, 0:width]
        middle = rng.uniform(0.4, 0.6, 2) * (height, width)
        disc = ((y - middle[0]) / (0.35 * height)) ** 2 + ((x - middle[1]) / (0.3 * width)) ** 2 < 1
        pixels = np.where(disc[..., None], fur, ground) + rng.normal(0, 15, 3)
        pixels = pixels + rng.normal(0, 6, (height, width, 1))
        image = Image.fromarray(pixels.clip(0, 255).astype("uint8"))
        image.save(folder / f"{breed[:9]}_{number:02d}.jpg", quality=60)
