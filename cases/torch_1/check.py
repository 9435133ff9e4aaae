"""The state that *fixed* of torch_1 must reach."""

import math
from pathlib import Path

import pandas as pd
import torch

pairs = pd.read_csv("../input/person-photo-pairs/image_pairs.csv")
assert len(dataset) == len(pairs), f"{len(dataset)} pairs of {len(pairs)}"
first, second, _ = next(iter(loader))
assert tuple(first.shape[1:]) == (3, 160, 60), tuple(first.shape)

# training went through the data
assert len(history) >= math.ceil(len(pairs) / 64), f"only {len(history)} losses"
assert all(math.isfinite(float(loss)) for loss in history), history
steps = {int(state["step"]) for state in optimizer.state.values()}
assert steps == {len(history)}, f"optimizer steps {steps}, {len(history)} losses"

# the weights are saved
file = Path("siamese.pt")
assert file.is_file() and file.stat().st_size > 0, "no saved weights"
saved, now = torch.load(file), net.state_dict()
assert set(saved) == set(now), "the saved weights are of another network"
assert all(torch.equal(saved[name], now[name]) for name in now), "not the trained weights are saved"

# two numbers a photo, made from all of the maps
net.eval()
photos = torch.cat([first[:2], second[:2]])
vectors = net.embed(photos)
assert tuple(vectors.shape) == (4, 2), f"embedding {tuple(vectors.shape)}"
assert torch.isfinite(vectors).all(), vectors
one, two = net(photos[:2], photos[2:])
assert torch.allclose(torch.cat([one, two]), vectors, atol=1e-4), "forward and embed differ"

conv = [layer for layer in net.modules() if isinstance(layer, torch.nn.Conv2d)][-1]
assert conv.out_channels == 256, conv
net.zero_grad()
vectors.pow(2).sum().backward()
used = conv.weight.grad.abs().flatten(1).sum(dim=1) > 0
assert used.float().mean() > 0.5, f"only {int(used.sum())} of 256 maps reach the embedding"
assert len({tuple(v.tolist()) for v in vectors.detach()}) > 1, "all photos have the same vector"
net.zero_grad()
