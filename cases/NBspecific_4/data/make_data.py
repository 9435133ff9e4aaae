"""Makes the credit applicants of NBspecific_4. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "credit-risk-applicants"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(404)

size = 200
duration = rng.choice([6, 9, 12, 15, 18, 24, 30, 36, 48], size)
amount = np.rint(rng.lognormal(6.4, 0.5, size) + duration * rng.uniform(50, 150, size)).astype(int)
savings = rng.choice(["little", "moderate", "rich", ""], size, p=[0.58, 0.14, 0.1, 0.18])
purposes = ["car", "radio/TV", "furniture", "business", "education", "repairs"]
odds = -2.05 + 0.02 * duration + 0.5 * (savings == "little") + 0.00008 * amount
risk = np.where(rng.random(size) < 1 / (1 + np.exp(-odds)), "bad", "good")

table = pd.DataFrame(
    {
        "Age": np.clip(rng.gamma(5.5, 3.2, size) + 18, 19, 75).astype(int),
        "Sex": rng.choice(["male", "female"], size, p=[0.68, 0.32]),
        "Job": rng.choice([0, 1, 2, 3], size, p=[0.03, 0.2, 0.62, 0.15]),
        "Housing": rng.choice(["own", "rent", "free"], size, p=[0.7, 0.19, 0.11]),
        "Saving accounts": savings,
        "Credit amount": amount,
        "Duration": duration,
        "Purpose": rng.choice(purposes, size, p=[0.33, 0.28, 0.18, 0.1, 0.07, 0.04]),
        "Risk": risk,
    }
)
table.to_csv(here / "credit_applicants.csv", index=False, lineterminator="\n")
