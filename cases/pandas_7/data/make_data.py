"""Makes the game catalogue of pandas_7. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(77)
here = Path(__file__).parent / "video-game-catalogue"
here.mkdir(exist_ok=True)

ROWS = 120
FIRST = ["Dark", "Lost", "Super", "Iron", "Tiny", "Star", "Frozen", "Neon", "Silent", "Golden"]
SECOND = ["Kingdom", "Racer", "Quest", "Harvest", "Legion", "Island", "Circuit", "Tower", "Dungeon"]
GENRES = ["Action", "Indie", "Adventure", "RPG", "Puzzle", "Strategy", "Racing"]

name = [f"{rng.choice(FIRST)} {rng.choice(SECOND)} {rng.integers(1, 6)}" for _ in range(ROWS)]
days = pd.to_timedelta(rng.integers(0, 25 * 365, ROWS), unit="D")
released = (pd.Timestamp("1996-02-10") + days).strftime("%Y-%m-%d").to_numpy(dtype=object)
released[rng.choice(np.arange(3, ROWS), 10, replace=False)] = None
rating = np.where(rng.random(ROWS) < 0.2, 0, rng.normal(3.3, 0.7, ROWS).clip(0.5, 5)).round(2)
metacritic = np.where(rng.random(ROWS) < 0.2, (rating * 18).round(), np.nan)
genres = np.array(
    [
        "||".join(
            rng.choice(
                GENRES[:4] if rng.random() < 0.6 else GENRES, rng.integers(1, 3), replace=False
            )
        )
        for _ in range(ROWS)
    ],
    dtype=object,
)
genres[rng.choice(ROWS, 7, replace=False)] = None
slug = [text.lower().replace(" ", "-") for text in name]
games = pd.DataFrame(
    {
        "id": np.arange(1, ROWS + 1),
        "slug": slug,
        "name": name,
        "metacritic": metacritic,
        "released": released,
        "updated": rng.choice(["2019-01-09", "2020-06-30", "2021-02-14"], ROWS),
        "website": [f"{text}.example" if rng.random() < 0.4 else None for text in slug],
        "rating": rating,
        "platforms": rng.choice(["PC", "PC||macOS", "PC||PlayStation 4", "Web"], ROWS),
        "genres": genres,
    }
)
games.to_csv(here / "games.csv", index=False, lineterminator="\n")
