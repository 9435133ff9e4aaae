"""Makes the index prices of NBspecific_20. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(201)
here = Path(__file__).parent / "broad-index-daily"
here.mkdir(exist_ok=True)

DAYS = 201
walk = 2000 + np.cumsum(rng.normal(0.8, 9, DAYS))
wave = 1 + 0.004 * np.sin(2 * np.pi * np.arange(DAYS) / 7)
close = walk * wave
opened = np.r_[close[0] - 3, close[:-1]] + rng.normal(0, 3, DAYS)
opened = opened * wave
prices = pd.DataFrame(
    {
        "Date": pd.date_range("2017-03-01", periods=DAYS, freq="D").strftime("%Y-%m-%d"),
        "High": (np.maximum(opened, close) + rng.gamma(2, 3, DAYS)).round(2),
        "Low": (np.minimum(opened, close) - rng.gamma(2, 3, DAYS)).round(2),
        "Open": opened.round(2),
        "Close": close.round(2),
        "Volume": (3.4e9 * rng.lognormal(0, 0.15, DAYS)).round(-4).astype(int),
        "Adj Close": close.round(2),
    }
)
prices.to_csv(here / "index_prices.csv", index=False, lineterminator="\n")
