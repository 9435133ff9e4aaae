"""The state that *fixed* of pandas_4 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/facial-expressions-small/faces.csv")
shown = {"Angry": 0, "Fear": 2, "Happy": 3, "Sad": 4, "Surprise": 5, "Neutral": 6}

assert not (faces["emotion"] == 1).any(), "pictures of class 1 are back"
kept = recorded[recorded["emotion"] != 1]
assert len(faces) == len(kept), f"{len(faces)} pictures, {len(kept)} expected"
assert faces["emotion"].tolist() == kept["emotion"].tolist(), "other emotions"

panels = [panel for panel in fig.axes if panel.get_images() or panel.get_title()]
titles = [panel.get_title() for panel in panels]
assert titles == list(shown), f"the panels are {titles}"
for panel in panels:
    title = panel.get_title()
    images = panel.get_images()
    assert len(images) == 1, f"{title}: {len(images)} images"
    picture = np.asarray(images[0].get_array())
    assert picture.shape[:2] == (48, 48), f"{title}: the picture is {picture.shape}"
    gray = picture if picture.ndim == 2 else picture[..., 0]
    text = kept.loc[kept["emotion"] == shown[title], "pixels"]
    choice = [np.array(pixels.split(), dtype=float).reshape(48, 48) for pixels in text]
    assert any(np.array_equal(gray, one) for one in choice), f"{title}: a picture of another class"
