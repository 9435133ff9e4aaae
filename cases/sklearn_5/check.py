"""The state that *fixed* of sklearn_5 must reach."""

import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split as split_rows

flowers = pd.read_csv("../input/iris-flowers/iris_flowers.csv")
_, held = split_rows(flowers, test_size=0.25, random_state=42)
names = ["setosa", "versicolor", "virginica"]

assert list(y_test) == list(held["species"]), "the labels are not those of the test rows"
predicted = model.predict(held.drop(columns="species"))
expected = pd.crosstab(held["species"].to_numpy(), predicted)
expected = expected.reindex(index=names, columns=names, fill_value=0).to_numpy()

shown = np.asarray(cm_display.confusion_matrix)
assert shown.shape == (3, 3), f"a confusion matrix of shape {shown.shape}"
assert shown.sum() == 38, f"the confusion matrix sums to {shown.sum()}"
assert (shown == expected).all(), f"{shown.tolist()} instead of {expected.tolist()}"

ticks = cm_display.ax_.get_xticklabels(), cm_display.ax_.get_yticklabels()
for labels in ticks:
    assert [t.get_text() for t in labels] == names, [t.get_text() for t in labels]
