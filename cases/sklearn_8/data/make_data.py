"""Makes the life insurance applicants of sklearn_8. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "insurance-applicants-risk"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(808)

n = 300
row = np.arange(n)
age = rng.uniform(0, 1, n)
bmi = np.clip(rng.normal(0.47, 0.13, n), 0, 1)
keyword = (rng.random(n) < 0.2).astype(int)
product = rng.choice(["A1", "B2", "D3"], n, p=[0.3, 0.2, 0.5])
employment = np.clip(rng.exponential(0.08, n), 0, 1)
history = np.floor(rng.uniform(0, 200, n))

score = 9.5 - 7 * bmi - 2.5 * age - 1.5 * keyword + (product == "D3") + rng.normal(0, 0.8, n)
response = np.clip(np.ceil((score - 1.5) * 1.4), 1, 8).astype(int)

table = pd.DataFrame(
    {
        "Id": np.cumsum(rng.integers(1, 6, n)) + 1,
        "Product_Info_2": product,
        "Ins_Age": age.round(4),
        "BMI": bmi.round(4),
        "Employment_Info_4": np.where(row % 7 == 3, np.nan, employment.round(4)),
        "Medical_History_1": np.where(row % 9 == 5, np.nan, history),
        "Medical_Keyword_1": keyword,
        "Response": response,
    }
)
table.to_csv(here / "applicants.csv", index=False, lineterminator="\n")
