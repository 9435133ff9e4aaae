"""Makes the pets of pandas_3. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(63)
here = Path(__file__).parent / "pet-shelter-adoption"
here.mkdir(exist_ok=True)

TRAIN, TEST = 120, 40
ROWS = TRAIN + TEST
NAMES = [
    "Mimi",
    "Lucky",
    "Brownie",
    "Coco",
    "Max",
    "Oreo",
    "Snowy",
    "Tiger",
    "Simba",
    "Ginger",
    "Bobby",
    "Patches",
]
TEST_ONLY = ["Whisky", "Domino", "Pepper"]
WORDS = "playful gentle healthy found near market needs loving home vaccinated shy friendly with kids".split()

name = rng.choice([*NAMES, "No Name Yet", "No Name"], ROWS).astype(object)
name[TRAIN:][rng.choice(TEST, 6, replace=False)] = rng.choice(TEST_ONLY, 6)
name[rng.random(ROWS) < 0.1] = None
rescuers = np.array([f"{value:08x}" for value in rng.integers(16**7, 16**8, 15)])
rescuer = np.concatenate([rng.choice(rescuers[:12], TRAIN), rng.choice(rescuers, TEST)])
age = rng.gamma(1.3, 9, ROWS).astype(int).clip(0, 60)
pets = pd.DataFrame(
    {
        "PetID": [f"p{number:04d}" for number in rng.permutation(9000)[:ROWS]],
        "Name": name,
        "Age": age,
        "Fee": rng.choice([0, 0, 0, 20, 50, 100, 150, 300], ROWS),
        "RescuerID": rescuer,
        "Description": [" ".join(rng.choice(WORDS, rng.integers(3, 8))) for _ in range(ROWS)],
        "AdoptionSpeed": (1.2 + age / 20 + rng.normal(0, 1.1, ROWS)).round().clip(0, 4).astype(int),
    }
)
train, test = pets[:TRAIN], pets[TRAIN:].drop(columns="AdoptionSpeed")
assert set(test["RescuerID"]) - set(train["RescuerID"])
train.to_csv(here / "pets_train.csv", index=False, lineterminator="\n")
test.to_csv(here / "pets_test.csv", index=False, lineterminator="\n")
