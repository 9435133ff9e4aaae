"""The figures: what is drawn, in which order, readable, and the same bytes every time."""

from itertools import pairwise

import matplotlib
import pytest
from matplotlib.patches import Rectangle
from statistics_input import THIRTEEN, graded

from junobench import figures
from junobench.figure_matrix import LOOKS, case_order
from junobench.grading import VERDICTS
from junobench.labels import GROUP_ORDER
from junobench.statistics_names import FIGURES

UNVERIFIED = {("torch_1", "fixed"): "check-failed", ("pandas_10", "reproduced"): "no-crash"}


def counts(figure) -> list[str]:
    return [text.get_text() for text in figure.axes[0].texts]


def ticks(figure, axis: str) -> list[str]:
    labels = getattr(figure.axes[0], f"get_{axis}ticklabels")()
    return [label.get_text().replace("\n", " ") for label in labels]


def draw(name: str, names=None, verdicts=None):
    return figures.draw(name, *graded(names, verdicts))


def test_libraries_are_grouped_and_ordered_as_in_the_paper() -> None:
    figure = draw("libraries")
    assert [name.replace("- ", "-") for name in ticks(figure, "x")] == list(GROUP_ORDER)
    assert counts(figure) == ["15", "15", "15", "15", "15", "6", "6", "4", "20"]


@pytest.mark.parametrize(
    ("name", "first", "numbers"),
    [
        ("root_causes", "API misuse", [45, 25, 20, 18, 2, 1]),
        ("stages", "training", [31, 30, 21, 20, 9]),
        ("crash_types", "invalid argument", [21, 16, 11, 11, 10, 8, 8, 7, 5, 4, 3, 3, 2, 1, 1]),
    ],
)
def test_horizontal_bars_run_from_the_most_frequent_down(name, first, numbers) -> None:
    figure = draw(name)
    assert counts(figure) == [str(number) for number in numbers]
    assert ticks(figure, "y")[0] == first
    bottom, top = figure.axes[0].get_ylim()
    assert bottom > top  # the first bar is the highest one


@pytest.mark.parametrize("name", FIGURES[:4])
def test_unverified_cases_are_hatched_counted_and_in_the_legend(name) -> None:
    figure = draw(name, None, UNVERIFIED)
    hatched = [bar for bar in figure.axes[0].patches if bar.get_hatch()]
    length = "get_height" if name == "libraries" else "get_width"
    assert sum(getattr(bar, length)() for bar in hatched) == 2
    cut = [text.split("/") for text in counts(figure) if "/" in text]
    assert sum(int(cases) - int(verified) for verified, cases in cut) == 2
    legend = [text.get_text() for text in figure.legends[0].get_texts()]
    assert any("not verified" in text for text in legend)


@pytest.mark.parametrize("names", [THIRTEEN, ["pandas_10"]])
@pytest.mark.parametrize("name", FIGURES[:4])
def test_count_axes_show_whole_numbers_only(name, names) -> None:
    axes = draw(name, names).axes[0]
    axis = axes.yaxis if name == "libraries" else axes.xaxis
    assert all(float(tick).is_integer() for tick in axis.get_ticklocs())


@pytest.mark.parametrize("name", ["root_causes", "stages"])
def test_stacked_bars_have_a_colour_for_each_library_group(name) -> None:
    legend = draw(name).legends[0]
    assert [text.get_text() for text in legend.get_texts()][:9] == list(GROUP_ORDER)
    colours = {patch.get_facecolor() for patch in legend.get_patches()[:9]}
    assert len(colours) == 9


def test_unknown_libraries_get_a_bar_and_a_colour_of_their_own() -> None:
    outcomes, cases = graded(["torch_1", "numpy_1"])
    cases["library"] = ["jax", "cupy"]
    assert ticks(figures.draw("libraries", outcomes, cases), "x") == ["cupy", "jax"]
    legend = figures.draw("stages", outcomes, cases).legends[0]
    assert [text.get_text() for text in legend.get_texts()][:2] == ["cupy", "jax"]
    first, second = legend.get_patches()[:2]
    assert first.get_facecolor() != second.get_facecolor()


