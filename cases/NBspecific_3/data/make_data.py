"""Makes the daily word game table of NBspecific_3. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

here = Path(__file__).parent / "daily-word-game"
here.mkdir(exist_ok=True)
rng = np.random.default_rng(303)

days = 340
date = pd.date_range("2022-01-07", periods=days, freq="D")
trend = 20000 + 330000 * np.exp(-np.arange(days) / 80)
players = np.clip(trend * rng.normal(1, 0.05, days), 20000, 360000).astype(int)

n, v, adj, adv = (rng.random((4, days)) < [[0.6], [0.35], [0.25], [0.06]]).astype(int)
freq_s = rng.beta(2, 3, days).round(4)
repeat_letter_s = rng.choice([0, 0.5, 1], days, p=[0.7, 0.25, 0.05])
hard = 0.045 + 0.012 * freq_s - 0.006 * repeat_letter_s + 0.003 * v - 0.004 * adv
hard = np.clip(hard + 0.006 * rng.standard_normal(days), 0.01, 0.1).round(5)

table = pd.DataFrame(
    {
        "Date": date.strftime("%Y/%m/%d"),
        "all": players,
        "holiday": 0,
        "n": n,
        "v": v,
        "adj": adj,
        "adv": adv,
        "freq_s": freq_s,
        "repeat_letter_s": repeat_letter_s,
        "hard_p": hard,
    }
)
table = table.iloc[::-1]
table.to_csv(here / "word_game.csv", index=False, lineterminator="\n")
