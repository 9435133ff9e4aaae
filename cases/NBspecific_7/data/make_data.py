"""Makes the methane emissions of NBspecific_7. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "methane-by-country"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(707)

countries = {
    "Africa": ["Algeria", "Angola", "Egypt", "Libya", "Nigeria"],
    "Asia Pacific": ["Australia", "China", "India", "Indonesia", "Vietnam"],
    "Central and South America": ["Argentina", "Brazil", "Colombia", "Ecuador", "Venezuela"],
    "Europe": ["France", "Germany", "Italy", "Norway", "Poland"],
    "Middle East": ["Iran", "Iraq", "Kuwait", "Oman", "Qatar"],
    "North America": ["Canada", "Cuba", "Honduras", "Mexico", "United States"],
    "Russia & Caspian": ["Azerbaijan", "Kazakhstan", "Russia", "Turkmenistan", "Uzbekistan"],
    "European Union": ["Austria", "Denmark", "Netherlands", "Romania", "Spain"],
    "Other": ["Iceland", "Israel", "Mongolia", "New Zealand", "Switzerland"],
}
segments = {
    "Agriculture": ["Total"],
    "Energy": ["Gas pipelines and LNG facilities", "Onshore oil", "Onshore gas", "Steam coal"],
    "Other": ["Total"],
    "Waste": ["Total"],
}

rows = []
for region, names in countries.items():
    for number in range(20):
        kind = ["Agriculture", "Energy", "Waste", "Energy"][number // 5]
        if kind == "Energy" and rng.random() < 0.2:
            kind = "Other"
        big = (
            3 if names[number % 5] in ("China", "India", "United States", "Russia", "Brazil") else 0
        )
        reason = rng.choice(["Fugitive", "Vented", "Flared"]) if kind == "Energy" else "All"
        rows.append(
            {
                "region": region,
                "country": names[number % 5],
                "emissions": round(float(min(rng.lognormal(4 + 0.9 * big, 1.1), 9000)), 6),
                "type": kind,
                "segment": rng.choice(segments[kind]),
                "reason": reason,
                "baseYear": "2022" if kind == "Energy" else "2019-2021",
                "notes": "Estimate from satellite data"
                if kind == "Energy"
                else "Average based on national reports",
            }
        )

table = pd.DataFrame(rows).sample(frac=1, random_state=7)
table = table.sort_values(["region", "country"], kind="stable").reset_index(drop=True)
table.to_csv(here / "gas_emissions.csv", lineterminator="\n")
