"""The state that *fixed* of tensorflow_6 must reach: both learning curves drawn, from the history as it was."""

import numpy as np

expected = {"loss", "val_loss", "accuracy", "val_accuracy", "learning_rate"}
assert set(history.history) == expected, sorted(history.history)
epochs = len(history.epoch)
assert epochs == 2, f"{epochs} epochs"
assert all(len(values) == epochs for values in history.history.values()), "epochs are missing"
assert int(model.optimizer.iterations.numpy()) == 12, "not trained for two epochs of 6 steps"
assert model.output_shape == (None, 10), model.output_shape

# the values of the last epoch are those of this model
loss, accuracy = model.evaluate(X_val, Y_val, verbose=0)[:2]
assert np.isclose(history.history["val_loss"][-1], loss, rtol=1e-3), "another validation loss"
assert np.isclose(history.history["val_accuracy"][-1], accuracy, rtol=1e-3), "another accuracy"

assert len(fig.axes) == 2, f"{len(fig.axes)} axes instead of two"
for axis, names in zip(fig.axes, (("loss", "val_loss"), ("accuracy", "val_accuracy"))):
    lines = [np.asarray(line.get_ydata(), dtype=float) for line in axis.lines]
    assert len(lines) == 2, f"{len(lines)} lines beside {names[0]}"
    for line, name in zip(lines, names):
        assert np.allclose(line, history.history[name]), f"the curve of {name} shows other values"
    assert axis.get_legend() is not None, f"no legend beside {names[0]}"
