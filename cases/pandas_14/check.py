"""The state that *fixed* of pandas_14 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/spaceship-passengers/passengers.csv")
names = ["Cabin", "RoomService", "FoodCourt", "ShoppingMall", "Spa", "VRDeck"]
kept = [name for name in recorded.columns if name not in ("PassengerId", "Name")]
assert list(df.columns) == kept, list(df.columns)
assert len(df) == len(recorded), f"{len(df)} passengers"
assert df.notna().all().all(), "missing values in the frame"

numbers = recorded[names[1:]].fillna(0).astype(int)
ages = recorded["Age"].fillna(0).astype(int).to_numpy()
numbers.insert(0, "Cabin", np.unique(recorded["Cabin"].astype(str), return_inverse=True)[1])
for name in names:
    assert df[name].tolist() == numbers[name].tolist(), f"{name} was changed"
assert df["Age"].tolist() == ages.tolist(), "Age was changed"

panels = list(np.ravel(axes))
assert "Age of the passengers" in [text.get_text() for text in fig.texts], (
    "the figure is unfinished"
)
filled = [panel for panel in panels if panel.collections]
assert [panel.get_title() for panel in filled] == names, [panel.get_title() for panel in filled]
for name, panel in zip(names, filled, strict=True):
    assert len(panel.collections) == 1, f"{len(panel.collections)} scatters in the panel of {name}"
    points = np.asarray(panel.collections[0].get_offsets())
    wanted = np.column_stack([numbers[name], ages])[:50]
    np.testing.assert_allclose(points, wanted, err_msg=f"other points in the panel of {name}")
for panel in panels:
    assert panel.collections or not panel.get_title(), f"empty panel {panel.get_title()}"
