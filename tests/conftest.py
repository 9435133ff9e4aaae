"""What tests with a real kernel share: tiny cases, and the tests' own Python as kernel environment."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import nbformat
import pytest

from junobench.cases import Case
from junobench.environments import MARKER, Environment
from junobench.labels import Labels
from junobench.limits import Limits
from junobench.running import Run, run_version

ROOT = Path(__file__).parent.parent
needs_kernel_environment = pytest.mark.skipif(
    not (ROOT / ".envs" / "kaggle-2024" / MARKER).exists(),
    reason="the kernel environment kaggle-2024 is not made yet",
)
# fixtures of tests that may start a kernel
STARTS_KERNELS = {"run", "make_case", "started", "project", "finished"}
LABELS = Labels("pandas", "API misuse", "key error", "training")


@pytest.fixture(scope="session")
def environment() -> Environment:
    """The kernel environment of tests: this Python, which has ipykernel."""
    return Environment(
        "tests", Path(sys.prefix), {"kind": "venv", "python": platform.python_version()}
    )


@pytest.fixture(autouse=True)
def nothing_left_behind(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: Any
) -> Any:
    """After every test that runs notebooks: no scratch folder is left, and no process that uses it."""
    if not STARTS_KERNELS.intersection(request.fixturenames):
        yield None
        return
    tmp_path_factory.getbasetemp()  # made now, or it would be made in the folder of one test
    scratch = Path("/tmp") / f"jbt-{os.getpid()}"
    scratch.mkdir(exist_ok=True)
    monkeypatch.setenv("TMPDIR", str(scratch))
    monkeypatch.setattr("tempfile.tempdir", None)
    yield scratch
    deadline = time.monotonic() + 5
    while (left := processes_using(scratch)) and time.monotonic() < deadline:
        time.sleep(0.05)
    folders = sorted(path.name for path in scratch.glob("jb-*"))
    shutil.rmtree(scratch, ignore_errors=True)
    assert not left, f"still running: {left}"
    assert not folders, f"left behind: {folders}"


def processes_using(folder: Path) -> list[str]:
    """Return the command lines of processes whose home lies in *folder*, as a kernel's does."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            environ = (process / "environ").read_bytes()
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if f"HOME={folder}/".encode() in environ:
            found.append(f"{process.name} {command}")
    return found


@pytest.fixture
def make_case(tmp_path: Path) -> Callable[..., Case]:
    """Return a function that makes a case from cell sources: `make_case("x = 1", "x / 0")`."""

    def make(
        *sources: str,
        version: str = "reproduced",
        counts: list[int | None] | None = None,
        check: str | None = None,
        notebook: bytes | None = None,
        name: str = "tiny_1",
        **fields: Any,
    ) -> Case:
        folder = tmp_path / "cases" / name
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{version}.ipynb"
        path.write_bytes(notebook or notebook_bytes(sources, counts))
        if check is not None:
            (folder / "check.py").write_text(check)
            fields["check"] = folder / "check.py"
        case = Case(name, folder, {version: path}, LABELS, "KeyError", "'x'")
        return replace(case, **fields)

    return make


def notebook_bytes(sources: tuple[str, ...], counts: list[int | None] | None = None) -> bytes:
    """Return a notebook with code cells c1, c2, ... as bytes."""
    cells = []
    for number, source in enumerate(sources, start=1):
        cell = nbformat.v4.new_code_cell(source, id=f"c{number}")
        if counts:
            cell.execution_count = counts[number - 1]
        cells.append(cell)
    return nbformat.writes(nbformat.v4.new_notebook(cells=cells)).encode()


@pytest.fixture
def run(make_case: Callable[..., Case], environment: Environment) -> Callable[..., Run]:
    """Return a function that runs cell sources as a notebook: `run("x / 0", cell_seconds=2)`."""

    def run_sources(*sources: str, version: str = "reproduced", **options: Any) -> Run:
        names = Limits.__dataclass_fields__
        limits = {name: options.pop(name) for name in names if name in options}
        case = make_case(*sources, version=version, **options)
        return run_version(case, version, environment, Limits().changed(limits))

    return run_sources


def text_of(cell: Any, name: str = "stdout") -> str:
    """Return all text that a cell wrote to a stream."""
    return "".join(
        output.text
        for output in cell.outputs
        if output.output_type == "stream" and output.name == name
    )
