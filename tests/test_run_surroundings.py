"""A run has a folder, a home and an environment of its own, and behaves as in a fresh Jupyter kernel."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from conftest import text_of


def said(run) -> str:
    return text_of(run.notebook.cells[-1]).strip()


def test_the_notebook_runs_in_working_with_its_data_beside_it(run, tmp_path):
    (tmp_path / "a.csv").write_text("x\n1\n")
    done = run(
        "import os; print(os.getcwd()[-15:], open('../input/wine/a.csv').read())",
        data_sets={"wine": [tmp_path / "a.csv"]},
    )
    assert said(done) == "/kaggle/working x\n1"


def test_what_a_notebook_changes_does_not_reach_the_case(run, tmp_path):
    data = tmp_path / "wine"
    data.mkdir()
    (data / "a.csv").write_text("x\n")
    done = run(
        "import shutil\nopen('../input/wine/a.csv', 'a').write('y')\nopen('new.txt', 'w').write('z')\n"
        "shutil.rmtree('../input')",
        data_sets={"wine": [data / "a.csv"]},
    )
    assert done.record["status"] == "completed"
    assert (data / "a.csv").read_text() == "x\n"
    assert not any(tmp_path.rglob("new.txt"))


def test_a_second_run_finds_the_folder_as_new(run):
    source = "import os; print(os.listdir('.')); open('left.txt', 'w').close()"
    assert said(run(source)) == said(run(source)) == "[]"


def test_runs_of_one_case_at_the_same_time_do_not_touch_each_other(
    make_case, environment, tmp_path
):
    import subprocess
    import sys

    source = (
        "import os, time\nopen('mine.txt', 'w').write(str(os.getpid())); time.sleep(0.5)\n"
        "assert open('mine.txt').read() == str(os.getpid()); assert os.listdir('.') == ['mine.txt']"
    )
    case = make_case(source)
    script = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from pathlib import Path; from conftest import LABELS; from junobench.cases import Case\n"
        "from junobench.environments import Environment; from junobench.limits import Limits\n"
        "from junobench.running import run_version\n"
        f"case = Case('tiny_1', Path({str(case.folder)!r}),"
        f" {{'reproduced': Path({str(case.notebooks['reproduced'])!r})}}, LABELS, 'E', '')\n"
        "env = Environment('tests', Path(sys.prefix), {})\n"
        "print(run_version(case, 'reproduced', env, Limits()).record['status'])"
    )

    def once(_: int) -> str:
        return subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            cwd=Path(__file__).parent.parent,
        ).stdout.strip()

    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(once, range(4))] == ["completed"] * 4


def test_the_kernel_starts_from_a_clean_environment(run, monkeypatch, nothing_left_behind):
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    monkeypatch.setenv("SECRET_TOKEN", "s")
    monkeypatch.setenv("MPLBACKEND", "TkAgg")
    monkeypatch.setenv("PYTHONSTARTUP", "/nowhere.py")
    done = run("import json, os; print(json.dumps(dict(os.environ)))")
    seen = json.loads(said(done))
    assert "PYTHONPATH" not in seen
    assert "SECRET_TOKEN" not in seen
    assert "PYTHONSTARTUP" not in seen
    assert seen["PYTHONNOUSERSITE"] == "1"
    assert seen["MPLBACKEND"] == "module://matplotlib_inline.backend_inline"
    assert (seen["TZ"], seen["PYTHONHASHSEED"]) == ("UTC", "0")
    for name in (
        "HOME",
        "TMPDIR",
        "IPYTHONDIR",
        "JUPYTER_RUNTIME_DIR",
        "MPLCONFIGDIR",
        "XDG_CACHE_HOME",
    ):
        assert seen[name].startswith(str(nothing_left_behind)), name


def test_no_packages_of_the_users_home_are_seen(run):
    done = run(
        "import site, sys; print(site.ENABLE_USER_SITE, [p for p in sys.path if '.local' in p])"
    )
    assert said(done) == "False []"


def test_kernel_and_runner_talk_over_ipc_sockets_and_not_over_tcp_ports(run):
    done = run(
        "import ipykernel, json, os\n"
        "info = json.load(open(ipykernel.get_connection_file()))\n"
        "print(info['transport'], sum(os.path.exists(f\"{info['ip']}-{n}\") for n in range(1, 6)))"
    )
    assert said(done) == "ipc 5"


@pytest.mark.skipif(os.geteuid() != 0, reason="a network namespace of one's own needs root")
def test_a_run_works_with_the_network_switched_off(make_case, tmp_path):
    import subprocess
    import sys

    case = make_case("print('works')")
    script = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from pathlib import Path; from conftest import LABELS, text_of; from junobench.cases import Case\n"
        "from junobench.environments import Environment; from junobench.limits import Limits\n"
        "from junobench.running import run_version\n"
        f"case = Case('tiny_1', Path({str(case.folder)!r}),"
        f" {{'reproduced': Path({str(case.notebooks['reproduced'])!r})}}, LABELS, 'E', '')\n"
        "done = run_version(case, 'reproduced', Environment('tests', Path(sys.prefix), {}), Limits())\n"
        "print(text_of(done.notebook.cells[0]))"
    )
    done = subprocess.run(
        ["unshare", "-n", sys.executable, "-c", script],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent.parent,
    )
    assert done.stdout.strip() == "works", done.stderr[-500:]


@pytest.mark.parametrize("name", ["with space", "braces {case} {0}", "\u00fcml\u00e4ut \u6f22"])
def test_any_path_of_a_case_is_fine(make_case, environment, tmp_path, name):
    from junobench.limits import Limits
    from junobench.running import run_version, write_run

    folder = tmp_path / name
    folder.mkdir()
    (folder / "a.csv").write_text("x")
    case = make_case(
        "print(open('../input/d/a.csv').read())", name=name, data_sets={"d": [folder / "a.csv"]}
    )
    done = run_version(case, "reproduced", environment, Limits())
    assert said(done) == "x"
    write_run(tmp_path / "out" / name, done)
    assert (tmp_path / "out" / name / "reproduced.json").exists()


def test_a_deep_temporary_folder_does_not_break_the_sockets(run, monkeypatch, tmp_path):
    deep = tmp_path / ("d" * 60) / ("e" * 60)
    deep.mkdir(parents=True)
    monkeypatch.setenv("TMPDIR", str(deep))
    monkeypatch.setattr("tempfile.tempdir", None)
    assert run("1").record["status"] == "completed"


@pytest.mark.parametrize(
    "source",
    [
        "import asyncio\nasync def f(): return 1\nawait f()",
        "import threading, asyncio\nt = threading.Thread(target=lambda: asyncio.run(asyncio.sleep(0)))\n"
        "t.start(); t.join()",
        "from IPython.display import display, HTML, clear_output\nh = display(HTML('a'), display_id=True)\n"
        "h.update(HTML('b')); clear_output(wait=True); print('x')",
        "%matplotlib inline\nimport matplotlib.pyplot as plt\nplt.plot([1, 2]); plt.show()",
        "import matplotlib; assert 'inline' in matplotlib.get_backend(); import matplotlib.pyplot",
        "import sys, time\nfor i in range(3): sys.stderr.write(f'\\r{i}'); sys.stderr.flush()",
        "%timeit -n1 -r1 1",
    ],
    ids=["await", "asyncio.run", "display", "inline", "backend", "progress", "timeit"],
)
def test_what_works_in_a_fresh_jupyter_kernel_works_here(run, source):
    done = run(source)
    assert done.record["status"] == "completed", done.record["exception"]


def test_a_figure_ends_up_as_a_picture_in_the_notebook(run):
    done = run("import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()")
    kinds = {kind for output in done.notebook.cells[0].outputs for kind in output.get("data", {})}
    assert "image/png" in kinds


def test_whatever_kernel_the_notebook_names_it_runs_in_the_environment(make_case, environment):
    import sys

    import nbformat

    from junobench.limits import Limits
    from junobench.running import run_version

    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell("import sys; print(sys.executable)")]
    )
    notebook.metadata["kernelspec"] = {"name": "ir", "display_name": "R", "language": "R"}
    notebook.metadata["language_info"] = {"name": "R"}
    case = make_case(notebook=nbformat.writes(notebook).encode())
    done = run_version(case, "reproduced", environment, Limits())
    assert said(done) == str(Path(sys.prefix) / "bin" / "python")
    assert done.notebook.metadata.kernelspec.language == "python"
