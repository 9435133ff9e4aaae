"""A lean `junobench run`: fork the runner from a process that has imported what it needs.

In a workflow, `junobench run` costs mostly its own imports (papermill and what belongs to it). So the
first one starts a *server* in the folder of the workflow's templates; each `junobench run` then only
sends its arguments, environment, folder and standard streams there, passes signals on, and ends with
the exit status of the forked runner. Without a workflow, or when the server can't be had, the command
runs in its own process as ever.

    python -m junobench.serving FOLDER OWNER_PID      (started by the first client)
"""

from __future__ import annotations

import contextlib
import fcntl
import gc
import json
import os
import select
import shutil
import signal
import socket
import sys
import threading
from pathlib import Path

from junobench import warm
from junobench.template import reap, receive

START_SECONDS = 30.0
IDLE_SECONDS = 600.0
FORWARDED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def run_forked(arguments: list[str]) -> int | None:
    """Run `junobench ARGUMENTS` in a fork of the workflow's server; return its exit status.

    Returns None, without having done anything, where there is no workflow or no server to be had.
    """
    owner_pid = warm.owner()
    if owner_pid is None:
        return None
    try:
        folder = warm.folder_of(owner_pid)
        warm.private_folder(folder)
        connection = _connect(folder, owner_pid)
        request = {"arguments": arguments, "cwd": str(Path.cwd()), "environment": {**os.environ}}
        data = json.dumps(request).encode() + b"\n"
        sent = socket.send_fds(connection, [data], [0, 1, 2])
        connection.sendall(data[sent:])
        replies = connection.makefile("rb")
        started = replies.readline()
    except (OSError, warm.NoTemplate):
        return None
    if not started:
        return None
    pid = json.loads(started)["pid"]
    for signum in FORWARDED:
        signal.signal(signum, lambda number, _frame: _send(pid, number))
    ended = replies.readline()
    return int(json.loads(ended)["status"]) if ended else 1


def _send(pid: int, signum: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signum)


def _connect(folder: Path, owner_pid: int) -> socket.socket:
    path = folder / "runner"
    if not path.exists():
        with (folder / "runner.lock").open("w") as guard:
            fcntl.flock(guard, fcntl.LOCK_EX)
            if not path.exists():
                command = [sys.executable, "-m", "junobench.serving", str(folder), str(owner_pid)]
                warm.start_and_wait(command, path, START_SECONDS)
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.connect(str(path))
    return connection


def serve(folder: Path, owner_pid: int) -> None:
    """Import what a run needs, then fork a runner for each request until the owner ends."""
    import_all()
    owner_fd = os.pidfd_open(owner_pid)
    signal.signal(signal.SIGCHLD, reap)
    gc.collect()
    gc.freeze()
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(str(folder / "runner.new"))
    listener.listen(64)
    (folder / "runner.new").rename(folder / "runner")
    while True:
        ready, _, _ = select.select([listener.fileno(), owner_fd], [], [], IDLE_SECONDS)
        if owner_fd in ready:
            shutil.rmtree(folder, ignore_errors=True)
        if listener.fileno() not in ready:
            break
        connection, _ = listener.accept()
        with connection:
            if os.fork() == 0:
                listener.close()
                os.close(owner_fd)
                _become_runner(connection)
    (folder / "runner").unlink(missing_ok=True)


def import_all() -> None:
    """Import the modules of a run; none of them starts a thread."""
    import nbformat
    import nbformat.v4
    import zmq.asyncio  # noqa: F401
    from jupyter_client.asynchronous import client  # noqa: F401

    from junobench import authoring, casefile, config, engine, published, running  # noqa: F401

    nbformat.validate(nbformat.v4.new_notebook())  # loads the schema


def _become_runner(connection: socket.socket) -> None:
    """Do in this forked process what the client's command line says; never returns."""
    status = 1
    try:
        data, descriptors = receive(connection, 3)
        request = json.loads(data)
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for number, descriptor in enumerate(descriptors):
            os.dup2(descriptor, number)
            os.close(descriptor)
        os.environ.clear()
        os.environ.update(request["environment"])
        os.chdir(request["cwd"])
        connection.sendall(json.dumps({"pid": os.getpid()}).encode() + b"\n")
        threading.Thread(target=_end_with_client, args=(connection,), daemon=True).start()
        from junobench.cli import main

        status = main(request["arguments"])
        sys.stdout.flush()
        sys.stderr.flush()
        connection.sendall(json.dumps({"status": status}).encode() + b"\n")
    except SystemExit as error:
        connection.sendall(json.dumps({"status": error.code or 0}).encode() + b"\n")
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        os._exit(status)


def _end_with_client(connection: socket.socket) -> None:
    """End at once when the client was killed; the keeper of the kernel then cleans up."""
    if not connection.recv(1):
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]))
