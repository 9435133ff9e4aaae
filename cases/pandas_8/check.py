"""The state that *fixed* of pandas_8 must reach."""

import csv

with open("../input/car-price-list/cars.csv", newline="") as file:
    raw = [row["MSRP"] for row in csv.DictReader(file)]
digits = ["".join(c for c in text if c.isdigit()) for text in raw]

assert len(cars) == len(raw) == 60, f"{len(cars)} rows"
assert str(cars["MSRP"].dtype) == "Int64", f"MSRP is {cars['MSRP'].dtype}"
assert cars["MSRP"].isna().sum() == 2, f"{cars['MSRP'].isna().sum()} prices are missing"
assert cars["MSRP"].iloc[0] == 36945, f"the first price is {cars['MSRP'].iloc[0]}"
for found, wanted in zip(cars["MSRP"].tolist(), digits, strict=True):
    if wanted:
        assert found == int(wanted), f"{found} instead of {wanted}"
assert cars["MSRP"].isna().tolist() == [text == "" for text in digits], "other rows are missing"
