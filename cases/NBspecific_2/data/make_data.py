"""Makes the small clothing images of NBspecific_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "garment-pixels-small"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(202)

# one rough drawing for each class, a row of eight pixels after the other
drawings = [
    "##....## ######## ######## ..####.. ..####.. ..####.. ..####.. ..####..",  # T-shirt/top
    "..####.. ..####.. ..#..#.. ..#..#.. ..#..#.. ..#..#.. ..#..#.. ..#..#..",  # Trouser
    ".##..##. ######## ######## ######## ######## ######## ######## ########",  # Pullover
    "..#..#.. ..####.. ...##... ...##... ..####.. ..####.. .######. .######.",  # Dress
    "##.##.## ##.##.## ##.##.## ##.##.## ##.##.## ##.##.## ##.##.## #..##..#",  # Coat
    "........ ........ ........ ......#. ..#..##. .#.#.#.# ######## #......#",  # Sandal
    ".##..##. ######## ##.##.## #.####.# #.#..#.# #.####.# ..####.. ..#..#..",  # Shirt
    "........ ........ ........ .....##. ...####. #######. ######## ########",  # Sneaker
    "..####.. ..#..#.. ..#..#.. ######## ######## ######## ######## ########",  # Bag
    ".....### .....### ....#### ....#### ...##### .####### ######## ##....##",  # Ankle boot
]
masks = [
    np.array([[mark == "#" for mark in row] for row in drawing.split()], dtype=float)
    for drawing in drawings
]

labels = rng.permutation(np.repeat(np.arange(10), 30))
images = []
for label in labels:
    brightness = rng.uniform(110, 230)
    image = masks[label] * brightness + rng.normal(0, 28, (8, 8))
    flips = rng.random((8, 8)) < 0.06
    image = np.where(flips, rng.uniform(0, 255, (8, 8)), image)
    images.append(np.clip(np.rint(image), 0, 255).astype(int).ravel())

table = pd.DataFrame(images, columns=[f"pixel{i}" for i in range(1, 65)])
table.insert(0, "label", labels)
table.to_csv(here / "garments_train.csv", index=False, lineterminator="\n")
