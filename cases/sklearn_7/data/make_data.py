"""Makes the customers of sklearn_7. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(71)
here = Path(__file__).parent / "shop-customer-data"
here.mkdir(exist_ok=True)

ROWS = 200
shop = pd.DataFrame({"CustomerID": np.arange(1, ROWS + 1)})
shop["Gender"] = rng.choice(["Male", "Female"], ROWS, p=[0.4, 0.6])
shop["Age"] = rng.integers(0, 100, ROWS)
shop["Annual Income ($)"] = rng.integers(0, 190, ROWS) * 1000 + rng.integers(0, 1000, ROWS)
shop["Spending Score (1-100)"] = rng.integers(0, 101, ROWS)
shop["Profession"] = rng.choice(["Artist", "Doctor", "Engineer", "Healthcare", "Lawyer"], ROWS)
shop["Work Experience"] = rng.integers(0, 18, ROWS)
shop["Family Size"] = rng.integers(1, 10, ROWS)
shop.loc[79, "Gender"] = "Male"
shop.loc[[19, 83, 151], "Profession"] = np.nan
shop.to_csv(here / "shop_customers.csv", index=False, lineterminator="\n")
