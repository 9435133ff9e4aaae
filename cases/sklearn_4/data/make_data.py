"""Makes the loans of sklearn_4. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(41)
here = Path(__file__).parent / "loan-default-risk"
here.mkdir(exist_ok=True)

ROWS = 300
loans = pd.DataFrame({"person_age": rng.integers(20, 61, ROWS).astype(float)})
loans["person_income"] = (rng.lognormal(10.6, 0.5, ROWS).clip(8000, 120000) // 100 * 100).astype(
    int
)
loans["person_home_ownership"] = rng.choice(["RENT", "OWN", "MORTGAGE"], ROWS, p=[0.5, 0.1, 0.4])
loans["person_emp_length"] = rng.integers(0, 21, ROWS).astype(float)
loans["loan_intent"] = rng.choice(["EDUCATION", "MEDICAL", "VENTURE"], ROWS)
loans["loan_grade"] = rng.choice(["A", "B", "C", "D"], ROWS, p=[0.35, 0.3, 0.2, 0.15])
loans["loan_amnt"] = rng.integers(20, 1201, ROWS) * 25
loans["loan_percent_income"] = (loans["loan_amnt"] / loans["person_income"]).round(2)
loans["cb_person_default_on_file"] = rng.choice(["Y", "N"], ROWS, p=[0.2, 0.8])
loans["cb_person_cred_hist_length"] = rng.integers(2, 26, ROWS)
risk = (
    2.5 * loans["loan_percent_income"].clip(upper=1)
    + loans["loan_grade"].map({"A": 0, "B": 0.3, "C": 0.7, "D": 1.6})
    + 0.5 * (loans["person_home_ownership"] == "RENT")
    + rng.normal(0, 0.35, ROWS)
)
loans["loan_status"] = (risk > risk.quantile(0.75)).astype(int)
loans.loc[[33, 190], "person_age"] = [123, 144]
loans.loc[[8, 251], "person_emp_length"] = np.nan
loans.loc[72, "person_emp_length"] = 123
loans.to_csv(here / "loans.csv", index=False, lineterminator="\n")
