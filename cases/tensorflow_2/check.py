"""The state that *fixed* of tensorflow_2 must reach."""

import numpy as np

# the pipeline: all training photos in 0..1, two one-hot labels
photos, labels = next(iter(train_ds))
photos, labels = photos.numpy(), labels.numpy()
assert photos.ndim == 4 and len(photos) == 30 and photos.shape[3] == 3, photos.shape
assert photos.shape[1] == photos.shape[2] >= 100, photos.shape
assert 0 <= photos.min() and photos.max() <= 1, (photos.min(), photos.max())
assert photos.std(axis=(1, 2)).mean() > 0.02, "the photos are blank"
assert labels.shape == (30, 2) and (labels.sum(axis=1) == 1).all()
warmth = photos[..., 0].mean(axis=(1, 2)) - photos[..., 2].mean(axis=(1, 2))
dogs = labels[:, 1] == 1
assert warmth[dogs].mean() > warmth[~dogs].mean() + 0.1, (
    "the photos and labels do not belong together"
)

# the network: declared for these photos, one convolution, two classes
assert model.input_shape[1:] == photos.shape[1:], f"{model.input_shape} for {photos.shape}"
assert model.output_shape == (None, 2), model.output_shape
kinds = [type(layer).__name__ for layer in model.layers]
assert kinds == ["Conv2D", "MaxPooling2D", "Flatten", "Dense", "Dense"], kinds
features = ((photos.shape[1] - 2) // 2) ** 2 * 4
assert model.layers[3].kernel.shape == (features, 16), model.layers[3].kernel.shape

# training and evaluation came to their end
assert len(history.epoch) == 1, f"{len(history.epoch)} epochs"
for name in ("accuracy", "val_accuracy", "loss", "val_loss"):
    values = history.history[name]
    assert len(values) == 1 and np.isfinite(values).all(), f"{name}: {values}"
assert int(model.optimizer.iterations.numpy()) == 1, "not one batch of 30 photos"
assert np.isfinite(test_loss) and 0 <= test_accuracy <= 1, (test_loss, test_accuracy)
again = model.evaluate(test_ds, verbose=0)
np.testing.assert_allclose([test_loss, test_accuracy], again, rtol=1e-3, atol=1e-4)
