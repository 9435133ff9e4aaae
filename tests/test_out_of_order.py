"""The crash of an out-of-order case comes from the order: run from top to bottom it does not come back."""

from __future__ import annotations

import copy
import os
import subprocess
import sys

import pytest
from conftest import ROOT, needs_kernel_environment
from mutants import Mutant, write_variants

from junobench.cases import Case, FolderSource
from junobench.notebooks import code_cells, read_notebook
from junobench.summary import read_tsv

SOURCE = FolderSource(ROOT / "cases")
OUT_OF_ORDER = [i for i in SOURCE.case_ids() if SOURCE.case(i).labels.root_cause == "NB specific"]
# Their defining cell stands below its use in the document: top to bottom meets the same crash.
IN_DOCUMENT_ORDER_TOO = {"NBspecific_18", "NBspecific_20"}


def top_to_bottom(case: Case) -> Mutant:
    """Return *reproduced* without counts, so that all its code cells run in document order."""
    notebook = copy.deepcopy(read_notebook(case.notebooks["reproduced"]))
    for cell in code_cells(notebook):
        cell.execution_count, cell.outputs = None, []
        first, _, rest = cell.source.partition("\n")
        if "[reexecute]" in first:
            cell.source = rest
    return Mutant(case, "top to bottom", notebook)


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory) -> dict[str, dict[str, str]]:
    """Run *reproduced* of all out-of-order cases from top to bottom; return the outcome row of each."""
    folder = tmp_path_factory.mktemp("order")
    named = write_variants([top_to_bottom(SOURCE.case(i)) for i in OUT_OF_ORDER], folder / "cases")
    command = [sys.executable, "-m", "junobench", "verify", "all", "--jobs", str(os.cpu_count())]
    command += ["--source", str(folder / "cases"), "--results", str(folder / "results")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode in (0, 1), done.stderr[-2000:]
    rows = read_tsv(folder / "results" / "kaggle-2024" / "outcomes.tsv")
    return {named[row["case"]].case.id: row for row in rows if row["version"] == "fixed"}


@needs_kernel_environment
@pytest.mark.parametrize("case_id", OUT_OF_ORDER)
def test_from_top_to_bottom_the_same_crash_comes_only_where_the_document_has_the_wrong_order(
    case_id, outcomes
):
    row, case = outcomes[case_id], SOURCE.case(case_id)
    assert row["status"] in ("completed", "cell-error"), row["reason"]
    same = (row["exception"], row["message"]) == (case.exception, case.message)
    assert same == (case_id in IN_DOCUMENT_ORDER_TOO), (row["exception"], row["message"])
