"""Makes the passenger list of sklearn_12. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "ship-passengers"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(1212)

n = 200
pclass = rng.choice([1, 2, 3], n, p=[0.25, 0.2, 0.55])
sex = rng.choice(["male", "female"], n, p=[0.63, 0.37])
age = np.clip(rng.normal(31, 14, n), 1, 80).round()
fare = np.clip(rng.gamma(2, 7, n) + 25 * (pclass == 1) + 5, 5, 100).round(2)
siblings = rng.choice([0, 1, 2, 3], n, p=[0.68, 0.22, 0.07, 0.03])
parents = rng.choice([0, 1, 2], n, p=[0.76, 0.14, 0.1])
chance = 1 / (
    1 + np.exp(-(-1.9 + 2.7 * (sex == "female") + 0.8 * (3 - pclass) - 0.02 * (age - 30)))
)
deck = np.char.add(rng.choice(list("BCDE"), n), rng.integers(1, 120, n).astype(str))
embarked = rng.choice(["S", "C", "Q"], n, p=[0.7, 0.2, 0.1]).astype(object)
embarked[[61, 148]] = np.nan

table = pd.DataFrame(
    {
        "PassengerId": np.arange(1, n + 1),
        "Survived": (rng.random(n) < chance).astype(int),
        "Pclass": pclass,
        "Name": [f"P-{code}" for code in rng.permutation(np.arange(1000, 1000 + n))],
        "Sex": sex,
        "Age": np.where(rng.random(n) < 0.18, np.nan, age),
        "SibSp": siblings,
        "Parch": parents,
        "Ticket": [f"T{number}" for number in rng.integers(2000, 9999, n)],
        "Fare": fare,
        "Cabin": np.where(rng.random(n) < 0.6 * (pclass == 1) + 0.05, deck, None),
        "Embarked": embarked,
    }
)
table.to_csv(here / "passengers.csv", index=False, lineterminator="\n")
