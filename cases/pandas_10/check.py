"""The state that *fixed* of pandas_10 must reach."""

import pandas as pd

source = pd.read_csv("../input/app-store-listing/apps.csv").dropna()

assert pd.api.types.is_integer_dtype(df["Installs"]), df["Installs"].dtype
assert df["Installs"].notna().all()
assert df["Installs"].iloc[0] == 10_000
assert len(df) == len(source), "rows were lost"
expected = [int(text.replace(",", "").rstrip("+")) for text in source["Installs"]]
assert df["Installs"].tolist() == expected
assert pd.api.types.is_integer_dtype(df["Reviews"])
