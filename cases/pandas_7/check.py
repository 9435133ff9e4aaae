"""The state that *fixed* of pandas_7 must reach."""

import pandas as pd

recorded = pd.read_csv("../input/video-game-catalogue/games.csv")

assert len(games) == len(recorded), f"{len(games)} games, {len(recorded)} expected"
assert games["id"].tolist() == recorded["id"].tolist(), "other games"

years = games["released"]
assert str(years.dtype) == "Int64", f"released is {years.dtype}"
gone = recorded["released"].isna().tolist()
assert years.isna().tolist() == gone, (
    f"{years.isna().sum()} years are missing, {sum(gone)} expected"
)
found = [int(year) for year in years.dropna()]
expected = [int(text[:4]) for text in recorded["released"].dropna()]
assert all(1000 <= year <= 9999 for year in found), "not a year of four digits"
assert found == expected, "other years"

assert games["genres"].notna().all(), "a genre is missing"
assert games["rating"].tolist() == recorded["rating"].tolist(), "other ratings"
