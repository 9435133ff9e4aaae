"""Wrong fixes of the built-in cases: how they are made, run and graded.

Two of each case are made from *reproduced*: the target cell deleted, and its exception caught. Others are
written in tests/mutations/<case>.yaml, a list of changes of *fixed*:

    - name: what is wrong with it, a few words
      cells: {c5: "new source of the cell"}      # optional
      delete: [c6]                               # optional: cells that are gone
      session: [c1, c2, c5]                      # optional: the only cells that run, in this order
"""

from __future__ import annotations

import copy
import os
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from conftest import ROOT

from junobench.casefile import read_yaml
from junobench.cases import Case
from junobench.notebooks import code_cells, read_notebook, to_text
from junobench.planning import runs_of, target_of
from junobench.scaffold import copy_case
from junobench.summary import read_tsv

WRITTEN = Path(__file__).parent / "mutations"
FIELDS = {"name", "cells", "delete", "session"}


@dataclass(frozen=True)
class Mutant:
    """A wrong fix of a case: its name and the notebook that stands in the place of *fixed*."""

    case: Case
    name: str
    notebook: Any


def mutants_of(case: Case) -> list[Mutant]:
    """Return all wrong fixes of a case."""
    return [*made(case), *(written(case, change) for change in changes_of(case.id))]


def changes_of(case_id: str) -> list[dict[str, Any]]:
    """Return the wrong fixes that are written down for a case; none if there is no file."""
    path = WRITTEN / f"{case_id}.yaml"
    return read_yaml(path) if path.exists() else []


def made(case: Case) -> list[Mutant]:
    """Return the two wrong fixes that every case has: they only hide the crash."""
    reproduced = read_notebook(case.notebooks["reproduced"])
    target = target_of(reproduced)
    assert target is not None, case.id
    marker, rest = split_marker(code_cells(reproduced)[target.index])
    caught = f"{marker}try:\n{textwrap.indent(rest, '    ')}\nexcept Exception:\n    pass"
    return [
        Mutant(case, "target deleted", changed(reproduced, {"delete": [target.id]})),
        Mutant(case, "exception caught", changed(reproduced, {"cells": {target.id: caught}})),
    ]


def split_marker(cell: Any) -> tuple[str, str]:
    """Return a cell's re-execution marker, which must stay its first line, or "", and the rest."""
    first, _, rest = cell.source.partition("\n")
    return (first + "\n", rest) if runs_of(cell) == 2 else ("", cell.source)


def written(case: Case, change: dict[str, Any]) -> Mutant:
    """Return the wrong fix that *change* describes."""
    unknown = change.keys() - FIELDS
    assert not unknown, f"{case.id}: unknown field {min(unknown)}"
    assert change.keys() & {"cells", "delete", "session"}, (
        f"{case.id}: {change['name']} is no change"
    )
    return Mutant(case, change["name"], changed(read_notebook(case.notebooks["fixed"]), change))


def changed(notebook: Any, change: dict[str, Any]) -> Any:
    """Return a copy of *notebook* with the changes of a mutation."""
    notebook = copy.deepcopy(notebook)
    cells = {cell.id: cell for cell in code_cells(notebook)}
    for cell_id, source in change.get("cells", {}).items():
        cells[cell_id].source = source
    for cell_id in change.get("delete", []):
        notebook.cells.remove(cells.pop(cell_id))
    if "session" in change:
        for cell in cells.values():
            cell.execution_count = None
        for count, cell_id in enumerate(change["session"], start=1):
            cells[cell_id].execution_count = count
    for cell in cells.values():
        cell.outputs = []
    return notebook


def outcomes_of(mutants: Iterable[Mutant], folder: Path) -> dict[tuple[str, str], dict[str, str]]:
    """Run all mutants in one go, with templates shared; return their outcome rows by case and name."""
    named = write_variants(mutants, folder / "cases")
    command = [sys.executable, "-m", "junobench", "verify", "all", "--jobs", str(os.cpu_count())]
    command += ["--source", str(folder / "cases"), "--results", str(folder / "results")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode in (0, 1), done.stderr[-2000:]
    rows = read_tsv(folder / "results" / "kaggle-2024" / "outcomes.tsv")
    mutated = [(named[row["case"]], row) for row in rows if row["version"] == "fixed"]
    return {(mutant.case.id, mutant.name): row for mutant, row in mutated}


def write_variants(mutants: Iterable[Mutant], folder: Path) -> dict[str, Mutant]:
    """Write each mutant as a case of its own into *folder*; return them by the ids of these cases."""
    named = {}
    for number, mutant in enumerate(mutants):
        name = f"{mutant.case.id}m{number}"
        write_variant(mutant, folder / name)
        named[name] = mutant
    return named


def write_variant(mutant: Mutant, folder: Path) -> None:
    """Write a case that has nothing but the mutant as *fixed*."""
    copy_case(mutant.case.folder, folder)
    for path in folder.glob("*.ipynb"):
        path.unlink()
    (folder / "fixed.ipynb").write_text(to_text(mutant.notebook), encoding="utf-8")
