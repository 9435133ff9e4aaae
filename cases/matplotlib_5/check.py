"""The state that *fixed* of matplotlib_5 must reach: 200 patients and three centers drawn with labels.

Two repairs keep the intent: three-dimensional axes, or two dimensions with insulin as the size of a point.
"""

import numpy as np
import pandas as pd

COLUMNS = ["Glucose", "BloodPressure", "Insulin"]
source = pd.read_csv("../input/diabetes-measurements/diabetes.csv")[COLUMNS].to_numpy()

assert np.array_equal(X, source), "X is not the three measurements"
assert kmeans.n_clusters == 3 and len(set(labels)) == 3, "three clusters are wanted"
for number, center in enumerate(kmeans.cluster_centers_):
    assert np.allclose(center, source[labels == number].mean(axis=0), atol=0.5), "wrong centers"

assert len(fig.axes) == 1, f"{len(fig.axes)} axes instead of one"
drawn = fig.axes[0]
assert len(drawn.collections) == 2, f"{len(drawn.collections)} scatter collections instead of two"
points, marks = drawn.collections
assert np.array_equal(points.get_array(), labels), "the patients are not coloured by cluster"
assert points.get_cmap().name == "viridis", points.get_cmap().name
assert set(marks.get_sizes()) == {200}, "the centers lost their size"

if drawn.name == "3d":
    assert np.array_equal(np.transpose(points._offsets3d), source), "wrong points"
    assert np.allclose(np.transpose(marks._offsets3d), kmeans.cluster_centers_), "wrong centers"
    assert drawn.get_zlabel() == "Insulin", "no label on the third axis"
else:
    assert np.array_equal(points.get_offsets(), source[:, :2]), "wrong points"
    assert np.allclose(marks.get_offsets(), kmeans.cluster_centers_[:, :2]), "wrong centers"
    sizes = np.broadcast_to(points.get_sizes(), len(source))
    order = np.argsort(source[:, 2], kind="stable")
    assert (np.diff(sizes[order]) >= 0).all() and np.ptp(sizes) > 0, "insulin is not shown"
assert drawn.get_title(), "no title"
assert drawn.get_xlabel() == "Glucose", "no label on the x axis"
assert drawn.get_ylabel() == "BloodPressure", "no label on the y axis"
