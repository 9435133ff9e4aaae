"""Makes the daily sales of statsmodels_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(913)
here = Path(__file__).parent / "store-item-demand"
here.mkdir(exist_ok=True)

WEEK = np.array([0.82, 0.92, 0.94, 0.99, 1.06, 1.13, 1.19])  # Monday to Sunday

dates = pd.date_range("2017-01-01", "2017-12-31")
season = 1 - 0.24 * np.cos(2 * np.pi * (dates.dayofyear - 15) / 365)
series = []
for store, level in ((1, 50.0), (2, 71.0)):
    mean = level * WEEK[dates.dayofweek] * season
    sales = np.clip(np.round(rng.normal(mean, 0.9 * np.sqrt(mean))), 1, None).astype(int)
    series.append(pd.DataFrame({"date": dates, "store": store, "item": 1, "sales": sales}))
pd.concat(series).to_csv(here / "demand.csv", index=False)
