"""A folder in the published layout goes through the whole workflow and is not touched by it."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from published_layout import (
    add_cells_never_run,
    add_other_notebook,
    digest,
    lfs_pointer,
    make_published_folder,
    mark_for_reexecution,
    out_of_order,
    remove_version,
)
from workflow_project import Project


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> tuple[Project, dict[str, dict[str, str]], str, str]:
    """Run the workflow on a folder with every difficulty; return what came out by case and version."""
    base = tmp_path_factory.mktemp("published")
    (base / "project").mkdir()
    project = Project(base / "project")
    for name in ("pandas_1", "pandas_2", "pandas_3", "torch_1"):
        folder = project.add_case(name, library=name.split("_")[0])
        (folder / "data" / "set").mkdir(parents=True)
        (folder / "data" / "set" / "a.csv").write_text("x\n")
    ids = ["pandas_1", "pandas_2", "pandas_3", "torch_1"]
    source = make_published_folder(
        base / "bench mark", ids, loose=["pandas_2"], source=project.folder / "cases"
    )
    add_cells_never_run(source, "pandas_1")
    out_of_order(source, "pandas_1", "fixed")
    mark_for_reexecution(source, "pandas_2")
    add_other_notebook(source, "pandas_2")
    lfs_pointer(source, "pandas_3", "reproduced")
    remove_version(source, "torch_1", "fixed")
    before = digest(source)
    done = project.snakemake("results/kaggle-2024/cases.tsv", "--config", f"source={source}")
    assert done.returncode == 0, done.stderr
    with (project.folder / "results" / "kaggle-2024" / "outcomes.tsv").open() as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        outcomes = {f"{row['case']} {row['version']}": row for row in rows}
    return project, outcomes, before, digest(source)


def verdict(finished, run: str) -> str:
    return finished[1][run]["verdict"]


def test_nothing_in_the_folder_is_modified(finished):
    assert finished[2] == finished[3]


def test_cells_that_were_never_run_are_not_run_and_counts_give_the_order(finished):
    assert verdict(finished, "pandas_1 reproduced") == "reproduced"
    assert verdict(finished, "pandas_1 fixed") == "fixed"


def test_a_lower_case_published_class_and_a_marked_cell_are_understood(finished):
    row = finished[1]["pandas_2 reproduced"]
    assert (row["verdict"], row["exception"], row["expected_exception"]) == (
        "reproduced",
        "KeyError",
        "keyerror",
    )


def test_a_fixed_run_says_that_no_check_was_made(finished):
    assert "no check was made" in finished[1]["pandas_1 fixed"]["reason"]


def test_an_lfs_pointer_is_not_run_and_says_what_to_do(finished):
    row = finished[1]["pandas_3 reproduced"]
    assert (row["status"], row["verdict"]) == ("bad-notebook", "not-run")
    assert "git lfs pull" in row["reason"]


def test_a_missing_version_is_not_run_and_named(finished):
    row = finished[1]["torch_1 fixed"]
    assert (row["status"], row["verdict"]) == ("missing", "not-run")
    assert "no fixed notebook" in row["reason"]


def test_the_command_line_verifies_such_a_folder_too(finished):
    project = finished[0]
    source = project.folder.parent / "bench mark"
    good = project.run("junobench", "verify", "pandas_1", "--source", str(source), "--results", "r")
    assert good.returncode == 0, good.stdout + good.stderr
    assert "1 of 1 cases verified" in good.stdout
    bad = project.run("junobench", "verify", "torch_1", "--source", str(source), "--results", "r")
    assert bad.returncode == 1
    assert "torch_1" in bad.stdout
    assert Path(project.folder, "r", "kaggle-2024", "runs", "torch_1", "reproduced.json").exists()
