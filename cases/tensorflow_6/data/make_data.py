"""Makes the digits of tensorflow_6 from those that ship with scikit-learn. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd
from sklearn.datasets import load_digits

rng = np.random.default_rng(6)
here = Path(__file__).parent / "digit-recognizer-small"
here.mkdir(exist_ok=True)

digits = load_digits()
chosen = rng.permutation(len(digits.target))[:240]
large = np.zeros((240, 28, 28), dtype=int)
# 8 x 8 pictures, each pixel three times as large, with few grey levels so that the files are small
large[:, 2:26, 2:26] = (
    (digits.images[chosen] // 4 * 63).astype(int).repeat(3, axis=1).repeat(3, axis=2)
)
pixels = pd.DataFrame(large.reshape(240, -1), columns=[f"pixel{i}" for i in range(784)])
train = pixels[:200].copy()
train.insert(0, "label", digits.target[chosen][:200])
train.to_csv(
    here / "train.csv.gz",
    index=False,
    lineterminator="\n",
    compression={"method": "gzip", "mtime": 1},
)
pixels[200:].to_csv(
    here / "test.csv.gz",
    index=False,
    lineterminator="\n",
    compression={"method": "gzip", "mtime": 1},
)
