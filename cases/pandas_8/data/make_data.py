"""Makes the car list of pandas_8. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "car-price-list"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(8)

makes = {
    "Norvik": "Europe", "Altaro": "Europe", "Brenner": "Europe",
    "Hikari": "Asia", "Sundae": "Asia", "Tomoe": "Asia",
    "Prairie": "USA", "Lakeland": "USA", "Dakota": "USA",
}  # fmt: skip
types = ["Sedan", "SUV", "Sports", "Wagon", "Truck"]

rows = []
for number in range(58):
    make = str(rng.choice(list(makes)))
    kind = str(rng.choice(types, p=[0.5, 0.2, 0.1, 0.12, 0.08]))
    cylinders = float(rng.choice([4, 6, 8], p=[0.35, 0.45, 0.2]))
    engine = round(cylinders * 0.55 + rng.normal(0, 0.25), 1)
    price = int(9000 + engine * 7000 * rng.uniform(0.8, 1.3))
    if number == 0:
        make, kind, cylinders, engine, price = "Hikari", "SUV", 6.0, 3.5, 36945
    rows.append(
        {
            "Make": make,
            "Type": kind,
            "Origin": makes[make],
            "DriveTrain": str(rng.choice(["Front", "All", "Rear"], p=[0.5, 0.25, 0.25])),
            "MSRP": f"${price:,} ",
            "Invoice": f"${int(price * rng.uniform(0.89, 0.94)):,} ",
            "EngineSize": engine,
            "Cylinders": cylinders,
            "Horsepower": float(int(60 + engine * 45 + rng.normal(0, 12))),
            "MPG_City": float(int(34 - engine * 4 + rng.normal(0, 2))),
            "Weight": float(int(1900 + engine * 480 + rng.normal(0, 150))),
        }
    )

blank = dict.fromkeys(rows[0])
rows.insert(31, blank)
rows.insert(47, blank)
cars = pd.DataFrame(rows)
cars.to_csv(here / "cars.csv", index=False, lineterminator="\n")
