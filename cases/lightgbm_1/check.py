"""The state that *fixed* of lightgbm_1 must reach: a search over the wines of quality 4 and 7 only."""

import numpy as np
import pandas as pd

source = pd.read_csv("../input/wine-quality-challenge/wine_train.csv")["quality"]
kept = source[source.isin([4, 7])]

assert y.notna().all(), "the target has missing values"
assert set(y) == {4, 7}, f"classes {sorted(set(y))} instead of 4 and 7"
assert len(y) == len(kept) == 79, f"{len(y)} rows instead of {len(kept)}"
assert y.index.equals(kept.index) and (y == kept).all(), "not the target of the wines 4 and 7"
assert X.index.equals(y.index), "X and y hold different rows"
assert X.notna().all().all(), "X has missing values"
assert list(X.columns) == [*features, "tsne1", "tsne2"], list(X.columns)
assert np.allclose(X[features], scaled.loc[kept.index, features]), "other features than before"
assert np.allclose(X[["tsne1", "tsne2"]], embedding[["tsne1", "tsne2"]]), "another embedding"

assert len(trials) == 2, f"{len(trials)} trials instead of two"
assert np.isfinite(trials["kappa"]).all(), "a score is not a number"
assert trials["n_splits"].between(3, 5).all() and trials["random_state"].between(1000, 2000).all()
for trial in trials.itertuples():
    again = objective(trial.random_state, trial.n_splits)
    assert np.isclose(trial.kappa, again), f"score {trial.kappa} can't be repeated: {again}"
assert best["kappa"] == trials["kappa"].max(), "not the best trial"