@pytest.mark.parametrize("name", FIGURES[:4])
def test_names_of_another_benchmark_neither_overlap_nor_leave_the_page(name) -> None:
    outcomes, cases = graded(None, UNVERIFIED)
    cases.loc[:5, "library"] = [f"a-quite-long-library-{i}" for i in range(6)]
    cases.loc[:2, ["root_cause", "crash_type", "stage"]] = "a long value that needs two lines " * 2
    figure = figures.draw(name, outcomes, cases)
    figure.draw_without_rendering()
    page = figure.bbox.padded(1)
    axes = figure.axes[0]
    labels = axes.get_xticklabels() if name == "libraries" else axes.get_yticklabels()
    boxes = [text.get_window_extent() for text in [*labels, *figure.legends[0].get_texts()]]
    assert all(page.contains(box.x0, box.y0) and page.contains(box.x1, box.y1) for box in boxes)
    if name != "libraries":  # slanted names have boxes that overlap where their letters do not
        rows = sorted(boxes[: len(labels)], key=lambda box: box.y0)
        assert all(low.y1 <= high.y0 for low, high in pairwise(rows))


def test_matrix_has_a_symbol_for_every_verdict_and_none_means_two_things() -> None:
    assert set(LOOKS) == {verdict for verdicts in VERDICTS.values() for verdict in verdicts}
    for verdicts in VERDICTS.values():
        assert len({LOOKS[verdict] for verdict in verdicts}) == len(verdicts)
        assert len({LOOKS[verdict][1] for verdict in verdicts}) == len(verdicts)


def test_matrix_shows_each_run_once_and_counts_verdicts_in_its_legend() -> None:
    figure = draw("outcome_matrix", None, UNVERIFIED)
    cells = [patch for axes in figure.axes for patch in axes.patches]
    assert len(cells) == 333 and all(isinstance(cell, Rectangle) for cell in cells)
    symbols = [text.get_text() for axes in figure.axes for text in axes.texts]
    assert (symbols.count("✓"), symbols.count("?"), symbols.count("○")) == (331, 1, 1)
    assert {"reproduced (110)", "no-crash (1)", "check-failed (1)"} <= {
        text.get_text() for text in figure.texts
    }


def test_matrix_of_few_cases_writes_the_verdicts_in_words() -> None:
    (axes,) = draw("outcome_matrix", THIRTEEN).axes
    assert [text.get_text() for text in axes.texts][:3] == [
        *("✓  crashes-as-recorded", "✓  reproduced", "✓  fixed")
    ]


def test_matrix_keeps_its_cells_beside_very_long_names() -> None:
    outcomes, cases = graded()
    for table in (outcomes, cases):
        table["case"] = "a-very-long-name-of-a-case-that-goes-on-and-on-" + table["case"]
    figure = figures.draw("outcome_matrix", outcomes, cases)
    assert all(axes.get_position().width > 0.08 for axes in figure.axes)


def test_cases_are_ordered_by_library_and_then_by_number() -> None:
    _, cases = graded(["pandas_10", "pandas_2", "torch_3", "NBspecific_1"])
    assert case_order(cases) == ["torch_3", "pandas_2", "pandas_10", "NBspecific_1"]


def test_same_input_gives_the_same_bytes_without_a_date(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(figures, "FIGURES", ("stages",))  # one with hatches and clips will do
    settings = dict(matplotlib.rcParams)
    data = graded(["pandas_10", "torch_1"], UNVERIFIED)
    for folder in ("a", "b"):
        written = figures.write_figures(*data, tmp_path / folder)
    assert [path.name for path in written] == ["stages.svg", "stages.png", "stages.pdf"]
    assert sorted((tmp_path / "b").iterdir()) == sorted(written)  # no temporary file is left
    for path in written:
        content = path.read_bytes()
        assert content == (tmp_path / "a" / path.name).read_bytes()
        assert b"<dc:date>" not in content and b"/CreationDate" not in content
    assert dict(matplotlib.rcParams) == settings  # nothing global is changed


def test_selection_of_no_case_still_gives_every_figure() -> None:
    for name in FIGURES:
        assert figures.draw(name, *graded([])).texts[0].get_text() == "No case was selected."
