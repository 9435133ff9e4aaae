"""The state that *fixed* of numpy_2 must reach."""

import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split as split_rows

recorded = pd.read_csv("../input/county-house-sales/data.csv")
left_out = ["price", "date", "city", "street", "statezip", "condition"]
features = [column for column in recorded.columns if column not in left_out]
rows, _ = split_rows(np.arange(len(recorded)), test_size=0.2, random_state=0)
expected = recorded.iloc[rows]

assert isinstance(train_data, pd.DataFrame), f"the training table is a {type(train_data)}"
assert list(train_data.columns) == [*features, "price"], list(train_data.columns)
assert len(train_data) == len(x_train) == 160, f"{len(train_data)} rows"
assert not train_data.isna().any().any(), "the training table has gaps"
for column in [*features, "price"]:
    kept = train_data[column].to_numpy()
    true = expected[column].to_numpy()
    assert (kept == true).all(), f"{column} does not match the training rows"
assert (train_data["price"].to_numpy(dtype=float) == np.ravel(y_train)).all(), "not the target"
