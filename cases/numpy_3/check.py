"""The state that *fixed* of numpy_3 must reach."""

from itertools import pairwise

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/home-equity-loans/hmeq.csv")
numeric = ["LOAN", "MORTDUE", "VALUE", "YOJ", "DEROG", "DELINQ", "CLAGE", "NINQ", "CLNO"]

assert len(hmeq) == len(recorded), f"{len(hmeq)} of {len(recorded)} loans left"
assert hmeq[numeric].isna().sum().equals(recorded[numeric].isna().sum()), "the gaps were filled"
assert set(histograms) == set(numeric), list(histograms)

for column in numeric:
    entry = histograms[column]
    edges = np.asarray(entry["edges"])
    known = recorded[column].notna()
    assert len(edges) >= 5, f"{column}: {len(edges)} edges"
    assert entry["ALL"].sum() == known.sum(), f"{column}: {entry['ALL'].sum()} of {known.sum()}"
    assert (entry["ALL"] == entry["PAID"] + entry["DEFAULT"]).all(), (
        f"{column}: groups do not add up"
    )
    for name, rows in [
        ("ALL", known),
        ("PAID", recorded["BAD"] == 0),
        ("DEFAULT", recorded["BAD"] == 1),
    ]:
        values = recorded.loc[rows & known, column].to_numpy()
        counts = [
            np.sum((values >= low) & ((values < high) | (high == edges[-1]) & (values <= high)))
            for low, high in pairwise(edges)
        ]
        assert (np.asarray(entry[name]) == counts).all(), f"{column}, {name}: wrong counts"

drawn = [ax.get_title() for ax in fig.axes if ax.has_data()]
assert set(numeric) <= set(drawn), f"only these were drawn: {drawn}"
