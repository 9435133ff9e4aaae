"""Makes the jet images of matplotlib_2. Run it with the kernel environment's Python."""

import io
import zipfile
from pathlib import Path

import numpy as np

rng = np.random.default_rng(125)
here = Path(__file__).parent / "quark-gluon-jets-small"
here.mkdir(exist_ok=True)

JETS, SIZE = 40, 25
y = (np.arange(JETS) % 2).astype("float64")
rng.shuffle(y)
X = np.zeros((JETS, 3, SIZE, SIZE))
for jet in range(JETS):
    width = 2.0 if y[jet] else 3.5
    for channel, hits in enumerate((22, 30, 16)):
        spots = np.clip(rng.normal(SIZE // 2, width, (hits, 2)), 0, SIZE - 1).astype(int)
        np.add.at(X[jet, channel], tuple(spots.T), rng.exponential(0.6, hits).round(2))

# np.savez stamps the files with the time; the same data must make the same file
with zipfile.ZipFile(here / "jets.npz", "w", zipfile.ZIP_DEFLATED) as archive:
    for name, array in (("X_jets", X), ("y", y)):
        text = io.BytesIO()
        np.save(text, array)
        archive.writestr(
            zipfile.ZipInfo(f"{name}.npy", (2020, 1, 1, 0, 0, 0)),
            text.getvalue(),
            zipfile.ZIP_DEFLATED,
        )
