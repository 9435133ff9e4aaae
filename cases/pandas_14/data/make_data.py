"""Makes the passengers of pandas_14. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "spaceship-passengers"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(14)

size = 100
group = np.sort(rng.integers(1, 70, size))
member = pd.Series(group).groupby(group).cumcount() + 1
sleep = rng.random(size) < 0.35
syllables = [
    "ba",
    "cor",
    "del",
    "fi",
    "gru",
    "ho",
    "lim",
    "nar",
    "os",
    "pel",
    "ra",
    "tu",
    "vex",
    "zi",
]
words = ["".join(rng.choice(syllables, 3)).capitalize() for _ in range(size)]
spending = {
    name: np.where(sleep, 0.0, np.floor(rng.gamma(0.4, scale, size)))
    for name, scale in [
        ("RoomService", 700),
        ("FoodCourt", 1100),
        ("ShoppingMall", 400),
        ("Spa", 800),
        ("VRDeck", 750),
    ]
}
passengers = pd.DataFrame(
    {
        "PassengerId": [f"{g:04d}_{m:02d}" for g, m in zip(group, member, strict=True)],
        "HomePlanet": rng.choice(["Earth", "Europa", "Mars"], size, p=[0.5, 0.27, 0.23]),
        "CryoSleep": sleep.astype(object),
        "Cabin": [
            f"{deck}/{number}/{side}"
            for deck, number, side in zip(
                rng.choice(list("ABCDEFG"), size), group, rng.choice(list("PS"), size), strict=True
            )
        ],
        "Destination": rng.choice(["TRAPPIST-1e", "55 Cancri e", "PSO J318.5-22"], size),
        "Age": np.clip(np.floor(rng.normal(29, 14, size)), 0, 79),
        "VIP": (rng.random(size) < 0.05).astype(object),
        **spending,
        "Name": words,
        "Transported": np.where(sleep, rng.random(size) < 0.8, rng.random(size) < 0.33),
    }
)
for column in passengers.columns[1:12]:
    passengers.loc[rng.choice(size, 3, replace=False), column] = np.nan
passengers.to_csv(here / "passengers.csv", index=False, lineterminator="\n")
