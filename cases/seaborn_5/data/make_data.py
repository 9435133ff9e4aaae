"""Makes the label tables of seaborn_5. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(55)
here = Path(__file__).parent / "leaf-disease-labels"
here.mkdir(exist_ok=True)

COUNTS = {
    "healthy": 58,
    "scab": 51,
    "rust": 33,
    "frog_eye_leaf_spot": 27,
    "complex": 17,
    "scab frog_eye_leaf_spot": 9,
    "rust complex": 5,
}
labels = np.repeat(list(COUNTS), list(COUNTS.values()))
rng.shuffle(labels)


def names(number):
    return [rng.bytes(8).hex() + ".jpg" for _ in range(number)]


pd.DataFrame({"image": sorted(names(200)), "labels": labels}).to_csv(
    here / "leaf_labels.csv", index=False
)
pd.DataFrame({"image": names(3), "labels": "healthy"}).to_csv(
    here / "sample_submission.csv", index=False
)
