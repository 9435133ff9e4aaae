"""Make and keep the notebooks of a case: record counts and outputs by running, and one written form."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

from junobench.cases import Case
from junobench.environments import Environment
from junobench.errors import UserError
from junobench.facts import Facts
from junobench.limits import Limits
from junobench.notebooks import code_cells, read_notebook, to_text, write_atomically
from junobench.planning import Plan, PlannedCell, plan_notebook, runs_of
from junobench.running import run_plan

LARGEST_IMAGE = 40_000  # bytes of base64; larger pictures leave only their text in the notebook
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def record_version(
    case: Case, version: str, session: list[str] | None, environment: Environment, limits: Limits
) -> Facts:
    """Run *version* and write its execution counts and outputs into its notebook.

    session: the cell ids in the order in which they were run; without it, all code cells in document
    order, a cell with the re-execution marker twice. The run ends at the first crash: what comes after
    has no count and no output, as in the crashed session.
    Raises UserError if the plan of the recorded notebook is not what was run.
    """
    path = case.notebooks[version]
    notebook = read_notebook(path)
    plan = session_plan(notebook, session, path)
    facts = Facts()
    executed = run_plan(case, version, notebook, plan, environment, limits, facts)
    if facts.status not in ("completed", "cell-error"):
        raise UserError(f"{path}: not recorded, the run ended as {facts.status}: {facts.reason}")
    fill(notebook, executed, keep_images=version == "original")
    if version != "original":
        _must_plan_the_same(notebook, version, facts, path)
    write_atomically(path, formatted(notebook))
    return facts


def session_plan(notebook: Any, session: list[str] | None, path: Path) -> Plan:
    """Return the plan that runs the cells of *session* in its order."""
    cells = {cell.id: PlannedCell(cell.id, i) for i, cell in enumerate(code_cells(notebook))}
    if session is None:
        session = [cell.id for cell in code_cells(notebook) for _ in range(runs_of(cell))]
    unknown = [cell_id for cell_id in session if cell_id not in cells]
    if unknown:
        raise UserError(f"{path}: session: there is no code cell with the id {unknown[0]!r}")
    return Plan(tuple(cells[cell_id] for cell_id in session), ())


def _must_plan_the_same(notebook: Any, version: str, facts: Facts, path: Path) -> None:
    ran = [step.id for step in facts.steps if step.reply != "none"]
    planned = [step.id for step in plan_notebook(notebook, version).steps]
    if ran != planned:
        raise UserError(
            f"{path}: not recorded: {' '.join(ran)} was run, but the counts plan {' '.join(planned)};"
            " a cell that runs twice needs `# [reexecute]` as its first line"
        )


def fill(notebook: Any, executed: Any, keep_images: bool) -> None:
    """Put the counts and outputs of an executed linear notebook into *notebook* (changed in place)."""
    for cell in code_cells(notebook):
        cell.execution_count, cell.outputs = None, []
    by_id = {cell.id: cell for cell in code_cells(notebook)}
    for ran in code_cells(executed):
        if ran.execution_count is None:
            continue
        cell = by_id[ran.metadata["junobench"]["cell"]]
        cell.execution_count = ran.execution_count
        cell.outputs = [_kept(output, keep_images) for output in ran.outputs]


def _kept(output: Any, keep_images: bool) -> Any:
    """Return an output fit for the repository: no path of this machine, no large picture."""
    output = copy.deepcopy(output)
    if output.output_type == "stream":
        output.text = _neutral(output.text)
    elif output.output_type == "error":
        output.traceback = [_neutral(line) for line in output.traceback]
        output.evalue = _neutral(output.evalue)
    else:
        for kind in [kind for kind in output.data if kind.startswith("image/")]:
            if not keep_images or len(output.data[kind]) > LARGEST_IMAGE:
                del output.data[kind]
        output.data = {
            kind: _neutral(data) if isinstance(data, str) else data
            for kind, data in output.data.items()
        }
    return output


def _neutral(text: str) -> str:
    """Replace the paths of this machine by those of a Kaggle session."""
    text = re.sub(r"/[^\s'\":]+/lib/(python3\.\d+)/", r"/opt/conda/lib/\1/", text)
    text = re.sub(r"/[^\s'\":]*/jb-[^/\s'\":]+/kaggle/", "/kaggle/", text)
    text = re.sub(r"/[^\s'\":]*/jb-[^/\s'\":]+/", "/tmp/", text)
    return re.sub(r"/tmp/ipykernel_\d+/", "/tmp/ipykernel_17/", text)


def formatted(notebook: Any) -> str:
    """Return the text of a case's notebook in the project's form.

    nbformat 4.5, fixed notebook metadata, cell metadata without anything but tags, no trailing white
    space at the end of a cell.
    """
    copied = copy.deepcopy(notebook)
    copied.metadata = copy.deepcopy(METADATA)
    for cell in copied.cells:
        tags = cell.metadata.get("tags")
        cell.metadata = {"tags": tags} if tags else {}
        cell.source = cell.source.strip("\n")
        for output in cell.get("outputs", []):
            if "metadata" in output:
                output.metadata = {}
    return to_text(copied)
