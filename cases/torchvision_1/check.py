"""The state that *fixed* of torchvision_1 must reach."""

import torch
from torchvision.datasets import ImageFolder

source = ImageFolder("../input/indoor-scenes-mini/images", transform=transform)
assert len(source) == 20 and (len(train_ds), len(val_ds), len(test_ds)) == (4, 6, 10)

# the validation pictures, read again and classified by the trained network
pictures = torch.stack([source[i][0] for i in val_ds.indices])
answers = torch.tensor([source[i][1] for i in val_ds.indices])
assert pictures.shape == (6, 3, 256, 256), pictures.shape
model.eval()
with torch.no_grad():
    right = int((model(pictures).argmax(dim=1) == answers).sum())

assert total == 6, f"{total} pictures were evaluated instead of 6"
assert 0 <= accuracy <= 1, accuracy
assert abs(accuracy - right / 6) < 1e-9, f"accuracy {accuracy}, recomputed {right / 6}"
assert abs(accuracy - val_accuracy) < 1e-9, f"accuracy {accuracy}, validation loop {val_accuracy}"

# the network: a residual network for colour pictures, trained for one epoch
assert tuple(model.conv1.weight.shape) == (64, 3, 7, 7), tuple(model.conv1.weight.shape)
assert int(model.bn1.num_batches_tracked) == 2, "the network was not trained for one epoch"

# the function gives these numbers, for the loader or for the dataset
results = []
for pictures_and_labels in (val_dl, val_ds):
    try:
        results.append(evaluate(model, pictures_and_labels))
    except (RuntimeError, TypeError, AttributeError, ValueError):
        pass  # written for the other one
assert any(result == (accuracy, 6) for result in results), f"evaluate gives {results}"
