"""The plan: which cells run, in what order, and who they are afterwards."""

from __future__ import annotations

import copy
from typing import Any

import nbformat
import pytest
from small_cases import code, notebook, text

from junobench.planning import linear_notebook, plan_notebook, runs_of, target_of


def planned(node: Any, version: str = "reproduced") -> list[str]:
    return [step.id for step in plan_notebook(node, version).steps]


def not_planned(node: Any, version: str = "reproduced") -> list[str]:
    return [cell.id for cell in plan_notebook(node, version).not_planned]


@pytest.fixture
def out_of_order() -> Any:
    return notebook(
        text("# Title", "m1"),
        code("a", "c1", 9),
        code("b", "c2"),
        code("c", "c3", 10),
        code("d", "c4", 2),
    )


@pytest.mark.parametrize("version", ["reproduced", "fixed"])
def test_cells_run_in_the_order_of_their_counts(out_of_order, version):
    assert planned(out_of_order, version) == ["c4", "c1", "c3"]


def test_a_cell_without_a_count_does_not_run_and_is_named(out_of_order):
    assert not_planned(out_of_order) == ["c2"]


def test_without_any_count_all_cells_run_in_document_order():
    node = notebook(code("a", "c1"), code("b", "c2"))
    assert planned(node) == ["c1", "c2"]
    assert not_planned(node) == []


def test_original_runs_as_run_all_whatever_the_counts_say(out_of_order):
    assert planned(out_of_order, "original") == ["c1", "c2", "c3", "c4"]


def test_a_step_knows_the_index_among_the_code_cells(out_of_order):
    assert [step.index for step in plan_notebook(out_of_order, "reproduced").steps] == [3, 0, 2]


def test_cells_with_equal_counts_keep_their_document_order():
    node = notebook(code("a", "z", 2), code("b", "y", 1), code("c", "x", 2), code("d", "w", 1))
    assert planned(node) == ["y", "w", "z", "x"]


@pytest.mark.parametrize("no_count", [True, False, "3", 3.0, None, [1]])
def test_only_a_whole_number_is_a_count(no_count):
    node = notebook(code("a", "c1"), code("b", "c2", 5))
    node.cells[0]["execution_count"] = no_count
    assert planned(node) == ["c2"]


def test_zero_is_a_count():
    assert planned(notebook(code("a", "c1", 1), code("b", "c2", 0))) == ["c2", "c1"]


@pytest.mark.parametrize("version", ["original", "reproduced"])
def test_a_blank_cell_does_not_run_but_counts_in_the_index(version):
    node = notebook(code(" \n\t", "c1", 1), code("", "c2", 2), code("x", "c3", 3))
    plan = plan_notebook(node, version)
    assert [(step.id, step.index) for step in plan.steps] == [("c3", 2)]
    assert plan.not_planned == ()


def test_an_empty_notebook_plans_nothing():
    assert planned(notebook(text("only text", "m1"))) == []


@pytest.mark.parametrize(
    "first_line",
    ["# [reexecute]", "# [re-execute] as the author did", "#[ReExecute]", "\n# [RE-EXECUTE]"],
)
def test_a_marked_cell_runs_twice_in_a_row(first_line):
    node = notebook(code("a", "c1", 1), code(f"{first_line}\nb", "c2", 2), code("c", "c3", 3))
    assert planned(node) == ["c1", "c2", "c2", "c3"]
    assert planned(node, "fixed") == ["c1", "c2", "c2", "c3"]


def test_a_marked_cell_runs_twice_without_counts_too():
    node = notebook(code("# [reexecute]\na", "c1"), code("b", "c2"))
    assert planned(node) == ["c1", "c1", "c2"]


def test_the_marker_counts_on_the_first_line_only():
    assert runs_of(code("x = 1\n# [reexecute]", "c1")) == 1


