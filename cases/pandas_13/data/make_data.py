"""Makes the used cars of pandas_13. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "used-cars-dealer-prices"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(13)

first = ["alto", "brio", "ciro", "delta", "etna", "fiesto", "gala", "hexa", "ibis", "jade", "kora",
         "luna", "mira", "nova"]  # fmt: skip
second = ["city", "cross", "eco", "gt", "lx", "neo", "plus"]
names = [f"{a} {b}" for a in first for b in second]
showroom = {name: float(np.clip(rng.gamma(2, 5) + 2, 0, 90)) for name in names}

rows = []
for name in rng.permutation(names * 3):
    year = int(rng.integers(2003, 2019))
    driven = int(np.clip((2019 - year) * rng.uniform(2000, 16000), 500, 200000))
    price = showroom[name] * rng.uniform(0.9, 1.1)
    fuel = str(rng.choice(["Petrol", "Diesel", "CNG"], p=[0.72, 0.25, 0.03]))
    selling = price * 0.87 ** (2019 - year) * (1.1 if fuel == "Diesel" else 1)
    rows.append(
        {
            "Car_Name": str(name),
            "Year": year,
            "Selling_Price": round(float(np.clip(selling - driven / 4e5, 0.1, 30)), 2),
            "Present_Price": round(price, 2),
            "Driven_kms": driven,
            "Fuel_Type": fuel,
            "Selling_type": str(rng.choice(["Dealer", "Individual"], p=[0.65, 0.35])),
            "Transmission": str(rng.choice(["Manual", "Automatic"], p=[0.85, 0.15])),
            "Owner": int(rng.choice([0, 1, 3], p=[0.94, 0.05, 0.01])),
        }
    )
cars = pd.DataFrame(rows)
cars = pd.concat([cars, cars.iloc[[17, 202]]])
cars.to_csv(here / "used_cars.csv", index=False, lineterminator="\n")
