"""Makes the homes of pandas_15. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "house-prices-small"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(15)


def homes(first, shares):
    size = 100
    frame = pd.DataFrame(
        {
            "Id": np.arange(first, first + size),
            "MSZoning": rng.choice(["RL", "RM", "FV"], size, p=[0.75, 0.18, 0.07]),
            "LotArea": np.round(rng.normal(10000, 2500, size)).clip(2000).astype(int),
            "Alley": rng.choice(["Grvl", "Pave"], size),
            "OverallQual": rng.integers(3, 11, size),
            "YearBuilt": rng.integers(1920, 2010, size),
            "GrLivArea": np.round(rng.normal(1500, 400, size)).clip(500).astype(int),
            "FullBath": rng.integers(1, 4, size),
            "FireplaceQu": rng.choice(["Gd", "TA", "Fa", "Ex"], size),
            "GarageType": rng.choice(["Attchd", "Detchd", "BuiltIn"], size),
            "PoolQC": rng.choice(["Gd", "Fa", "Ex"], size),
            "Fence": rng.choice(["MnPrv", "GdPrv", "GdWo"], size),
            "MiscFeature": rng.choice(["Shed", "Othr"], size),
            "SaleType": rng.choice(["WD", "New", "COD"], size, p=[0.85, 0.1, 0.05]),
        }
    )
    for column, missing in shares.items():
        frame.loc[rng.choice(size, missing, replace=False), column] = np.nan
    return frame


train = homes(
    1,
    {"Alley": 93, "FireplaceQu": 47, "GarageType": 6, "PoolQC": 97, "Fence": 80, "MiscFeature": 95},
)
price = train["GrLivArea"] * 75 + train["OverallQual"] * 14000 + (train["YearBuilt"] - 1920) * 400
train["SalePrice"] = (price + rng.normal(0, 15000, len(train))).round(-2).astype(int)
train.to_csv(here / "homes_train.csv", index=False, lineterminator="\n")

test = homes(
    1461,
    {"Alley": 92, "FireplaceQu": 50, "GarageType": 5, "PoolQC": 98, "Fence": 81, "MiscFeature": 96},
)
test.to_csv(here / "homes_test.csv", index=False, lineterminator="\n")
sample = pd.DataFrame({"Id": test["Id"], "SalePrice": 180000})
sample.to_csv(here / "sample_submission.csv", index=False, lineterminator="\n")
