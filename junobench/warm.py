"""Warm kernels: fork them from templates that all runs of one workflow share.

The templates form a tree: each has the modules of its parent and one more, in the order of
imports.PRELOADED, so that a run forks from exactly what its notebook imports and never from more.
They live in a folder of their workflow (its *owner*), are made when first needed, and end with it.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import socket
import stat
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from junobench.kernels import Launch

OWNER_VARIABLE = "JUNOBENCH_WORKFLOW"
GROW_SECONDS = 120  # for a template to import a module on a slow disk


class NoTemplate(Exception):
    """There is no template to fork from; the text says why."""


def owner_token(pid: int) -> str:
    """Return what names the process *pid* for good, on any machine: its id, its start, the machine's boot."""
    return f"{pid}:{_started(pid)}:{Path('/proc/sys/kernel/random/boot_id').read_text().strip()}"


def _started(pid: int) -> str:
    """Return when a process started, in clock ticks since the boot."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19]


def owner(caller: Mapping[str, str] = os.environ) -> int | None:
    """Return the process id of the workflow this run belongs to.

    None if there is none, if it has ended, or if it runs on another machine, as for a job on a cluster.
    """
    token = caller.get(OWNER_VARIABLE, "")
    pid = token.partition(":")[0]
    try:
        return int(pid) if pid and owner_token(int(pid)) == token else None
    except (OSError, ValueError):
        return None


def folder_of(owner_pid: int) -> Path:
    """Return the folder of a workflow's templates; its name is the workflow's alone, also later."""
    return Path(f"/tmp/jbw-{os.getuid()}-{owner_pid}-{_started(owner_pid)}")


def template_for(modules: tuple[str, ...], prefix: Path, owner_pid: int, threads: int = 1) -> Path:
    """Return the socket of the template with *modules*, growing the tree where it has to.

    prefix: the kernel environment, a virtual environment; threads: of its numerical libraries, which
    settle on a number when they are imported.
    Raises NoTemplate if a module cannot be imported or the templates cannot be reached.
    """
    folder = folder_of(owner_pid)
    private_folder(folder)
    key = hashlib.sha256(f"{prefix} {threads}".encode()).hexdigest()[:8]
    try:
        socket_path = _first(folder, key, prefix, owner_pid, threads)
        for module in modules:
            key = hashlib.sha256(f"{key}{module}".encode()).hexdigest()[:8]
            socket_path = _grown(folder, socket_path, key, module)
    except OSError as error:
        raise NoTemplate(f"the templates cannot be reached: {error}") from None
    return socket_path


def private_folder(folder: Path) -> None:
    """Make the folder, or make sure that it is this user's alone; raise NoTemplate if it is not."""
    folder.mkdir(mode=0o700, exist_ok=True)
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid() or status.st_mode & 0o077:
        raise NoTemplate(f"{folder} is not a private folder of this user")


def _first(folder: Path, key: str, prefix: Path, owner_pid: int, threads: int) -> Path:
    """Return the socket of the first template, starting it if need be."""
    path = folder / key
    if path.exists():
        return path
    with (folder / f"{key}.lock").open("w") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        if path.exists():
            return path
        from junobench.kernels import clean_environment  # kernels needs this module

        script = str(Path(__file__).with_name("template.py"))
        code = (
            f"import runpy, sys; del sys.path[0]; runpy.run_path({script!r}, run_name='__main__')"
        )
        python = str(prefix / "bin" / "python")
        start_and_wait(
            [python, "-c", code, str(folder), str(owner_pid), key],
            path,
            GROW_SECONDS,
            cwd=folder,
            env=clean_environment(folder, prefix, threads=threads),
        )
    return path


def start_and_wait(command: list[str], path: Path, seconds: float, **options: Any) -> None:
    """Start a process that is to answer on the socket *path*, and wait until it does.

    options: of subprocess.Popen. Its output goes to the file `log` beside the socket.
    Raises NoTemplate if it ends or takes longer than *seconds*.
    """
    with path.with_name("log").open("ab") as log:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            **options,
        )
    deadline = time.monotonic() + seconds
    while not path.exists():
        if process.poll() is not None or time.monotonic() > deadline:
            raise NoTemplate(f"the process that was to answer on {path} did not start")
        time.sleep(0.01)


def _grown(folder: Path, parent: Path, key: str, module: str) -> Path:
    """Return the socket of the template that has *module* beside what *parent* has."""
    path = folder / key
    if path.exists():
        return path
    with (folder / f"{key}.lock").open("w") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        failed = folder / f"{key}.failed"
        if failed.exists():
            raise NoTemplate(failed.read_text())
        if not path.exists():
            answer = _ask(parent, {"do": "grow", "module": module, "socket": str(path)})
            if "error" in answer:
                reason = f"a template failed to import {module}: {answer['error']}"
                failed.write_text(reason)
                raise NoTemplate(reason)
    return path


def _ask(path: Path, request: dict[str, object]) -> dict[str, str]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(GROW_SECONDS)
        connection.connect(str(path))
        connection.sendall(json.dumps(request).encode() + b"\n")
        line = connection.makefile("rb").readline()
    if not line:
        raise NoTemplate(f"a template ended without an answer to {request['do']!r}")
    return dict(json.loads(line))


def fork_kernel(launch: Launch, arguments: list[str]) -> tuple[IO[bytes], IO[bytes]]:
    """Have the template of *launch* fork a keeper with a kernel; return our ends of its two pipes.

    arguments: those of the kernel. Raises OSError if the template is gone.
    """
    request = {
        "do": "run",
        "cwd": str(launch.cwd),
        "environment": launch.environment,
        "arguments": arguments,
        "scratch": str(launch.scratch),
        "memory_mb": launch.memory_mb,
    }
    theirs_in, ours_out = os.pipe()
    ours_in, theirs_out = os.pipe()
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.connect(str(launch.template))
            data = json.dumps(request).encode() + b"\n"
            sent = socket.send_fds(connection, [data], [theirs_in, theirs_out])
            connection.sendall(data[sent:])
    except OSError:
        os.close(ours_out)
        os.close(ours_in)
        raise
    finally:
        os.close(theirs_in)
        os.close(theirs_out)
    return os.fdopen(ours_out, "wb"), os.fdopen(ours_in, "rb")
