"""The state that *fixed* of numpy_10 must reach."""

import json
import os

import numpy as np
import torch

root = "../input/flower-pictures-mini"
with open(root + "/cat_to_name.json", encoding="utf-8") as file:
    flower_names = json.load(file)
folders = sorted(os.listdir(root + "/flower_data/test"))
assert len(folders) == 6

assert len(sanity) == 6, f"{len(sanity)} pictures were predicted"
for path, probabilities, flowers in sanity:
    assert os.path.isfile(path), f"no picture: {path}"
    assert os.path.basename(os.path.dirname(os.path.dirname(path))) == "test", "not a test picture"
    assert os.path.basename(os.path.dirname(path)) in folders, path
    assert len(flowers) == 5, f"{len(flowers)} names"
    assert len(set(flowers)) == 5, f"repeated names {flowers}"
    assert set(flowers) <= set(flower_names.values()), f"not flower names: {flowers}"
    values = np.asarray(probabilities, dtype=float)
    assert values.shape == (5,) and (values >= 0).all() and (values <= 1).all(), values
    assert (np.diff(values) <= 0).all(), "the probabilities do not descend"

    model.eval()
    with torch.no_grad():
        expected = torch.exp(model(process_image(path).unsqueeze(0)))[0].numpy()
    order = np.argsort(-expected)[:5]
    np.testing.assert_allclose(values, expected[order], atol=1e-5, err_msg="other probabilities")
    named = [flower_names[folders[i]] for i in order]
    assert list(flowers) == named, f"{flowers} instead of {named}"
assert len({str(path) for path, _, _ in sanity}) > 1, "always the same picture"
assert str(image_path) == str(sanity[-1][0]), "image_path is not the last picture"
