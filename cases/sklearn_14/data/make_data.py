"""Makes the sale listings of sklearn_14. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "house-sale-listings"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(1414)

n = 200
cities = np.array(["Norhaven", "Eastmere", "Wexley Park", "Dunford"])
zips = np.array(["QA 10012", "QA 10027", "QA 10033"])
city = rng.choice(4, n, p=[0.4, 0.25, 0.2, 0.15])
place = np.where(rng.random(n) < 0.7, city % 3, rng.integers(0, 3, n))

sqft = np.clip(rng.gamma(6, 330, n), 500, 5000).round(-1).astype(int)
bedrooms = np.clip((sqft / 700 + rng.normal(0.6, 0.7, n)).round(), 1, 5)
bathrooms = np.clip(((sqft / 1000 + rng.normal(0.3, 0.4, n)) * 4).round() / 4, 0.75, 4.5)
condition = rng.choice([1, 2, 3, 4, 5], n, p=[0.02, 0.06, 0.57, 0.23, 0.12])
built = rng.integers(1900, 2014, n)
worth = np.array([160, 40, 90, 0])[city] + np.array([0, 45, 20])[place]
price = 1000 * (60 + worth + 0.17 * sqft + 14 * condition + rng.normal(0, 45, n))

roads = ["Example Ave", "Sample St", "Placeholder Way", "Model Ln", "Pattern Dr", "Template Ct"]
number = rng.integers(100, 9999, n)
street = [f"{k} {road}" for k, road in zip(number, rng.choice(roads, n))]
street[57] = "1200 Example Ave"
day = pd.Timestamp("2014-05-02") + pd.to_timedelta(np.sort(rng.integers(0, 60, n)), unit="D")

table = pd.DataFrame(
    {
        "date": day.strftime("%Y-%m-%d"),
        "price": np.clip(price, 1e5, 1e6).round(-2),
        "bedrooms": bedrooms,
        "bathrooms": bathrooms,
        "sqft_living": sqft,
        "floors": rng.choice([1.0, 1.5, 2.0, 3.0], n, p=[0.48, 0.12, 0.36, 0.04]),
        "condition": condition,
        "yr_built": built,
        "street": street,
        "city": cities[city],
        "statezip": zips[place],
        "country": "USA",
    }
)
table.to_csv(here / "listings.csv", index=False, lineterminator="\n")
