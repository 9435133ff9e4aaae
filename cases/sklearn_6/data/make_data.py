"""Makes the houses of sklearn_6. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(61)
here = Path(__file__).parent / "house-sale-prices"
here.mkdir(exist_ok=True)


def houses(rows, first):
    """Make rows of houses, with Ids from first on."""
    table = pd.DataFrame({"Id": first + np.arange(rows)})
    table["MSZoning"] = rng.choice(["RL", "RM", "FV"], rows, p=[0.7, 0.2, 0.1])
    table["LotArea"] = rng.normal(9500, 2500, rows).clip(1500).astype(int)
    table["Alley"] = np.where(rng.random(rows) < 0.1, rng.choice(["Grvl", "Pave"], rows), None)
    table["Utilities"] = np.where(rng.random(rows) < 0.05, "NoSeWa", "AllPub")
    table["OverallQual"] = rng.normal(6, 1.6, rows).round().clip(1, 10).astype(int)
    table["BsmtFullBath"] = rng.choice([0, 1, 2], rows, p=[0.55, 0.4, 0.05])
    table["BsmtHalfBath"] = rng.binomial(1, 0.1, rows)
    table["Functional"] = rng.choice(["Typ", "Min1", "Mod"], rows, p=[0.85, 0.1, 0.05])
    table["GrLivArea"] = rng.normal(1500, 480, rows).clip(400, 4000).astype(int)
    table["TotalBsmtSF"] = rng.normal(1000, 380, rows).clip(0, 3000).astype(int)
    table["KitchenQual"] = rng.choice(["TA", "Gd", "Ex"], rows, p=[0.5, 0.4, 0.1])
    table["MoSold"] = rng.integers(1, 13, rows)
    table["GarageYrBlt"] = rng.integers(1925, 2011, rows)
    return table


train = houses(200, 1)
train["SalePrice"] = (
    -40000
    + 70 * train["GrLivArea"]
    + 17000 * train["OverallQual"]
    + 20 * train["TotalBsmtSF"]
    + rng.normal(0, 15000, 200)
)
train["SalePrice"] = (train["SalePrice"].clip(35000) // 100 * 100).astype(int)
train.to_csv(here / "train.csv", index=False, lineterminator="\n")

test = houses(80, 201)
gaps = {
    "MSZoning": [14, 52],
    "Utilities": [14, 31],
    "Functional": [7, 66],
    "BsmtFullBath": [23, 40],
    "BsmtHalfBath": [23, 40],
    "TotalBsmtSF": [23],
    "KitchenQual": [58],
}
for name, rows in gaps.items():
    test[name] = test[name].astype(object)
    test.loc[rows, name] = None
test.to_csv(here / "test.csv", index=False, lineterminator="\n")
