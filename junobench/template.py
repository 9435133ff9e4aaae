"""A template: a process of the kernel environment that has imported libraries and forks kernels.

Run by path with the environment's Python; standard library only, besides what it imports for others.
A template answers on a Unix socket, one JSON line a connection:

    {"do": "grow", "module": M, "socket": S}   fork a template that has M too; it answers on S
    {"do": "run", "cwd", "environment", "arguments", "scratch", "memory_mb"} + two file descriptors
                                               fork a keeper with a kernel (see keeper.py)

Templates only import: nothing is used, no thread is started, so a fork is as fresh as a new process.
All of them end when their owner (the workflow) ends, or after IDLE_SECONDS without a request.
"""

from __future__ import annotations

import builtins
import contextlib
import gc
import importlib
import importlib.util
import json
import os
import select
import shutil
import signal
import socket
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace

IDLE_SECONDS = 600.0
MAXIMUM_REQUEST = 1 << 20
# Source files of 2,000 to 13,000 lines that tracebacks often lead through, relative to the package.
TRACEBACK_FILES = {
    "pandas": (
        *("core/frame.py", "core/generic.py", "core/indexes/base.py"),
        *("core/internals/managers.py", "core/internals/blocks.py"),
    ),
    "matplotlib": ("axes/_axes.py",),
}


def main() -> None:
    """Serve as the first template: the kernel's own modules and nothing else."""
    folder, owner, name = sys.argv[1:4]
    keeper, kernel = _load("keeper"), _load("kernel_main")
    signal.signal(signal.SIGCHLD, reap)
    import ipykernel.kernelapp  # noqa: F401

    prime_tracebacks()
    owner_fd = os.pidfd_open(int(owner))
    Template(f"{folder}/{name}", owner_fd, keeper, kernel).serve()


def reap(*_: object) -> None:
    """Take note of the ends of forked processes, so that their processor time is not lost."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def _load(name: str) -> ModuleType:
    """Load a module from beside this file; the package itself is not in the kernel environment."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"junobench_{name}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def receive(connection: socket.socket, descriptors: int) -> tuple[bytes, list[int]]:
    """Return the line that was sent, empty if the sender has gone, and the file descriptors with it."""
    data, received, _, _ = socket.recv_fds(connection, MAXIMUM_REQUEST, descriptors)
    while data and not data.endswith(b"\n"):
        data += connection.recv(MAXIMUM_REQUEST)
    return data, received


class Template:
    """One template: its socket, the owner to watch, the code of the keepers and of the kernels."""

    def __init__(self, path: str, owner_fd: int, keeper: ModuleType, kernel: ModuleType) -> None:
        self.path = path
        self.owner_fd = owner_fd
        self.keeper, self.kernel = keeper, kernel
        gc.collect()
        gc.freeze()  # the collector of a fork must not touch, and so copy, all these pages
        self.listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listener.bind(path + ".new")
        self.listener.listen(64)
        os.rename(path + ".new", path)  # whoever finds the socket can connect to it

    def serve(self) -> None:
        """Answer requests until the owner ends or nobody asks for long."""
        while True:
            listening = self.listener.fileno()
            ready, _, _ = select.select([listening, self.owner_fd], [], [], IDLE_SECONDS)
            if self.owner_fd in ready:
                shutil.rmtree(os.path.dirname(self.path), ignore_errors=True)
            if listening not in ready:
                self._unlink()
                return
            connection, _ = self.listener.accept()
            with connection:
                self._answer(connection)

    def _unlink(self) -> None:
        """Let nobody find the socket of a template that ends."""
        try:
            os.unlink(self.path)
        except FileNotFoundError:
            pass

    def _answer(self, connection: socket.socket) -> None:
        data, descriptors = receive(connection, 2)
        if not data:
            return
        request = json.loads(data)
        child = os.fork()
        if child == 0:
            try:
                self.listener.close()
                if request["do"] == "grow":
                    self._grow(request, connection)
                else:
                    self._run(request, descriptors, connection)
            finally:
                os._exit(1)
        for descriptor in descriptors:
            os.close(descriptor)

    def _grow(self, request: dict[str, str], connection: socket.socket) -> None:
        """Become a template with one more module."""
        os.setsid()
        try:
            with as_in_kernel():
                importlib.import_module(request["module"])
            threads = len(os.listdir("/proc/self/task"))
            if threads > 1:
                raise RuntimeError(f"it started {threads - 1} threads")
        except BaseException as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:300]}
            connection.sendall(json.dumps(answer).encode() + b"\n")
            os._exit(1)
        template = Template(request["socket"], self.owner_fd, self.keeper, self.kernel)
        connection.sendall(b"{}\n")
        connection.close()
        template.serve()
        os._exit(0)

    def _run(self, request: dict, descriptors: list[int], connection: socket.socket) -> None:
        """Become the keeper of a new kernel, with the runner at its standard input and output."""
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        gc.unfreeze()
        os.dup2(descriptors[0], 0)
        os.dup2(descriptors[1], 1)
        for descriptor in (*descriptors, connection.detach(), self.owner_fd):
            os.close(descriptor)
        self.keeper.keep(
            lambda: become_kernel(request, self.kernel),
            request["scratch"],
            float(request["memory_mb"]),
        )
        os._exit(0)


@contextlib.contextmanager
def as_in_kernel() -> Iterator[None]:
    """While entered, whoever asks whether this is a notebook's kernel or a terminal hears: a kernel.

    pandas asks when it is imported, and shows wide tables in another form in a terminal.
    """
    builtins.get_ipython = lambda: SimpleNamespace(kernel=None)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        del builtins.get_ipython  # type: ignore[attr-defined]


def prime_tracebacks() -> None:
    """Parse the long source files that tracebacks often lead through, without importing their packages.

    IPython's traceback parses each file it shows, up to a second for one of 10,000 lines, in every
    crashed kernel again. It keeps what it has parsed, and so do all forks of this process.
    """
    try:
        from stack_data.core import Source
    except ImportError:  # an environment with another IPython
        return
    for package, names in TRACEBACK_FILES.items():
        spec = importlib.util.find_spec(package)
        for folder in (spec and spec.submodule_search_locations) or []:
            for name in names:
                if os.path.exists(path := os.path.join(folder, name)):
                    getattr(Source.for_filename(path), "pieces", None)  # is kept in the source


def become_kernel(request: dict, kernel: ModuleType) -> None:
    """Turn this forked process into a kernel that is as fresh as a new one."""
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["cwd"])
    make_fresh()
    kernel.launch(request["arguments"])
    os._exit(0)


def make_fresh() -> None:
    """Undo what imports have settled for the whole process: random state and cached folders."""
    import random
    import tempfile

    random.seed()
    tempfile.tempdir = None
    if "numpy.random" in sys.modules:
        sys.modules["numpy.random"].seed()


if __name__ == "__main__":
    main()
