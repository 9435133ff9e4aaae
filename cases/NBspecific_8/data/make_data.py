"""Makes the card payments of NBspecific_8. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(28)
here = Path(__file__).parent / "card-payments-europe"
here.mkdir(exist_ok=True)

ROWS, FRAUDS = 300, 12
label = np.zeros(ROWS, dtype=int)
label[rng.choice(ROWS, FRAUDS, replace=False)] = 1

payments = {"Time": np.sort(rng.uniform(0, 172000, ROWS)).round(1)}
for number in range(1, 29):
    shift = 1.6 if number in (3, 4, 10, 12, 14, 17) else 0.0
    payments[f"V{number}"] = (rng.normal(0, 1, ROWS) - shift * label).round(2)
payments["Amount"] = (rng.exponential(90, ROWS) + 0.5).round(2)
payments["Class"] = label

pd.DataFrame(payments).to_csv(here / "card_payments.csv", index=False, lineterminator="\n")
