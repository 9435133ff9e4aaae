"""Makes the homes of seaborn_4. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(44)
here = Path(__file__).parent / "city-homes-prices"
here.mkdir(exist_ok=True)

ROWS = 60
size = rng.integers(100, 100000, ROWS)
pool = rng.integers(0, 2, ROWS)
floors = rng.integers(1, 101, ROWS)
homes = pd.DataFrame(
    {
        "squareMeters": size,
        "numberOfRooms": rng.integers(1, 101, ROWS),
        "hasYard": rng.integers(0, 2, ROWS),
        "hasPool": pool,
        "floors": floors,
        "cityCode": rng.integers(3, 99954, ROWS),
        "cityPartRange": rng.integers(1, 11, ROWS),
        "numPrevOwners": rng.integers(1, 11, ROWS),
        "made": rng.integers(1990, 2022, ROWS),
        "isNewBuilt": rng.integers(0, 2, ROWS),
        "hasStormProtector": rng.integers(0, 2, ROWS),
        "basement": rng.integers(0, 10001, ROWS),
        "attic": rng.integers(1, 10001, ROWS),
        "garage": rng.integers(100, 1001, ROWS),
        "hasStorageRoom": rng.integers(0, 2, ROWS),
        "hasGuestRoom": rng.integers(0, 11, ROWS),
    }
)
homes["price"] = np.clip(
    99.9 * size + 3000 * pool + 55 * floors + rng.normal(0, 1500, ROWS), 1e4, 1e7
).round(1)
homes.to_csv(here / "city_homes.csv", index=False)
