"""The state that *fixed* of NBspecific_15 must reach."""

from pathlib import Path

import numpy as np
from PIL import Image as Pictures


def recorded(folder):
    files = sorted(Path("../input/low-light-rooms", folder).glob("*.jpg"))
    return np.stack(
        [np.asarray(Pictures.open(file).convert("RGB").resize((64, 64))) for file in files]
    ).astype(float)


for name, folder in (("src_images", "dark"), ("tar_images", "bright")):
    assert name in globals(), f"{name} is missing"
    stack = globals()[name]
    assert stack.shape == (12, 64, 64, 3), f"{name} has shape {stack.shape}"
    assert stack.dtype == np.uint8, f"{name} has dtype {stack.dtype}"
    difference = np.abs(stack - recorded(folder)).mean(axis=(1, 2, 3)).max()
    assert difference < 3, f"{name} does not hold the pictures of {folder}/"

assert len(fig.axes) == 2, f"the figure has {len(fig.axes)} axes"
assert all(len(ax.images) == 1 for ax in fig.axes), "two pictures were to be shown"
shown = [np.asarray(ax.images[0].get_array()) for ax in fig.axes]
assert all(picture.shape == (64, 64, 3) for picture in shown), "wrong shape of a shown picture"
dark, bright = sorted(shown, key=np.mean)
assert dark.mean() < 0.5 * bright.mean(), "no dark picture next to a bright one"


def position(picture, stack):
    found = [place for place, other in enumerate(stack) if np.array_equal(picture, other)]
    assert found, "a shown picture is not among the loaded ones"
    return found[0]


assert position(dark, src_images) == position(bright, tar_images), "the two do not belong together"
