"""The state that *fixed* of pandas_6 must reach."""

import pandas as pd

recorded = pd.read_csv("../input/retail-sales-one-year/sales.csv", index_col=0, dtype=str)
recorded = recorded[recorded["Product"].notna() & (recorded["Product"] != "Product")]

assert isinstance(sales, pd.DataFrame), f"sales is a {type(sales).__name__}"
assert list(sales.columns) == list(recorded.columns), f"the columns are {list(sales.columns)}"

order = sales["Order ID"]
assert pd.api.types.is_numeric_dtype(order), f"Order ID is {order.dtype}"
assert order.notna().all(), "an Order ID is missing"
assert len(sales) == len(recorded) == 145, f"{len(sales)} rows, {len(recorded)} expected"
assert order.astype(int).tolist() == [int(text) for text in recorded["Order ID"]], "other orders"
for column in ("Product", "Order Date", "Purchase Address"):
    assert sales[column].tolist() == recorded[column].tolist(), f"{column} has changed"
