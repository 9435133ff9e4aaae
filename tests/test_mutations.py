"""Every check.py refuses the wrong fixes of its case."""

from __future__ import annotations

import pytest
from conftest import ROOT, needs_kernel_environment
from mutants import WRITTEN, changes_of, mutants_of, outcomes_of, written

from junobench.cases import FolderSource
from junobench.notebooks import read_notebook
from junobench.planning import plan_notebook

SOURCE = FolderSource(ROOT / "cases")


@pytest.mark.parametrize("case_id", SOURCE.case_ids())
def test_a_case_has_wrong_fixes_of_its_own_with_distinct_names(case_id):
    names = [change["name"] for change in changes_of(case_id)]
    assert names, "write at least one wrong fix"
    assert len(names) == len({*names, "target deleted", "exception caught"}) - 2


def test_wrong_fixes_belong_to_cases():
    assert {path.stem for path in WRITTEN.glob("*.yaml")} <= {*SOURCE.case_ids()}


@pytest.mark.parametrize("case_id", SOURCE.case_ids())
def test_a_wrong_fix_changes_what_is_run(case_id):
    case = SOURCE.case(case_id)
    fixed = ran(read_notebook(case.notebooks["fixed"]))
    for change in changes_of(case_id):
        assert ran(written(case, change).notebook) != fixed, change["name"]


def ran(notebook) -> list[str]:
    """Return the sources of the cells that run, in their order."""
    sources = {cell.id: cell.source for cell in notebook.cells}
    return [sources[step.id] for step in plan_notebook(notebook, "fixed").steps]


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    mutants = [mutant for i in SOURCE.case_ids() for mutant in mutants_of(SOURCE.case(i))]
    return outcomes_of(mutants, tmp_path_factory.mktemp("mutants"))


@needs_kernel_environment
@pytest.mark.parametrize("case_id", SOURCE.case_ids())
def test_a_wrong_fix_is_refused(case_id, outcomes):
    for mutant in mutants_of(SOURCE.case(case_id)):
        row = outcomes[case_id, mutant.name]
        print(f"{case_id} {mutant.name}: {row['verdict']}: {row['reason'][:150]}")
        assert row["verdict"] in ("check-failed", "still-crashes", "new-crash"), mutant.name
        assert row["verdict"] != "check-failed" or row["reason"], mutant.name
