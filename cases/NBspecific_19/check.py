"""The state that *fixed* of NBspecific_19 must reach."""

from pathlib import Path

import numpy as np
import pandas as pd
import torch as T
from PIL import Image as Pictures

folder = Path("../input/tiny-pictures-ten-classes")


def recorded(name, count):
    files = [folder / name / f"{number}.png" for number in range(1, count + 1)]
    pictures = [np.asarray(Pictures.open(file).convert("RGB")) for file in files]
    return T.tensor(np.stack(pictures).reshape(count, -1) / 255, dtype=T.float32)


assert "model" in globals() and "losses" in globals(), "no network was trained"
assert len(losses) == 3, f"{len(losses)} loss values were recorded"
losses_seen = [float(loss) for loss in losses]
assert losses_seen[0] > losses_seen[1] > losses_seen[2], "the loss did not fall"

names = pd.read_csv(folder / "fit_labels.csv")["label"]
truth = T.tensor([sorted(set(names)).index(name) for name in names])
with T.no_grad():
    loss_now = float(T.nn.functional.cross_entropy(model(recorded("fit", 40)), truth))
    expected = model(recorded("heldout", 20)).numpy()
assert loss_now < losses_seen[2], "the network is not the trained one"

assert "predictions" in globals(), "nothing was predicted"
got = np.asarray(T.as_tensor(predictions).detach())
assert got.shape == (20, 10), f"predictions has shape {got.shape}"
np.testing.assert_allclose(got.sum(axis=1), 1, rtol=1e-4)
np.testing.assert_allclose(got, expected, rtol=1e-3, atol=1e-5)

kinds = np.asarray(predicted_labels)
assert kinds.shape == (20,), f"predicted_labels has shape {kinds.shape}"
assert np.issubdtype(kinds.dtype, np.integer), f"predicted_labels has dtype {kinds.dtype}"
assert (kinds == expected.argmax(axis=1)).all(), "labels that are not those of the largest output"
