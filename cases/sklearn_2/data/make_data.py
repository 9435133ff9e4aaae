"""Makes the order tables of sklearn_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(23)
here = Path(__file__).parent / "meal-kit-weekly-orders"
here.mkdir(exist_ok=True)

MEALS = pd.DataFrame(
    {
        "meal_id": [1062, 1207, 1525, 1885, 2290, 2640],
        "category": ["Beverages", "Rice Bowl", "Salad", "Beverages", "Rice Bowl", "Salad"],
        "cuisine": ["Italian", "Indian", "Thai", "Thai", "Italian", "Indian"],
    }
)
CENTERS = pd.DataFrame(
    {
        "center_id": [11, 55, 89, 137],
        "city_code": [679, 647, 703, 590],
        "region_code": [56, 56, 23, 34],
        "center_type": ["TYPE_A", "TYPE_C", "TYPE_B", "TYPE_A"],
    }
)


def orders(rows, first, last, start):
    """Make rows of orders, with weeks from first to last."""
    table = pd.DataFrame(
        {
            "id": start + np.arange(rows),
            "week": np.sort(rng.integers(first, last + 1, rows)),
            "center_id": rng.choice(CENTERS["center_id"], rows),
            "meal_id": rng.choice(MEALS["meal_id"], rows),
        }
    )
    usual = dict(zip(MEALS["meal_id"], [180, 260, 300, 220, 330, 400], strict=True))
    dear = table["meal_id"].map(usual)
    table["base_price"] = (dear + rng.choice([-20, -10, 0, 10, 20], rows)).astype(float)
    cut = rng.choice([0, 0, 0, 0.1, 0.2, 0.3], rows)
    table["checkout_price"] = (table["base_price"] * (1 - cut)).round(2)
    table["emailer_for_promotion"] = rng.binomial(1, 0.25, rows)
    table["homepage_featured"] = rng.binomial(1, 0.2, rows)
    amount = (
        700
        - table["checkout_price"]
        + 250 * table["emailer_for_promotion"]
        + 200 * table["homepage_featured"]
        + 150 * (table["center_id"] == 137)
        + rng.normal(0, 50, rows)
    )
    table["num_orders"] = amount.clip(10, 1400).round().astype(int)
    return table


train = orders(400, 1, 20, 100001)
train.loc[[57, 211], "num_orders"] = [1500, 1490]
train.to_csv(here / "orders_train.csv", index=False, lineterminator="\n")
test = orders(120, 21, 23, 200001).drop(columns="num_orders")
test.to_csv(here / "orders_test.csv", index=False, lineterminator="\n")
MEALS.to_csv(here / "meals.csv", index=False, lineterminator="\n")
CENTERS.to_csv(here / "centers.csv", index=False, lineterminator="\n")
