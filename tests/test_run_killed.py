"""A runner that is killed leaves no kernel, no scratch folder and no half-written record."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import notebook_bytes, processes_using

ROOT = Path(__file__).parent.parent
SCRIPT = """
import sys
from pathlib import Path
from junobench import environments
environments.open_environment = lambda *_: environments.Environment("tests", Path(sys.prefix), {})
from junobench.cli import main
sys.exit(main(sys.argv[1:]))
"""
CASE = """\
id: tiny_1
title: a case of the tests
labels: {library: pandas, root_cause: API misuse, crash_type: key error, stage: training}
expect: {exception: KeyError, message: "'x'"}
diagnosis: a test
fix: a test
provenance: {recreates: none, data: none}
"""


@pytest.fixture
def started(tmp_path, nothing_left_behind):
    """Start `junobench run` on a notebook that starts a child and sleeps; wait until it is at it."""
    folder = tmp_path / "cases" / "tiny_1"
    folder.mkdir(parents=True)
    (folder / "case.yaml").write_text(CASE)
    flag = tmp_path / "flag"
    source = (
        "import subprocess, time\nsubprocess.Popen(['setsid', '-f', 'sleep', '1000'])\n"
        f"open({str(flag)!r}, 'w').close()\ntime.sleep(1000)"
    )
    (folder / "reproduced.ipynb").write_bytes(notebook_bytes((source,)))
    arguments = ["run", "tiny_1", "reproduced", "--source", str(tmp_path / "cases")]
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, *arguments, "--results", str(tmp_path / "results")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not flag.exists():
        assert time.monotonic() < deadline, "the notebook did not start"
        assert process.poll() is None, process.stdout.read()
        time.sleep(0.05)
    yield process
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def record_of(tmp_path: Path) -> Path:
    return tmp_path / "results" / "kaggle-2024" / "runs" / "tiny_1" / "reproduced.json"


def gone(folder: Path, seconds: float = 10) -> bool:
    """Wait until no process and no folder of a run is left."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if not processes_using(folder) and not [*folder.glob("jb-*")]:
            return True
        time.sleep(0.05)
    return False


def test_sigkill_of_the_runner_leaves_nothing(started, tmp_path, nothing_left_behind):
    assert processes_using(nothing_left_behind)
    started.kill()
    started.wait()
    assert gone(nothing_left_behind), processes_using(nothing_left_behind)
    assert not record_of(tmp_path).exists()
    assert not [*tmp_path.rglob(".*.json.*")]


@pytest.mark.parametrize("signum", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_stopped_runner_records_interrupted_and_fails_as_a_job(
    started, tmp_path, nothing_left_behind, signum
):
    started.send_signal(signum)
    assert started.wait(20) > 128
    assert gone(nothing_left_behind), processes_using(nothing_left_behind)
    record = json.loads(record_of(tmp_path).read_text())
    assert record["status"] == "interrupted"
    assert signum.name in record["reason"]


def test_sigkill_of_the_keeper_ends_the_run_as_a_dead_kernel(started, tmp_path):
    keeper = next(
        int(line.split()[0])
        for line in subprocess.run(
            ["ps", "-ww", "-eo", "pid,args"], capture_output=True, text=True
        ).stdout.splitlines()
        if "keeper.py" in line and str(os.environ["TMPDIR"]) in line
    )
    os.kill(keeper, signal.SIGKILL)
    assert started.wait(20) == 0
    assert json.loads(record_of(tmp_path).read_text())["status"] == "kernel-died"
