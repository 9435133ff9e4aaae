"""Makes the gem pictures of tensorflow_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from PIL import Image

rng = np.random.default_rng(61)
here = Path(__file__).parent / "gem-cuts-web-photos" / "gems"

CUTS = ["emerald", "marquise", "princess", "round"]
EACH, HEIGHT, WIDTH = 10, 24, 30
WEBP = {("marquise", 4), ("round", 7)}
PAGES = {("princess", 8)}
PAGE = "<!DOCTYPE html>\n<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>\n"


def photo(cut: str) -> Image.Image:
    """Return a bright stone of the given outline on a soft background."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    u = (x - WIDTH / 2 - rng.uniform(-2, 2)) / rng.uniform(8, 11)
    v = (y - HEIGHT / 2 - rng.uniform(-1.5, 1.5)) / rng.uniform(7, 9)
    inside = {
        "emerald": (abs(u) < 0.9) & (abs(v) < 0.65) & (abs(u) + abs(v) < 1.35),
        "marquise": abs(v) < 0.6 * (1 - u**2),
        "princess": (abs(u) < 0.75) & (abs(v) < 0.85),
        "round": u**2 + v**2 < 0.9,
    }[cut]
    back = rng.uniform(40, 110, 3) + (y / HEIGHT * rng.uniform(-30, 30))[..., None]
    shine = 205 + 40 * np.cos(3 * u + rng.uniform(0, 6)) * np.cos(3 * v)
    stone = shine[..., None] * rng.uniform(0.85, 1.0, 3)
    return Image.fromarray(
        np.clip(np.where(inside[..., None], stone, back), 0, 255).astype("uint8")
    )


for cut in CUTS:
    folder = here / cut
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(EACH):
        path = folder / f"{cut}_{number:03d}.jpg"
        picture = photo(cut)
        if (cut, number) in PAGES:
            path.write_text(PAGE, encoding="utf-8", newline="\n")
        elif (cut, number) in WEBP:
            with path.open("wb") as file:
                picture.save(file, "WEBP", quality=90)
        else:
            picture.save(path, "JPEG", quality=85)
