"""Makes the pictures of sklearn_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(17)
here = Path(__file__).parent / "facial-emotions-mini"
here.mkdir(exist_ok=True)

EMOTIONS = ["angry", "disgust", "fear", "happy", "neutral", "sad", "surprise"]


def picture(path):
    """Write noise of 12 by 12 blocks as an RGB picture of 48 by 48 pixels."""
    blocks = rng.integers(0, 16, (12, 12, 3), dtype=np.uint8) * 17
    Image.fromarray(blocks.repeat(4, axis=0).repeat(4, axis=1)).save(path, optimize=True)


for i, emotion in enumerate(EMOTIONS):
    for part, count in (("train", 5 + i), ("test", 2 + i % 2)):
        folder = here / "faces" / part / emotion
        folder.mkdir(parents=True, exist_ok=True)
        for n in range(count):
            picture(folder / f"{emotion}_{n:02d}.png")
