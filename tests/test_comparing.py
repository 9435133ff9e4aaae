"""Two results folders are the same where status, verdict, exception, cell and masked message are."""

from __future__ import annotations

import nbformat
import nbformat.v4 as nb
import pytest

from junobench.comparing import differences, output_differences
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
    assert differences(first, second, common=True) == ([], 1)


def test_a_folder_without_outcomes_is_named(tmp_path):
    with pytest.raises(UserError, match=r"b/outcomes\.tsv does not exist"):
        differences(results(tmp_path / "a", {}), tmp_path / "b")


def executed(folder, *outputs):
    """Write an executed notebook with one cell and these outputs; return the results folder."""
    path = folder / "runs" / "pandas_1" / "fixed.ipynb"
    path.parent.mkdir(parents=True)
    cell = nb.new_code_cell("x", id="c1", outputs=[*outputs])
    path.write_text(nbformat.writes(nb.new_notebook(cells=[cell])))
    return folder


def test_outputs_with_other_numbers_and_paths_are_no_difference(tmp_path):
    first = executed(
        tmp_path / "a", nb.new_output("stream", name="stdout", text="loss 0.25\n/tmp/a/b")
    )
    second = executed(
        tmp_path / "b", nb.new_output("stream", name="stdout", text="loss 0.31\n/tmp/c/d")
    )
    assert output_differences(first, second) == []


def test_warnings_are_no_difference(tmp_path):
    first = executed(tmp_path / "a", nb.new_output("stream", name="stderr", text="FutureWarning"))
    assert output_differences(first, executed(tmp_path / "b")) == []


def test_an_output_of_another_form_is_named_with_run_and_cell(tmp_path):
    shown = [nb.new_output("execute_result", data={"text/plain": t}) for t in ("a b", "a ... b")]
    first, second = executed(tmp_path / "a", shown[0]), executed(tmp_path / "b", shown[1])
    assert output_differences(first, second) == ["pandas_1 fixed: output of c1: a b | a ... b"]


def test_a_picture_that_is_missing_is_a_difference(tmp_path):
    picture = nb.new_output("display_data", data={"text/plain": "<Figure>", "image/png": "AAAA"})
    without = nb.new_output("display_data", data={"text/plain": "<Figure>"})
    first, second = executed(tmp_path / "a", picture), executed(tmp_path / "b", without)
    assert output_differences(first, second) == ["pandas_1 fixed: output of c1: image/png | none"]


def test_a_cell_that_only_one_notebook_has_is_a_difference(tmp_path):
    first, second = executed(tmp_path / "a"), executed(tmp_path / "b")
    path = first / "runs" / "pandas_1" / "fixed.ipynb"
    path.write_text(nbformat.writes(nb.new_notebook(cells=[])))
    assert len(output_differences(first, second)) == 1
