"""Makes the borrowers of seaborn_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(2011)
here = Path(__file__).parent / "consumer-credit-risk"
here.mkdir(exist_ok=True)


def borrowers(late: np.ndarray) -> pd.DataFrame:
    """Return a borrower for each entry of *late* (1: a payment was seriously late)."""
    rows = len(late)
    use = np.clip(rng.beta(0.7 + 1.4 * late, 2.0 - 0.8 * late), 0, 1)
    age = np.clip(rng.normal(53 - 7 * late, 14.5), 20, 100).astype(int)
    debt = rng.gamma(1.5, 0.23 + 0.07 * late)
    income = np.round(rng.lognormal(8.6 - 0.2 * late, 0.55)).astype(float)
    dependents = np.clip(rng.poisson(0.75 + 0.25 * late), 0, 5).astype(float)
    unknown = rng.random(rows) < 0.18
    income[unknown] = np.nan
    dependents[unknown & (rng.random(rows) < 0.25)] = np.nan
    return pd.DataFrame(
        {
            "SeriousDlqin2yrs": late,
            "RevolvingUtilizationOfUnsecuredLines": np.round(use, 6),
            "age": age,
            "DebtRatio": np.round(debt, 6),
            "MonthlyIncome": income,
            "NumberOfDependents": dependents,
        },
        index=np.arange(1, rows + 1),
    )


train = borrowers(rng.permutation([0] * 180 + [1] * 20))
test = borrowers((rng.random(80) < 0.1).astype(int))
test["SeriousDlqin2yrs"] = np.nan  # to be predicted

train.to_csv(here / "credit_train.csv")
test.to_csv(here / "credit_test.csv")
