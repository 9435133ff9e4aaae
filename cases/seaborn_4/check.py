"""The state that *fixed* of seaborn_4 must reach."""

import numpy as np
import pandas as pd

homes = pd.read_csv("../input/city-homes-prices/city_homes.csv")

all_axes = np.ravel(axs)
assert len(all_axes) >= 17, f"{len(all_axes)} axes"
drawn = [ax_ for ax_ in all_axes if len(ax_.lines)]
assert len(drawn) == 17, f"{len(drawn)} axes carry a box plot"
assert index in (16, 17), f"the counter ended at {index}"
assert df.shape == (60, 17), f"the frame is {df.shape}"

labels = [ax_.get_ylabel() for ax_ in drawn]
assert sorted(labels) == sorted(homes.columns), f"the plots are of {labels}"
for label, ax_ in zip(labels, drawn):
    level = [float(line.get_ydata()[0]) for line in ax_.lines if len(set(line.get_ydata())) == 1]
    median = homes[label].median()
    assert np.isclose(level, median).any(), f"{label}: no line at the median {median}"
