"""The state that *fixed* of NBspecific_3 must reach."""

import numpy as np
import pandas as pd
from scipy.stats import f as f_distribution

recorded = pd.read_csv("../input/daily-word-game/word_game.csv")
names = ["n", "v", "adj", "adv", "freq_s", "repeat_letter_s"]
ordered = recorded.loc[df.index]
assert len(ordered) == 340 and ordered["all"].is_monotonic_decreasing, "not sorted by players"
features, share = ordered[names].to_numpy(float), ordered["hard_p"].to_numpy(float)

assert X_train.shape == (272, 6) and X_test.shape == (68, 6), (X_train.shape, X_test.shape)
np.testing.assert_allclose(X_test, features[272:])
np.testing.assert_allclose(y_test, share[272:])
assert np.shape(yFit) == (68,) and np.shape(y_test) == (68,), f"yFit has shape {np.shape(yFit)}"
assert (n, m) == (68, 6), f"n = {n}, m = {m}"

# least squares on the training part, used for the test part
design = np.column_stack([np.ones(340), features])
weights = np.linalg.lstsq(design[:272], share[:272], rcond=None)[0]
expected = design[272:] @ weights
np.testing.assert_allclose(yFit, expected, rtol=1e-6)

regression = ((expected - share[272:].mean()) ** 2).sum()
error = ((share[272:] - expected) ** 2).sum()
np.testing.assert_allclose([SSR, SSE], [regression, error], rtol=1e-6)
expected_f = (regression / 6) / (error / (68 - 6 - 1))
assert np.isfinite(F) and 0 <= p <= 1, f"F = {F}, p = {p}"
np.testing.assert_allclose(F, expected_f, rtol=1e-6)
np.testing.assert_allclose(p, f_distribution.sf(expected_f, 6, 61), rtol=1e-6)

# both curves of the test part are drawn
drawn = [np.asarray(line.get_ydata()) for line in ax.get_lines()]
assert any(len(ys) == 68 and np.allclose(ys, y_test) for ys in drawn), "y_test is not drawn"
assert any(len(ys) == 68 and np.allclose(ys, expected) for ys in drawn), "yFit is not drawn"
