"""The state that *fixed* of statsmodels_1 must reach."""

import numpy as np
import pandas as pd
from matplotlib.figure import Figure

lab = pd.read_csv("../input/kidney-stone-lab-values/kidney_train.csv")
lab = lab[(lab["gravity"] < 1.036) & (lab["ph"] < 7.1)]
assert train["gravity"].max() < 1.036, "gravity is not cut"
assert train["ph"].max() < 7.1, "ph is not cut"
np.testing.assert_allclose(train["gravity"], lab["gravity"], err_msg="other gravities")
np.testing.assert_allclose(train["ph"], lab["ph"], err_msg="other values of ph")

assert isinstance(fig, Figure), f"fig is a {type(fig)}"
lines = fig.axes[0].lines
assert len(lines) == 2, f"{len(lines)} lines"
points, diagonal = sorted(lines, key=lambda line: line.get_linestyle() != "None")
gravity = np.sort(lab["gravity"])
np.testing.assert_allclose(
    np.sort(points.get_ydata()),
    (gravity - gravity.mean()) / gravity.std(),
    atol=1e-6,
    err_msg="the points are not the standardised gravity",
)
ends = np.array([diagonal.get_xdata(), diagonal.get_ydata()])
assert np.ptp(ends[0]) > 1, "the line is too short"
np.testing.assert_allclose(ends[0], ends[1], atol=1e-6, err_msg="the line is not the diagonal")
