"""Makes the film catalogue of pandas_9. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "film-catalogue-box-office"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(9)

first = ["Silent", "Broken", "Golden", "Last", "Paper", "Midnight", "Crimson", "Winter"]
second = ["River", "Garden", "Station", "Letter", "Harbour", "Mirror", "Horizon", "Orchard"]
titles = [f"{a} {b}" for a in first for b in second]
titles += [f"The {a} {b}" for a, b in zip(first * 2, second + second[::-1], strict=True)]
genres = ["Drama", "Action", "Comedy", "Animation", "Crime", "Biography"]
sides = ["Romance", "Adventure", "Thriller", "Family", "Mystery", "History"]

size = len(titles)
order = rng.permutation(size)
gross = []
for place in range(size):
    if place % 9 == 4:
        gross.append("Gross Unkown")
    elif place % 11 == 6:
        gross.append("$0.00M")
    else:
        gross.append(f"${rng.gamma(1.2, 70) + 0.2:.2f}M")
gross[0] = "$534.86M"
censor = rng.choice(["UA", "U", "A", "Not Rated", "R"], size, p=[0.4, 0.25, 0.2, 0.1, 0.05])
censor[[7, 20, 41, 66]] = "(Banned)"
gross[20] = "$0.00M"
films = pd.DataFrame(
    {
        "Movie_Title": [titles[i] for i in order],
        "Year": rng.integers(1920, 2023, size),
        "Director": [f"Director {n:02d}" for n in rng.integers(1, 31, size)],
        "Rating": rng.uniform(1, 9.3, size).round(1),
        "Runtime(Mins)": rng.integers(70, 190, size),
        "Censor": censor,
        "Total_Gross": gross,
        "main_genre": rng.choice(genres, size),
        "side_genre": rng.choice(sides, size),
    }
)
films.loc[3, "Runtime(Mins)"] = 45
films.loc[50, "Runtime(Mins)"] = 321
films.to_csv(here / "films.csv", index=False, lineterminator="\n")
