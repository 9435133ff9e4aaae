"""The state that *fixed* of NBspecific_5 must reach."""

import pandas as pd

recorded = pd.read_csv("../input/network-connection-records/connections.csv")

assert "num_outbound_cmds" not in df.columns, "the constant column is still in df"
assert "num_outbound_cmds" not in numeric_columns, "the constant column is still in the list"
assert df.shape == (150, 10), f"df has shape {df.shape}"
pd.testing.assert_frame_equal(df, recorded.drop(columns="num_outbound_cmds"))

expected_numeric = list(df.select_dtypes("number").columns)
assert list(numeric_columns) == expected_numeric, f"df and the list disagree: {numeric_columns}"
assert len(numeric_columns) == 6
assert list(categorical_columns) == ["protocol_type", "service", "flag"], categorical_columns
assert list(attack_types) == list(recorded["labels"].unique())

values = sum(recorded[column].nunique() for column in categorical_columns)
assert X.shape == (150, 6 + values), f"X has shape {X.shape}"
assert X.notna().all().all(), "scaling left gaps"
assert set(numeric_columns) <= set(X.columns)
assert X[numeric_columns].min().eq(0).all() and X[numeric_columns].max().eq(1).all()
assert y.tolist() == recorded["labels"].tolist()
