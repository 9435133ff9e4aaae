"""Kernel environments: a lock file in envs/ that becomes a virtual environment, made once."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from junobench.errors import UserError
from junobench.notebooks import write_atomically

MARKER = "junobench.json"
PYTHON_VARIABLE = "JUNOBENCH_KERNEL_PYTHON"


@dataclass(frozen=True)
class Environment:
    """A kernel environment that exists: its id, where it is, and what is in it."""

    id: str
    prefix: Path
    made_from: dict[str, Any]

    def kernel_command(self) -> list[str]:
        """Return the command that starts a kernel, with "{connection_file}" where the file's path goes."""
        python = str(self.prefix / "bin" / "python")
        history = "--HistoryManager.hist_file=:memory:"
        start = (Path(__file__).parent / "kernel_main.py").read_text(encoding="utf-8")
        return [python, "-c", start, "-f", "{connection_file}", history]

    def facts(self) -> dict[str, Any]:
        """Return what a run record says of the environment."""
        return {"id": self.id, **self.made_from}


@dataclass(frozen=True)
class Lock:
    """A lock file: which Python it is for, how many MB it takes on disk, its digest."""

    id: str
    path: Path
    python: str
    disk_mb: int
    sha256: str


def read_lock(path: Path) -> Lock:
    """Read the head of a lock file: its Python and the room it takes."""
    data = path.read_bytes()
    head = dict(re.findall(r"^# (python|disk_mb) = (\S+)$", data.decode(), re.M))
    return Lock(
        path.stem,
        path,
        head.get("python", "3.11"),
        int(head.get("disk_mb", 1000)),
        hashlib.sha256(data).hexdigest(),
    )


def open_environment(name: str, folder: Path, lock_file: Path) -> Environment:
    """Return the environment *name* made in *folder* from *lock_file*.

    Raises UserError if it was not made yet, or from another lock.
    """
    marker = _read_marker(folder / name)
    if marker is None:
        raise UserError(f"environment {name} is not made yet: run `junobench environment {name}`")
    if marker["lock_sha256"] != read_lock(lock_file).sha256:
        raise UserError(
            f"environment {name} is out of date, its lock {lock_file} has changed:"
            f" run `junobench environment {name}`"
        )
    return Environment(name, (folder / name).absolute(), marker)


def make_environment(name: str, folder: Path, lock_file: Path, say: Any = print) -> bool:
    """Make the virtual environment `<folder>/<name>` from its lock, unless it is up to date.

    Returns whether anything was made. `<folder>/<name>.json` says what is in it; the workflow may
    remove that file, so what counts is the marker inside the environment, written last.
    Raises UserError, before anything is downloaded, without a suitable Python or room on the disk.
    """
    lock = read_lock(lock_file)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f".{name}.guard").open("w") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)  # two workflows may want it at once
        marker = _read_marker(folder / name)
        made = marker is None or marker["lock_sha256"] != lock.sha256
        if made:
            python = find_python(lock)
            check_room(lock, folder)
            say(f"making environment {name} ({lock.disk_mb / 1024:.1f} GB) in {folder / name} ...")
            marker = _build(lock, python, folder)
        write_atomically(folder / f"{name}.json", json.dumps(marker, indent=1) + "\n")
    return made


def _build(lock: Lock, python: str, folder: Path) -> dict[str, Any]:
    prefix = folder / lock.id
    shutil.rmtree(prefix, ignore_errors=True)
    try:
        _uv("venv", "--quiet", "--python", python, str(prefix))
        interpreter = str(prefix / "bin" / "python")
        _uv("pip", "install", "--quiet", "--python", interpreter, "-r", str(lock.path))
        installed = json.loads(
            _uv("pip", "list", "--quiet", "--python", interpreter, "--format", "json")
        )
        version = subprocess.run(
            [interpreter, "-c", "import ipykernel, platform; print(platform.python_version())"],
            capture_output=True,
            text=True,
        )
        if version.returncode:
            raise UserError(
                f"environment {lock.id}: ipykernel does not start: {version.stderr[-300:]}"
            )
    except BaseException:
        shutil.rmtree(prefix, ignore_errors=True)
        raise
    made_from = {
        "kind": "venv",
        "lock_sha256": lock.sha256,
        "python": version.stdout.strip(),
        "libraries": _named_in(lock, {row["name"]: row["version"] for row in installed}),
    }
    write_atomically(prefix / MARKER, json.dumps(made_from, indent=1) + "\n")
    return made_from


