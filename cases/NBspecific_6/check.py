"""The state that *fixed* of NBspecific_6 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/order-book-snapshots/order_book.csv", index_col=0)
assert len(recorded) == 600

curves = history.history
assert {"accuracy", "val_accuracy", "loss", "val_loss"} <= set(curves), sorted(curves)
assert len(curves["accuracy"]) == len(curves["val_accuracy"]) == 2, f"{curves['accuracy']}"
values = np.array([curves["accuracy"], curves["val_accuracy"]], dtype=float)
assert np.isfinite(values).all() and (values >= 0).all() and (values <= 1).all(), values

# both curves are drawn, and nothing else
drawn = [np.asarray(line.get_ydata(), dtype=float) for line in ax.get_lines()]
assert len(drawn) == 2, f"{len(drawn)} lines"
for name in ("accuracy", "val_accuracy"):
    assert any(np.allclose(ys, curves[name]) for ys in drawn), f"{name} is not drawn"

# it is the history of this very model, trained on the training part
assert history.model is model and list(history.epoch) == [0, 1], "not what fit returned"
assert len(train_seq) == 16 and len(val_seq) == 4, (len(train_seq), len(val_seq))
assert history.params["steps"] == 16, f"trained on {history.params['steps']} batches"
assert int(model.optimizer.iterations.numpy()) == 32, "not two epochs of training"

# the validation curves come from the validation part
loss, accuracy = model.evaluate(val_seq, verbose=0)[:2]
pairs = list(zip(curves["val_loss"], curves["val_accuracy"]))
assert any(np.allclose((loss, accuracy), pair, rtol=1e-3, atol=1e-4) for pair in pairs), (
    f"validation gives {(loss, accuracy)}, the history has {pairs}"
)
