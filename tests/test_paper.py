"""The comparison with the paper: right counts, and plain words where only a part was selected."""

import pytest
from statistics_input import THIRTEEN, graded

from junobench import paper
from junobench.errors import UserError


def rows(names=None, verdicts=None):
    return paper.comparison(*graded(names, verdicts), paper.load_paper())


def row(table, statistic: str, value: str) -> list:
    found = table[(table["statistic"] == statistic) & (table["value"] == value)]
    return found.iloc[0].to_list()[2:]


def test_all_cases_verified_give_the_published_figures_without_a_difference() -> None:
    table = rows()
    assert paper.differing_rows(table) == 0
    assert (table["published"] == table["labelled"]).all()
    assert set(table["why"]) == {""}
    totals = table.groupby("statistic")["published"].sum()
    assert set(totals) == {111} and len(totals) == 8


def test_a_case_that_is_not_verified_shows_in_each_of_its_rows() -> None:
    table = rows(None, {("torch_1", "fixed"): "check-failed"})
    assert row(table, "cases", "total") == [111, 111, 110, -1, "1 not verified"]
    assert row(table, "library", "torch") == [15, 15, 14, -1, "1 not verified"]
    assert paper.differing_rows(table) == 8  # one for each statistic


def test_a_partial_selection_is_not_shown_as_a_failure() -> None:
    table = rows(THIRTEEN)
    assert row(table, "cases", "total") == [111, 13, 13, -98, "98 not selected"]
    assert not table["why"].str.contains("verified|otherwise").any()


def test_a_changed_label_is_told_from_a_case_that_was_not_selected() -> None:
    outcomes, cases = graded()
    cases.loc[cases["case"] == "torch_1", "library"] = "numpy"
    table = paper.comparison(outcomes, cases, paper.load_paper())
    assert row(table, "library", "torch") == [15, 14, 14, -1, "1 labelled otherwise"]
    assert row(table, "library", "numpy") == [15, 16, 16, 1, "1 more than published"]


def test_unknown_values_follow_the_published_ones() -> None:
    outcomes, cases = graded(["torch_1"])
    cases["library"] = "jax"
    table = paper.comparison(outcomes, cases, paper.load_paper())
    values = table[table["statistic"] == "library"]["value"].to_list()
    assert values[-2:] == ["none", "jax"]
    assert row(table, "library", "jax") == [0, 1, 1, 1, "1 more than published"]


def test_exceptions_are_compared_by_class_name_without_module_and_case() -> None:
    outcomes, cases = graded(["numpy_1", "torch_1"])
    outcomes["expected_exception"] = "numpy.exceptions.AxisError"
    table = paper.comparison(outcomes, cases, paper.load_paper())
    assert row(table, "exception", "axiserror")[1] == 2


@pytest.mark.parametrize(
    ("names", "note"),
    [
        (None, ""),
        (
            THIRTEEN,
            "13 of 111 cases were selected; the differences count what was not selected too.",
        ),
        (
            ["torch_1"],
            "1 of 111 cases was selected; the differences count what was not selected too.",
        ),
    ],
)
def test_the_note_says_how_many_cases_were_selected(names, note) -> None:
    assert paper.selection_note(graded(names)[1]) == note


def test_the_note_names_cases_that_the_paper_does_not_have() -> None:
    _, cases = graded()
    cases.loc[0, "case"] = "jax_1"
    note = paper.selection_note(cases)
    assert note.startswith("110 of 111 cases were selected")
    assert note.endswith("1 selected case is not among the published ones and is counted too.")


@pytest.mark.parametrize("content", [None, "cases: [", "cases: 111\n", "- a list\n"])
def test_unusable_published_figures_are_named_in_one_line(tmp_path, content) -> None:
    path = tmp_path / "paper.yaml"
    if content is not None:
        path.write_text(content)
    with pytest.raises(UserError, match=r"paper\.yaml"):
        paper.load_paper(path)
