"""Makes the passenger numbers of numpy_12. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np

rng = np.random.default_rng(1949)
here = Path(__file__).parent / "airline-passengers-monthly"
here.mkdir(exist_ok=True)

month = np.arange(144)
trend = 112 + 380 * (month / 143) ** 1.25
season = 1 + (0.12 + 0.1 * month / 143) * np.sin(2 * np.pi * (month % 12 - 3.5) / 12)
passengers = np.round(trend * season + rng.normal(0, 5, 144))

lines = ["Month,Monthly passengers (thousands)"]
for i, value in enumerate(passengers):
    lines.append(f"{1949 + i // 12}-{i % 12 + 1:02d},{value:.0f}")
lines.append(
    "Passengers on international flights by month in thousands (January 1949 - December 1960),"
)
(here / "international-airline-passengers.csv").write_text("\n".join(lines) + "\n")
