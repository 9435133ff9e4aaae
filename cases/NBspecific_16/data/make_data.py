"""Makes the metadata and pictures of NBspecific_16. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd
from PIL import Image

rng = np.random.default_rng(1018)
here = Path(__file__).parent / "skin-lesion-pictures" / "lesions"
for part in ("part_1", "part_2"):
    (here / part).mkdir(parents=True, exist_ok=True)

ROWS = 60
KINDS = ["nv", "mel", "bkl", "bcc", "akiec", "vasc", "df"]
dx = np.array(
    KINDS * 3 + list(rng.choice(KINDS, ROWS - 21, p=[0.6, 0.12, 0.12, 0.06, 0.04, 0.03, 0.03]))
)
rng.shuffle(dx)
numbers = np.sort(rng.choice(np.arange(4300, 9900), ROWS, replace=False))
rng.shuffle(numbers)
image_id = [f"IMG_{number:07d}" for number in numbers]

age = 5.0 * rng.integers(4, 18, ROWS)
age[rng.choice(ROWS, 5, replace=False)] = np.nan
metadata = pd.DataFrame(
    {
        "lesion_id": [f"LES_{number:07d}" for number in rng.choice(7000, ROWS, replace=False)],
        "image_id": image_id,
        "dx": dx,
        "dx_type": rng.choice(["histo", "follow_up", "consensus"], ROWS, p=[0.55, 0.35, 0.1]),
        "age": age,
        "sex": rng.choice(["male", "female"], ROWS, p=[0.54, 0.46]),
        "localization": rng.choice(["back", "lower extremity", "trunk", "abdomen", "face"], ROWS),
    }
)
metadata.to_csv(here / "metadata.csv", index=False, lineterminator="\n")

# 40 of the 60 have a picture, 20 in each part
y, x = np.mgrid[0:8, 0:8] - 3.5
with_picture = rng.choice(ROWS, 40, replace=False)
for place, row in enumerate(with_picture):
    skin = rng.uniform([200, 150, 130], [235, 185, 170])
    spot = np.array([90, 50, 40]) + 15.0 * KINDS.index(dx[row]) + rng.uniform(-8, 8, 3)
    inside = (x**2 + y**2) < rng.uniform(4, 10)
    picture = np.where(inside[..., None], spot, skin) + rng.normal(0, 4, (8, 8, 3))
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    part = "part_1" if place < 20 else "part_2"
    Image.fromarray(picture).save(here / part / f"{image_id[row]}.jpg", quality=90)
