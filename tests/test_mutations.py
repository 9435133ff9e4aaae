"""Every check.py refuses the wrong fixes of its case."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, needs_kernel_environment
from mutants import WRITTEN, changes_of, mutants_of, write_variants

from junobench.cases import FolderSource
from junobench.planning import plan_notebook
from junobench.summary import read_tsv

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
    from junobench.notebooks import read_notebook

    for change, mutant in zip(changes_of(case_id), mutants_of(case)[2:], strict=True):
        before, after = read_notebook(case.notebooks["fixed"]), mutant.notebook
        assert ran(before) != ran(after), change["name"]


def ran(notebook) -> list[str]:
    """Return the sources of the cells that run, in their order."""
    sources = {cell.id: cell.source for cell in notebook.cells}
    return [sources[step.id] for step in plan_notebook(notebook, "fixed").steps]


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory) -> dict[str, dict[str, str]]:
    """Run all wrong fixes in one go, with templates shared; return the outcome row of each."""
    folder: Path = tmp_path_factory.mktemp("mutants")
    mutants = [
        mutant for case_id in SOURCE.case_ids() for mutant in mutants_of(SOURCE.case(case_id))
    ]
    named = write_variants(mutants, folder / "cases")
    command = [sys.executable, "-m", "junobench", "verify", "all", "--jobs", str(os.cpu_count())]
    command += ["--source", str(folder / "cases"), "--results", str(folder / "results")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode in (0, 1), done.stderr[-2000:]
    rows = read_tsv(folder / "results" / "kaggle-2024" / "outcomes.tsv")
    return {
        f"{named[row['case']].case.id}: {named[row['case']].name}": row
        for row in rows
        if row["version"] == "fixed"
    }


@needs_kernel_environment
@pytest.mark.parametrize("case_id", SOURCE.case_ids())
def test_a_wrong_fix_is_refused(case_id, outcomes):
    for mutant in mutants_of(SOURCE.case(case_id)):
        row = outcomes[f"{case_id}: {mutant.name}"]
        print(f"{case_id} {mutant.name}: {row['verdict']}: {row['reason'][:150]}")
        assert row["verdict"] in ("check-failed", "still-crashes", "new-crash"), mutant.name
        assert row["verdict"] != "check-failed" or row["reason"], mutant.name
