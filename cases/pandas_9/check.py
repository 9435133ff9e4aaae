"""The state that *fixed* of pandas_9 must reach."""

import pandas as pd

recorded = pd.read_csv("../input/film-catalogue-box-office/films.csv")
useless = recorded["Total_Gross"].isin(["$0.00M", "Gross Unkown"])
banned = recorded["Censor"] == "(Banned)"
expected = recorded.loc[~(useless | banned)]

assert list(df_clean.columns) == list(recorded.columns), list(df_clean.columns)
assert 0 < len(df_clean) < len(recorded), f"{len(df_clean)} of {len(recorded)} films"
assert not (df_clean["Total_Gross"] == "$0.00M").any(), "films with a gross of zero are left"
assert not (df_clean["Total_Gross"] == "Gross Unkown").any(), "films of unknown gross are left"
assert not (df_clean["Censor"] == "(Banned)").any(), "banned films are left"
pd.testing.assert_frame_equal(
    df_clean.reset_index(drop=True), expected.reset_index(drop=True), check_dtype=False
)
