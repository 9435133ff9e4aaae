"""Makes the diabetes measurements of matplotlib_5. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(768)
here = Path(__file__).parent / "diabetes-measurements"
here.mkdir(exist_ok=True)

ROWS = 200

outcome = (rng.random(ROWS) < 0.35).astype(int)
age = np.clip(21 + rng.gamma(1.6, 7.5, ROWS) + 3 * outcome, 21, 81).astype(int)
glucose = np.clip(rng.normal(110 + 31 * outcome, 25), 56, 199).astype(int)
pressure = np.clip(rng.normal(66 + 0.17 * age, 11), 38, 122).astype(int)
skin = np.clip(rng.normal(28 + 3 * outcome, 9), 7, 63).astype(int)
insulin = np.clip(rng.gamma(2.2, 0.62 * glucose), 15, 846).astype(int)
bmi = np.round(np.clip(rng.normal(30.5 + 4.5 * outcome, 6), 18.2, 59.4), 1)
pregnancies = np.clip(rng.poisson(0.095 * age), 0, 15)

# what was not measured is a zero in this kind of table
insulin[rng.random(ROWS) < 0.45] = 0
skin[rng.random(ROWS) < 0.28] = 0
pressure[rng.choice(ROWS, 8, replace=False)] = 0
glucose[rng.choice(ROWS, 2, replace=False)] = 0

pd.DataFrame(
    {
        "Pregnancies": pregnancies,
        "Glucose": glucose,
        "BloodPressure": pressure,
        "SkinThickness": skin,
        "Insulin": insulin,
        "BMI": bmi,
        "Age": age,
        "Outcome": outcome,
    }
).to_csv(here / "diabetes.csv", index=False)
