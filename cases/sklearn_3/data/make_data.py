"""Makes the tables of sklearn_3. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(31)
here = Path(__file__).parent / "age-condition-measurements"
here.mkdir(exist_ok=True)

ROWS = 60
MEASURED = ["AB", "AF", "AH", "AM", "AR"]
ids = [f"{n:012x}" for n in rng.integers(0, 16**12, ROWS + 5)]

condition = rng.binomial(1, 0.3, ROWS)
train = pd.DataFrame({"Id": ids[:ROWS]})
for i, name in enumerate(MEASURED):
    level = 0.4 + 0.5 * i + 0.8 * condition + rng.gamma(2, 0.4, ROWS)
    train[name] = level.clip(0.05, 5).round(6)
train.loc[[12, 41], "AM"] = np.nan
train["EJ"] = rng.choice(["A", "B"], ROWS, p=[0.4, 0.6])
train["Class"] = condition
train.to_csv(here / "train.csv", index=False, lineterminator="\n")

meta = pd.DataFrame({"Id": ids[:ROWS]})
meta["Alpha"] = np.where(condition == 1, rng.choice(["B", "D", "G"], ROWS), "A")
meta["Beta"] = rng.choice(["A", "B", "C"], ROWS)
meta["Epsilon"] = rng.choice(["3/19/2019", "8/4/2020", "Unknown"], ROWS)
meta.to_csv(here / "meta.csv", index=False, lineterminator="\n")

test = pd.DataFrame({"Id": ids[ROWS:]})
for name in MEASURED:
    test[name] = 0.0
test["EJ"] = "A"
test.to_csv(here / "test.csv", index=False, lineterminator="\n")
