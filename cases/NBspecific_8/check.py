"""The state that *fixed* of NBspecific_8 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/card-payments-europe/card_payments.csv")

assert "Amount" not in df.columns, "the raw amount is still in df"
assert "scaled_Amount" in df.columns, "df has no scaled amount"
assert "Time" not in df.columns, "Time is still in df"
assert df.shape == (300, 30), f"df has shape {df.shape}"

scaled = df["scaled_Amount"].to_numpy(dtype=float)
assert abs(scaled.mean()) < 1e-6, f"mean of the scaled amounts is {scaled.mean()}"
assert abs(scaled.std() - 1) < 1e-6, f"their standard deviation is {scaled.std()}"
amount = recorded["Amount"].to_numpy()
np.testing.assert_allclose(scaled, (amount - amount.mean()) / amount.std(), atol=1e-8)

for column in [f"V{number}" for number in range(1, 29)] + ["Class"]:
    np.testing.assert_allclose(df[column].to_numpy(), recorded[column].to_numpy(), err_msg=column)

# the scaler is there for later payments too: it must know the amounts of this file
if "scaler" in globals():
    assert hasattr(scaler, "mean_"), "the scaler in the session was never fitted"
    np.testing.assert_allclose([scaler.mean_[0], scaler.scale_[0]], [amount.mean(), amount.std()])
