"""The state that *fixed* of torch_2 must reach."""

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image
from torchvision.models.vision_transformer import VisionTransformer

data = Path("../input/tiny-vit-patterns")


def fresh():
    """The float model with the weights of the data set."""
    model = VisionTransformer(
        image_size=32,
        patch_size=16,
        num_layers=2,
        num_heads=2,
        hidden_dim=16,
        mlp_dim=32,
        num_classes=10,
    )
    model.load_state_dict(torch.load(data / "vit_tiny.pth"))
    return model.eval()


# the quantised model is saved
file = Path("vit_quantized.pt")
assert file.is_file() and file.stat().st_size > 0, "no saved model"
try:
    saved = torch.jit.load(str(file))
except RuntimeError:
    saved = torch.load(file)
state = saved if isinstance(saved, dict) else saved.state_dict()
parts = []
for value in state.values():
    parts += value if isinstance(value, (tuple, list)) else [value]
packed = [
    part
    for part in parts
    if part == torch.qint8 or (isinstance(part, torch.Tensor) and part.is_quantized)
]
if isinstance(saved, torch.nn.Module):
    for layer in saved.modules():
        if hasattr(layer, "_packed_params"):
            packed.append(layer)
assert len(packed) >= 5, f"the saved model has {len(packed)} quantised layers"

# accuracy of the quantised (or else the float) model over all of the pictures
pictures, labels = [], []
for path in sorted(data.glob("val/*/*.jpg")):
    pixels = np.asarray(Image.open(path).convert("RGB"), dtype="float32") / 255
    tensor = torch.from_numpy(pixels).permute(2, 0, 1).unsqueeze(0)
    pictures.append(F.interpolate(tensor, (32, 32), mode="bilinear", antialias=True)[0])
    labels.append(int(path.parent.name))
pictures, labels = torch.stack(pictures), torch.tensor(labels)
plain = fresh()
int8 = torch.quantization.quantize_dynamic(fresh(), {torch.nn.Linear}, dtype=torch.qint8)
with torch.no_grad():
    possible = [(m(pictures).argmax(dim=1) == labels).float().mean().item() for m in (plain, int8)]
accuracy = float(accuracy)
assert 0 <= accuracy <= 1, accuracy
assert min(possible) - 0.06 <= accuracy <= max(possible) + 0.06, (accuracy, possible)
assert duration > 0, duration
