"""Makes the app listing of NBspecific_9. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(9)
here = Path(__file__).parent / "app-store-listing"
here.mkdir(exist_ok=True)

ROWS, FIRST = 200, 10350
GENRES = {
    "TOOLS": "Tools",
    "GAME": "Arcade",
    "FAMILY": "Casual",
    "FINANCE": "Finance",
    "LIFESTYLE": "Lifestyle",
    "MEDICAL": "Medical",
}
START = ["Fast", "Smart", "Easy", "Pocket", "Happy", "Daily", "Super", "Mini"]
MIDDLE = ["Photo", "Budget", "Farm", "Weather", "Note", "Recipe", "Puzzle", "Radio", "Fitness"]
END = ["", " Pro", " Lite", " 2", " Free", " Plus"]

category = rng.choice(list(GENRES), ROWS, p=[0.2, 0.2, 0.25, 0.1, 0.15, 0.1])
rating = np.clip(rng.normal(4.2, 0.4, ROWS), 3.0, 4.9).round(1)
rating[rng.choice(ROWS, 26, replace=False)] = np.nan
paid = rng.random(ROWS) < 0.1

apps = pd.DataFrame(
    {
        "App": [f"{rng.choice(START)} {rng.choice(MIDDLE)}{rng.choice(END)}" for _ in range(ROWS)],
        "Category": category,
        "Rating": rating,
        "Reviews": np.floor(rng.lognormal(6, 2.2, ROWS)).astype(int).astype(str),
        "Size": [f"{size:.1f}M" for size in rng.uniform(1, 60, ROWS)],
        "Installs": rng.choice(["100+", "1,000+", "10,000+", "100,000+", "1,000,000+"], ROWS),
        "Type": np.where(paid, "Paid", "Free"),
        "Price": np.where(
            paid, "$" + pd.Series(rng.choice([0.99, 1.99, 4.99], ROWS).astype(str)), "0"
        ),
        "Content Rating": rng.choice(["Everyone", "Teen", "Mature 17+"], ROWS, p=[0.8, 0.14, 0.06]),
        "Genres": [GENRES[name] for name in category],
    },
    index=range(FIRST, FIRST + ROWS),
)

# one record came without its category, everything behind it moved one column to the left
shifted = ["Photo Frames for Home", "1.9", 19.0, "3.0M", "1,000+", "Free", "0", "Everyone"]
apps.loc[10472] = [*shifted, np.nan, "February 11, 2018"]

apps.to_csv(here / "store_apps.csv", lineterminator="\n")
