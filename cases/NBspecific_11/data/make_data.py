"""Makes the picture of NBspecific_11. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

here = Path(__file__).parent / "pasture-picture"
here.mkdir(exist_ok=True)

WIDTH, HEIGHT = 200, 160
x, y = np.meshgrid(np.linspace(0, 1, WIDTH), np.linspace(0, 1, HEIGHT))

sky = np.stack([110 + 90 * y, 160 + 60 * y, 235 - 20 * y], axis=-1)
grass = np.stack([60 + 60 * x, 150 - 50 * y + 30 * x, 50 + 20 * x], axis=-1)
hills = 0.48 + 0.06 * np.sin(5 * x) + 0.03 * np.sin(13 * x + 1)
picture = np.where((y > hills)[..., None], grass, sky)

# the sun and something with four legs
picture[(x - 0.82) ** 2 + (0.8 * (y - 0.16)) ** 2 < 0.006] = [250, 230, 140]
picture[((x - 0.4) / 0.16) ** 2 + ((y - 0.66) / 0.1) ** 2 < 1] = [235, 228, 215]
picture[((x - 0.57) / 0.05) ** 2 + ((y - 0.6) / 0.06) ** 2 < 1] = [70, 55, 50]
for leg in (0.3, 0.36, 0.45, 0.5):
    picture[(abs(x - leg) < 0.012) & (y > 0.7) & (y < 0.85)] = [70, 55, 50]

Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8)).save(here / "pasture.jpg", quality=90)
