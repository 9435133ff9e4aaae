"""The state that *fixed* of NBspecific_9 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/app-store-listing/store_apps.csv", index_col=0)
good = recorded[recorded.index != 10472]

assert 10472 not in df.index, "the malformed row is still in df"
assert len(df) == 199, f"df has {len(df)} rows"
assert df["Rating"].max() <= 5, f"the largest rating is {df['Rating'].max()}"
assert (df["App"].tolist()) == good["App"].tolist(), "other rows than the malformed one are gone"
assert df["Category"].tolist() == good["Category"].tolist()

# the notebook goes on: the missing ratings are the median of the 199 good rows
assert df["Rating"].notna().all(), "ratings are still missing"
given = np.sort(good["Rating"].dropna().to_numpy())
middle = (given[(len(given) - 1) // 2] + given[len(given) // 2]) / 2
expected = np.where(good["Rating"].isna(), middle, good["Rating"])
np.testing.assert_allclose(df["Rating"].to_numpy(), expected)
