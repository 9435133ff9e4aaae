"""The commands that only read: list, show, plan."""

from __future__ import annotations

import argparse
from typing import Any

from junobench import project
from junobench.cases import Case
from junobench.errors import BadNotebook, UserError
from junobench.notebooks import read_notebook
from junobench.planning import REEXECUTE_MARKERS, VERSIONS, plan_notebook, target_of
from junobench.selection import find_case, select
from junobench.sources import open_source


def list(options: argparse.Namespace) -> None:
    """Print the selected cases, a line each."""
    source = open_source(options.source)
    items = [*options.cases]
    for label in ("library", "root_cause", "crash_type", "stage"):
        items += [f"{label}={value}" for value in getattr(options, label) or []]
    cases = [source.case(i) for i in select(source, items, quarantined=options.status != "active")]
    if options.status == "quarantined":
        cases = [case for case in cases if not case.active]
    if options.ids:
        for case in cases:
            print(case.id)
        return
    rows = [("case", "library", "root cause", "crash type", "stage", "exception", "status")]
    rows += [(c.id, *c.labels, c.exception, "active" if c.active else "quarantined") for c in cases]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print(
            "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        )


def show(options: argparse.Namespace) -> None:
    """Print one case."""
    case = find_case(open_source(options.source), options.case)
    print(f"{case.id}: {case.title}" if case.title else case.id)
    for name, value in case.labels._asdict().items():
        print(f"  {name.replace('_', ' '):12} {value}")
    print(f"  {'exception':12} {case.exception}: {case.message}")
    print(f"  {'status':12} {'active' if case.active else 'quarantined: ' + case.quarantined}")
    for name, text in (("diagnosis", case.diagnosis), ("fix", case.fix)):
        if text:
            print(f"  {name:12} {text}")
    for version in VERSIONS:
        path = case.notebooks.get(version)
        print(f"  {version:12} {project.shown(path) if path else 'none'}")
    print(f"  {'check':12} {project.shown(case.check) if case.check else 'none'}")
    for name, files in case.data_sets.items():
        print(f"  {'data':12} ../input/{name}/: {', '.join(file.name for file in files)}")
    if case.working_files:
        print(f"  {'data':12} {', '.join(file.name for file in case.working_files)}")


def plan(options: argparse.Namespace) -> None:
    """Print the plan of one or all versions of a case."""
    case = find_case(open_source(options.source), options.case)
    target = _target_id(case)
    versions = [options.case_version] if options.case_version else [*case.notebooks]
    for version in versions:
        notebook = _readable(case, version)
        made = plan_notebook(notebook, version)
        first_lines = {
            cell.id: _first_line(cell.source) for cell in notebook.cells if cell.cell_type == "code"
        }
        print(f"{case.id} {version}: {len(made.steps)} cells run")
        for number, step in enumerate(made.steps, start=1):
            mark = "  <- target" if step.id == target and version != "original" else ""
            print(
                f"  {number:3}  {step.id:12} code cell {step.index:<3} {first_lines[step.id]}{mark}"
            )
        for cell in made.not_planned:
            print(
                f"    -  {cell.id:12} code cell {cell.index:<3} {first_lines[cell.id]}  (does not run)"
            )


def _first_line(source: str) -> str:
    """Return the first line of a cell that says something: not the re-execution marker."""
    lines = [line.strip() for line in source.strip().splitlines()]
    if len(lines) > 1 and any(marker in lines[0].lower() for marker in REEXECUTE_MARKERS):
        return f"{lines[1][:60]}  {lines[0]}"
    return lines[0][:60] if lines else ""


def _target_id(case: Case) -> str:
    try:
        target = target_of(_readable(case, "reproduced"))
    except UserError:
        return ""
    return target.id if target else ""


def _readable(case: Case, version: str) -> Any:
    path = case.notebooks.get(version)
    if path is None:
        raise UserError(f"{case.id} has no {version} notebook")
    try:
        return read_notebook(path)
    except BadNotebook as error:
        raise UserError(f"{project.shown(path)}: {error}") from None
