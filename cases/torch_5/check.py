"""The state that *fixed* of torch_5 must reach."""

import math
from pathlib import Path

import torch

folders = sorted(p.name for p in Path("../input/dog-breeds-mini/images").iterdir())
n_images = len(list(Path("../input/dog-breeds-mini/images").glob("*/*.jpg")))
assert list(classes) == [name[10:] for name in folders], classes
parts = [len(loader.dataset) for loader in (train_loader, valid_loader, test_loader)]
assert sum(parts) == n_images and parts[0] == n_images // 2, parts

# all batches of all epochs, with a finite loss
assert len(accuracies) >= 1, "no epoch"
assert len(losses) == len(accuracies) * len(train_loader), f"{len(losses)} losses"
assert all(math.isfinite(float(loss)) for loss in losses), losses
steps = {int(state["step"]) for state in optimizer.state.values()}
assert steps == {len(losses)}, f"optimizer steps {steps}, {len(losses)} losses"
assert all(0 <= float(value) <= 100 for value in accuracies), accuracies

# the weights are saved and loaded again
file = Path("dog_net.pth")
assert file.is_file() and file.stat().st_size > 0, "no saved weights"
saved = torch.load(file)
loaded = best_model.state_dict()
assert set(saved) == set(loaded), "the saved weights are of another network"
assert all(torch.equal(saved[name].cpu(), loaded[name].cpu()) for name in saved), "not loaded"

# one score a class
images = torch.stack([train_loader.dataset[i][0] for i in range(parts[0])])
labels = torch.tensor([train_loader.dataset[i][1] for i in range(parts[0])])
device = next(model.parameters()).device
model.eval()
scores = model(images[:5].to(device))
assert tuple(scores.shape) == (5, len(folders)), f"scores {tuple(scores.shape)}"
assert torch.isfinite(scores).all(), scores

# made from all of the maps of the last convolution
norm = [layer for layer in model.modules() if isinstance(layer, torch.nn.BatchNorm2d)][-1]
model.zero_grad()
scores.pow(2).sum().backward()
used = norm.weight.grad.abs() > 0
assert used.float().mean() > 0.5, f"{int(used.sum())} of {len(used)} maps reach the scores"
model.zero_grad()

# it has learned the classes from the images (batch statistics: two epochs are few)
model.train()
with torch.no_grad():
    predicted = model(images.to(device)).argmax(dim=1).cpu()
right = (predicted == labels).float().mean().item()
assert right > 0.5, f"{right:.0%} of the training images are classified correctly"
