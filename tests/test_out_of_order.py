"""The crash of an out-of-order case comes from the order: run from top to bottom it does not come back."""

from __future__ import annotations

import pytest
from conftest import ROOT, needs_kernel_environment
from mutants import Mutant, outcomes_of, split_marker

from junobench.cases import Case, FolderSource
from junobench.notebooks import code_cells, read_notebook

SOURCE = FolderSource(ROOT / "cases")
OUT_OF_ORDER = [i for i in SOURCE.case_ids() if SOURCE.case(i).labels.root_cause == "NB specific"]
# Their defining cell stands below its use in the document: top to bottom meets the same crash.
IN_DOCUMENT_ORDER_TOO = {"NBspecific_18", "NBspecific_20"}


def top_to_bottom(case: Case) -> Mutant:
    """Return *reproduced* without counts, so that all its code cells run in document order."""
    notebook = read_notebook(case.notebooks["reproduced"])
    for cell in code_cells(notebook):
        cell.execution_count, cell.outputs = None, []
        cell.source = split_marker(cell)[1]
    return Mutant(case, "top to bottom", notebook)


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    mutants = [top_to_bottom(SOURCE.case(i)) for i in OUT_OF_ORDER]
    return outcomes_of(mutants, tmp_path_factory.mktemp("order"))


@needs_kernel_environment
@pytest.mark.parametrize("case_id", OUT_OF_ORDER)
def test_from_top_to_bottom_the_same_crash_comes_only_where_the_document_has_the_wrong_order(
    case_id, outcomes
):
    row, case = outcomes[case_id, "top to bottom"], SOURCE.case(case_id)
    assert row["status"] in ("completed", "cell-error"), row["reason"]
    same = (row["exception"], row["message"]) == (case.exception, case.message)
    assert same == (case_id in IN_DOCUMENT_ORDER_TOO), (row["exception"], row["message"])
