"""Makes the house tables of seaborn_3. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(303)
here = Path(__file__).parent / "home-sale-prices"
here.mkdir(exist_ok=True)

ROWS = 150
quality = rng.choice(np.arange(3, 11), ROWS, p=[0.05, 0.1, 0.25, 0.25, 0.2, 0.1, 0.03, 0.02])
living = np.clip(rng.normal(700 + 130 * quality, 300), 400, 4200).astype(int)
frontage = np.clip(rng.normal(70, 22, ROWS), 21, 300).round(0)
frontage[rng.random(ROWS) < 0.12] = np.nan
homes = pd.DataFrame(
    {
        "Id": np.arange(1, ROWS + 1),
        "GarageArea": np.clip(rng.normal(470, 200, ROWS), 0, 1400).round(0),
        "LotArea": np.clip(rng.lognormal(9.1, 0.4, ROWS), 1300, 60000).astype(int),
        "LotFrontage": frontage,
        "OverallQual": quality,
        "YearBuilt": rng.integers(1900, 2010, ROWS),
        "GrLivArea": living,
        "BedroomAbvGr": rng.choice(6, ROWS, p=[0.01, 0.04, 0.25, 0.54, 0.13, 0.03]),
        "PoolArea": np.where(rng.random(ROWS) < 0.04, rng.choice([480, 512, 648], ROWS), 0),
    }
)
homes.loc[112, "GarageArea"] = np.nan
price = 90 * living + 15000 * quality + rng.normal(0, 20000, ROWS) - 30000
homes["SalePrice"] = np.clip(price, 3e4, 7e5).round(-2)

homes[:75].to_csv(here / "homes_train.csv", index=False)
homes[75:].drop(columns="SalePrice").to_csv(here / "homes_test.csv", index=False)
