"""Makes the customers of pandas_5. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(26)
here = Path(__file__).parent / "vehicle-insurance-offers"
here.mkdir(exist_ok=True)

ROWS = 200
age = rng.integers(20, 86, ROWS)
insured = rng.integers(0, 2, ROWS)
damage = np.where(rng.random(ROWS) < 0.8 - 0.6 * insured, "Yes", "No")
region = rng.choice([3.0, 8.0, 15.0, 28.0, 29.0, 30.0, 41.0, 46.0, 50.0], ROWS)
region[71] = 46.0
wanted = (insured == 0) & (damage == "Yes")
customers = pd.DataFrame(
    {
        "id": np.arange(1, ROWS + 1),
        "Gender": rng.choice(["Female", "Male"], ROWS),
        "Age": age,
        "Driving_License": (rng.random(ROWS) < 0.95).astype(int),
        "Region_Code": region,
        "Previously_Insured": insured,
        "Vehicle_Age": np.where(
            age < 32, "< 1 Year", np.where(rng.random(ROWS) < 0.85, "1-2 Year", "> 2 Years")
        ),
        "Vehicle_Damage": damage,
        "Annual_Premium": rng.normal(30000, 11000, ROWS).clip(2630, 60000).round(),
        "Policy_Sales_Channel": rng.choice([26.0, 124.0, 152.0, 160.0], ROWS),
        "Vintage": rng.integers(10, 300, ROWS),
        "Response": (rng.random(ROWS) < 0.05 + 0.35 * wanted).astype(int),
    }
)
customers.to_csv(here / "customers.csv", index=False, lineterminator="\n")
