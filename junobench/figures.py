"""The figures: how the cases are distributed over their labels, with matplotlib.

Figures are made with the object API and never with pyplot, so that nothing is shared between them
and no display is needed. The outcome matrix is in figure_matrix.
"""

import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator

from junobench.figure_matrix import outcome_matrix
from junobench.labels import GROUP_ORDER
from junobench.statistics_names import FIGURE_FORMATS, FIGURES, library_group, value_order

WIDTH = 6.5  # inches: the text width of a page, so that 8 pt stay 8 pt in print
DPI = 200
STYLE: Any = {
    "font.family": "DejaVu Sans",  # ships with matplotlib: the same text on every machine
    "font.size": 8.5,
    "axes.labelsize": 8.5,
    "xtick.labelsize": 8.5,
    "ytick.labelsize": 8.5,
    "legend.fontsize": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "hatch.linewidth": 0.6,
    "pdf.fonttype": 42,
    "svg.hashsalt": "junobench",  # else the ids in an .svg are random
}
# without these a file holds the time at which it was made
METADATA: dict[str, dict[str, Any]] = {
    "svg": {"Date": None},
    "pdf": {"CreationDate": None},
    "png": {"Software": None},
}

# Paul Tol's 'muted' scheme: nine colours that colour-blind readers can tell apart
GROUP_COLOURS = dict(
    zip(
        GROUP_ORDER,
        (
            *("#332288", "#88CCEE", "#44AA99", "#117733", "#999933"),
            *("#DDCC77", "#CC6677", "#882255", "#AA4499"),
        ),
        strict=True,
    )
)
OTHER_COLOURS = ("#777777", "#BBBBBB", "#444444")
ONE_COLOUR = "#0072B2"
PLAIN = {"verified": ONE_COLOUR}
HATCH = "////"


