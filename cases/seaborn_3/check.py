"""The state that *fixed* of seaborn_3 must reach."""

import numpy as np
import pandas as pd

folder = "../input/home-sale-prices/"
both = pd.concat([pd.read_csv(folder + "homes_train.csv"), pd.read_csv(folder + "homes_test.csv")])
numeric = ["GarageArea", "LotFrontage", "YearBuilt", "GrLivArea", "SalePrice"]

assert len(df) == 150, f"the frame has {len(df)} rows"
assert df["SalePrice"].isna().sum() == 75, "prices were filled or lost"
assert list(num_cols) == numeric, f"numeric columns: {num_cols}"
assert col == numeric[-1], f"the loops ended at {col}"

assert len(bar_axes) == len(numeric), f"{len(bar_axes)} bar plots"
for name, ax_ in zip(numeric, bar_axes):
    assert len(ax_.patches) == 1, f"{name}: {len(ax_.patches)} bars"
    bar = ax_.patches[0]
    mean = both[name].mean()
    ends = [bar.get_width(), bar.get_height()]
    assert np.isclose(ends, mean).any(), f"{name}: a bar of {ends}, the mean is {mean}"

assert len(box_axes) == len(numeric), f"{len(box_axes)} box plots"
for name, ax_ in zip(numeric, box_axes):
    assert ax_.lines, f"{name}: no box"
    assert ax_.get_xlabel() == name, f"{name}: the box is of {ax_.get_xlabel()}"
