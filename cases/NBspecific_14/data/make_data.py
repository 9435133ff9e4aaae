"""Makes the passenger lists of NBspecific_14. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(14)
here = Path(__file__).parent / "voyage-passengers"
here.mkdir(exist_ok=True)

TRAIN, TEST = 180, 60
ROWS = TRAIN + TEST
cabin = rng.choice([1, 2, 3], ROWS, p=[0.25, 0.2, 0.55])
sex = rng.choice(["male", "female"], ROWS, p=[0.64, 0.36])
age = np.clip(rng.normal(30, 13, ROWS), 1, 75).round()
chance = 0.12 + 0.52 * (sex == "female") + 0.12 * (3 - cabin)
survived = (rng.random(ROWS) < chance.clip(0, 0.96)).astype(int)
age[rng.choice(ROWS, 40, replace=False)] = np.nan

people = pd.DataFrame(
    {
        "PassengerId": np.arange(1, ROWS + 1),
        "Survived": survived,
        "Pclass": cabin,
        "Sex": sex,
        "Age": age,
        "SibSp": rng.choice([0, 1, 2, 3], ROWS, p=[0.68, 0.23, 0.06, 0.03]),
        "Parch": rng.choice([0, 1, 2], ROWS, p=[0.76, 0.13, 0.11]),
        "Fare": (rng.lognormal(2.2, 0.4, ROWS) * (4 - cabin) ** 1.3).round(4),
        "Embarked": rng.choice(["S", "C", "Q"], ROWS, p=[0.72, 0.19, 0.09]),
    }
)
train, test = people.iloc[:TRAIN], people.iloc[TRAIN:].drop(columns="Survived")
test = test.reset_index(drop=True)
test.loc[37, "Fare"] = np.nan

train.to_csv(here / "voyage_train.csv", index=False, lineterminator="\n")
test.to_csv(here / "voyage_test.csv", index=False, lineterminator="\n")
