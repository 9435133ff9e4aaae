"""Makes the faces of pandas_4. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(48)
here = Path(__file__).parent / "facial-expressions-small"
here.mkdir(exist_ok=True)

SIDE = 48
line, column = np.mgrid[0:SIDE, 0:SIDE]


def draw(mouth_bend):
    """A dark picture of a head with two eyes and a mouth, as text."""
    picture = np.zeros((SIDE, SIDE))
    middle = 24 + rng.integers(-2, 3)
    head = ((line - 24) / 22) ** 2 + ((column - middle) / 16) ** 2 < 1
    picture[head] = 70 + rng.integers(-8, 9)
    picture += head * rng.normal(0, 4, picture.shape)
    for eye in (-7, 7):
        picture[(line - 18) ** 2 + (column - middle - eye) ** 2 < rng.integers(5, 10)] = 15
    mouth = 34 + mouth_bend * ((column - middle) / 8) ** 2
    picture[(abs(line - mouth) < 1.5) & (abs(column - middle) < 8)] = 9
    return " ".join(map(str, picture.round().astype(int).clip(0, 99).ravel()))


emotion = rng.permutation([0] * 3 + [1] * 2 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 2 + [6] * 2)
bend = {0: 1, 1: 2, 2: 1, 3: -4, 4: 4, 5: -1, 6: 0}
faces = pd.DataFrame(
    {
        "emotion": emotion,
        "pixels": [draw(bend[code]) for code in emotion],
        "Usage": ["Training"] * 12 + ["PublicTest"] * 3 + ["PrivateTest"] * 3,
    }
)
faces.to_csv(here / "faces.csv", index=False, lineterminator="\n")
