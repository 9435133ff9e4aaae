"""The state that *fixed* of pandas_15 must reach."""

import pandas as pd

folder = "../input/house-prices-small/"
rest = pd.read_csv(folder + "homes_test.csv")
for name in ["Alley", "PoolQC", "Fence", "MiscFeature", "Id"]:
    assert name not in test.columns, f"{name} is still a column of the test frame"
assert len(test) == len(rest) == 100, f"{len(test)} test rows"

rest = rest.drop(columns=["Alley", "FireplaceQu", "PoolQC", "Fence", "MiscFeature", "Id"])
assert sorted(test.columns) == sorted(rest.columns), list(test.columns)
pd.testing.assert_frame_equal(
    test[list(rest.columns)].reset_index(drop=True), rest, check_dtype=False
)

whole = pd.read_csv(folder + "homes_train.csv")
whole = whole.drop(columns=["Alley", "FireplaceQu", "PoolQC", "Fence", "MiscFeature"])
assert sorted(set(whole.columns) - set(train.columns)) in ([], ["Id"]), list(train.columns)
assert len(train) == len(whole) == 100, f"{len(train)} training rows"
