"""Makes the film reviews of NBspecific_1. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "film-reviews-sentiment"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(101)

positive = (
    "Wonderful moving brilliant charming beautifully amazing loved enjoyed touching superb "
    "delightful perfectly laughing smiling gripping"
).split()
negative = (
    "Boring terrible awful wasted annoying badly dull disappointing clumsy poorly slowly hated "
    "pointless yawning confusing"
).split()
neutral = (
    "the film story actors scenes director plot characters camera music ending first half second "
    "watched played dialogues evening cinema screen minutes and with this was very"
).split()

rows = []
for number in range(120):
    sentiment = "positive" if number % 2 == 0 else "negative"
    own, other = (positive, negative) if sentiment == "positive" else (negative, positive)
    length = int(rng.integers(12, 18))
    strong = int(rng.integers(3, 6))
    words = list(rng.choice(own, strong, replace=False)) + list(
        rng.choice(neutral, length - strong)
    )
    if rng.random() < 0.35:
        words.append(rng.choice(other))
    words = [str(word) for word in rng.permutation(words)]
    words[0] = words[0].capitalize()
    if rng.random() < 0.15:
        words[3] = words[3].upper()
    cut = int(rng.integers(4, 9))
    words[cut] += str(rng.choice([".", ",", "!", "..."]))
    text = " ".join(words[: cut + 1])
    text += " <br /><br />" if rng.random() < 0.3 else ""
    text += " " + " ".join(words[cut + 1 :]) + str(rng.choice([".", "!", "!!", "."]))
    if rng.random() < 0.12:
        text += f" See http://www.films.example/review/{number}"
    rows.append((text, sentiment))

table = pd.DataFrame(rows, columns=["review", "sentiment"])
table = table.sample(frac=1, random_state=3)
table.to_csv(here / "film_reviews.csv", index=False, lineterminator="\n")
