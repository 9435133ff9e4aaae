"""Makes the penguins of seaborn_6. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(66)
here = Path(__file__).parent / "penguin-measurements"
here.mkdir(exist_ok=True)

KINDS = {
    "Adelie": (38.8, 18.3, 190, 3700, ["Torgersen", "Biscoe", "Dream"]),
    "Gentoo": (47.5, 15.0, 217, 5050, ["Biscoe"]),
    "Chinstrap": (48.8, 18.4, 196, 3750, ["Dream"]),
}
parts = []
for species, (length, depth, flipper, mass, islands) in KINDS.items():
    male = np.arange(32) % 2
    parts.append(
        pd.DataFrame(
            {
                "species": species,
                "island": rng.choice(islands, 32),
                "bill_length_mm": np.clip(rng.normal(length + 2 * male, 2), 32, 60).round(1),
                "bill_depth_mm": np.clip(rng.normal(depth + male, 0.7), 13, 22).round(1),
                "flipper_length_mm": np.clip(rng.normal(flipper + 5 * male, 5), 172, 231).round(0),
                "body_mass_g": np.clip(rng.normal(mass + 500 * male, 250), 2700, 6300).round(-1),
                "sex": np.where(male == 1, "male", "female"),
            }
        )
    )
    parts[-1].loc[30, "sex"] = np.nan
    parts[-1].loc[31, "bill_length_mm":] = np.nan
penguins = pd.concat(parts).iloc[rng.permutation(96)]
penguins.to_csv(here / "penguins_small.csv", index=False)
