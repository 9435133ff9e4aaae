"""Makes the chest X-rays of numpy_14. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(1414)
here = Path(__file__).parent / "covid-xray-small"

for part, number in (("Train", 8), ("Validation", 3), ("Test", 3)):
    for kind, grey in (("Covid", 165), ("Normal", 95)):
        folder = here / "CovidDataset" / part / kind
        folder.mkdir(parents=True, exist_ok=True)
        for k in range(number):
            picture = np.full((36, 40), grey * 0.5)
            picture[6:32, 5:18] = picture[6:32, 22:35] = grey
            picture += rng.normal(0, 10, picture.shape)
            picture = Image.fromarray(picture.clip(0, 255).astype("uint8")).convert("RGB")
            picture.save(folder / f"{kind.lower()}_{part.lower()}_{k:02d}.jpg", quality=80)
