"""The state that *fixed* of torch_13 must reach: every chunk trained in every epoch, the states carried on."""

import math

import torch

with open("../input/harbour-novel-text/novel.txt", encoding="utf-8") as file:
    text_again = file.read()
assert sequences.shape[0] == 10 and sequences.shape[1] % 20 == 0, sequences.shape
assert [int2char[i] for i in sequences.ravel().tolist()] == list(text_again[: sequences.size])
chunks = sequences.shape[1] // 20
assert chunks >= 4, f"{chunks} chunks"

assert len(mean_losses) == n_epochs == 2, f"{len(mean_losses)} epochs"
assert all(math.isfinite(loss) for loss in mean_losses), mean_losses
assert mean_losses[-1] < mean_losses[0], f"the loss does not fall: {mean_losses}"
steps = {int(state["step"]) for state in optimizer.state.values()}
assert steps == {chunks * n_epochs}, f"{steps} steps instead of {chunks * n_epochs}"
assert (model.lstm.hidden_size, model.lstm.num_layers) == (256, 2), "another network"

# the states were carried from chunk to chunk: those of the last epoch are of the whole sequences
assert len(states) == 2
for state in states:
    assert tuple(state.shape) == (2, 10, 256), tuple(state.shape)
    assert state.abs().sum() > 0, "the states are zero"
inputs = torch.from_numpy(one_hot(sequences[:, -20:], len(chars)))
with torch.no_grad():
    alone = model(inputs, model.zero_states(10))[1]
assert not torch.allclose(states[1], alone[1], atol=1e-3), "the states began anew in the last chunk"
