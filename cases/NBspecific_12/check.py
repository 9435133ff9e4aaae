"""The state that *fixed* of NBspecific_12 must reach."""

import numpy as np
import pandas as pd

folder = "../input/smoker-health-checks/"
rows = pd.concat(
    [
        pd.read_csv(folder + "competition_train.csv", index_col="id"),
        pd.read_csv(folder + "source_train.csv"),
    ]
).drop_duplicates()
features = [name for name in rows.columns if len(set(rows[name])) > 10]

assert len(features) == 18 and sorted(num) == sorted(features), f"num is {num}"
assert "smoking" not in cat and "Source" not in cat, f"cat is {cat}"

assert "fig" in globals(), "nothing was drawn"
assert len(fig.axes) == 18, f"the figure has {len(fig.axes)} axes"
shapes = {ax.get_subplotspec().get_gridspec().get_geometry() for ax in fig.axes}
assert shapes == {(6, 3)}, f"the grid is {shapes}"
for ax in fig.axes:
    assert ax.patches, f"no bars under the title {ax.get_title()!r}"


def is_histogram_of(ax, values):
    bars = sorted(ax.patches, key=lambda bar: bar.get_x())
    left, right = bars[0].get_x(), bars[-1].get_x() + bars[-1].get_width()
    if not np.allclose([left, right], [values.min(), values.max()]):
        return False
    counts, _ = np.histogram(values, bins=len(bars))
    return np.allclose(counts, [bar.get_height() for bar in bars])


for name in features:
    drawn = sum(is_histogram_of(ax, rows[name].to_numpy()) for ax in fig.axes)
    assert drawn == 1, f"{drawn} histograms of {name}"
