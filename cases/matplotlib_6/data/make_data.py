"""Makes the ticks of matplotlib_6. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(3711)
here = Path(__file__).parent / "order-book-3711"
here.mkdir(exist_ok=True)

ROWS = 150
price = np.clip(94.2 + 0.1 * rng.integers(-2, 3, ROWS).cumsum() / 2, 93.3, 95.2).round(1)
quantity = rng.integers(1, 217, ROWS)
ticks = pd.DataFrame(
    {
        "symbol": 3711,
        "matchTime": 90_000_000 + np.sort(rng.integers(0, 15_000_000, ROWS)),
        "matchPri": price,
        "matchQty": quantity,
        "tolMatchQty": quantity.cumsum(),
        "bidPri1": (price - 0.1).round(1),
        "bidQty1": rng.integers(1, 1142, ROWS),
        "askPri1": price,
        "askQty1": rng.integers(1, 297, ROWS),
        "highPri": np.maximum.accumulate(price),
        "lowPri": np.minimum.accumulate(price),
        "label": rng.choice([0, 1, 2], ROWS, p=[0.3, 0.45, 0.25]),
    }
)
ticks.to_csv(here / "3711.csv", index=False, lineterminator="\n")
