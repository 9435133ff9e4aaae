"""A warm kernel is as fresh as a cold one, and its templates end with their workflow."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from conftest import ROOT, needs_kernel_environment, text_of

from junobench import warm
from junobench.environments import open_environment
from junobench.imports import PRELOADED
from junobench.limits import Limits
from junobench.running import run_version


@pytest.fixture
def workflow(monkeypatch):
    """Stand in for a workflow: a process that owns templates until it is killed."""
    process = subprocess.Popen(["sleep", "1000"])
    monkeypatch.setenv(warm.OWNER_VARIABLE, warm.owner_token(process.pid))
    folder = warm.folder_of(process.pid)
    yield process
    process.kill()
    process.wait()
    assert ended(folder), templates(folder)


def templates(folder: Path) -> list[str]:
    """Return the templates that live in *folder*."""
    listed = subprocess.run(["ps", "-ww", "-eo", "pid,args"], capture_output=True, text=True).stdout
    return [line for line in listed.splitlines() if str(folder) in line]


def ended(folder: Path, seconds: float = 10) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if not templates(folder) and not folder.exists():
            return True
        time.sleep(0.05)
    return False


@pytest.fixture
def run_warm(make_case, environment, workflow):
    def run(*sources: str, **fields: object):
        done = run_version(make_case(*sources, **fields), "reproduced", environment, Limits())
        assert done.record["kernel_start"]["mode"] == "warm", done.record["kernel_start"]
        return done

    return run


def said(run) -> str:
    return text_of(run.notebook.cells[-1]).strip()


def test_a_warm_run_has_the_outcome_of_a_cold_one(make_case, environment, workflow):
    case = make_case(
        "import pandas as pd\nd = pd.DataFrame({'a': [1]})", "d['x']", "print('later')"
    )
    records = {
        start: run_version(case, "reproduced", environment, Limits(), start).record
        for start in ("cold", "auto")
    }
    assert [r["kernel_start"]["mode"] for r in records.values()] == ["cold", "warm"]
    for name in ("status", "reason", "exception", "not_planned", "check"):
        assert records["cold"][name] == records["auto"][name], name
    replies = [[cell["reply"] for cell in record["cells"]] for record in records.values()]
    assert replies[0] == replies[1] == ["ok", "error", "none"]


def test_runs_share_their_template_and_nothing_else(run_warm, workflow):
    first = run_warm(
        "import numpy as np, pandas as pd, os",
        "pd.options.display.max_rows = 7; np.random.seed(1); np.extra = 1\n"
        "getattr(os, 'environ')['LEFT'] = '1'\n"
        "open('left.txt', 'w').close()",
    )
    folder = warm.folder_of(workflow.pid)
    grown = sorted(path.name for path in folder.glob("*") if path.is_socket())
    second = run_warm(
        "import numpy as np, pandas as pd, os",
        "print(pd.options.display.max_rows, hasattr(np, 'extra'), os.getenv('LEFT'), os.listdir('.'))",
    )
    assert first.record["status"] == "completed"
    assert said(second) == "60 False None []"
    assert grown == sorted(path.name for path in folder.glob("*") if path.is_socket())
    assert len(grown) == 3


def test_each_kernel_has_a_random_state_of_its_own(run_warm):
    source = "import numpy as np, random; print(np.random.rand(), random.random())"
    assert said(run_warm(source)) != said(run_warm(source))


def test_a_library_imported_beforehand_has_settled_on_a_kernel_and_not_on_a_terminal(run_warm):
    done = run_warm("import pandas as pd\nprint(pd.options.display.max_columns)")
    assert said(done) == "20"


def test_no_module_is_there_that_the_notebook_does_not_import(run_warm):
    run_warm("import pandas, matplotlib.pyplot")
    done = run_warm(
        "import numpy, sys; m = getattr(sys, 'modules')\nprint('pandas' in m, 'matplotlib.pyplot' in m)"
    )
    assert said(done) == "False False"


def test_a_warm_kernel_has_the_environment_folder_and_process_group_of_its_run(run_warm):
    done = run_warm(
        "import numpy, os, sys, tempfile\n"
        "print(os.getcwd().endswith('/kaggle/working'), os.getenv('TMPDIR') == tempfile.gettempdir(),"
        " os.getpgid(0) == os.getpid(), [p for p in getattr(sys, 'path') if 'junobench' in p],"
        " len(os.listdir('/proc/self/task')) < 12)"
    )
    assert said(done) == "True True True [] True"


@pytest.mark.parametrize("start", ["cold", "auto"])
def test_output_that_waits_for_a_busy_reader_has_room_in_the_kernel(
    make_case, environment, workflow, start
):
    case = make_case(
        "import numpy, zmq\n"
        "print(get_ipython().kernel.iopub_thread.socket.getsockopt(zmq.SNDHWM) >= 100_000)"
    )
    done = run_version(case, "reproduced", environment, Limits(), start)
    assert said(done) == "True"


def test_limits_hold_in_a_warm_kernel(make_case, environment, workflow):
    eat = make_case("import numpy as np", "x = [np.ones(10_000_000) for _ in range(100)]")
    record = run_version(eat, "reproduced", environment, Limits(memory_mb=500)).record
    assert (record["status"], record["kernel"]["out_of_memory"]) == ("kernel-died", True)
    sleep = make_case("import numpy, time", "time.sleep(60)")
    record = run_version(sleep, "reproduced", environment, Limits(cell_seconds=1)).record
    assert record["status"] == "cell-timeout"


def test_a_run_without_a_workflow_and_one_that_asks_for_it_start_cold(
    make_case, environment, monkeypatch
):
    monkeypatch.delenv(warm.OWNER_VARIABLE, raising=False)
    case = make_case("import numpy")
    start = run_version(case, "reproduced", environment, Limits()).record["kernel_start"]
    assert (start["mode"], "without a workflow" in start["reason"]) == ("cold", True)


@pytest.mark.parametrize("change", [(0, "1"), (1, "1"), (2, "another-boot")])
def test_a_process_of_another_machine_or_time_with_the_same_number_is_not_the_workflow(
    workflow, change
):
    parts = warm.owner_token(workflow.pid).split(":")
    assert warm.owner({warm.OWNER_VARIABLE: ":".join(parts)}) == workflow.pid
    parts[change[0]] = change[1]
    assert warm.owner({warm.OWNER_VARIABLE: ":".join(parts)}) is None
    assert warm.owner({warm.OWNER_VARIABLE: "nonsense"}) is None


def test_a_library_that_cannot_be_imported_means_a_cold_start_with_the_reason(
    make_case, environment, workflow
):
    case = make_case("import torchvision")  # not in the environment of the tests
    record = run_version(case, "reproduced", environment, Limits()).record
    assert record["kernel_start"]["mode"] == "cold"
    assert "failed to import torchvision" in record["kernel_start"]["reason"]
    assert record["exception"]["class"] == "ModuleNotFoundError"


@pytest.mark.parametrize("signum", [signal.SIGTERM, signal.SIGKILL])
def test_templates_end_with_their_workflow(run_warm, workflow, signum):
    run_warm("import numpy")
    folder = warm.folder_of(workflow.pid)
    assert templates(folder)
    workflow.send_signal(signum)
    workflow.wait()
    assert ended(folder), templates(folder)


def test_two_workflows_do_not_meet(run_warm, workflow, monkeypatch):
    run_warm("import numpy")
    other = subprocess.Popen(["sleep", "1000"])
    monkeypatch.setenv(warm.OWNER_VARIABLE, warm.owner_token(other.pid))
    try:
        run_warm("import numpy")
        assert warm.folder_of(other.pid) != warm.folder_of(workflow.pid)
        assert templates(warm.folder_of(other.pid))
        workflow.kill()
        workflow.wait()

        run_warm("import numpy")
    finally:
        folder = warm.folder_of(other.pid)
        other.kill()
        other.wait()
        assert ended(folder)


@needs_kernel_environment
@pytest.mark.parametrize("module", PRELOADED)
def test_a_preloaded_library_starts_no_thread_when_imported(module):
    environment = open_environment("kaggle-2024", ROOT / ".envs", ROOT / "envs" / "kaggle-2024.txt")
    code = f"import os, {module}; print(len(os.listdir('/proc/self/task')))"
    done = subprocess.run(
        [environment.prefix / "bin" / "python", "-c", code],
        capture_output=True,
        text=True,
        env={
            "PATH": os.environ["PATH"],
            **dict.fromkeys(["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"], "1"),
        },
    )
    assert done.stdout.strip() == "1", done.stderr[-300:]
