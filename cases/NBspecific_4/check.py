"""The state that *fixed* of NBspecific_4 must reach."""

import pandas as pd

recorded = pd.read_csv("../input/credit-risk-applicants/credit_applicants.csv")
assert len(dataset) == 200, f"dataset has {len(dataset)} rows"
assert {"Sex", "Risk", "Age", "Purpose"} <= set(dataset.columns), list(dataset.columns)
pd.testing.assert_frame_equal(dataset[list(recorded.columns)], recorded)

# four figures of their own
figures = [count_ax.figure, box_grid.figure, violin_ax.figure, purpose_grid.figure]
assert len({id(figure) for figure in figures}) == 4, "the plots share a figure"

# 1: how many applicants of each sex are good and bad
counts = recorded.groupby(["Sex", "Risk"]).size()
heights = sorted(bar.get_height() for bar in count_ax.patches if bar.get_height() > 0)
assert heights == sorted(counts.tolist()), f"bars of height {heights}"

# 2: a box of the ages for each sex
assert box_grid.axes.size == 1
box_ax = box_grid.axes.flat[0]
assert (box_ax.get_xlabel(), box_ax.get_ylabel()) == ("Sex", "Age")
medians = recorded.groupby("Sex")["Age"].median()
flat = [line.get_ydata() for line in box_ax.get_lines()]
level = {float(ys[0]) for ys in flat if len(ys) == 2 and ys[0] == ys[1]}
assert set(medians.astype(float)) <= level, f"no box with the medians {medians.to_dict()}"

# 3: split violins, two halves for each sex
assert (violin_ax.get_xlabel(), violin_ax.get_ylabel()) == ("Sex", "Age")
assert len(violin_ax.collections) >= 4, "the violins are not split by risk"

# 4: the purposes, one panel for each pair of sex and risk
assert purpose_grid.axes.shape == (2, 2), f"panels {purpose_grid.axes.shape}"
assert set(purpose_grid.row_names) == {"male", "female"}
assert set(purpose_grid.col_names) == {"good", "bad"}
assert all(len(panel.patches) > 0 for panel in purpose_grid.axes.flat), "an empty panel"
