"""Makes the health checks of NBspecific_12. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(18)
here = Path(__file__).parent / "smoker-health-checks"
here.mkdir(exist_ok=True)


def whole(mean, spread, low, high, rows):
    return np.clip(rng.normal(mean, spread, rows).round(), low, high).astype(int)


def people(rows):
    smoking = (rng.random(rows) < 0.44).astype(int)
    height = rng.choice(np.arange(140, 196, 5), rows)
    return pd.DataFrame(
        {
            "age": rng.choice(np.arange(20, 86, 5), rows),
            "height(cm)": height,
            "weight(kg)": rng.choice(np.arange(40, 111, 5), rows),
            "waist(cm)": rng.normal(82, 9, rows).round(1),
            "eyesight(left)": rng.choice(np.arange(1, 21), rows) / 10,
            "eyesight(right)": rng.choice(np.arange(2, 16), rows) / 10,
            "hearing(left)": rng.choice([1, 2], rows, p=[0.97, 0.03]),
            "hearing(right)": rng.choice([1, 2], rows, p=[0.97, 0.03]),
            "systolic": whole(122, 13, 80, 190, rows),
            "relaxation": whole(76, 9, 45, 120, rows),
            "fasting blood sugar": whole(98, 16, 60, 260, rows),
            "Cholesterol": whole(196, 30, 90, 350, rows),
            "triglyceride": whole(128 + 25 * smoking, 55, 20, 500, rows),
            "HDL": whole(56 - 4 * smoking, 12, 20, 120, rows),
            "LDL": whole(115, 28, 20, 250, rows),
            "hemoglobin": (rng.normal(14.5, 1.2, rows) + 0.8 * smoking).round(1),
            "Urine protein": rng.choice(
                np.arange(1, 7), rows, p=[0.9, 0.05, 0.02, 0.01, 0.01, 0.01]
            ),
            "serum creatinine": rng.normal(0.9, 0.18, rows).clip(0.3, 1.6).round(1),
            "AST": whole(26, 8, 8, 90, rows),
            "ALT": whole(27, 13, 5, 120, rows),
            "Gtp": whole(34 + 12 * smoking, 18, 6, 200, rows),
            "dental caries": (rng.random(rows) < 0.2).astype(int),
            "smoking": smoking,
        }
    )


train, test, source = people(200), people(80), people(100)
test.index += len(train)
train.to_csv(here / "competition_train.csv", index_label="id", lineterminator="\n")
test = test.drop(columns="smoking")
test.to_csv(here / "competition_test.csv", index_label="id", lineterminator="\n")
source.to_csv(here / "source_train.csv", index=False, lineterminator="\n")

joined = pd.concat([train, source])
many = [name for name in joined if joined[name].nunique() > 10]
few = [name for name in joined if joined[name].nunique() <= 10]
assert len(many) == 18 and len(few) == 5, (many, few)
