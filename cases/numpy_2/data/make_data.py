"""Makes the house sales of numpy_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "county-house-sales"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(202)
n = 200

towns = {
    "Seattle": "WA 98115",
    "Renton": "WA 98059",
    "Bellevue": "WA 98006",
    "Kent": "WA 98042",
    "Redmond": "WA 98052",
}
town = rng.choice(list(towns), n)
days = pd.Timestamp("2014-05-02") + pd.to_timedelta(rng.integers(0, 70, n), unit="D")
above = rng.integers(60, 380, n) * 10
basement = np.where(rng.random(n) < 0.4, rng.integers(20, 130, n) * 10, 0)
living = above + basement
waterfront = (rng.random(n) < 0.03).astype(int)
condition = rng.choice([1, 2, 3, 4, 5], n, p=[0.01, 0.03, 0.6, 0.26, 0.1])
price = living * rng.normal(240, 45, n) + waterfront * 600000 + condition * 15000
price[rng.random(n) < 0.02] = 0
built = rng.integers(1905, 2014, n)
pd.DataFrame(
    {
        "date": days.strftime("%Y-%m-%d 00:00:00"),
        "price": price.round(0).clip(0),
        "bedrooms": np.clip(living // 700 + rng.integers(1, 3, n), 1, 7).astype(float),
        "bathrooms": (np.clip(living / 900, 1, 5) * 4).round() / 4,
        "sqft_living": living,
        "sqft_lot": rng.integers(15, 300, n) * 100,
        "floors": rng.choice([1.0, 1.5, 2.0, 3.0], n, p=[0.45, 0.1, 0.4, 0.05]),
        "waterfront": waterfront,
        "view": rng.choice([0, 1, 2, 3, 4], n, p=[0.9, 0.02, 0.04, 0.02, 0.02]),
        "condition": condition,
        "sqft_above": above,
        "sqft_basement": basement,
        "yr_built": built,
        "yr_renovated": np.where(
            rng.random(n) < 0.3, np.clip(built + rng.integers(10, 60, n), 1960, 2014), 0
        ),
        "street": [
            f"{a} {b} Ave NE"
            for a, b in zip(rng.integers(100, 19999, n), rng.integers(2, 180, n), strict=True)
        ],
        "city": town,
        "statezip": [towns[t] for t in town],
        "country": "USA",
    }
).to_csv(here / "data.csv", index=False, lineterminator="\n")
