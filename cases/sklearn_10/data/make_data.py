"""Makes the motor measurements of sklearn_10. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(52)
here = Path(__file__).parent / "electric-motor-test-bench"
here.mkdir(exist_ok=True)

ROWS = 300
motor = pd.DataFrame(
    rng.standard_normal((ROWS, 6)),
    columns=["u_q", "coolant", "stator_winding", "u_d", "i_d", "ambient"],
)
motor["stator_winding"] = 0.6 * motor["coolant"] + 0.8 * motor["stator_winding"]
motor["motor_speed"] = 3000 * motor["u_q"] + 500 * motor["i_d"] + rng.normal(0, 150, ROWS)
motor.round(5).to_csv(here / "motor.csv", index=False)
