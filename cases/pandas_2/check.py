"""The state that *fixed* of pandas_2 must reach."""

import pandas as pd

folder = "../input/house-prices-small-town/"
parts = [
    pd.read_csv(folder + name, index_col="Id") for name in ("homes_train.csv", "homes_test.csv")
]
recorded = pd.concat(parts)
sparse = ["LotFrontage", "Alley", "FireplaceQu", "PoolQC", "Fence", "MiscFeature"]

assert not set(sparse) & set(joined.columns), f"still in the frame: {list(joined.columns)}"
assert joined.shape == (len(recorded), recorded.shape[1] - 6), f"the frame is {joined.shape}"
pd.testing.assert_frame_equal(joined, recorded.drop(columns=sparse), check_like=True)

texts = set(recorded.select_dtypes("object").columns)
assert len(cat_cols) == len(set(cat_cols)), f"a name twice: {cat_cols}"
assert len(num_cols) == len(set(num_cols)), f"a name twice: {num_cols}"
assert set(cat_cols) == texts, f"categorical columns: {cat_cols}"
assert set(num_cols) == set(recorded.columns) - texts, f"numeric columns: {num_cols}"
