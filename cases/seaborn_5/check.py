"""The state that *fixed* of seaborn_5 must reach."""

import numpy as np
import pandas as pd

counts = pd.read_csv("../input/leaf-disease-labels/leaf_labels.csv").groupby("labels").size()

bars = sorted(ax.patches, key=lambda bar: bar.get_x())
assert len(bars) == len(counts) == 7, f"{len(bars)} bars"
ticks = ax.get_xticklabels()
assert [round(tick.get_rotation()) % 360 for tick in ticks] == [45] * 7, "other rotation"
names = [tick.get_text() for tick in ticks]
assert sorted(names) == sorted(counts.index), f"the bars are named {names}"
for name, bar in zip(names, bars):
    height = bar.get_height()
    assert np.isclose(height, counts[name]), f"{name}: {height} in place of {counts[name]}"
