"""Makes the house tables of NBspecific_17. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(1872)
here = Path(__file__).parent / "house-prices-small-town"
here.mkdir(exist_ok=True)

ROWS, TRAIN = 200, 120
quality = np.clip(rng.normal(6, 1.5, ROWS).round(), 1, 10).astype(int)
area = np.clip(rng.normal(1100, 300, ROWS) + 70 * quality, 480, None).round().astype(int)
lot = np.clip(rng.lognormal(9.1, 0.35, ROWS), 1500, 40000).round().astype(int)
year = np.clip(rng.normal(1962, 25, ROWS) + 3 * quality, 1880, 2010).round().astype(int)
frontage = (20 + lot / 230 + rng.normal(0, 9, ROWS)).clip(21).round()
frontage[rng.random(ROWS) < 0.15] = np.nan
garage = np.where(rng.random(ROWS) < np.clip((year - 1900) / 110, 0.1, 0.9), "Attchd", "Detchd")
garage = garage.astype(object)
garage[rng.choice(ROWS, 14, replace=False)] = np.nan
price = 55 * area + 14000 * quality + 350 * (year - 1900) + 1.5 * lot + rng.normal(0, 12000, ROWS)

homes = pd.DataFrame(
    {
        "Id": np.arange(1, ROWS + 1),
        "MSZoning": rng.choice(["RL", "RM", "FV"], ROWS, p=[0.75, 0.18, 0.07]),
        "LotFrontage": frontage,
        "LotArea": lot,
        "Street": rng.choice(["Pave", "Grvl"], ROWS, p=[0.95, 0.05]),
        "OverallQual": quality,
        "GrLivArea": area,
        "YearBuilt": year,
        "GarageType": garage,
        "SalePrice": (price / 500).round().astype(int) * 500,
    }
)
homes.iloc[:TRAIN].to_csv(here / "homes_train.csv", index=False, lineterminator="\n")
homes.iloc[TRAIN:].drop(columns="SalePrice").to_csv(
    here / "homes_test.csv", index=False, lineterminator="\n"
)
