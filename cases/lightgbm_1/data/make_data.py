"""Makes the wines of lightgbm_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(1599)
here = Path(__file__).parent / "wine-quality-challenge"
here.mkdir(exist_ok=True)

COUNTS = {3: 5, 4: 35, 5: 36, 6: 34, 7: 44, 8: 6}

quality = rng.permutation(np.repeat(list(COUNTS), list(COUNTS.values())))
rows = len(quality)
better = (quality - 5.5) / 1.5
alcohol = np.clip(rng.normal(10.4 + 0.55 * better, 0.85), 8.4, 14.0)
acidity = np.clip(rng.normal(8.3 + 0.2 * better, 1.6), 4.7, 14.5)
sugar = np.clip(rng.gamma(5.0, 0.5, rows), 0.9, 9.0)
density = 0.9967 - 0.0008 * (alcohol - 10.4) + 0.0006 * (acidity - 8.3) + 0.0002 * (sugar - 2.5)

pd.DataFrame(
    {
        "fixed acidity": np.round(acidity, 1),
        "volatile acidity": np.round(np.clip(rng.normal(0.53 - 0.08 * better, 0.15), 0.12, 1.3), 2),
        "residual sugar": np.round(sugar, 1),
        "chlorides": np.round(np.clip(rng.normal(0.084, 0.02, rows), 0.03, 0.2), 3),
        "density": np.round(density + rng.normal(0, 0.0006, rows), 5),
        "pH": np.round(rng.normal(3.31 - 0.05 * (acidity - 8.3), 0.11), 2),
        "sulphates": np.round(np.clip(rng.normal(0.65 + 0.06 * better, 0.11), 0.37, 1.4), 2),
        "alcohol": np.round(alcohol, 1),
        "quality": quality,
    }
).to_csv(here / "wine_train.csv", index=False)
