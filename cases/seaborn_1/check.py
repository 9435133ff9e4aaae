"""The state that *fixed* of seaborn_1 must reach."""

import numpy as np

stored = np.load("../input/flower-label-shards/flower_labels.npz")
names = [
    "rose",
    "iris",
    "daisy",
    "lotus",
    "poppy",
    "tulip",
    "lily",
    "azalea",
    "clematis",
    "hibiscus",
]

assert len(axes) == 2, f"{len(axes)} axes"
for ax_, key in zip(axes, ["train_labels", "valid_labels"]):
    bars = sorted(ax_.patches, key=lambda bar: bar.get_y())
    assert len(bars) == 10, f"{key}: {len(bars)} bars"
    expected = np.bincount(stored[key], minlength=10)
    widths = [bar.get_width() for bar in bars]
    np.testing.assert_allclose(widths, expected, err_msg=f"{key}: other bar widths")
    ticks = [tick.get_text() for tick in ax_.get_yticklabels()]
    assert ticks == names, f"{key}: the bars are named {ticks}"
