"""Makes the wind turbine records of NBspecific_10. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(2019)
here = Path(__file__).parent / "wind-turbine-scada"
here.mkdir(exist_ok=True)

STEPS = 480  # 120 days, four a day
time = pd.date_range("2019-01-01", periods=STEPS, freq="6h", name="Time")

# wind: slow weather, a little daily rhythm
weather = np.zeros(STEPS)
for step in range(1, STEPS):
    weather[step] = 0.85 * weather[step - 1] + rng.normal(0, 1.0)
wind = np.clip(7.0 + weather + 0.6 * np.sin(2 * np.pi * time.hour.to_numpy() / 24), 0.4, 20)

power = np.clip(1.9 * wind**3, 0, 1680) + rng.normal(0, 25, STEPS)
power[wind < 3.2] = -rng.uniform(
    1, 30, (wind < 3.2).sum()
)  # it draws a little when it stands still
power = np.clip(power, -30, 1700)
ambient = 24 + 4 * np.sin(2 * np.pi * np.arange(STEPS) / STEPS) + rng.normal(0, 1.5, STEPS)

turbine = pd.DataFrame(
    {
        "ActivePower": power.round(2),
        "WindSpeed": wind.round(2),
        "RotorRPM": np.clip(1.5 * wind + rng.normal(0, 0.4, STEPS), 0, 16).round(2),
        "ReactivePower": (0.12 * power + rng.normal(0, 12, STEPS)).round(2),
        "HubTemperature": (ambient + 6 + rng.normal(0, 0.8, STEPS)).round(1),
        "GearboxOilTemperature": (ambient + 26 + 0.012 * power + rng.normal(0, 1.0, STEPS)).round(
            1
        ),
        "ControlBoxTemperature": 0,
        "WTG": "G01",
    },
    index=time,
)

# the meter was off on the first day and on one day in February; single readings are missing too
turbine.iloc[0:4, 0] = np.nan
turbine.iloc[180:184, 0] = np.nan
turbine.iloc[rng.choice(np.arange(190, STEPS), 11, replace=False), 0] = np.nan
for column in ("RotorRPM", "ReactivePower", "HubTemperature", "GearboxOilTemperature"):
    gaps = rng.choice(STEPS, 14, replace=False)
    turbine.iloc[gaps, turbine.columns.get_loc(column)] = np.nan

turbine.to_csv(here / "turbine.csv")
