"""The state that *fixed* of seaborn_6 must reach."""

import pandas as pd
from matplotlib.collections import PolyCollection

complete = pd.read_csv("../input/penguin-measurements/penguins_small.csv").dropna()

assert df.shape == (90, 7), f"the frame is {df.shape}"
assert not df.isna().any().any(), "the frame has gaps"
assert sorted(df["species"].unique()) == ["Adelie", "Chinstrap", "Gentoo"], "other species"

ticks = ax.get_xticklabels()
names = [tick.get_text() for tick in ticks]
assert sorted(names) == ["Adelie", "Chinstrap", "Gentoo"], f"the violins are named {names}"
assert ax.get_ylabel() == "bill_length_mm", f"the y axis shows {ax.get_ylabel()}"

bodies = [part for part in ax.collections if isinstance(part, PolyCollection)]
assert len(bodies) == 3, f"{len(bodies)} violins"
for tick, name in zip(ax.get_xticks(), names):
    values = complete.loc[complete["species"] == name, "bill_length_mm"]
    corners = [body.get_paths()[0].vertices for body in bodies]
    here = [xy[:, 1] for xy in corners if xy[:, 0].min() < tick < xy[:, 0].max()]
    assert len(here) == 1, f"{name}: {len(here)} violins"
    low, high = here[0].min(), here[0].max()
    slack = 3 * values.std()
    assert values.min() - slack < low < values.min() + 0.01, f"{name}: starts at {low}"
    assert values.max() - 0.01 < high < values.max() + slack, f"{name}: ends at {high}"
