"""Makes the homes of pandas_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(82)
here = Path(__file__).parent / "house-prices-small-town"
here.mkdir(exist_ok=True)

TRAIN, TEST = 120, 60
ROWS = TRAIN + TEST


def sparse(values, share):
    """Text with the given share of the cells filled."""
    return np.where(rng.random(ROWS) < share, rng.choice(values, ROWS), None)


quality = rng.integers(1, 11, ROWS)
area = rng.normal(9800, 2600, ROWS).clip(1500).astype(int)
frontage = (np.sqrt(area) * 0.7 + rng.normal(0, 6, ROWS)).round()
frontage[rng.random(ROWS) < 0.2] = np.nan
homes = pd.DataFrame(
    {
        "Id": np.arange(1, ROWS + 1),
        "MSZoning": rng.choice(["RL", "RM", "FV", "RH"], ROWS, p=[0.7, 0.2, 0.06, 0.04]),
        "LotFrontage": frontage,
        "LotArea": area,
        "Alley": sparse(["Grvl", "Pave"], 0.12),
        "OverallQual": quality,
        "FireplaceQu": sparse(["Gd", "TA", "Fa"], 0.4),
        "PoolQC": sparse(["Ex", "Gd"], 0.05),
        "Fence": sparse(["MnPrv", "GdPrv", "GdWo"], 0.2),
        "MiscFeature": sparse(["Shed", "Gar2"], 0.08),
        "SalePrice": (24000 * quality + 6 * area + rng.normal(0, 15000, ROWS))
        .clip(35000)
        .astype(int),
    }
)
train, test = homes[:TRAIN], homes[TRAIN:].drop(columns="SalePrice")
train.to_csv(here / "homes_train.csv", index=False, lineterminator="\n")
test.to_csv(here / "homes_test.csv", index=False, lineterminator="\n")
