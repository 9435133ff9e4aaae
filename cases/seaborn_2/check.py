"""The state that *fixed* of seaborn_2 must reach: a pie and a count plot of the classes, side by side."""

import pandas as pd
from matplotlib.patches import Wedge

source = pd.read_csv("../input/consumer-credit-risk/credit_train.csv")
counts = source["SeriousDlqin2yrs"].value_counts()
assert counts.to_dict() == {0: 180, 1: 20}

assert train.equals(source.drop(columns="Unnamed: 0")), "the training data was changed"
assert len(fig.axes) == 2, f"{len(fig.axes)} axes instead of two"
left, right = fig.axes

wedges = [patch for patch in left.patches if isinstance(patch, Wedge)]
assert len(left.patches) == len(wedges) == 2, "the first axis holds something else than the pie"
shares = [round((wedge.theta2 - wedge.theta1) / 360, 4) for wedge in wedges]
assert shares == [0.9, 0.1], shares
assert left.get_title() == "Share of serious delinquency", left.get_title()

bars = {round(bar.get_x() + bar.get_width() / 2): bar.get_height() for bar in right.patches}
ticks = [text.get_text() for text in right.get_xticklabels()]
assert len(right.patches) == 2, f"{len(right.patches)} bars instead of two"
assert ticks == ["0", "1"], ticks
assert [bars[0], bars[1]] == [180, 20], bars
assert right.get_title() == "Number of borrowers", right.get_title()
assert right.get_xlabel() == "SeriousDlqin2yrs", right.get_xlabel()
