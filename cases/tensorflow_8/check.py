"""The state that *fixed* of tensorflow_8 must reach: the classes of the validation images and their accuracy."""

import numpy as np

assert X_val.shape == (3, 75, 75, 1), X_val.shape
assert y_val.shape == (3, 2), y_val.shape
assert model.input_shape == (None, 75, 75, 1) and model.output_shape == (None, 2), "another network"
assert type(model).__name__ == "Functional", type(model).__name__
assert int(model.optimizer.iterations.numpy()) == 2, "the network was not trained for one epoch"

probabilities = model.predict(X_val, verbose=0)
expected = probabilities.argmax(axis=1)
predicted = np.asarray(y_pred)
assert predicted.shape == (3,), predicted.shape
assert np.issubdtype(predicted.dtype, np.integer), predicted.dtype
assert set(predicted.tolist()) <= {0, 1}, predicted
assert predicted.tolist() == expected.tolist(), f"classes {predicted}, the model says {expected}"

true = y_val.argmax(axis=1)
share = float(np.mean(true == expected))
assert hits == int(np.sum(true == expected)), f"{hits} hits"
assert abs(accuracy - share) < 1e-9, f"accuracy {accuracy}, recomputed {share}"
