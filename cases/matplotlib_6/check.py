"""The state that *fixed* of matplotlib_6 must reach: a titled box plot on each of the axes, in column order."""

import pandas as pd

source = pd.read_csv("../input/order-book-3711/3711.csv")

assert df.equals(source), "the table was changed"
drawn = fig.axes
assert len(drawn) in (6, len(source.columns)), f"{len(drawn)} axes"
titles = [axis.get_title() for axis in drawn]
assert titles == list(source.columns[: len(drawn)]), titles
for axis, column in zip(drawn, source.columns):
    quartiles = source[column].quantile([0.25, 0.5, 0.75]).tolist()
    # horizontal or upright: the line of the median lies across the box
    flat = [set(map(float, line.get_xdata())) for line in axis.lines]
    flat += [set(map(float, line.get_ydata())) for line in axis.lines]
    assert {quartiles[1]} in flat, f"no box plot of {column}"
assert fig._suptitle is not None, "the figure is not finished: it has no title"
