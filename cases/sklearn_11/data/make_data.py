"""Makes the gym visits of sklearn_11. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "campus-gym-visits"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(1111)

n = 300
month = rng.permutation(np.arange(n) % 12 + 1)
hour = rng.integers(0, 24, n)
season = 62 - 12 * np.cos(2 * np.pi * (month - 1) / 12)
temperature = season + 4 * np.sin(2 * np.pi * (hour - 9) / 24) + rng.normal(0, 3, n)
busy = 18 + 28 * (hour > 6) + 25 * np.exp(-(((hour - 18) / 3) ** 2)) - 15 * (month == 7)
people = busy + 0.5 * (temperature - 60) + rng.normal(0, 9, n)

table = pd.DataFrame(
    {
        "number_people": np.clip(people.round(), 0, 119).astype(int),
        "temperature": np.clip(temperature, 40, 85).round(2),
        "month": month,
        "day_of_week": rng.integers(0, 7, n),
        "hour": hour,
    }
)
table.to_csv(here / "gym_visits.csv", index=False, lineterminator="\n")
