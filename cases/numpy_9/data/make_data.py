"""Makes the patients and the loss weights of numpy_9. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(909)
here = Path(__file__).parent / "survival-multitask-2019"
weights = here / "adjusted_survival_2019"
weights.mkdir(parents=True, exist_ok=True)

for hospital, weight in [
    ("a", 0.73),
    ("b", 1.12),
    ("c", 0.95),
    ("d", 1.38),
    ("e", [0.61, 0.88, 1.07]),
]:
    np.save(weights / f"hospital_{hospital}.npy", np.array(weight))
(weights / "info.txt").write_text(
    "Weights of the regression loss, run of 2019.\n"
    "One file for a hospital, wards in alphabetical order.\n",
    encoding="utf-8",
)

ROWS = 160
p = pd.DataFrame(
    {
        "patient": np.arange(1, ROWS + 1),
        "ward": rng.choice(["A", "B", "C", "D", "E1", "E2", "E3"], ROWS),
        "age": rng.integers(38, 88, ROWS),
        "stage": rng.integers(1, 5, ROWS),
        "marker": rng.lognormal(1.0, 0.5, ROWS).round(2),
    }
)
months = 70 - 0.4 * p["age"] - 6 * p["stage"] - 0.8 * p["marker"] + rng.normal(0, 6, ROWS)
p["survival_months"] = months.clip(1, 60).round(1)
p["event"] = (months + rng.normal(0, 8, ROWS) < 25).astype(int)
p.to_csv(here / "patients.csv", index=False, lineterminator="\n")
