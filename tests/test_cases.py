"""Every built-in case keeps what the project promises of its cases."""

from __future__ import annotations

import csv
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

from junobench.authoring import formatted, session_plan
from junobench.casefile import load_case_file
from junobench.cases import Case, FolderSource
from junobench.notebooks import code_cells, read_notebook, saved_error
from junobench.planning import VERSIONS, plan_notebook, target_of

SOURCE = FolderSource(ROOT / "cases")
LARGEST = 300 * 1024  # bytes of a case folder
OF_THIS_MACHINE = re.compile(rb"(?<![\w./-])/(?:work|root|home|Users|tmp/(?:jb|pytest)-)[/\w-]")
E_MAIL = re.compile(rb"[\w.+-]{2,}@[\w-]{2,}\.(?:[\w-]+\.)*[a-z]{2,}\b", re.I)
TEXT = (".yaml", ".py", ".ipynb", ".csv", ".tsv", ".json", ".txt", ".md")


@cache
def published() -> dict[str, dict[str, str]]:
    """Return the labels of the published cases."""
    with (ROOT / "reports" / "junobench_labels.tsv").open(encoding="utf-8", newline="") as file:
        return {row["case"]: row for row in csv.DictReader(file, delimiter="\t")}


@cache
def notebook(case_id: str, version: str) -> Any:
    return read_notebook(SOURCE.notebook(case_id, version))


@pytest.fixture(params=SOURCE.case_ids())
def case(request: Any) -> Case:
    return SOURCE.case(request.param)


def files(case: Case) -> list[Path]:
    paths = [path for path in case.folder.rglob("*") if path.is_file()]
    return [path for path in paths if "__pycache__" not in path.parts]


def error_of(cell: Any) -> tuple[str, str]:
    error = saved_error(cell)
    return error.ename, error.evalue


def test_there_are_cases():
    assert SOURCE.case_ids()


def test_every_folder_is_a_case():
    files = [path for path in SOURCE.path.rglob("*") if path.is_file()]
    parts = [path.relative_to(SOURCE.path).parts for path in files]
    folders = {part[0] for part in parts if len(part) > 1 and "__pycache__" not in part}
    assert folders == {*SOURCE.case_ids()}


def test_labels_are_the_published_ones(case):
    row = published().get(case.id)
    if row is None:
        pytest.skip("not a published case")
    cause = row["root_cause"].replace("library cause", "deprecated API")
    assert case.labels == (row["library"], cause, row["crash_type"], row["stage"])


def test_the_exception_class_is_the_published_one(case):
    row = published().get(case.id)
    if row is None:
        pytest.skip("not a published case")
    assert case.exception.lower() == row["exception"]
    assert case.exception != case.exception.lower(), "the class name as Python writes it"


def test_a_case_has_all_its_files(case):
    assert {*case.notebooks} == {*VERSIONS}
    assert case.check is not None
    assert case.check.read_text("utf-8").count("assert") >= 1
    if (case.folder / "data").exists():
        assert (case.folder / "data" / "make_data.py").exists()
        assert case.data_sets


def test_a_case_holds_nothing_else(case):
    known = {"case.yaml", "check.py", "data", *(f"{version}.ipynb" for version in VERSIONS)}
    names = {path.name for path in case.folder.iterdir()} - {"__pycache__", ".ipynb_checkpoints"}
    assert names <= known


def test_a_case_is_small(case):
    assert sum(path.stat().st_size for path in files(case)) <= LARGEST


@pytest.mark.parametrize("version", VERSIONS)
def test_notebooks_are_in_the_projects_form(case, version):
    text = case.notebooks[version].read_text("utf-8")
    assert text == formatted(notebook(case.id, version)), f"run `junobench format {case.id}`"
    assert '"nbformat": 4,\n "nbformat_minor": 5' in text


def test_the_versions_share_their_cell_ids(case):
    ids = {v: {cell.id: cell for cell in notebook(case.id, v).cells} for v in VERSIONS}
    shared = ids["original"].keys() & ids["reproduced"].keys() & ids["fixed"].keys()
    target = target_of(notebook(case.id, "reproduced")).id
    assert target in shared, "the target cell is in all three versions"
    extra = ids["fixed"].keys() - ids["reproduced"].keys()
    assert len(extra) <= 2, f"fixed differs only in what the repair needs, not in {extra}"
    for cell_id in shared:
        kinds = {ids[version][cell_id].cell_type for version in VERSIONS}
        assert len(kinds) == 1


def test_cell_ids_are_short_and_stable(case):
    for version in VERSIONS:
        for cell in notebook(case.id, version).cells:
            assert re.fullmatch(r"[a-z][a-z0-9-]{0,15}", cell.id), (version, cell.id)


def test_fixed_differs_from_reproduced(case):
    sources = [
        [cell.source for cell in code_cells(notebook(case.id, version))]
        for version in ("reproduced", "fixed")
    ]
    counts = [
        [cell.execution_count for cell in code_cells(notebook(case.id, version))]
        for version in ("reproduced", "fixed")
    ]
    assert (sources[0], counts[0]) != (sources[1], counts[1])


def test_no_path_of_the_authors_machine_and_no_address(case):
    for path in files(case):
        if path.suffix in TEXT:
            content = path.read_bytes()
            assert not OF_THIS_MACHINE.search(content), path
            assert not E_MAIL.search(content), path


def test_notebooks_read_their_data_as_on_kaggle(case):
    code = "\n".join(cell.source for cell in code_cells(notebook(case.id, "original")))
    for name in case.data_sets:
        assert f"input/{name}" in code, f"original reads ../input/{name}/"
    assert "../data" not in code


def test_the_target_cell_holds_the_promised_crash(case):
    node = notebook(case.id, "reproduced")
    target = target_of(node)
    assert target is not None
    assert error_of(code_cells(node)[target.index]) == (case.exception, case.message)


def test_only_the_target_cell_of_reproduced_crashed_and_it_was_the_last_to_run(case):
    node = notebook(case.id, "reproduced")
    crashed = [cell.id for cell in code_cells(node) if saved_error(cell)]
    plan = plan_notebook(node, "reproduced")
    assert crashed == [target_of(node).id]
    assert plan.steps[-1].id == crashed[0]


def test_original_holds_the_same_crash(case):
    node = notebook(case.id, "original")
    target = target_of(node)
    assert target is not None, "original has the outputs of the crashed session"
    assert error_of(code_cells(node)[target.index])[0] == case.exception


def test_fixed_ran_without_an_error(case):
    cells = code_cells(notebook(case.id, "fixed"))
    assert not [cell.id for cell in cells if saved_error(cell)]
    assert [cell.execution_count for cell in cells if cell.source.strip()].count(None) == 0


@pytest.mark.parametrize("version", ["reproduced", "fixed"])
def test_the_plan_is_what_was_recorded(case, version):
    session = getattr(load_case_file(case.folder / "case.yaml").session, version)
    node = notebook(case.id, version)
    recorded = [step.id for step in session_plan(node, session, case.notebooks[version]).steps]
    planned = [step.id for step in plan_notebook(node, version).steps]
    if session is None:
        recorded = recorded[: len(planned)]  # the run ended at the crash
    assert planned == recorded
