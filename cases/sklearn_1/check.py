"""The state that *fixed* of sklearn_1 must reach."""

from pathlib import Path

import keras

# images kept for training: the last four fifths of every folder (rounded up)
counts = []
for folder in sorted(Path("../input/facial-emotions-mini/faces/train").iterdir()):
    found = len(list(folder.glob("*.png")))
    counts.append(found - int(0.2 * found))
assert len(counts) == 7 and sum(counts) == 47, counts

assert sorted(class_weights) == list(range(7)), f"keys {list(class_weights)}"
for index, count in enumerate(counts):
    expected = 47 / (7 * count)
    assert abs(class_weights[index] - expected) < 1e-6, (
        f"class {index}: weight {class_weights[index]} instead of {expected}"
    )

assert list(train_it.labels).count(0) == counts[0], "another train iterator"
assert model.output_shape == (None, 7), model.output_shape
assert model.compiled, "the model is not compiled"
assert isinstance(model.optimizer, keras.optimizers.Adam), model.optimizer
loss = model.loss if isinstance(model.loss, str) else getattr(model.loss, "name", None)
assert loss == "categorical_crossentropy", f"loss {loss}"
