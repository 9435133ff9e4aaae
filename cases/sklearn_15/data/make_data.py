"""Makes the daily weather records of sklearn_15. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "daily-weather-records"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(1515)

n = 300
row = np.arange(n)
day = pd.date_range("2015-03-01", periods=n // 3, freq="D").strftime("%Y-%m-%d")
humidity = np.clip(rng.normal(52, 20, n), 10, 100).round()
wet = rng.random(n) < 1 / (1 + np.exp(-(humidity - 70) / 9))
rainfall = np.where(wet, rng.gamma(1.2, 5, n) + 1, rng.choice([0, 0, 0, 0.2, 0.6], n)).round(1)
lowest = np.clip(12 + 7 * np.cos(2 * np.pi * (row % 100) / 365) + rng.normal(0, 3, n), -5, 25)
score = (humidity - 52) / 12 + 0.8 * wet + rng.logistic(0, 0.7, n)
score[232] = -9
tomorrow = score > np.sort(score)[-60]

table = pd.DataFrame(
    {
        "Date": np.tile(day, 3),
        "Location": np.repeat(["Harbour", "Plains", "Hills"], n // 3),
        "MinTemp": np.where(row % 11 == 4, np.nan, lowest.round(1)),
        "Rainfall": rainfall,
        "Humidity3pm": humidity,
        "WindGustDir": np.where(row % 13 == 6, None, rng.choice(list("NSEW"), n)),
        "RainToday": np.where(rainfall > 1, "Yes", "No"),
        "Sunshine": np.where(rng.random(n) < 0.7, np.nan, rng.uniform(0, 12, n).round(1)),
        "RainTomorrow": np.where(tomorrow, "Yes", "No"),
    }
)
table.to_csv(here / "weather.csv", index=False, lineterminator="\n")
