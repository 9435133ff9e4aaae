"""The outcome matrix: the verdict of every case and version, in colour and as a symbol."""

import math
import re
from typing import Any

import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from junobench.planning import VERSIONS
from junobench.statistics_names import value_order

ROWS_IN_A_PANEL = 40
PANELS = 3
ROW_HEIGHT = 0.165  # inches, for names of 8 pt
NAME_WIDTH = 0.078  # inches for a character of 8 pt
LONGEST_NAME = 18  # characters, where there are several panels
HEADING_ROWS = 3.6  # the height of slanted headings

# Colours of Okabe and Ito. The same meaning has the same look in every version; the symbols are
# for readers without colours.
# The good case is paler, so that the others catch the eye.
AS_EXPECTED = ("#8FD3BF", "✓")
ELSEWHERE = ("#56B4E9", "~")
OTHER_CRASH = ("#E69F00", "≠")
NO_CRASH = ("#F0E442", "○")
NOT_RUN = ("#DDDDDD", "–")  # noqa: RUF001
LOOKS = {
    "crashes-as-recorded": AS_EXPECTED,
    "crashes-differently": OTHER_CRASH,
    "runs-clean": NO_CRASH,
    "reproduced": AS_EXPECTED,
    "reproduced-elsewhere": ELSEWHERE,
    "different-crash": OTHER_CRASH,
    "no-crash": NO_CRASH,
    "fixed": AS_EXPECTED,
    "check-failed": ("#CC79A7", "?"),
    "still-crashes": ("#D55E00", "×"),  # noqa: RUF001
    "new-crash": OTHER_CRASH,
    "not-run": NOT_RUN,
}
UNKNOWN = ("#FFFFFF", "·")


def outcome_matrix(outcomes: pd.DataFrame, cases: pd.DataFrame, width: float) -> Figure:
    """Rows are cases, columns are versions; up to three panels side by side.

    With a single panel there is room for the verdict's name in its cell. width in inches.
    """
    names = case_order(cases)
    panels = min(PANELS, math.ceil(len(names) / ROWS_IN_A_PANEL))
    rows = math.ceil(len(names) / panels)
    legend = _legend_columns(outcomes)
    legend_rows = max(len(verdicts) for _, verdicts in legend) + 1
    heading = 1.5 if panels == 1 else HEADING_ROWS
    height = ROW_HEIGHT * (heading + rows + 1 + 1.1 * legend_rows)
    figure = Figure(figsize=(width, height))
    verdicts = outcomes.drop_duplicates(["case", "version"]).set_index(["case", "version"])
    bottom = ROW_HEIGHT * (1 + 1.1 * legend_rows) / height
    top = 1 - ROW_HEIGHT * heading / height
    longest = LONGEST_NAME if panels > 1 else 2 * LONGEST_NAME
    shown = {name: _shorten(name, longest) for name in names}
    name_width = NAME_WIDTH * max(len(name) for name in shown.values()) / width
    for panel in range(panels):
        part = {name: shown[name] for name in names[panel * rows : (panel + 1) * rows]}
        left = panel / panels + name_width
        share = 1 / panels - name_width - 0.015
        axes = figure.add_axes((left, bottom, share, top - bottom))
        _panel(axes, part, rows, verdicts["verdict"].to_dict(), in_words=panels == 1)
    _legend(figure, legend, bottom - ROW_HEIGHT * 0.6 / height)
    return figure


def case_order(cases: pd.DataFrame) -> list[str]:
    """The cases by library in the order of the paper, and by number: pandas_2 before pandas_10."""
    libraries = value_order("library", cases["library"])

    def key(pair: tuple[str, str]) -> tuple[int, list[tuple[int, str]]]:
        parts = re.split(r"(\d+)", pair[0])
        return libraries.index(pair[1]), [(int(p) if p.isdigit() else -1, p) for p in parts]

    pairs = zip(cases["case"], cases["library"], strict=True)
    return [name for name, _ in sorted(pairs, key=key)]


def _panel(
    axes: Axes,
    names: dict[str, str],
    rows: int,
    verdicts: dict[tuple[str, str], str],
    in_words: bool,
) -> None:
    for y, name in enumerate(names):
        for x, version in enumerate(VERSIONS):
            verdict = verdicts.get((name, version))
            if verdict is None:
                continue
            colour, symbol = LOOKS.get(verdict, UNKNOWN)
            axes.add_patch(Rectangle((x, y), 1, 1, facecolor=colour, edgecolor="white"))
            text = f"{symbol}  {verdict}" if in_words else symbol
            axes.text(x + 0.5, y + 0.52, text, ha="center", va="center", fontsize=8)
    axes.set_xlim(0, len(VERSIONS))
    axes.set_ylim(rows, 0)
    axes.set_yticks([y + 0.5 for y in range(len(names))], names.values(), fontsize=8)
    slant: dict[str, Any] = (
        {} if in_words else {"rotation": 40, "ha": "left", "rotation_mode": "anchor"}
    )
    middles = [x + 0.5 for x in range(len(VERSIONS))]
    axes.set_xticks(middles, VERSIONS, fontsize=8, **({} if in_words else slant))
    axes.tick_params(length=0, pad=3, top=True, labeltop=True, bottom=False, labelbottom=False)
    axes.spines[:].set_visible(False)


def _shorten(name: str, longest: int) -> str:
    """Cut a long name in its middle, since its number stands at the end."""
    if len(name) <= longest:
        return name
    return f"{name[: longest - 7]}…{name[-6:]}"


def _legend_columns(outcomes: pd.DataFrame) -> list[tuple[str, dict[str, int]]]:
    """For each version, its verdicts that occur with the number of runs, in the order of LOOKS."""
    columns = []
    for version in VERSIONS:
        counts = outcomes[outcomes["version"] == version]["verdict"].value_counts().to_dict()
        order = [verdict for verdict in LOOKS if verdict in counts]
        order += sorted(set(counts).difference(order))
        columns.append((version, {verdict: int(counts[verdict]) for verdict in order}))
    return columns


def _legend(figure: Figure, columns: list[tuple[str, dict[str, int]]], top: float) -> None:
    """A legend for each version, its verdicts with symbol and number of runs."""
    width, height = figure.get_size_inches()
    for i, (version, verdicts) in enumerate(columns):
        left = (0.3 + i * (width - 0.3) / len(columns)) / width
        figure.text(left, top, version, fontsize=8, fontweight="bold", va="top")
        for row, (verdict, runs) in enumerate(verdicts.items(), start=1):
            y = top - row * 1.1 * ROW_HEIGHT / height
            _entry(figure, left, y, verdict, runs)


def _entry(figure: Figure, left: float, top: float, verdict: str, runs: int) -> None:
    width, height = figure.get_size_inches()
    colour, symbol = LOOKS.get(verdict, UNKNOWN)
    box = (left, top - 0.14 / height)
    figure.add_artist(
        Rectangle(box, 0.2 / width, 0.14 / height, facecolor=colour, edgecolor="#888888", lw=0.4)
    )
    middle = top - 0.07 / height
    figure.text(left + 0.1 / width, middle, symbol, fontsize=8, ha="center", va="center")
    figure.text(left + 0.27 / width, middle, f"{verdict} ({runs})", fontsize=8, va="center")
