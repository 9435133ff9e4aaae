"""Makes the card payments of pandas_11. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "card-payments-fraud"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(11)

size = 200
fraud = np.zeros(size, dtype=int)
fraud[rng.choice(size, 20, replace=False)] = 1
seconds = np.sort(rng.integers(0, 172001, size)).astype(float)
columns = {"Time": seconds}
for number, shift in enumerate([-1.5, 1.2, -0.8, 0.3], start=1):
    columns[f"V{number}"] = (rng.normal(0, 1, size) + shift * fraud).round(5)
columns["Amount"] = (rng.gamma(1.1, 60, size) * (1 + fraud)).round(2)
columns["Class"] = fraud
pd.DataFrame(columns).to_csv(here / "card.csv", index=False, lineterminator="\n")
