"""The state that *fixed* of numpy_4 must reach."""

from pathlib import Path

import numpy as np
from keras.utils import img_to_array, load_img

root = Path("../input/chest-xray-thumbnails/xray/train")
truth, pictures = [], []
for number, kind in enumerate(["NORMAL", "PNEUMONIA"]):
    for path in sorted((root / kind).iterdir())[:4]:
        truth.append(number)
        pictures.append(img_to_array(load_img(path, target_size=(32, 32))) / 255)
scores = model.predict(np.stack(pictures), verbose=0)


def table(true, predicted):
    pairs = np.zeros((2, 2), dtype=int)
    np.add.at(pairs, (np.asarray(true, dtype=int), np.asarray(predicted, dtype=int)), 1)
    return pairs.tolist()


y_true, y_pred = np.asarray(y_true), np.asarray(y_pred)
for name, values in [("truth", y_true), ("prediction", y_pred)]:
    assert values.ndim == 1, f"{name}: {values.ndim} axes"
    assert len(values) == 8, f"{name}: {len(values)} values for 8 validation pictures"
    assert set(values.tolist()) <= {0, 1}, f"{name}: {set(values.tolist())}"
assert y_true.sum() == 4, f"{y_true.sum()} of the 8 validation pictures are PNEUMONIA?"

found = table(y_true, y_pred)
accepted = [table(truth, (scores[:, 0] > 0.5)), table(truth, np.argmax(scores, axis=-1))]
assert found in accepted, f"{found} instead of {accepted[0]}"

assert isinstance(report, str), "no report"
assert "NORMAL" in report, report
assert "PNEUMONIA" in report, report
rows = {line.split()[0]: line.split()[-1] for line in report.splitlines() if line.strip()}
assert rows["NORMAL"] == rows["PNEUMONIA"] == "4", f"support of the classes: {rows}"
