"""The state that *fixed* of numpy_8 must reach."""

import numpy as np
from sklearn.linear_model import LogisticRegression as LogReg
from sklearn.metrics import roc_auc_score as auc_of

assert X_train.shape[1] == X_test.shape[1] == 72, f"{X_train.shape[1]} features in the matrix"
assert X_test.shape[0] == 60, f"{X_test.shape[0]} test rows"
assert len(X_train) == len(y_train) and len(X_train) > 250, "training rows are missing"
assert pset.n_inputs == 72, f"the primitive set has {pset.n_inputs} inputs"
used = set(pset.args)
assert used == {f"ARG{i}" for i in range(72)}, "the arguments are not ARG0 to ARG71"

assert len(scores) == 3, f"{len(scores)} generations"
for generation in scores:
    assert len(generation) == 10, f"{len(generation)} individuals in a generation"
    for value in generation:
        assert isinstance(value, float) and 0 <= value <= 1, f"fitness {value!r}"
assert len({round(float(v), 6) for g in scores for v in g}) > 5, (
    "nearly all individuals score the same"
)
assert best_auc == max(v for g in scores for v in g), (
    "the best AUC is not that of the best individual"
)

for individual in [best, *population]:
    text = pset.text(individual)
    names = {name: pset.operators[name] for name in pset.operators}
    formula = eval("lambda " + ", ".join(f"ARG{i}" for i in range(72)) + ": " + text, names)
    expected_train = np.array([formula(*row) for row in np.asarray(X_train)], dtype=float)
    expected_test = np.array([formula(*row) for row in np.asarray(X_test)], dtype=float)
    column = np.asarray(transform(individual, X_train), dtype=float).reshape(-1, 1)
    assert column.shape == (len(X_train), 1), f"transformed feature of shape {column.shape}"
    np.testing.assert_allclose(column[:, 0], expected_train, err_msg="other feature values")
    again = LogReg(max_iter=200).fit(expected_train.reshape(-1, 1), y_train)
    expected = auc_of(y_test, again.predict_proba(expected_test.reshape(-1, 1))[:, 1])
    assert abs(fitness(individual) - expected) < 1e-9, "fitness is not the AUC of the feature"
    if individual is best:
        assert abs(best_auc - expected) < 1e-9, "best_auc is not the AUC of the best expression"
