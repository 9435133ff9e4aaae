"""Makes the recipes of pandas_12. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "recipes-nutrition"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(12)

hows = [
    "Roasted",
    "Creamy",
    "Spicy",
    "Quick",
    "Baked",
    "Sweet",
    "Smoky",
    "Crispy",
    "Fresh",
    "Stewed",
]
whats = [
    "Carrot",
    "Chicken",
    "Lentil",
    "Apple",
    "Salmon",
    "Pumpkin",
    "Bean",
    "Oat",
    "Rice",
    "Berry",
]
kinds = ["Soup", "Pie", "Salad"]
names = [f"{how} {what} {kind}" for how in hows for what in whats for kind in kinds]
names = [str(name) for name in rng.permutation(names)[:150]]

size = len(names)
cook = np.minimum(rng.gamma(1.5, 25, size), 200).astype(int)
prep = np.minimum(rng.gamma(2, 9, size), 100).astype(int)
fat = np.minimum(rng.gamma(2, 9, size), 90).round(1)
sugar = np.minimum(rng.gamma(1.3, 7, size), 39).round(1)
protein = np.minimum(rng.gamma(1.8, 11, size), 100).round(1)
calories = np.minimum(fat * 9 + sugar * 6 + protein * 4 + rng.gamma(2, 70, size), 1900).round(1)
pd.DataFrame(
    {
        "RecipeId": np.sort(rng.choice(np.arange(100, 9000), size, replace=False)),
        "Name": names,
        "CookTime": cook,
        "PrepTime": prep,
        "TotalTime": (cook + prep).astype(float),
        "Calories": calories,
        "FatContent": fat,
        "SugarContent": sugar,
        "ProteinContent": protein,
    }
).to_csv(here / "recipes.csv", index=False, lineterminator="\n")
