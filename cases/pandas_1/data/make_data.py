"""Makes the bike trips of pandas_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(31)
here = Path(__file__).parent / "city-bike-trips"
here.mkdir(exist_ok=True)

ROWS = 210
weekday = rng.integers(0, 7, ROWS)
haversine = rng.gamma(2.0, 2.2, ROWS).clip(0.05, 28.6).round(3)
haversine[rng.choice(ROWS, 9, replace=False)] = 0
distance = (haversine * 4 + rng.integers(0, 12, ROWS)).astype(int).clip(0, 127)
distance[rng.choice(ROWS, 6, replace=False)] = 0
wrong_sign = rng.choice(ROWS, 7, replace=False)
distance[wrong_sign] = -np.minimum(distance[wrong_sign], 100)
month = rng.integers(1, 13, ROWS)
minutes = 6 + haversine * 3 + rng.gamma(2.0, 6.0, ROWS) + 9 * (weekday >= 5)
trips = pd.DataFrame(
    {
        "Duration": minutes.astype(int).clip(1, 119),
        "Distance": distance,
        "Haversine": haversine,
        "PDweek": weekday,
        "Pmonth": month,
        "Phour": rng.integers(0, 24, ROWS),
        "Temp": (10 - 17 * np.cos(month / 12 * 2 * np.pi) + rng.normal(0, 5, ROWS))
        .clip(-17, 39)
        .round(1),
    }
)
trips.to_csv(here / "bike_trips.csv", lineterminator="\n")
