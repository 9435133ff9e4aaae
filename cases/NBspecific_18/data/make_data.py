"""Makes the second-hand cars of NBspecific_18. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(2023)
here = Path(__file__).parent / "second-hand-cars"
here.mkdir(exist_ok=True)

ROWS = 200
MODELS = {  # name: engine in CC, power in bhp, seats, price when new in lakh
    "Maruti Alto 800": (796, 47.3, 5, 4.0),
    "Maruti Wagon R": (998, 67.0, 5, 5.6),
    "Maruti Swift": (1197, 81.8, 5, 7.4),
    "Maruti Baleno": (1197, 83.1, 5, 8.2),
    "Maruti Ciaz": (1462, 103.2, 5, 11.2),
    "Maruti Ertiga": (1373, 92.7, 7, 10.5),
    "Hyundai i10": (1086, 68.0, 5, 5.9),
    "Hyundai i20": (1197, 81.8, 5, 8.6),
    "Hyundai Verna": (1582, 126.2, 5, 13.2),
    "Hyundai Creta": (1582, 126.2, 5, 16.5),
    "Hyundai Santro": (1086, 62.0, 5, 5.4),
    "Honda City": (1497, 117.3, 5, 13.8),
    "Honda Jazz": (1199, 88.7, 5, 9.0),
    "Honda Amaze": (1199, 88.7, 5, 8.4),
    "Toyota Etios": (1364, 67.0, 5, 9.1),
    "Toyota Innova": (2494, 102.0, 7, 21.0),
    "Toyota Fortuner": (2982, 171.5, 7, 36.0),
    "Ford Figo": (1196, 86.8, 5, 7.0),
    "Ford EcoSport": (1498, 98.6, 5, 11.8),
    "Volkswagen Polo": (1199, 74.0, 5, 8.8),
    "Skoda Superb": (1968, 174.3, 5, 34.0),
    "Audi A4": (1968, 190.0, 5, 52.0),
    "BMW 5 Series": (1995, 184.0, 5, 74.0),
}
OWNERS = ["First", "Second", "Third", "Fourth & Above"]

rows = []
for name in rng.choice(list(MODELS), ROWS):
    engine, power, seats, new_price = MODELS[name]
    year = int(np.clip(round(rng.normal(2013.5, 3.2)), 2000, 2019))
    age = 2019 - year
    gas = engine < 1300 and rng.random() < 0.28
    fuel = (
        "CNG"
        if gas
        else ("Diesel" if rng.random() < (0.3 if engine < 1400 else 0.75) else "Petrol")
    )
    automatic = new_price > 30 or rng.random() < 0.15
    kilometers = int(np.clip(rng.normal(11_000, 3_500) * (age + 0.7), 1_500, 250_000))
    owner = int(np.clip(rng.poisson(0.04 * age), 0, 3))
    mileage = float(np.clip(30 - 0.006 * engine + rng.normal(0, 1.3), 9, 33.5))
    price = new_price * (1.06 if automatic else 1.0) * 0.87**age * 0.93**owner
    price *= (1 - 0.0008 * kilometers / 1000) * rng.normal(1, 0.07)
    rows.append(
        {
            "Name": name,
            "Location": rng.choice(
                ["Mumbai", "Pune", "Chennai", "Kochi"], p=[0.4, 0.25, 0.2, 0.15]
            ),
            "Year": year,
            "Kilometers_Driven": kilometers,
            "Fuel_Type": fuel,
            "Transmission": "Automatic" if automatic else "Manual",
            "Owner_Type": OWNERS[owner],
            "Mileage": f"{mileage * 0.98:.2f} km/kg" if gas else f"{mileage:.2f} kmpl",
            "Engine": f"{engine} CC",
            "Power": f"{power} bhp",
            "Seats": float(seats),
            "New_Price": f"{new_price * 1.08:.2f} Lakh" if rng.random() < 0.15 else np.nan,
            "Price": round(float(np.clip(price, 0.5, 90)), 2),
        }
    )
cars = pd.DataFrame(rows)
cars.loc[rng.choice(ROWS, 5, replace=False), ["Engine", "Power", "Seats"]] = np.nan
cars.to_csv(here / "second_hand.csv")
