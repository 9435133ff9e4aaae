"""The summary at the end of a run: how many are verified, what is not and why, where the files are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from junobench.errors import UserError
from junobench.outcomes import CASE_COLUMNS, write_tsv
from junobench.summary import SHOWN, read_tsv, summarise


def case(name: str, **changes: Any) -> dict[str, Any]:
    row = dict.fromkeys(CASE_COLUMNS, "") | {"environment": "tests", "case": name}
    row |= {"original": "crashes-as-recorded", "reproduced": "reproduced", "fixed": "fixed"}
    return row | {"verified": "true"} | changes


@pytest.fixture
def results(tmp_path: Path) -> Any:
    """Return a function that writes cases.tsv and gives the summary."""

    def write(*rows: dict[str, Any], comparison: list[dict[str, Any]] | None = None) -> Any:
        write_tsv(tmp_path / "tests" / "cases.tsv", CASE_COLUMNS, rows)
        if comparison is not None:
            columns = ("statistic", "value", "published", "verified", "difference")
            write_tsv(tmp_path / "tests" / "tables" / "comparison.tsv", columns, comparison)
        return summarise(tmp_path, "tests")

    return write


def compared(difference: str) -> dict[str, Any]:
    return {
        "statistic": "x",
        "value": "y",
        "published": 2,
        "verified": 2,
        "difference": difference,
    }


def test_all_verified_is_said_first(results):
    text, all_verified = results(case("a_1"), case("b_1"))
    assert text.startswith("tests: 2 of 2 cases verified\n")
    assert all_verified


def test_a_case_that_is_not_verified_is_named_with_its_reason(results):
    reason = "fixed: still-crashes (KeyError in cell c2)"
    text, all_verified = results(case("a_1"), case("b_1", verified="false", reason=reason))
    assert "tests: 1 of 2 cases verified\n" in text
    assert f"\n  b_1: {reason}\n" in text
    assert "a_1:" not in text
    assert not all_verified


def test_a_reason_with_line_ends_or_tabs_stays_one_line(results):
    text, _ = results(case("a_1", verified="false", reason='one\ntwo\t"three"\\'))
    assert '\n  a_1: one\\ntwo\\t"three"\\\\\n' in text


def test_many_open_cases_are_shortened(results):
    text, _ = results(*(case(f"a_{n}", verified="false", reason="x") for n in range(SHOWN + 5)))
    assert text.count(": x\n") == SHOWN
    assert "  ... and 5 more\n" in text


def test_no_case_at_all_is_not_all_verified(results):
    text, all_verified = results()
    assert "0 of 0" in text
    assert not all_verified


def test_run_all_of_the_originals_is_counted(results):
    text, _ = results(case("a_1"), case("b_1"), case("c_1", original="runs-clean"))
    assert "originals, Run all: 2 crashes-as-recorded, 1 runs-clean" in text


def test_the_files_are_named(results, tmp_path):
    text, _ = results(case("a_1"))
    for name in ("outcomes.tsv", "cases.tsv", "tables/", "figures/"):
        assert str(tmp_path / "tests" / name.rstrip("/")) in text


def test_a_part_of_the_cases_is_not_compared_with_the_published_figures(results):
    text, _ = results(case("a_1"), comparison=[compared("1")])
    assert "not comparable, 1 of 2 cases were selected" in text


def test_differences_from_the_published_figures_are_counted(results):
    rows = [compared("0"), compared(""), compared("-1")]
    text, _ = results(case("a_1"), case("b_1"), comparison=rows)
    assert "1 of 3 differ" in text


def test_without_a_comparison_nothing_is_said_of_it(results):
    assert "published" not in results(case("a_1"))[0]


def test_without_results_the_next_step_is_named(tmp_path):
    with pytest.raises(UserError, match="junobench grade"):
        summarise(tmp_path, "tests")


def test_a_table_comes_back_as_it_was_written(tmp_path):
    rows = [{"a": '"quoted', "b": "1"}, {"a": "", "b": "x y"}]
    write_tsv(tmp_path / "t.tsv", ("a", "b"), rows)
    assert read_tsv(tmp_path / "t.tsv") == rows