def test_the_marker_does_not_make_a_cell_run_that_was_never_run():
    node = notebook(code("# [reexecute]\na", "c1"), code("b", "c2", 1))
    assert planned(node) == ["c2"]


def test_original_takes_no_notice_of_the_marker():
    node = notebook(code("# [reexecute]\na", "c1", 1), code("b", "c2", 2))
    assert planned(node, "original") == ["c1", "c2"]


def test_the_target_is_the_first_code_cell_with_a_saved_error():
    node = notebook(
        text("# Title", "m1"),
        code("a", "c1", 1),
        code("b", "c2", 3, "KeyError: 'x'"),
        code("c", "c3", 2, "ValueError: y"),
    )
    target = target_of(node)
    assert (target.id, target.index) == ("c2", 1)


def test_without_a_saved_error_there_is_no_target(out_of_order):
    assert target_of(out_of_order) is None


def test_a_target_may_follow_its_own_printed_output():
    cell = code("b", "c1", 1, "KeyError: 'x'")
    cell.outputs.insert(0, nbformat.v4.new_output("stream", text="printed"))
    assert target_of(notebook(cell)).id == "c1"


@pytest.fixture
def twice() -> Any:
    return notebook(
        text("# Title", "m1"),
        code("a", "c1", 2, "KeyError: 'x'"),
        text("## Again", "m2"),
        code("# [reexecute]\nb", "c2", 1),
        code("c", "c3"),
        text("The end", "m3"),
    )


def linear(node: Any, version: str = "reproduced") -> Any:
    made = linear_notebook(node, plan_notebook(node, version))
    nbformat.validate(made)
    return made


def test_a_linear_notebook_has_the_steps_in_order_with_unique_ids(twice):
    made = [cell.id for cell in linear(twice).cells if cell.cell_type == "code"]
    assert made == ["c2", "c2-run2", "c1"]


def test_a_cell_that_runs_twice_keeps_one_identity(twice):
    cells = [cell for cell in linear(twice).cells if cell.cell_type == "code"]
    identities = [tuple(cell.metadata.junobench.values()) for cell in cells]
    assert identities == [("c2", 1), ("c2", 1), ("c1", 0)]
    assert cells[0].source == cells[1].source


@pytest.mark.parametrize("taken", ["c1-run2", "c1-run3"])
def test_the_id_of_a_second_run_is_never_one_of_another_cell(taken):
    node = notebook(code("# [reexecute]\na", "c1", 1), code("b", taken, 2))
    made = [cell.id for cell in linear(node).cells]
    assert len(set(made)) == len(made) == 3
    assert made[2] == taken


def test_long_ids_stay_unique_when_their_cells_run_twice():
    long_ids = ["x" * 63 + "1", "x" * 63 + "2"]
    node = notebook(*(code("# [reexecute]\na", cell_id, 1) for cell_id in long_ids))
    made = [cell.id for cell in linear(node).cells]
    assert len(set(made)) == 4


def test_text_cells_stay_in_front_of_the_cell_they_introduce(twice):
    assert [cell.id for cell in linear(twice).cells] == ["m2", "c2", "c2-run2", "m1", "c1", "m3"]


def test_text_in_front_of_a_blank_cell_is_not_lost():
    node = notebook(text("# Title", "m1"), code("", "c1"), text("## More", "m2"), code("a", "c2"))
    assert [cell.id for cell in linear(node).cells] == ["m1", "m2", "c2"]


def test_a_linear_notebook_carries_no_outputs_or_counts_over(twice):
    for cell in linear(twice).cells:
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)


def test_a_linear_notebook_names_the_cells_that_do_not_run(twice):
    assert linear(twice).metadata.junobench.not_planned == ["c3"]


def test_the_source_notebook_is_not_changed(twice):
    before = copy.deepcopy(twice)
    made = linear(twice)
    for cell in made.cells:
        cell.source += "changed"
        cell.metadata["changed"] = True
    made.metadata["changed"] = True
    assert twice == before
