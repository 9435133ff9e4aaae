"""Two results folders are the same where status, verdict, exception, cell and masked message are."""

from __future__ import annotations

import pytest

from junobench.comparing import differences
from junobench.errors import UserError
from junobench.outcomes import OUTCOME_COLUMNS, write_tsv


def results(folder, *rows):
    base = dict.fromkeys(OUTCOME_COLUMNS, "")
    made = [base | {"case": "pandas_1", "version": "reproduced"} | row for row in rows]
    write_tsv(folder / "outcomes.tsv", OUTCOME_COLUMNS, made)
    return folder


def test_times_memory_and_numbers_in_messages_are_no_difference(tmp_path):
    first = results(tmp_path / "a", {"message": "at 0x7f 12", "seconds": 1, "peak_mb": 5})
    second = results(tmp_path / "b", {"message": "at 0x80 13", "seconds": 2, "peak_mb": 6})
    assert differences(first, second) == ([], 1)


@pytest.mark.parametrize("column", ["status", "verdict", "exception", "cell", "message"])
def test_a_difference_is_named_with_run_column_and_both_values(tmp_path, column):
    first = results(tmp_path / "a", {column: "one"})
    second = results(tmp_path / "b", {column: "two"})
    assert differences(first, second) == ([f"pandas_1 reproduced: {column}: one | two"], 1)


def test_a_run_that_only_one_has_is_a_difference(tmp_path):
    first = results(tmp_path / "a", {}, {"case": "torch_1"})
    second = results(tmp_path / "b", {})
    lines, compared = differences(first, second)
    assert (len(lines), compared) == (1, 1)
    assert "torch_1 reproduced: only in" in lines[0]


def test_a_folder_without_outcomes_is_named(tmp_path):
    with pytest.raises(UserError, match=r"b/outcomes\.tsv does not exist"):
        differences(results(tmp_path / "a", {}), tmp_path / "b")
