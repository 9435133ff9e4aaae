"""Makes the chord recordings of numpy_13. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
from scipy.io import wavfile

rng = np.random.default_rng(1313)
here = Path(__file__).parent / "piano-chords-short"
RATE = 4000
HOP = 48

FRAMES = {"Major": [100, 93, 88, 105, 97, 91], "Minor": [95, 102, 86, 99, 108, 90]}
for kind, counts in FRAMES.items():
    folder = here / "audio" / kind
    folder.mkdir(parents=True, exist_ok=True)
    for number, frames in enumerate(counts):
        samples = 208 + frames * HOP + int(rng.integers(0, HOP))
        time = np.arange(samples) / RATE
        root = 220 * 2 ** (number * 2 / 12)
        third = 4 if kind == "Major" else 3
        sound = np.zeros(samples)
        for step in (0, third, 7):
            sound += np.sin(2 * np.pi * root * 2 ** (step / 12) * time + rng.uniform(0, 6))
        sound = sound * np.exp(-0.5 * time) + rng.normal(0, 0.01, samples)
        wavfile.write(folder / f"{kind}_{number}.wav", RATE, (sound / 3.2 * 20000).astype(np.int16))
