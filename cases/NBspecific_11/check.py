"""The state that *fixed* of NBspecific_11 must reach."""

import numpy as np
import torch

# the attack succeeded: the network takes the picture that was kept for the target class
assert int(np.ravel(o_bestscore)[0]) == 3, f"best score {o_bestscore}"
found = np.asarray(o_bestattack[0], dtype=np.float32).reshape(3, 224, 224)
with torch.no_grad():
    logits = model(torch.from_numpy(found[None]))
assert int(logits.argmax()) == 3, "the picture that was found is not taken for class 3"

# the picture itself, in the order height, width, channel
assert adv.shape == (224, 224, 3), f"adv has shape {adv.shape}"
upright = np.stack([found[0], found[1], found[2]], axis=-1).astype(float)
colours = upright * np.array([0.229, 0.224, 0.225]) + np.array([0.485, 0.456, 0.406])
allowed = [np.clip(upright, 0, 1), np.clip(colours, 0, 1)]


def is_the_picture(array):
    clipped = np.clip(np.asarray(array, dtype=float), 0, 1)
    return any(np.allclose(clipped, picture, atol=1e-4) for picture in allowed)


assert is_the_picture(adv), "adv is not the picture of the attack"
drawn = np.asarray(shown.get_array())
assert drawn.shape == (224, 224, 3), f"the image that was drawn has shape {drawn.shape}"
if drawn.dtype == np.uint8:
    drawn = drawn / 255
    assert np.allclose(drawn, np.clip(adv, 0, 1), atol=1 / 128)
else:
    assert is_the_picture(drawn), "another picture was drawn"