def write_figures(outcomes: pd.DataFrame, cases: pd.DataFrame, folder: Path) -> list[Path]:
    """Draw every figure and save it in every format to folder, which is made if need be.

    outcomes and cases are what tables.read_results returns. Returns the files written; the same
    input gives the same bytes.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with matplotlib.rc_context(STYLE):
        for name in FIGURES:
            figure = draw(name, outcomes, cases)
            written += [_save(figure, folder / f"{name}.{suffix}") for suffix in FIGURE_FORMATS]
    return written


def draw(name: str, outcomes: pd.DataFrame, cases: pd.DataFrame) -> Figure:
    """One of the figures statistics_names.FIGURES, not yet saved."""
    if not len(cases):
        return _empty()
    if name == "outcome_matrix":
        return outcome_matrix(outcomes, cases, WIDTH)
    return DISTRIBUTIONS[name](cases)


def libraries(cases: pd.DataFrame) -> Figure:
    """Bars by library group, in the order of the paper."""
    groups = cases["library"].map(library_group)
    order = _group_order(cases)
    figure = Figure(figsize=(WIDTH, 2.9), layout="constrained")
    axes = figure.subplots()
    for x, group in enumerate(order):
        part = cases[groups == group]
        verified, rest = _split(part)
        axes.bar(x, verified, width=0.7, color=ONE_COLOUR)
        axes.bar(x, rest, 0.7, verified, **_pale(ONE_COLOUR))
        _annotate(axes, _count(part), (x, len(part)), (0, 3), "center", "bottom")
    _name_bars(axes, order)
    # a single bar would else fill the whole figure
    axes.set_xlim(-0.6, max(len(order), 5) - 0.4)
    axes.set_ylabel("Cases")
    _count_axis(axes.yaxis, axes.set_ylim, int(groups.value_counts().max()))
    axes.tick_params(axis="x", length=0)
    _legend(figure, PLAIN, cases, ONE_COLOUR)
    return figure


def root_causes(cases: pd.DataFrame) -> Figure:
    """Root causes, most frequent first, stacked by library group."""
    return _horizontal(cases, "root_cause", stacked=True)


def crash_types(cases: pd.DataFrame) -> Figure:
    """Crash types, most frequent first."""
    return _horizontal(cases, "crash_type", stacked=False)


def stages(cases: pd.DataFrame) -> Figure:
    """Stages, most frequent first, stacked by library group."""
    return _horizontal(cases, "stage", stacked=True)


DISTRIBUTIONS: dict[str, Callable[[pd.DataFrame], Figure]] = {
    "libraries": libraries,
    "root_causes": root_causes,
    "crash_types": crash_types,
    "stages": stages,
}


def _horizontal(cases: pd.DataFrame, label: str, stacked: bool) -> Figure:
    counts = cases[label].value_counts()
    # sorted keeps the order of the paper among equal counts
    values = sorted(value_order(label, cases[label]), key=lambda value: -counts[value])
    names = [textwrap.fill(value, 28) for value in values]
    lines = 1 + max(name.count("\n") for name in names)
    height = 0.95 + (0.27 + 0.14 * (lines - 1)) * len(values)
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    groups = cases["library"].map(library_group)
    colours = _colours(_group_order(cases)) if stacked else PLAIN
    for y, value in enumerate(values):
        part = cases[cases[label] == value]
        keys = groups[part.index] if stacked else pd.Series("verified", index=part.index)
        _stack(axes, y, part, keys, colours)
        _annotate(axes, _count(part), (len(part), y), (4, 0), "left", "center_baseline")
    axes.set_yticks(range(len(values)), names)
    axes.set_ylim(len(values) - 0.4, -0.6)
    axes.set_xlabel("Cases")
    _count_axis(axes.xaxis, axes.set_xlim, int(counts.max()))
    axes.tick_params(axis="y", length=0)
    _legend(figure, colours, cases, "#999999" if stacked else ONE_COLOUR)
    return figure


def _name_bars(axes: Axes, names: list[str]) -> None:
    """Names below the bars: in two lines where they are long, slanted where that is not enough."""
    room = 92 // len(names)  # about 92 characters fit side by side
    if max(len(word) for name in names for word in name.replace("-", " ").split()) <= room:
        axes.set_xticks(range(len(names)), [textwrap.fill(name, room) for name in names])
    else:
        short = [_cut(name, 24) for name in names]
        slant: Any = {"rotation": 40, "ha": "right", "rotation_mode": "anchor"}
        axes.set_xticks(range(len(names)), short, **slant)


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def _stack(
    axes: Axes, y: int, part: pd.DataFrame, keys: pd.Series, colours: dict[str, str]
) -> None:
    """One bar: the verified cases by group, then the others by group, pale and hatched."""
    left = 0
    for verified in (True, False):
        chosen = keys[(part["verified"] == "true") == verified].value_counts()
        for key, colour in colours.items():
            width = int(chosen.get(key, 0))
            if width:
                # a white edge keeps neighbours apart in black and white
                full: dict[str, Any] = {"facecolor": colour, "edgecolor": "white", "linewidth": 0.8}
                axes.barh(y, width, 0.72, left, **(full if verified else _pale(colour)))
                left += width


def _pale(colour: str) -> dict[str, Any]:
    """How a bar of cases that are not verified looks."""
    rgb = matplotlib.colors.to_rgb(colour)
    return {
        "facecolor": tuple(1 - 0.3 * (1 - part) for part in rgb),
        "edgecolor": colour,
        "hatch": HATCH,
        "linewidth": 0.6,
    }


def _group_order(cases: pd.DataFrame) -> list[str]:
    """The library groups that occur, in the order of the paper."""
    ordered = value_order("library", cases["library"])
    return list(dict.fromkeys(library_group(library) for library in ordered))


def _colours(groups: list[str]) -> dict[str, str]:
    others = [group for group in groups if group not in GROUP_COLOURS]
    extra = {group: OTHER_COLOURS[i % len(OTHER_COLOURS)] for i, group in enumerate(others)}
    return {group: (GROUP_COLOURS | extra)[group] for group in groups}


def _split(part: pd.DataFrame) -> tuple[int, int]:
    verified = int((part["verified"] == "true").sum())
    return verified, len(part) - verified


def _count(part: pd.DataFrame) -> str:
    verified, rest = _split(part)
    return f"{verified}/{len(part)}" if rest else str(len(part))


def _annotate(
    axes: Axes, text: str, at: tuple[float, float], offset: tuple[int, int], ha: str, va: str
) -> None:
    # on white, so that no grid line runs through the digits
    white = {"facecolor": "white", "edgecolor": "none", "pad": 0.5}
    axes.annotate(text, at, offset, textcoords="offset points", ha=ha, va=va, bbox=white)


def _count_axis(axis: matplotlib.axis.Axis, set_limits: Callable, largest: int) -> None:
    """Whole numbers only, and room at the end for the count at the bar."""
    axis.set_major_locator(MaxNLocator(nbins=6, integer=True, min_n_ticks=1))
    axis.grid(color="#dddddd", linewidth=0.6)
    set_limits(0, largest * 1.12)


def _legend(figure: Figure, colours: dict[str, str], cases: pd.DataFrame, pale: str) -> None:
    handles = [Patch(facecolor=colour, label=_cut(name, 16)) for name, colour in colours.items()]
    columns = 5 if max(map(len, colours)) <= 12 else 3
    if _split(cases)[1]:
        handles.append(Patch(**_pale(pale), label="not verified (count: verified/cases)"))
    elif colours != PLAIN:
        handles.append(Patch(facecolor="none", label="(all cases verified)"))
    figure.legend(handles=handles, loc="outside lower center", ncols=columns, frameon=False)


def _empty() -> Figure:
    figure = Figure(figsize=(WIDTH, 1))
    figure.text(0.5, 0.5, "No case was selected.", ha="center", va="center")
    return figure


def _save(figure: Figure, path: Path) -> Path:
    """Save under a temporary name first, so that no reader ever sees half a file."""
    suffix = path.suffix[1:]
    temporary = path.with_name(f".{path.name}.part")
    figure.savefig(temporary, format=suffix, dpi=DPI, metadata=METADATA[suffix])
    return temporary.replace(path)
