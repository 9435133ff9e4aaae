"""Makes the dog pictures of numpy_6. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd
from PIL import Image

here = Path(__file__).parent / "dog-breed-pictures"
(here / "train").mkdir(exist_ok=True, parents=True)
rng = np.random.default_rng(606)

kinds = [
    "scottish_deerhound",
    "maltese_dog",
    "afghan_hound",
    "entlebucher",
    "bernese_mountain_dog",
    "pug",
]
breed = [kinds[k] for k in rng.permutation(np.repeat(np.arange(6), 5))]
labels = pd.DataFrame({"id": [rng.bytes(16).hex() for _ in breed], "breed": breed})
labels.to_csv(here / "labels.csv", index=False, lineterminator="\n")

wanted = labels.index[labels["breed"] != "pug"]
lost = wanted[[2, 7, 13, 20]]
for row in labels.index.difference(lost):
    width, height = (int(v) for v in rng.integers([36, 46], [45, 55]))
    coarse = rng.integers(20, 236, (5, 4, 3)).astype(np.uint8)
    picture = Image.fromarray(coarse).resize((width, height), Image.BICUBIC)
    picture.save(here / "train" / f"{labels['id'][row]}.jpg", quality=80)
