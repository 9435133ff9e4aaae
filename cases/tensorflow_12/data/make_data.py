"""Makes the scans and annotations of tensorflow_12. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd
from PIL import Image

rng = np.random.default_rng(512)
here = Path(__file__).parent / "mammogram-grades-mini"

ROWS, WITHOUT_FILE = 90, 10
GRADES = [1, 2, 3, 4, 5]
SHARES = [0.36, 0.30, 0.20, 0.09, 0.05]


def scan(height: int, width: int, laterality: str, grade: int) -> np.ndarray:
    """Return a grey picture: half an ellipse of tissue on black, bright spots for the higher grades."""
    y, x = np.mgrid[0:height, 0:width].astype(float)
    reach = rng.uniform(0.6, 0.9) * width
    middle = height * rng.uniform(0.45, 0.55)
    tissue = np.clip(1 - (x / reach) ** 2 - ((y - middle) / (0.46 * height)) ** 2, 0, None)
    grey = 190 * tissue ** rng.uniform(0.35, 0.6)
    for _ in range(grade - 1 + rng.integers(0, 2)):
        row, column = middle + rng.normal(0, 0.15 * height), reach * rng.uniform(0.2, 0.7)
        grey += 60 * np.exp(-((y - row) ** 2 + (x - column) ** 2) / rng.uniform(6, 20))
    grey = np.where(tissue > 0, grey + rng.normal(0, 4, grey.shape), 0)
    grey = (np.clip(grey, 0, 255) // 12 * 12).astype("uint8")  # few grey levels: small files
    return grey if laterality == "L" else grey[:, ::-1]


rows = []
for _ in range(ROWS):
    rows.append(
        {
            "image_id": "".join(rng.choice(list("0123456789abcdef"), 12)),
            "laterality": str(rng.choice(["L", "R"])),
            "view_position": str(rng.choice(["CC", "MLO"])),
            "breast_birads": f"BI-RADS {rng.choice(GRADES, p=SHARES)}",
        }
    )
absent = set(rng.choice(np.arange(1, ROWS), WITHOUT_FILE, replace=False).tolist())
for number, row in enumerate(rows):
    if number in absent:
        continue
    folder = here / "scans" / f"{row['laterality']}-{row['view_position']}"
    folder.mkdir(parents=True, exist_ok=True)
    height, width = int(rng.integers(52, 68)), int(rng.integers(42, 56))
    grey = scan(height, width, row["laterality"], int(row["breast_birads"][-1]))
    Image.fromarray(np.ascontiguousarray(grey)).save(
        folder / f"{row['image_id']}.png", optimize=True
    )
pd.DataFrame(rows).to_csv(here / "annotations.csv", index=False)
