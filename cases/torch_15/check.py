"""The state that *fixed* of torch_15 must reach: one epoch over 64 photos, with their labels."""

import json
import math

import torch

with open("../input/penguins-vs-turtles/labels.json") as file:
    records = json.load(file)
categories = {record["image_id"]: record["category_id"] - 1 for record in records}
assert len(df) == 80, f"{len(df)} photos instead of 80"
for row in df.itertuples():
    number = int(row.file.split("_")[1].split(".")[0])
    assert row.label == categories[number], f"{row.file}: label {row.label}"
assert labels_tensor.reshape(-1).tolist() == df["label"].tolist(), "the labels were changed"
assert (len(train_set), len(test_set)) == (64, 16), "another split"

# one epoch of two batches, with weights that were really trained
assert len(losses) == 2, f"{len(losses)} batches instead of 2"
assert all(math.isfinite(loss) and loss > 0 for loss in losses), losses
assert isinstance(criterion, torch.nn.BCELoss), type(criterion).__name__

outputs = model(images_tensor)
assert tuple(outputs.shape) == (80, 1), tuple(outputs.shape)
assert ((outputs >= 0) & (outputs <= 1)).all(), "no probabilities"

# the weights went where the true labels of all 64 photos lead: down the gradient at the start
start.train()
train_images = torch.stack([image for image, _ in train_set])
train_labels = torch.tensor([float(label) for _, label in train_set])
torch.nn.functional.binary_cross_entropy(start(train_images).squeeze(1), train_labels).backward()
down = torch.cat([-weights.grad.flatten() for weights in start.parameters()])
moved = [after - before for after, before in zip(model.parameters(), start.parameters())]
moved = torch.cat([change.detach().flatten() for change in moved])
assert moved.abs().sum() > 0, "the weights were not trained"
along = torch.nn.functional.cosine_similarity(moved, down, dim=0).item()
assert along > 0.95, f"not trained with the labels of the photos: {along:.2f}"
