"""Makes the flower pictures of numpy_10. Run it with the kernel environment's Python."""

import json
from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(1010)
here = Path(__file__).parent / "flower-pictures-mini"
NAMES = {
    "1": "pink primrose",
    "2": "hard-leaved pocket orchid",
    "3": "canterbury bells",
    "4": "sweet pea",
    "10": "globe thistle",
    "100": "blanket flower",
}
COLOURS = {
    "1": (220, 130, 170),
    "2": (230, 220, 200),
    "3": (110, 90, 200),
    "4": (190, 80, 140),
    "10": (90, 110, 190),
    "100": (220, 110, 40),
}

number = 1
for part in ("train", "valid", "test"):
    for folder, colour in COLOURS.items():
        place = here / "flower_data" / part / folder
        place.mkdir(parents=True, exist_ok=True)
        for _ in range(3):
            picture = np.full((12, 10, 3), (70, 120, 60), dtype=float)
            top, left = rng.integers(1, 5), rng.integers(1, 4)
            picture[top : top + 6, left : left + 6] = colour
            picture += rng.normal(0, 12, picture.shape)
            picture = Image.fromarray(picture.clip(0, 255).astype("uint8")).resize((40, 48))
            picture.save(place / f"image_{number:05d}.jpg", quality=80)
            number += 1
(here / "cat_to_name.json").write_text(json.dumps(NAMES, indent=1) + "\n", encoding="utf-8")
