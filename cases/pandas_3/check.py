"""The state that *fixed* of pandas_3 must reach."""

import numpy as np
import pandas as pd

folder = "../input/pet-shelter-adoption/"
recorded = {
    part: pd.read_csv(f"{folder}pets_{part}.csv", index_col="PetID") for part in ("train", "test")
}
known = recorded["train"]["Name"].dropna().tolist()

for part, frame in (("train", train), ("test", test)):
    raw = recorded[part]
    assert len(frame) == len(raw), f"{part} has {len(frame)} rows, {len(raw)} expected"
    assert list(frame.index) == list(raw.index), f"{part} has other pets"
    left = {"Name", "RescuerID", "Description"} & set(frame.columns)
    assert not left, f"{part} still has {left}"
    counts = [column for column in frame.columns if str(column).startswith("name_count")]
    assert counts == ["name_count"], f"{part} has {counts}"
    assert frame["name_count"].notna().all(), f"{part}: a count is missing"
    expected = [known.count(name) if isinstance(name, str) else 0 for name in raw["Name"]]
    np.testing.assert_array_equal(
        frame["name_count"].to_numpy(dtype=float), expected, err_msg=f"{part}: other counts"
    )
    assert (frame["name_missing"].astype(bool) == raw["Name"].isna()).all(), f"{part}: another flag"
    codes = frame["rescuer_code"]
    assert codes.notna().all(), f"{part}: a rescuer has no code"

for column in ("Age", "Fee"):
    assert (train[column] == recorded["train"][column]).all(), f"{column} has changed"
assert set(test.columns) == set(train.columns) - {"AdoptionSpeed"}, "the tables do not match"
