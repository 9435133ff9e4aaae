"""Makes the indoor pictures of torchvision_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

rng = np.random.default_rng(67)
here = Path(__file__).parent / "indoor-scenes-mini" / "images"

# wall, floor and furniture colours of each kind of room
ROOMS = {
    "bathroom": [(205, 225, 232), (150, 170, 180), (250, 250, 250)],
    "bedroom": [(225, 205, 190), (140, 105, 80), (190, 120, 140)],
    "kitchen": [(235, 225, 185), (175, 150, 115), (200, 60, 50)],
    "office": [(200, 205, 205), (90, 95, 105), (60, 70, 120)],
    "staircase": [(180, 160, 140), (95, 65, 45), (120, 85, 55)],
}


def shade(colour: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(int(value) for value in np.clip(np.array(colour) + rng.normal(0, 14, 3), 0, 255))


def picture(room: str) -> Image.Image:
    """Return a small picture: a wall, a floor, a window and some furniture."""
    wall, floor, piece = ROOMS[room]
    width, height = (int(size) for size in rng.integers(50, 91, 2))
    image = Image.new("RGB", (width, height), shade(wall))
    draw = ImageDraw.Draw(image)
    line = int(height * rng.uniform(0.55, 0.7))
    draw.rectangle([0, line, width, height], fill=shade(floor))
    left, top = int(width * rng.uniform(0.1, 0.5)), int(height * rng.uniform(0.08, 0.2))
    draw.rectangle([left, top, left + width // 4, top + height // 4], fill=shade((235, 242, 250)))
    if room == "staircase":
        for step in range(5):
            x, y = width * step // 6, height - (step + 1) * height // 8
            draw.rectangle([x, y, width, height], fill=shade(piece))
    else:
        for _ in range(int(rng.integers(2, 5))):
            x, tall = int(width * rng.uniform(0, 0.8)), int(height * rng.uniform(0.15, 0.35))
            draw.rectangle(
                [x, line + 4 - tall // 2, x + width // 5, line + tall], fill=shade(piece)
            )
    return image.filter(ImageFilter.GaussianBlur(0.7))


for room in ROOMS:
    (here / room).mkdir(parents=True, exist_ok=True)
    for number in range(1, 5):
        picture(room).save(here / room / f"{room}_{number:02d}.jpg", quality=85)
