"""The state that *fixed* of NBspecific_14 must reach."""

import numpy as np
import pandas as pd
from sklearn.ensemble import RandomForestClassifier as Forest

known = pd.read_csv("../input/voyage-passengers/voyage_train.csv")
asked = pd.read_csv("../input/voyage-passengers/voyage_test.csv")

written = pd.read_csv("submission.csv")
for table in (output, written):
    assert set(table.columns) == {"PassengerId", "Survived"}, f"columns {list(table.columns)}"
    assert len(table) == 60, f"{len(table)} predictions for 60 passengers"
    assert table["PassengerId"].tolist() == asked["PassengerId"].tolist(), "other passengers"
    assert set(table["Survived"]) <= {0, 1}, set(table["Survived"])

assert list(X.columns) == list(X_test.columns), "training and test features differ"
assert len(X) == 180 and len(X_test) == 60, (len(X), len(X_test))
assert not X_test.isna().any().any(), "a test feature is still missing"


def numbers(table):
    woman = (table["Sex"] == "female").astype(int)
    return np.column_stack([table[["Pclass", "SibSp", "Parch", "Fare"]], woman, 1 - woman])


# where no fare is missing, a forest trained apart must agree with nearly every prediction
forest = Forest(n_estimators=100, max_depth=5, random_state=1).fit(
    numbers(known), known["Survived"]
)
given = asked["Fare"].notna().to_numpy()
apart = forest.predict(numbers(asked[given]))
agreement = (apart == output["Survived"].to_numpy()[given]).mean()
assert agreement >= 0.9, f"only {agreement:.2f} of the predictions agree"
