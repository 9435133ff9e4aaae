"""The state that *fixed* of pandas_5 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/vehicle-insurance-offers/customers.csv")
expected = pd.DataFrame(
    {
        "Gender": (recorded["Gender"] == "Male").astype(int),
        "Driving_License": recorded["Driving_License"],
        "Previously_Insured": recorded["Previously_Insured"],
        "Vehicle_Age_lt_1_Year": (recorded["Vehicle_Age"] == "< 1 Year").astype(int),
        "Vehicle_Age_gt_2_Years": (recorded["Vehicle_Age"] == "> 2 Years").astype(int),
        "Vehicle_Damage_Yes": (recorded["Vehicle_Damage"] == "Yes").astype(int),
        "Region_Code": recorded["Region_Code"].astype(int),
        "Policy_Sales_Channel": recorded["Policy_Sales_Channel"].astype(int),
    }
)

assert len(x_train) == len(y_train) == 150, f"{len(x_train)} training rows"
assert len(x_test) == len(y_test) == 50, f"{len(x_test)} test rows"
assert set(x_train.index) | set(x_test.index) == set(recorded.index), "other customers"
assert list(x_train.columns) == list(x_test.columns), "the parts do not match"

for part in (x_train, x_test):
    for column in expected.columns:
        assert column in part.columns, f"{column} is gone"
        kind = part[column].dtype
        assert pd.api.types.is_integer_dtype(kind), f"{column} is {kind}"
        np.testing.assert_array_equal(
            part[column].to_numpy(), expected.loc[part.index, column], err_msg=column
        )
    premium = recorded.loc[part.index, "Annual_Premium"]
    assert (part["Annual_Premium"].rank() == premium.rank()).all(), "other premiums"
    assert part["Age"].between(-4, 4).all(), "Age is no longer scaled"
