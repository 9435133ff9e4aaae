"""The state that *fixed* of numpy_7 must reach."""

import numpy as np

classes = ["airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck"]
rng_again = np.random.RandomState(4)
rng_again.randint(0, 256, (120, 32, 32, 3))
rng_again.randint(0, 10, (120, 1))
pictures_again = rng_again.randint(0, 256, (60, 32, 32, 3)).astype("uint8")
labels_again = rng_again.randint(0, 10, (60, 1)).astype("uint8")

assert data["y_test"].shape == (60, 1), f"the labels have the shape {data['y_test'].shape}"
assert (data["y_test"] == labels_again).all(), "the labels were changed"
assert list(names) == classes, names

picture = pictures_again[40].astype(float)
scaled = (picture - picture.min()) / (picture.max() - picture.min())
best = int(np.argmax(model.predict(scaled[None], verbose=0)))
true = classes[int(labels_again[40, 0])]
title = ax.get_title()
assert f"true: {true}" in title, f"{title!r} instead of {true}"
assert f"predicted: {classes[best]}" in title, f"{title!r} instead of {classes[best]}"
assert len(ax.images) == 1, f"{len(ax.images)} pictures shown"
assert np.array_equal(np.asarray(ax.images[0].get_array()), pictures_again[40]), "another picture"
