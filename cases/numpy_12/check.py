"""The state that *fixed* of numpy_12 must reach."""

import numpy as np
import pandas as pd
from keras.layers import LSTM, Dense
from sklearn.preprocessing import MinMaxScaler

path = "../input/airline-passengers-monthly/international-airline-passengers.csv"
series = pd.read_csv(path).iloc[:, [1]].to_numpy(dtype="float32")
reference = MinMaxScaler().fit(series)
scaled = reference.transform(series)
assert series.shape == (145, 1) and np.isnan(series[-1, 0])


def windows(part):
    """Return the inputs (n, 1, 12) and the true next values (n,) in thousands."""
    n = len(part) - 13
    inputs = np.stack([part[i : i + 12, 0] for i in range(n)])[:, None, :]
    truth = reference.inverse_transform(part[12 : 12 + n])[:, 0]
    return inputs, truth


# the model: two LSTM layers and a single output, trained
assert model.output_shape == (None, 1), model.output_shape
assert sum(isinstance(layer, LSTM) for layer in model.layers) == 2, "two LSTM layers"
assert isinstance(model.layers[-1], Dense), f"last layer: {type(model.layers[-1]).__name__}"
assert int(model.optimizer.iterations.numpy()) == 84, "not trained for one epoch of 84 steps"

# the forecasts, in the rows of their months
forecasts = {
    "train": (trainPredictPlot, 12, 96, scaled[:97], trainScore),
    "test": (testPredictPlot, 109, 144, scaled[97:], testScore),
}
for name, (drawn, first, end, part, score) in forecasts.items():
    inputs, truth = windows(part)
    expected = reference.inverse_transform(model.predict(inputs, verbose=0))
    assert expected.shape == (end - first, 1), f"{name}: {expected.shape}"
    assert drawn.shape == (145, 1), f"{name}: {drawn.shape}"
    finite = np.flatnonzero(np.isfinite(drawn[:, 0])).tolist()
    assert finite == list(range(first, end)), f"{name}: forecasts in rows {finite}"
    assert np.allclose(drawn[first:end], expected, rtol=1e-3), f"{name}: not the model's forecasts"
    rmse = float(np.sqrt(np.mean((truth - expected[:, 0]) ** 2)))
    assert np.isclose(score, rmse, rtol=1e-3), f"{name}: RMSE {score}, recomputed {rmse}"

# the figure: series and both forecasts
lines = [np.asarray(line.get_ydata(), dtype=float).ravel() for line in ax.get_lines()]
assert len(lines) == 3, f"{len(lines)} lines in the figure"
for line, drawn in zip(lines, (series, trainPredictPlot, testPredictPlot)):
    assert np.allclose(line, drawn[:, 0], rtol=1e-3, equal_nan=True), "a line shows other values"
