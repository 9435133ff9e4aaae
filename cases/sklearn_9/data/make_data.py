"""Makes the telemarketing calls of sklearn_9. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "bank-telemarketing-calls"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(909)

n = 400
age = np.clip(rng.normal(42, 13, n).round(), 18, 90).astype(int)
job = rng.choice(["admin.", "blue-collar", "technician"], n, p=[0.4, 0.35, 0.25])
marital = rng.choice(["married", "single"], n, p=[0.62, 0.38])
contact = rng.choice(["cellular", "telephone"], n, p=[0.65, 0.35])
duration = np.clip(rng.gamma(1.5, 180, n).round(), 0, 1500).astype(int)
campaign = np.clip(rng.geometric(0.45, n), 1, 9)
euribor = np.where(rng.random(n) < 0.6, rng.uniform(4.1, 5, n), rng.uniform(0.6, 1.6, n)).round(3)

score = -2.6 + 0.0055 * duration - 0.55 * (euribor - 2.5) + 0.5 * (contact == "cellular")
subscribed = rng.random(n) < 1 / (1 + np.exp(-1.3 * (score - 0.1 * campaign)))

table = pd.DataFrame(
    {
        "age": age,
        "job": job,
        "marital": marital,
        "contact": contact,
        "duration": duration,
        "campaign": campaign,
        "euribor3m": euribor,
        "y": np.where(subscribed, "yes", "no"),
    }
)
table.to_csv(here / "bank_calls.csv", sep=";", index=False, lineterminator="\n")
