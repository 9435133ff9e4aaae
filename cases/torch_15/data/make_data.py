"""Makes the photos and annotations of torch_15. Run it with the kernel environment's Python."""

import json
from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(15)
here = Path(__file__).parent / "penguins-vs-turtles"
(here / "train").mkdir(parents=True, exist_ok=True)

PHOTOS = 80
records = []
for image_id in rng.permutation(PHOTOS).tolist():
    category = int(rng.integers(1, 3))
    height, width = (int(size) for size in rng.integers(66, 75, 2))
    y, x = np.mgrid[0:height, 0:width]
    centre = np.array([height, width]) * rng.uniform(0.4, 0.6, 2)
    reach = np.array([22, 12]) if category == 1 else np.array([12, 22])
    body = ((y - centre[0]) / reach[0]) ** 2 + ((x - centre[1]) / reach[1]) ** 2 < 1
    picture = np.empty((height, width, 3))
    picture[:] = (225, 235, 245) if category == 1 else (95, 175, 185)
    picture[body] = (35, 35, 45) if category == 1 else (70, 110, 50)
    picture += rng.normal(0, 4, (height, width, 1))
    name = f"photo_{image_id:03d}.jpg"
    Image.fromarray(np.clip(picture, 0, 255).astype("uint8")).save(
        here / "train" / name, quality=60
    )
    top, left = (centre - reach).round().astype(int).tolist()
    box = [left, top, int(2 * reach[1]), int(2 * reach[0])]
    records.append({"image_id": image_id, "category_id": category, "bbox": box})
(here / "labels.json").write_text(json.dumps(records, indent=1) + "\n")
