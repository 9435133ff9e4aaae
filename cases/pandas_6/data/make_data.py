"""Makes the sales of pandas_6. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(141)
here = Path(__file__).parent / "retail-sales-one-year"
here.mkdir(exist_ok=True)

ORDERS = 145
PRICES = {
    "USB-C Charging Cable": "11.95",
    "AAA Batteries (4-pack)": "2.99",
    "Wired Headphones": "11.99",
    "27in FHD Monitor": "149.99",
    "Flatscreen TV": "300",
    "Vacuum Cleaner": "129.5",
}
CITIES = ["Dallas, TX 75001", "Boston, MA 02215", "Seattle, WA 98101", "Austin, TX 73301"]
STREETS = ["Main St", "Lake St", "Park St", "Hill St", "7th St"]

product = rng.choice(list(PRICES), ORDERS)
when = pd.Timestamp("2019-01-01") + pd.to_timedelta(
    np.sort(rng.integers(0, 365 * 1440, ORDERS)), unit="min"
)
number = 141000 + np.cumsum(rng.choice([0, 1, 2, 5], ORDERS, p=[0.1, 0.5, 0.3, 0.1]))
orders = pd.DataFrame(
    {
        "Order ID": number.astype(str),
        "Product": product,
        "Quantity Ordered": rng.choice(["1", "2", "3"], ORDERS, p=[0.8, 0.15, 0.05]),
        "Price Each": [PRICES[name] for name in product],
        "Order Date": when.strftime("%m/%d/%y %H:%M"),
        "Purchase Address": [
            f"{rng.integers(1, 999)} {rng.choice(STREETS)}, {rng.choice(CITIES)}"
            for _ in range(ORDERS)
        ],
    }
)
header = pd.DataFrame([orders.columns], columns=orders.columns)
empty = pd.DataFrame([[None] * 6], columns=orders.columns)
cuts = [0, 22, 49, 75, 98, 121, ORDERS]
parts = []
for first, last, extra in zip(cuts, cuts[1:], [header, empty, header, header, empty, None]):
    parts.append(orders[first:last])
    if extra is not None:
        parts.append(extra.astype(object))
rows = [row for part in parts for row in part.to_numpy().tolist()]
pd.DataFrame(rows, columns=orders.columns).to_csv(here / "sales.csv", lineterminator="\n")
