"""Makes the app store listing of pandas_10. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(2018)
here = Path(__file__).parent / "app-store-listing"
here.mkdir(exist_ok=True)

FIRST = ["Photo", "Quick", "Daily", "My", "Smart", "Pocket", "Easy", "Super", "Mini", "Happy"]
SECOND = ["Notes", "Budget", "Puzzle", "Camera", "Recipes", "Runner", "Radio", "Planner", "Chess"]
CATEGORIES = {
    "PHOTOGRAPHY": "Photography",
    "FINANCE": "Finance",
    "GAME": "Puzzle",
    "PRODUCTIVITY": "Productivity",
    "FOOD_AND_DRINK": "Food & Drink",
    "HEALTH_AND_FITNESS": "Health & Fitness",
}
STEPS = [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000]

names = [f"{first} {second}" for second in SECOND for first in FIRST]
rows = []
for name in names:
    category = rng.choice(list(CATEGORIES))
    installs = int(rng.choice(STEPS))
    reviews = int(installs * rng.uniform(0.005, 0.06)) + 1
    rating = np.clip(rng.normal(3.4 + 0.1 * np.log10(installs), 0.4), 1, 5)
    paid = rng.random() < 0.15
    rows.append(
        {
            "App": name,
            "Category": category,
            "Rating": round(float(rating), 1),
            "Reviews": str(reviews),
            "Size": f"{rng.integers(2, 90)}M",
            "Installs": f"{installs:,}+",
            "Type": "Paid" if paid else "Free",
            "Price": f"${rng.choice([0.99, 1.99, 4.99])}" if paid else "0",
            "Genres": CATEGORIES[category],
        }
    )
apps = pd.DataFrame(rows)
apps.loc[0, ["Installs", "Reviews", "Rating"]] = ["10,000+", "159", 4.1]
apps.loc[rng.choice(np.arange(1, len(apps)), 7, replace=False), "Rating"] = np.nan
apps.to_csv(here / "apps.csv", index=False)
