"""Makes the heart table of NBspecific_13. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(13)
here = Path(__file__).parent / "heart-attack-risk-table"
here.mkdir(exist_ok=True)

ROWS = 150
age = np.clip(rng.normal(54, 9, ROWS), 29, 77).round().astype(int)
cp = rng.choice([0, 1, 2, 3], ROWS, p=[0.47, 0.17, 0.28, 0.08])
pulse = np.clip(210 - 1.1 * age + rng.normal(0, 18, ROWS), 80, 202).round().astype(int)
oldpeak = np.clip(rng.exponential(1.0, ROWS), 0, 6).round(1)
risk = 0.9 * cp + 0.03 * (pulse - 150) - 0.8 * oldpeak + rng.logistic(0, 0.8, ROWS)

heart = pd.DataFrame(
    {
        "age": age,
        "sex": rng.choice([0, 1], ROWS, p=[0.32, 0.68]),
        "cp": cp,
        "trtbps": np.clip(rng.normal(131, 17, ROWS), 94, 200).round().astype(int),
        "chol": np.clip(rng.normal(246, 50, ROWS), 126, 420).round().astype(int),
        "fbs": rng.choice([0, 1], ROWS, p=[0.85, 0.15]),
        "thalachh": pulse,
        "oldpeak": oldpeak,
        "output": (risk > np.median(risk)).astype(int),
    }
)
assert not heart.drop(columns="output").duplicated().any()
heart.to_csv(here / "cardio.csv", index=False, lineterminator="\n")
