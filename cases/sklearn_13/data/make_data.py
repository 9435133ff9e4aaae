"""Makes the census extract of sklearn_13. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "census-salary-extract"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(1313)

n = 200
classes = [" Private", " State-gov", " Self-emp-not-inc", " Federal-gov"]
workclass = rng.choice(classes, n, p=[0.6, 0.16, 0.14, 0.1])
workclass[0] = " Private"
schools = [" HS-grad", " Some-college", " Bachelors", " Masters"]
school = rng.choice(4, n, p=[0.4, 0.28, 0.22, 0.1])
age = np.clip(rng.normal(39, 13, n), 17, 80).round().astype(int)
hours = np.clip(rng.normal(41, 9, n), 10, 80).round().astype(int)
score = (
    -3.4 + 0.7 * school + 0.03 * (age - 20) + 0.04 * (hours - 40) + (workclass == " Federal-gov")
)
high = rng.random(n) < 1 / (1 + np.exp(-score))

table = pd.DataFrame(
    {
        "age": age,
        "workclass": workclass,
        "education": np.array(schools)[school],
        "hoursperweek": hours,
        "Salary": np.where(high, " >50K", " <=50K"),
    }
)
table.to_csv(here / "salary.csv", index=False, lineterminator="\n")
