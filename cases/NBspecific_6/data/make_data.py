"""Makes the order book snapshots of NBspecific_6. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "order-book-snapshots"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(606)

size, levels = 600, 10
walk = np.cumsum(rng.choice([-1, 0, 1], size, p=[0.35, 0.28, 0.37]))
best_ask = 9000 + walk
gap = rng.choice([1, 2, 3], size, p=[0.6, 0.3, 0.1])
start = pd.Timestamp("2020-01-06 09:00:00")
time = pd.date_range(start, periods=size, freq="s")

columns = {
    "timestamp": (time - pd.Timestamp("1970-01-01")) // pd.Timedelta("1ms"),
    "datetime": time.strftime("%Y-%m-%d %H:%M:%S"),
}
for side, best, step in (("ask", best_ask, 1), ("bid", best_ask - gap, -1)):
    distance = np.cumsum(rng.choice([1, 2], (size, levels), p=[0.8, 0.2]), axis=1) - 1
    distance = distance - distance[:, :1]
    amount = np.clip(np.rint(rng.gamma(1.5, 12, (size, levels))), 1, 99).astype(int)
    for level in range(levels):
        columns[f"{side}_price_{level + 1}"] = best + step * distance[:, level]
        columns[f"{side}_size_{level + 1}"] = amount[:, level]

pd.DataFrame(columns).to_csv(here / "order_book.csv", lineterminator="\n")
