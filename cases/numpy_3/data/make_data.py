"""Makes the loan table of numpy_3. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "home-equity-loans"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(303)
n = 300

bad = (rng.random(n) < 0.22).astype(int)
loan = np.clip(rng.gamma(2.8, 6600, n).round(-2), 1100, 89900).astype(int)
mortgage = np.clip(rng.gamma(3, 24500, n).round(0), 2063, 399550)
table = pd.DataFrame(
    {
        "BAD": bad,
        "LOAN": loan,
        "MORTDUE": mortgage,
        "VALUE": np.clip((mortgage * rng.normal(1.35, 0.2, n)).round(0), 8000, 855909),
        "REASON": rng.choice(["DebtCon", "HomeImp"], n, p=[0.68, 0.32]),
        "JOB": rng.choice(
            ["Other", "ProfExe", "Office", "Mgr", "Self", "Sales"],
            n,
            p=[0.41, 0.22, 0.16, 0.14, 0.04, 0.03],
        ),
        "YOJ": np.clip(rng.exponential(9, n), 0, 41).round(0),
        "DEROG": np.clip(rng.poisson(0.15 + 0.6 * bad), 0, 10).astype(float),
        "DELINQ": np.clip(rng.poisson(0.3 + 1.0 * bad), 0, 15).astype(float),
        "CLAGE": np.clip(rng.normal(180 - 25 * bad, 80), 0, 1168).round(2),
        "NINQ": np.clip(rng.poisson(1.1 + 0.7 * bad), 0, 17).astype(float),
        "CLNO": np.clip(rng.normal(21, 10, n), 0, 71).round(0),
        "DEBTINC": np.clip(rng.normal(33.5 + 4 * bad, 7), 0.5, 203).round(3),
    }
)
shares = {"MORTDUE": 0.09, "VALUE": 0.03, "REASON": 0.04, "JOB": 0.05, "YOJ": 0.09, "DEROG": 0.12}
shares |= {"DELINQ": 0.1, "CLAGE": 0.05, "NINQ": 0.09, "CLNO": 0.04, "DEBTINC": 0.2}
for column, share in shares.items():
    table.loc[rng.permutation(n)[: int(share * n)], column] = np.nan
table.to_csv(here / "hmeq.csv", index=False, lineterminator="\n")
