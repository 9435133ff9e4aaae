"""The state that *fixed* of torch_3 must reach."""

import torch

assert tuple(input_ids.shape)[:2] == (1, 3), tuple(input_ids.shape)
assert target.reshape(-1).tolist()[:3] in ([1, 0, 1], [0], [2]), target

logits, loss = output.logits, output.loss
assert tuple(logits.shape) == (1, 3), f"logits {tuple(logits.shape)}"
assert torch.isfinite(logits).all(), logits
assert isinstance(loss, torch.Tensor) and loss.ndim == 0, f"loss {loss}"
assert torch.isfinite(loss), loss

# the scores are those of the model for these candidates
model.eval()
with torch.no_grad():
    again = model(input_ids, attention_mask).logits
assert torch.allclose(again, logits, atol=1e-5), (again, logits)
assert logits[0, 0] != logits[0, 1], "all candidates have the same score"

# a higher score of a right answer (first, third) lowers the loss, one of the wrong answer does not
(slope,) = torch.autograd.grad(loss, logits, retain_graph=True, allow_unused=True)
assert slope is not None, "the loss does not come from the scores"
first, second, third = slope[0].tolist()
assert first <= 0 and third <= 0 and min(first, third) < 0, f"right answers: {first}, {third}"
assert second >= 0, f"wrong answer: {second}"
