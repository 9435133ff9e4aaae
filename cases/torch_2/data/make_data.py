"""Makes the pictures and the weights of torch_2. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import torch
from PIL import Image
from torchvision.models.vision_transformer import VisionTransformer

rng = np.random.default_rng(5)
torch.manual_seed(5)
torch.set_num_threads(1)
here = Path(__file__).parent / "tiny-vit-patterns"
here.mkdir(exist_ok=True)

COLOURS = rng.integers(30, 225, (10, 2, 3))


def picture(label: int, height: int, width: int) -> np.ndarray:
    """Return a picture with stripes, blocks or a disc in the two colours of its class."""
    y, x = np.mgrid[0:height, 0:width] / max(height, width)
    shift = rng.uniform(0, 0.3)
    masks = [
        np.sin(18 * (x + shift)) > 0,
        np.sin(18 * (y + shift)) > 0,
        (x - 0.5) ** 2 + (y - 0.5) ** 2 < 0.08 + 0.1 * shift,
        np.sin(12 * (x + shift)) * np.sin(12 * (y + shift)) > 0,
        x + y > 0.7 + shift,
    ]
    mask = masks[label % 5][..., None]
    pixels = np.where(mask, COLOURS[label, 0], COLOURS[label, 1]) + rng.normal(
        0, 14, (height, width, 3)
    )
    return pixels.clip(0, 255).astype("uint8")


for label in (1, 3, 4, 6, 8):
    folder = here / "val" / str(label)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(4):
        height, width = rng.integers(36, 46, 2)
        image = Image.fromarray(picture(label, int(height), int(width)))
        if (label, number) in ((4, 2), (8, 0)):
            image = image.convert("L")
        image.save(folder / f"{label}_{number}.jpg", quality=75)

# a transformer that has seen such pictures for a short time
model = VisionTransformer(
    image_size=32,
    patch_size=16,
    num_layers=2,
    num_heads=2,
    hidden_dim=16,
    mlp_dim=32,
    num_classes=10,
)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
for _ in range(120):
    labels = rng.integers(0, 10, 32)
    batch = np.stack([picture(int(label), 32, 32) for label in labels]).transpose(0, 3, 1, 2)
    output = model(torch.tensor(batch, dtype=torch.float32) / 255)
    loss = torch.nn.functional.cross_entropy(output, torch.tensor(labels))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
torch.save(model.state_dict(), here / "vit_tiny.pth")
