"""Makes the text of torch_13: sentences put together from small lists. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np

rng = np.random.default_rng(13)
here = Path(__file__).parent / "harbour-novel-text"
here.mkdir(exist_ok=True)

WHO = [
    "The harbour master",
    "My aunt",
    "The pilot",
    "A boy from Quay Street",
    "Nobody",
    "The old dog",
]
WHAT = ["watched", "remembered", "never mentioned", "waited for", "wrote down", "forgave"]
WHOM = [
    "the grey boats",
    "every fog since June",
    "the lamp, the rope and the key",
    "a voice",
    "the zinc roof",
    "low tide",
]
WHEN = [
    "before breakfast",
    "in November",
    "for exactly two hours",
    "without a word",
    "again and again",
    "until the bell rang",
]

text = ""
while len(text) < 1150:
    text += f"{rng.choice(WHO)} {rng.choice(WHAT)} {rng.choice(WHOM)} {rng.choice(WHEN)}. "
(here / "novel.txt").write_text(text.strip() + "\n", encoding="utf-8")
