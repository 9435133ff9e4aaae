"""The state that *fixed* of sklearn_15 must reach."""

import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split as split_rows

recorded = pd.read_csv("../input/daily-weather-records/weather.csv")
fit_rows, held_rows = split_rows(recorded, test_size=0.2, random_state=42)

# labels: two classes, 0 and 1 (the words are as good for a classifier), one for each row
for labels, rows in ((y_train, fit_rows), (y_test, held_rows)):
    labels = np.ravel(np.asarray(labels))
    rain = (rows["RainTomorrow"] == "Yes").to_numpy()
    assert len(labels) == len(rows), f"{len(labels)} labels for {len(rows)} rows"
    assert set(labels) in ({0, 1}, {"No", "Yes"}), f"labels {sorted(set(labels))}"
    right = labels == ("Yes" if "Yes" in set(labels) else 1)
    np.testing.assert_array_equal(right, rain, err_msg="labels of other rows")

scaled, scaled_test = np.asarray(X_train, float), np.asarray(X_test, float)
assert scaled.shape[0] == 240 and scaled_test.shape[0] == 60, (scaled.shape, scaled_test.shape)
assert scaled.shape[1] == 7, f"{scaled.shape[1]} features"
np.testing.assert_allclose(scaled.mean(axis=0), 0, atol=1e-6, err_msg="features not scaled")
np.testing.assert_allclose(scaled.std(axis=0), 1, atol=1e-2, err_msg="features not scaled")
# the test features by mean and spread of the training features
for name in ("Rainfall", "Humidity3pm"):
    middle, spread = fit_rows[name].mean(), fit_rows[name].std(ddof=0)
    wanted = ((held_rows[name] - middle) / spread).to_numpy()
    found = np.abs(scaled_test - wanted[:, None]).max(axis=0).min()
    assert found < 1e-6, f"{name} of the test rows is scaled by something else"

assert hasattr(logreg, "coef_"), "the classifier is not fitted"
assert set(logreg.classes_) == set(np.ravel(np.asarray(y_train))), "fitted on other labels"
again = type(logreg)(**logreg.get_params()).fit(scaled, np.ravel(np.asarray(y_train)))
np.testing.assert_allclose(logreg.coef_, again.coef_, atol=1e-3, err_msg="fitted on other data")
score = np.mean(logreg.predict(scaled_test) == np.ravel(np.asarray(y_test)))
assert 0.7 < score <= 1, f"accuracy {score} on the test rows"
