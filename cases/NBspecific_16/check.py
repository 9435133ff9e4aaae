"""The state that *fixed* of NBspecific_16 must reach."""

from pathlib import Path

import numpy as np
import pandas as pd

folder = Path("../input/skin-lesion-pictures/lesions")
recorded = pd.read_csv(folder / "metadata.csv")
pictures = {file.stem for file in folder.glob("*/*.jpg")}

assert "skin_df" in globals(), "there is no table"
assert len(skin_df) == 60, f"skin_df has {len(skin_df)} rows"
for column in [*recorded.columns, "path", "cell_type", "cell_type_idx"]:
    assert column in skin_df.columns, f"column {column} is missing"
table = skin_df.set_index("image_id").loc[recorded["image_id"]].reset_index()
assert table["dx"].tolist() == recorded["dx"].tolist()

# a path for exactly those with a picture, and the right one
assert table["path"].notna().sum() == 40, f"{table['path'].notna().sum()} paths are filled"
for name, path in zip(table["image_id"], table["path"]):
    if name in pictures:
        assert Path(path).stem == name and Path(path).exists(), f"wrong path for {name}: {path}"
    else:
        assert pd.isna(path), f"a path without a picture: {path}"

# one long name and one code a kind of lesion
assert table["cell_type"].notna().all(), "a cell type is missing"
assert sorted(set(table["cell_type_idx"])) == list(range(7)), "the codes are not 0 to 6"
for column in ("cell_type", "cell_type_idx"):
    assert table[column].nunique() == 7, f"{column} has {table[column].nunique()} values"
    assert table.groupby("dx")[column].nunique().eq(1).all(), f"{column} does not follow dx"
assert not (table["cell_type"] == table["dx"]).any(), "the short names were kept"

gaps = recorded["age"].isna()
assert table["age"].notna().all(), "an age is missing"
np.testing.assert_allclose(table.loc[~gaps, "age"], recorded.loc[~gaps, "age"])
np.testing.assert_allclose(table.loc[gaps, "age"], recorded["age"].mean())
