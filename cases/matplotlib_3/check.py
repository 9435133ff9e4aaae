"""The state that *fixed* of matplotlib_3 must reach: the validation accuracy of each of the best trials is drawn."""

import numpy as np

recorded = {}
for trial in tuner.oracle.get_best_trials(5):
    observations = trial.metrics.get_history("val_accuracy")
    recorded[trial.trial_id] = [float(np.ravel(one.value)[0]) for one in observations]
assert len(recorded) == 3, f"{len(recorded)} trials instead of 3"
for trial in tuner.oracle.get_best_trials(5):
    again = trial.model.score(X_val, y_val)
    assert np.isclose(recorded[trial.trial_id][0], again), "a recorded accuracy was changed"

assert len(fig.axes) == 1, f"{len(fig.axes)} axes"
drawn = fig.axes[0]
values = [np.ravel(line.get_ydata()) for line in drawn.lines]
values += [np.asarray(points.get_offsets())[:, 1] for points in drawn.collections]
values = np.concatenate(values).astype(float) if values else np.array([])
expected = np.concatenate(list(recorded.values()))
assert len(values) == 3, f"{len(values)} values are drawn instead of 3"
assert np.allclose(np.sort(values), np.sort(expected)), f"drawn {values}, recorded {expected}"
assert ((values >= 0) & (values <= 1)).all(), values
named = [text.get_text() for text in drawn.get_legend().get_texts()] if drawn.get_legend() else []
named += [text.get_text() for text in drawn.get_xticklabels()]
for trial_id in recorded:
    assert any(trial_id in text for text in named), f"trial {trial_id} is named nowhere"
assert drawn.get_title() and drawn.get_ylabel(), "title and label of the y axis are missing"
