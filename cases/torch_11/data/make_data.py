"""Makes the film reviews and word vectors of torch_11. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(19)
here = Path(__file__).parent / "short-film-reviews"
here.mkdir(exist_ok=True)

GOOD = """wonderful brilliant touching charming funny clever moving gorgeous delightful superb gripping warm
fresh honest tender witty stunning elegant memorable lively""".split()
BAD = """dull boring tedious clumsy lifeless silly annoying predictable hollow messy bland painful noisy shallow
forgettable tired awkward lazy pointless stale""".split()
THINGS = """film movie story plot script cast acting music camera dialogue ending humour romance drama comedy
thriller direction soundtrack performance atmosphere opening timing heroine villain editing chemistry""".split()
LINKS = """remains feels looks becomes stays seems turns sounds proves appears""".split()
EXTRAS = """really truly quite always simply almost rather surprisingly never completely mostly somehow""".split()
FRAMES = """throughout despite during without""".split()
OTHER = """evening audience director writer summer city night village war family""".split()
STOP = ["the", "a", "and", "is", "of", "it", "this", "in", "to", "with", "but", "for", "its", "as"]


def clause(words: list[str], long: bool) -> list[str]:
    """Return a clause with 4 (long) or 3 words that count."""
    extra = [rng.choice(EXTRAS)] if long else []
    return ["the", rng.choice(THINGS), rng.choice(LINKS), *extra, rng.choice(words)]


def tokens(words: list[str]) -> list[str]:
    return [word for word in words if word not in STOP and len(word) > 2]


def review(length: int) -> tuple[str, float]:
    """Return a review with *length* words that count, and its sentiment between 0 and 1."""
    good = rng.random() < 0.5
    main, other = (GOOD, BAD) if good else (BAD, GOOD)
    words: list[str] = []
    while (left := length - len(tokens(words))) > 0:
        mood = main if rng.random() < 0.85 else other
        if left == 2:
            words += ["and", rng.choice(EXTRAS), rng.choice(main)]
        elif words and left != 4 and rng.random() < 0.2:
            words += [rng.choice(FRAMES), "the", rng.choice(OTHER), "of", "the", rng.choice(OTHER)]
        else:
            words += [rng.choice(["and", "but", ""])] if words and words[-1] in GOOD + BAD else []
            words += clause(mood, long=left == 4 or (left >= 7 and rng.random() < 0.6))
    words = [word for word in words if word]
    assert len(tokens(words)) == length
    share = sum(word in GOOD for word in words) / sum(word in GOOD + BAD for word in words)
    score = np.clip(0.12 + 0.76 * share + rng.normal(0, 0.05), 0.02, 0.98)
    return " ".join(words), round(float(score), 4)


def table(lengths: list[int]) -> pd.DataFrame:
    return pd.DataFrame([review(length) for length in lengths], columns=["sentence", "sentiment"])


train = table([18, 20, *rng.integers(4, 20, 58)])
test = table([int(length) for length in rng.integers(4, 20, 20)])
train.to_csv(here / "train.csv", index=False)
test.to_csv(here / "test.csv", index=False)

# word vectors: noise, with a weak common direction for the words of each sentiment
used = sorted(
    {word for text in [*train["sentence"], *test["sentence"]] for word in tokens(text.split())}
)
left_out = set(
    rng.choice(
        [word for word in used if word not in GOOD + BAD + ["film", "movie"]], 8, replace=False
    )
)
more = [
    f"{a}{b}"
    for a in ("book", "door", "wind", "rain", "stone", "hill", "lamp", "fish", "salt", "wood")
    for b in (
        "man",
        "mill",
        "side",
        "house",
        "way",
        "case",
        "water",
        "line",
        "work",
        "bank",
        "top",
        "ring",
        "light",
        "yard",
        "land",
        "storm",
        "field",
    )
]
direction = rng.normal(0, 1, 50)
with (here / "vectors.txt").open("w") as file:
    for word in rng.permutation([word for word in used if word not in left_out] + more):
        side = (word in GOOD) - (word in BAD)
        vector = rng.normal(0, 0.35, 50) + 0.25 * side * direction
        file.write(word + " " + " ".join(f"{value:.2f}" for value in vector) + "\n")
