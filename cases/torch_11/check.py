"""The state that *fixed* of torch_11 must reach."""

import math

import pandas as pd
import torch

reviews = {
    part: pd.read_csv(f"../input/short-film-reviews/{part}.csv") for part in ("train", "test")
}


def check_loader(loader, part, indices):
    """Each batch holds its sentences, whole (or cut) and padded with 0, and their labels."""
    expected = (reviews[part]["sentiment"] > 0.5).astype(int).tolist()
    longest = max(len(sequence) for sequence in indices)
    position = 0
    for sentences, labels in loader:
        size = min(5, len(expected) - position)
        assert sentences.ndim == 2 and len(sentences) == size, f"{part}: {tuple(sentences.shape)}"
        assert sentences.dtype == torch.int64, f"{part}: {sentences.dtype}"
        assert tuple(labels.shape) == (size,), f"{part}: labels {tuple(labels.shape)}"
        assert labels.long().tolist() == expected[position : position + size], f"{part}: labels"
        for i, row in enumerate(sentences.tolist()):
            words = [index for index in indices[position + i].tolist() if index != 0]
            kept = [index for index in row if index != 0]
            if len(row) > len(words):
                assert kept == words, f"{part}: sentence {position + i} is not the same"
            else:  # cut to a common length
                assert len(row) >= longest // 2, f"{part}: cut to {len(row)}"
                assert kept == words[: len(kept)] and len(kept) >= len(row) - 1, f"{part}: {row}"
        position += size
    assert position == len(expected), f"{part}: {position} sentences of {len(expected)}"


assert len(train_indices) == len(reviews["train"]) and len(test_indices) == len(reviews["test"])
for part, sequences in (("train", train_indices), ("test", test_indices)):
    for text, sequence in zip(reviews[part]["sentence"], sequences):
        words = [word for word in text.split() if len(word) > 2 and word not in STOP_WORDS]
        assert [word_to_index.get(word, 1) for word in words] == [i for i in sequence.tolist() if i]
check_loader(train_loader, "train", train_indices)
check_loader(test_loader, "test", test_indices)

# two epochs, and the network has learned from the right labels
assert len(losses) == 2, f"{len(losses)} epochs"
assert all(math.isfinite(loss) for loss in losses), losses
assert losses[1] < losses[0], f"the loss does not fall: {losses}"
steps = {int(state["step"]) for state in optimizer.state.values()}
assert steps == {2 * len(train_loader)}, f"training steps: {steps}"

model.eval()
right, sure = 0, 0.0
with torch.no_grad():
    for sentences, labels in train_loader:
        output = model(sentences)
        assert tuple(output.shape) == (len(labels), 2), tuple(output.shape)
        assert torch.allclose(output.sum(dim=1), torch.ones(len(labels)), atol=1e-5), output
        right += int((output.argmax(dim=1) == labels).sum())
        sure += float(output.gather(1, labels.unsqueeze(1)).sum())
assert right >= 48, f"only {right} of 60 training sentences are classified correctly"
assert sure / 60 > 0.7, f"mean probability of the true class: {sure / 60:.2f}"
