"""`junobench run` in a workflow is forked from a server, and behaves as in a process of its own."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import processes_using
from workflow_project import Project

from junobench import warm


@pytest.fixture
def workflow():
    """Stand in for a workflow: a process that owns the server until it is killed."""
    process = subprocess.Popen(["sleep", "1000"])
    yield process
    folder = warm.folder_of(process.pid)
    process.kill()
    process.wait()
    deadline = time.monotonic() + 10
    while folder.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not folder.exists()


@pytest.fixture
def project(tmp_path) -> Project:
    (tmp_path / "project").mkdir()
    project = Project(tmp_path / "project")
    project.add_case("pandas_1")
    return project


def start(project: Project, workflow, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [f"{sys.prefix}/bin/junobench", *arguments],
        cwd=project.folder,
        env=project.environment() | {warm.OWNER_VARIABLE: warm.owner_token(workflow.pid)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def record_of(project: Project, case: str = "pandas_1") -> Path:
    return project.folder / "results" / "kaggle-2024" / "runs" / case / "reproduced.json"


def test_a_forked_run_writes_the_same_and_prints_the_same(project, workflow):
    here = project.run("junobench", "run", "pandas_1", "reproduced")
    own = json.loads(record_of(project).read_text())
    client = start(project, workflow, "run", "pandas_1", "reproduced")
    out, err = client.communicate(timeout=60)
    assert client.returncode == here.returncode == 0, err
    assert out.split(",")[0] == here.stdout.split(",")[0] == "pandas_1 reproduced: cell-error"
    forked = json.loads(record_of(project).read_text())
    for name in ("status", "reason", "exception", "notebook_sha256", "environment"):
        assert own[name] == forked[name]
    assert (warm.folder_of(workflow.pid) / "runner").is_socket()


def test_a_mistake_has_the_same_exit_status_and_line(project, workflow):
    client = start(project, workflow, "run", "panda_1", "reproduced")
    _, err = client.communicate(timeout=60)
    assert client.returncode == 2
    assert "did you mean pandas_1?" in err
    assert len(err.splitlines()) == 1


def sleeping(project: Project, workflow, scratch: Path) -> subprocess.Popen[str]:
    project.add_case("pandas_2", sleep=1000)
    client = start(project, workflow, "run", "pandas_2", "reproduced")
    deadline = time.monotonic() + 60
    while not any("ipykernel" in line for line in processes_using(scratch)):
        assert time.monotonic() < deadline
        assert client.poll() is None
        time.sleep(0.05)
    time.sleep(1)  # into the sleeping cell
    return client


def gone(scratch: Path) -> bool:
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        if not processes_using(scratch) and not any(scratch.glob("jb-*")):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("signum", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_to_the_client_stops_the_forked_run(
    project, workflow, nothing_left_behind, signum
):
    client = sleeping(project, workflow, nothing_left_behind)
    client.send_signal(signum)
    client.communicate(timeout=30)
    assert client.returncode > 128
    assert gone(nothing_left_behind)
    assert json.loads(record_of(project, "pandas_2").read_text())["status"] == "interrupted"


def test_sigkill_of_the_client_leaves_no_kernel_and_no_record(
    project, workflow, nothing_left_behind
):
    client = sleeping(project, workflow, nothing_left_behind)
    client.kill()
    client.communicate(timeout=30)
    assert gone(nothing_left_behind), processes_using(nothing_left_behind)
    assert not record_of(project, "pandas_2").exists()


def test_without_a_server_to_be_had_the_run_is_made_in_its_own_process(project, workflow):
    folder = warm.folder_of(workflow.pid)
    folder.mkdir(mode=0o755)  # not private: not to be trusted
    try:
        client = start(project, workflow, "run", "pandas_1", "reproduced")
        client.communicate(timeout=60)
        assert client.returncode == 0
        assert json.loads(record_of(project).read_text())["kernel_start"]["mode"] == "cold"
    finally:
        folder.rmdir()