def _named_in(lock: Lock, installed: dict[str, str]) -> dict[str, str]:
    """Return the versions of the libraries that the environment's .in file asks for (all, without one)."""
    wanted = lock.path.with_suffix(".in")
    if not wanted.exists():
        return installed
    names = re.findall(r"^([A-Za-z0-9._-]+)==", wanted.read_text(), re.M)
    return {name: installed[name] for name in names if name in installed}


def find_python(lock: Lock) -> str:
    """Return a Python interpreter of the lock's version; raise UserError if this machine has none."""
    if platform.machine() not in ("x86_64", "AMD64"):
        raise UserError(
            f"environment {lock.id} is locked for x86-64 processors, this one is {platform.machine()}"
        )
    wanted = os.environ.get(PYTHON_VARIABLE, lock.python)
    found = subprocess.run(
        [_uv_program(), "python", "find", "--no-python-downloads", "--system", wanted],
        capture_output=True,
        text=True,
    )
    if found.returncode and PYTHON_VARIABLE in os.environ:
        raise UserError(f"{PYTHON_VARIABLE} is {wanted!r}, which is no Python on this machine")
    if found.returncode:
        raise UserError(
            f"environment {lock.id} needs Python {lock.python}, which is not on this machine: install it"
            f" (for example `uv python install {lock.python}`) or set {PYTHON_VARIABLE} to its path"
        )
    python = found.stdout.strip()
    asked = subprocess.run([python, "--version"], capture_output=True, text=True)
    version = asked.stdout.strip().removeprefix("Python ")
    if not f"{version}.".startswith(f"{lock.python}."):
        raise UserError(
            f"environment {lock.id} needs Python {lock.python}, {PYTHON_VARIABLE} names a {version}"
        )
    return python


def check_room(lock: Lock, folder: Path) -> None:
    """Raise UserError if the disk has no room for the environment or for what is downloaded."""
    cache = Path(os.environ.get("UV_CACHE_DIR", Path.home() / ".cache" / "uv"))
    places = {folder: f"move the project to another disk, or free {folder.absolute()}"}
    if _device(cache) != _device(folder):
        places[cache] = "set UV_CACHE_DIR to a folder on a larger disk"
    for place, remedy in places.items():
        free = shutil.disk_usage(_existing(place)).free // 2**20
        if free < lock.disk_mb:
            raise UserError(
                f"environment {lock.id} needs {lock.disk_mb} MB of disk, {place} has {free} MB free: {remedy}"
            )


def _existing(path: Path) -> Path:
    return next(parent for parent in [path.absolute(), *path.absolute().parents] if parent.exists())


def _device(path: Path) -> int:
    return _existing(path).stat().st_dev


def _uv_program() -> str:
    """Return uv of the runner's own environment, or the one on PATH."""
    beside = Path(sys.executable).parent / "uv"
    program = str(beside) if beside.exists() else shutil.which("uv")
    if program is None:
        raise UserError("uv is not installed: run `pip install uv` in the runner's environment")
    return program


def _uv(*arguments: str) -> str:
    done = subprocess.run([_uv_program(), *arguments], capture_output=True, text=True)
    if done.returncode:
        lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        raise UserError(f"uv {' '.join(arguments[:2])} failed: {' '.join(lines)[:500]}")
    return done.stdout


def _read_marker(prefix: Path) -> dict[str, Any] | None:
    """Return what a whole environment in *prefix* was made from; None if there is none."""
    try:
        return dict(json.loads((prefix / MARKER).read_text()))
    except (OSError, ValueError):
        return None
