"""The state that *fixed* of NBspecific_7 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/methane-by-country/gas_emissions.csv")
emissions = recorded["emissions"].round(2)
share = 100 * emissions / emissions.sum()
column = "%percent emission"

assert len(df) == 180 and "Unnamed: 0" not in df.columns, f"df has shape {df.shape}"
assert column in df.columns, "df has no share of the total"
assert np.isclose(df[column].sum(), 100), f"the shares add up to {df[column].sum()}"
np.testing.assert_allclose(df["emissions"], emissions)
np.testing.assert_allclose(df[column], share)

# df6: the region in rising order of its share of the whole world total
assert len(df6) == 20 and set(df6["region"]) == {"Asia Pacific"}, f"{len(df6)} rows"
assert df6[column].is_monotonic_increasing, "df6 is not in rising order"
here = (recorded["region"] == "Asia Pacific").to_numpy()
np.testing.assert_allclose(df6[column], np.sort(share[here]))
expected = recorded.assign(share=share)[here].sort_values("share")
assert df6["country"].tolist() == expected["country"].tolist(), "rows and shares are mixed up"
