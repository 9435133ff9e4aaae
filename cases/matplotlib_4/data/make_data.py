"""Makes the handwritten letters of matplotlib_4. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(4)
here = Path(__file__).parent / "marathi-vowels-handwritten"

HEIGHT, WIDTH = 40, 36
STROKES = {
    "a": [(8, 8, 30, 8), (12, 8, 12, 30), (12, 20, 26, 20), (26, 8, 26, 32)],
    "aa": [(4, 8, 32, 8), (10, 8, 10, 30), (10, 20, 20, 20), (20, 8, 20, 32), (28, 8, 28, 32)],
    "e": [(8, 8, 28, 8), (18, 8, 10, 22), (10, 22, 26, 30)],
    "i": [(8, 8, 28, 8), (18, 8, 18, 16), (18, 16, 10, 22), (10, 22, 24, 26), (24, 26, 14, 34)],
}
for name, strokes in STROKES.items():
    folder = here / "Data_set" / name
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, 9):
        page = np.full((HEIGHT, WIDTH, 3), 235.0) + rng.normal(0, 5, (HEIGHT, WIDTH, 1))
        dx, dy = rng.integers(-2, 3, 2)
        for x0, y0, x1, y1 in strokes:
            for t in np.linspace(0, 1, 40):
                x = int(np.clip(x0 + t * (x1 - x0) + dx + rng.normal(0, 0.4), 1, WIDTH - 2))
                y = int(np.clip(y0 + t * (y1 - y0) + dy + rng.normal(0, 0.4), 1, HEIGHT - 2))
                page[y : y + 2, x : x + 2] = (40, 40, 90)
        Image.fromarray(np.clip(page, 0, 255).astype("uint8")).save(
            folder / f"{name}_{number}.jpg", quality=80
        )
