"""Makes the lab values of statsmodels_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(45)
here = Path(__file__).parent / "kidney-stone-lab-values"
here.mkdir(exist_ok=True)


def patients(rows, first):
    strength = rng.normal(0, 1, rows)
    frame = pd.DataFrame(
        {
            "id": np.arange(first, first + rows),
            "gravity": np.clip(1.0178 + 0.0065 * strength, 1.005, 1.040).round(3),
            "ph": np.clip(rng.normal(5.95, 0.65, rows), 4.7, 7.9).round(2),
            "osmo": np.clip(650 + 200 * strength + rng.normal(0, 90, rows), 187, 1236).astype(int),
            "cond": np.clip(21 + 5 * strength + rng.normal(0, 5, rows), 5, 38).round(1),
            "urea": np.clip(280 + 100 * strength + rng.normal(0, 70, rows), 10, 620).astype(int),
            "calc": np.clip(rng.lognormal(1.1, 0.75, rows), 0.17, 14.3).round(2),
        }
    )
    frame["target"] = (frame["calc"] + rng.normal(0, 2, rows) > 3.8).astype(int)
    return frame


patients(200, 0).to_csv(here / "kidney_train.csv", index=False)
patients(60, 200).drop(columns="target").to_csv(here / "kidney_test.csv", index=False)
