"""The workflow from end to end on tiny cases, and what is run again after which change."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import processes_using
from workflow_project import Project


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> Project:
    """A project whose workflow has run to the end once."""
    project = Project(_made(tmp_path_factory.mktemp("project") / "with space"))
    project.add_case("pandas_1")
    project.add_case("torch_1", library="torch")
    done = project.snakemake()
    assert done.returncode == 0, done.stdout + done.stderr
    project.first_output = done.stdout + done.stderr  # type: ignore[attr-defined]
    return project


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def rows(path: Path) -> list[dict[str, str]]:
    with path.open() as file:
        return [*csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def results(project: Project) -> Path:
    return project.folder / "results" / "kaggle-2024"


def test_the_main_job_ends_with_verdicts_tables_figures_and_a_summary(finished):
    outcomes = rows(results(finished) / "outcomes.tsv")
    assert [(row["case"], row["version"], row["verdict"]) for row in outcomes] == [
        (case, version, verdict)
        for case in ("pandas_1", "torch_1")
        for version, verdict in (
            ("original", "crashes-as-recorded"),
            ("reproduced", "reproduced"),
            ("fixed", "fixed"),
        )
    ]
    assert {row["verified"] for row in rows(results(finished) / "cases.tsv")} == {"true"}
    assert (results(finished) / "tables" / "comparison.tex").stat().st_size > 100
    assert (results(finished) / "figures" / "stages.svg").stat().st_size > 1000
    assert "2 of 2 cases verified" in finished.first_output
    assert "2 of 111 cases were selected" in finished.first_output


def test_nothing_is_run_again_when_nothing_changed(finished):
    assert finished.planned() == {}


@pytest.mark.parametrize(
    ("changed", "runs"),
    [
        ("cases/pandas_1/reproduced.ipynb", 1),
        ("cases/pandas_1/check.py", 1),
        ("junobench/grading.py", 0),
        ("junobench/messages.py", 0),
        ("cases/pandas_1/case.yaml", 0),
        ("reports/paper.yaml", 0),
    ],
)
def test_a_change_runs_again_only_what_depends_on_it(finished, changed, runs):
    path = finished.folder / changed
    before = path.read_bytes()
    grading = not changed.startswith("reports")
    try:
        path.write_bytes(before.replace(b"a test", b"another test") + b"\n" * 2)
        planned = finished.planned()
        assert planned.get("run", 0) == runs
        assert planned.get("grade", 0) == int(grading)
        assert planned["tables"] == 1
    finally:
        path.write_bytes(before)


def test_new_data_of_a_case_runs_its_three_versions_again(finished):
    data = finished.folder / "cases" / "torch_1" / "data" / "set"
    data.mkdir(parents=True)
    (data / "a.csv").write_text("x\n")
    try:
        assert finished.planned()["run"] == 3
    finally:
        (data / "a.csv").unlink()
        data.rmdir()
        data.parent.rmdir()


def test_a_changed_limit_of_one_case_runs_only_that_case_again(finished):
    path = finished.folder / "cases" / "torch_1" / "case.yaml"
    before = path.read_text()
    try:
        path.write_text(before.replace("limits: {}", "limits: {cell_seconds: 7}"))
        assert finished.planned()["run"] == 3
    finally:
        path.write_text(before)


def test_a_file_that_is_only_touched_runs_nothing_again(finished):
    for path in ("envs/kaggle-2024.txt", "cases/pandas_1/reproduced.ipynb", "junobench/grading.py"):
        (finished.folder / path).touch()
    assert finished.planned() == {}


def test_a_selection_runs_and_grades_only_its_cases(finished):
    planned = finished.planned("--config", "cases=library=torch", "results=other")
    assert planned["run"] == 3


@pytest.mark.parametrize(
    ("setting", "line"),
    [
        ("case=pandas_1", "write `cases: pandas_1`"),
        ("cell_seconds=5", "write `limits: {cell_seconds: 5}`"),
        ("limits={cell_second: 5}", "write `limits: {cell_seconds: 5}`"),
        ("limits={cell_seconds: soon}", "write `limits: {cell_seconds: 300}`"),
        ("cases=panda_1", "did you mean pandas_1?"),
        ("cases=library=pytorch", "did you mean library=torch?"),
        ("environments=kaggle", "there is no environment 'kaggle'"),
        ("source=nowhere", "nowhere is no folder"),
    ],
)
def test_a_wrong_setting_is_one_line_and_nothing_runs(finished, setting, line):
    done = finished.snakemake("-n", "--config", setting)
    assert done.returncode != 0
    said = [text for text in done.stderr.splitlines() if text.startswith("junobench:")]
    assert len(said) == 1
    assert line in said[0]
    assert "Traceback" not in done.stderr


def test_an_invalid_case_file_is_named_with_its_field_before_anything_runs(finished):
    path = finished.folder / "cases" / "torch_1" / "case.yaml"
    before = path.read_text()
    try:
        path.write_text(before.replace("stage: training", "stage: trainig"))
        done = finished.snakemake("-n")
    finally:
        path.write_text(before)
    assert done.returncode != 0
    assert (
        "case.yaml: labels.stage: 'trainig' is no known value; did you mean 'training'?"
        in done.stderr
    )
    assert "Traceback" not in done.stderr


def test_the_report_has_the_tables_and_figures_and_the_description(finished):
    done = finished.run("snakemake", "--report", "report.zip")
    assert done.returncode == 0, done.stderr
    import zipfile

    with zipfile.ZipFile(finished.folder / "report.zip") as report:
        names = report.namelist()
        text = b"".join(report.read(name) for name in names if name.endswith((".html", ".js")))
    assert any(name.endswith("stages.svg") for name in names)
    assert any(name.endswith("comparison.html") for name in names)
    assert b"writes a run record" in text


@pytest.fixture
def project(tmp_path) -> Project:
    return Project(_made(tmp_path / "project"))


def test_a_case_that_fails_is_in_the_summary_with_the_reason_and_the_workflow_goes_on(project):
    project.add_case("pandas_1", crash="1 / 0")
    project.add_case("pandas_2")
    (project.folder / "cases" / "pandas_2" / "check.py").write_text("assert value == 2, value\n")
    done = project.snakemake("results/kaggle-2024/cases.tsv")
    assert done.returncode == 0, done.stderr
    by_case = {row["case"]: row for row in rows(results(project) / "cases.tsv")}
    assert by_case["pandas_1"]["reproduced"] == "different-crash"
    assert "ZeroDivisionError in cell c2, expected KeyError" in by_case["pandas_1"]["reason"]
    assert by_case["pandas_2"]["fixed"] == "check-failed"
    strict = project.run("junobench", "summary", "--strict")
    assert strict.returncode == 1
    assert "0 of 2 cases verified" in strict.stdout
    assert "pandas_2: fixed: check-failed (AssertionError: 1" in strict.stdout


def test_a_quarantined_case_is_left_out_unless_named(project):
    project.add_case("pandas_1")
    path = project.add_case("pandas_2") / "case.yaml"
    status = "status: {state: quarantined, reason: flaky, date: 2026-11-30}\n"
    path.write_text(path.read_text() + status)
    assert project.planned()["run"] == 3
    assert project.planned("--config", "cases=pandas_2")["run"] == 3


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_workflow_leaves_nothing_running_and_continues(
    project, nothing_left_behind, signum
):
    project.add_case("pandas_1")
    project.add_case("pandas_2", sleep=4)
    target = "results/kaggle-2024/cases.tsv"
    running = subprocess.Popen(
        [f"{sys.prefix}/bin/snakemake", "--cores", "1", target],
        cwd=project.folder,
        env=project.environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    runs = results(project) / "runs"
    deadline = time.monotonic() + 90
    while len([*runs.glob("*/*.json")]) < 1 or not processes_using(nothing_left_behind):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    if signum == signal.SIGINT:
        os.killpg(running.pid, signum)  # Ctrl-C reaches the whole group
    elif signum == signal.SIGKILL:
        os.killpg(running.pid, signum)  # and the job with it, as a batch system does
    else:
        running.send_signal(signum)
    running.wait(60)
    deadline = time.monotonic() + 30
    while processes_using(nothing_left_behind) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not processes_using(nothing_left_behind)
    for record in runs.glob("*/*.json"):
        json.loads(record.read_text())
    if signum == signal.SIGKILL:
        assert project.run("snakemake", "--unlock").returncode == 0
    kept = {path: path.stat().st_mtime_ns for path in runs.glob("*/*.json")}
    assert 1 <= len(kept) < 6
    done = project.snakemake(target)
    assert done.returncode == 0, done.stderr
    assert len(rows(results(project) / "cases.tsv")) == 2
    again = [path for path, before in kept.items() if path.stat().st_mtime_ns != before]
    assert len(again) <= 1, "only a run that was under way may be run again"


def test_a_dag_of_333_runs_is_built_in_under_5_seconds(project):
    for number in range(111):
        project.add_case(f"pandas_{number}")
    before = os.times()
    planned = project.planned()
    after = os.times()
    assert planned["run"] == 333
    # processor seconds: the wall time of a shared machine says little
    used = (
        after.children_user + after.children_system - before.children_user - before.children_system
    )
    assert used < 5, used


def test_lint_finds_nothing(project):
    project.add_case("pandas_1")
    done = project.run("snakemake", "--lint")
    assert done.returncode == 0, done.stderr


def test_the_runner_environment_has_the_pinned_versions():
    root = Path(__file__).parent.parent
    pinned = re.findall(r"^([\w-]+==\S+)", (root / "requirements.txt").read_text(), re.M)
    named = re.findall(r"- ([\w-]+==\S+)", (root / "envs" / "runner.yaml").read_text())
    assert named
    assert set(named) <= set(pinned)
