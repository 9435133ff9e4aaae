"""Plan: which cells of a notebook run, and in what order. Pure functions, no kernel.

The rules are those of the benchmark (docs/outcomes.md): *reproduced* and *fixed* run the cells that
carry an execution count, in the order of the counts; *original* runs as "Run all" does.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from junobench.notebooks import code_cells, saved_error

VERSIONS = ("original", "reproduced", "fixed")
REEXECUTE_MARKERS = ("[reexecute]", "[re-execute]")


@dataclass(frozen=True)
class PlannedCell:
    """A step of a plan. *index* counts the notebook's code cells from 0; a cell run twice keeps both."""

    id: str
    index: int


@dataclass(frozen=True)
class Plan:
    """The steps in order, and the code cells that do not run."""

    steps: tuple[PlannedCell, ...]
    not_planned: tuple[PlannedCell, ...]


def plan_notebook(notebook: Any, version: str) -> Plan:
    """Return the plan of *notebook* (a node of read_notebook) for *version*.

    Code cells without any source do not run: there is nothing to send.
    Cells with the same count keep their document order.
    """
    cells = [
        (PlannedCell(cell.id, index), cell)
        for index, cell in enumerate(code_cells(notebook))
        if cell.source.strip()
    ]
    steps = [planned for planned, _ in cells] if version == "original" else _by_count(cells)
    ran = set(steps)
    return Plan(tuple(steps), tuple(planned for planned, _ in cells if planned not in ran))


def _by_count(cells: list[tuple[PlannedCell, Any]]) -> list[PlannedCell]:
    counted = [(planned, cell) for planned, cell in cells if _has_count(cell)]
    counted.sort(key=lambda pair: pair[1].execution_count)
    return [planned for planned, cell in counted or cells for _ in range(runs_of(cell))]


def _has_count(cell: Any) -> bool:
    count = cell.get("execution_count")
    return isinstance(count, int) and not isinstance(count, bool)


def runs_of(cell: Any) -> int:
    """Return how many times in a row a planned cell runs: 2 with the re-execution marker, else 1."""
    first_line = cell.source.lstrip().split("\n", 1)[0].lower()
    return 2 if any(marker in first_line for marker in REEXECUTE_MARKERS) else 1


def target_of(notebook: Any) -> PlannedCell | None:
    """Return the first code cell with a saved error output (the target, in *reproduced*), or None."""
    for index, cell in enumerate(code_cells(notebook)):
        if saved_error(cell) is not None:
            return PlannedCell(cell.id, index)
    return None


def linear_notebook(notebook: Any, plan: Plan) -> Any:
    """Return a copy of *notebook* whose code cells are the steps of *plan*, in order, without outputs.

    Text cells stay in front of the code cell they introduce. A later run of the same cell gets the id
    `<id>-run<n>`; `metadata.junobench` keeps the identity: {cell, index}.
    """
    linear = copy.copy(notebook)
    linear.metadata = copy.deepcopy(notebook.metadata)
    linear.metadata["junobench"] = {"not_planned": [cell.id for cell in plan.not_planned]}
    before, after = _text_cells(notebook)
    by_id = {cell.id: cell for cell in code_cells(notebook)}
    cells: list[Any] = []
    used = {cell.id for cell in notebook.cells}
    ran: set[str] = set()
    for step in plan.steps:
        cells += before.pop(step.id, [])
        cells.append(_step_cell(by_id[step.id], step))
        if step.id in ran:
            cells[-1].id = _later_id(step.id, used)
        ran.add(step.id)
    linear.cells = cells + after
    return linear


def _text_cells(notebook: Any) -> tuple[dict[str, list[Any]], list[Any]]:
    """Return the text cells in front of each code cell, by its id, and those after the last one."""
    before: dict[str, list[Any]] = {}
    waiting: list[Any] = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            if cell.source.strip():  # a blank cell never runs: its text stays with the next one
                before[cell.id], waiting = waiting, []
        else:
            waiting.append(copy.deepcopy(cell))
    return before, waiting


def _step_cell(cell: Any, step: PlannedCell) -> Any:
    copied = copy.deepcopy(cell)
    copied.outputs, copied.execution_count = [], None
    copied.metadata["junobench"] = {"cell": step.id, "index": step.index}
    return copied


def _later_id(cell_id: str, used: set[str]) -> str:
    """Return the id `<id>-run<n>` of a later run, unlike any in *used*, and add it there."""
    run = 2
    while (later := f"{cell_id[:56]}-run{run}") in used:
        run += 1
    used.add(later)
    return later
