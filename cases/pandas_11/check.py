"""The state that *fixed* of pandas_11 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/card-payments-fraud/card.csv")
assert list(df.columns) == list(recorded.columns), f"the base frame has {list(df.columns)}"
assert len(df) == len(recorded), f"the base frame has {len(df)} rows"
values = recorded.assign(Hour=recorded["Time"] // 3600)

panels = list(np.ravel(axes))
assert len(panels) == 8, f"{len(panels)} panels"
names = [panel.get_xlabel() for panel in panels]
assert names == list(values.columns), names

for name, panel in zip(names, panels, strict=True):
    if name == "Class":
        continue
    assert len(panel.lines) >= 2, f"{len(panel.lines)} lines in the panel of {name}"
    centres = []
    for line in panel.lines[:2]:
        x, density = line.get_data()
        centres.append(np.sum(x * density) / np.sum(density))
    means = values.groupby("Class")[name].mean()
    np.testing.assert_allclose(
        sorted(centres),
        sorted(means),
        atol=0.05 * values[name].std(),
        err_msg=f"the panel of {name} does not show the two classes",
    )
