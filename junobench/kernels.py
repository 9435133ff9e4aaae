"""Start a kernel and talk to it. The one module that knows how a kernel is started.

A kernel is a command of some environment, run by the keeper in a clean process environment inside a
scratch folder, and reached over IPC sockets there: no TCP ports, no network needed.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from junobench import keeper
from junobench.warm import fork_kernel

# A Unix socket's address holds 107 bytes; jupyter adds "-<n>".
LONGEST_SOCKET_PATH = 100
# What may reach the kernel from the caller's environment: where shared libraries and devices are.
PASSED_ON = (
    "LD_LIBRARY_PATH",
    "CUDA_VISIBLE_DEVICES",
    "OPENBLAS_CORETYPE",
    "OPENBLAS_L2_SIZE",
)


# what ipykernel prints when it starts
_BANNER = re.compile(
    r"NOTE: When using|To exit, you will|To read more about|To connect another|--existing|\.\.\."
)
THREAD_VARIABLES = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "NUMEXPR_NUM_THREADS",
    "TF_NUM_INTRAOP_THREADS",
    "TF_NUM_INTEROP_THREADS",
)


class KernelNotStarted(Exception):
    """The kernel never answered; the text says why."""


@dataclass
class Launch:
    """How to start a kernel: the command ("{connection_file}" stands for the file), where, with what."""

    command: list[str]
    cwd: Path
    scratch: Path
    environment: dict[str, str] = field(default_factory=dict)
    memory_mb: float = 0
    template: Path | None = None  # socket of a template to fork from instead (warm.py)


def make_scratch() -> Path:
    """Make a new private folder for one run, with a path short enough for sockets."""
    base = Path(tempfile.gettempdir())
    if len(os.fsencode(base)) > LONGEST_SOCKET_PATH - 24:
        base = Path("/tmp")
    return Path(tempfile.mkdtemp(prefix="jb-", dir=base))


def clean_environment(
    scratch: Path,
    prefix: Path | None = None,
    caller: Mapping[str, str] = os.environ,
    threads: int = 1,
) -> dict[str, str]:
    """Return the environment variables of a kernel whose home, temporary and cache folders lie in *scratch*.

    *prefix* is the kernel's virtual environment: its bin folder comes first in PATH. *threads* is how many
    its numerical libraries may use.
    """
    for name in ("home", "tmp", "cache"):
        (scratch / name).mkdir(exist_ok=True)
    path = ["/usr/local/bin", "/usr/bin", "/bin"]
    variables = {
        "PATH": ":".join([str(prefix / "bin"), *path] if prefix else path),
        "HOME": str(scratch / "home"),
        "TMPDIR": str(scratch / "tmp"),
        "XDG_CACHE_HOME": str(scratch / "cache"),
        "IPYTHONDIR": str(scratch / "cache" / "ipython"),
        "JUPYTER_RUNTIME_DIR": str(scratch / "cache" / "jupyter"),
        "MPLCONFIGDIR": str(scratch / "cache" / "matplotlib"),
        # as in a fresh Jupyter kernel; set here so that no other backend is inherited
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "PYTHONNOUSERSITE": "1",
        "PYTHONHASHSEED": "0",
        "TZ": "UTC",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "TF_CPP_MIN_LOG_LEVEL": "2",
        # a notebook that installs packages must not change the environment of the others
        "PIP_TARGET": str(scratch / "pip"),
        # what the job was given, not what the machine has: jobs must not fight, outcomes not depend on it
        **dict.fromkeys(THREAD_VARIABLES, str(threads)),
    }
    if prefix:
        variables["VIRTUAL_ENV"] = str(prefix)
    variables.update({name: caller[name] for name in PASSED_ON if name in caller})
    return variables


class Kernel:
    """A running kernel with its keeper. `end` is set once the keeper has reported its end."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        self.pid: int | None = None
        self.end: dict[str, Any] | None = None
        self.client: Any = None
        self._connection = self._write_connection_file()
        self._process: subprocess.Popen[bytes] | None = None
        self._keeper_pid = 0
        self._gone = False  # the keeper's report channel is closed: it has ended
        self._to_keeper, self._from_keeper = self._start_keeper()
        self._reader = threading.Thread(target=self._read_events, daemon=True)
        self._reader.start()

    def _write_connection_file(self) -> Path:
        """Write the connection file of five IPC sockets that only this user can reach."""
        attempt = secrets.token_hex(2)  # a second start must not meet the files of the first
        sockets = self.launch.scratch / f"k{attempt}"
        path = self.launch.scratch / f"kernel-{attempt}.json"
        names = ("shell_port", "iopub_port", "stdin_port", "control_port", "hb_port")
        info: dict[str, Any] = {name: number for number, name in enumerate(names, start=1)}
        info |= {"transport": "ipc", "ip": str(sockets), "signature_scheme": "hmac-sha256"}
        info |= {"key": secrets.token_hex(16), "kernel_name": "junobench"}
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            json.dump(info, file)
        return path

    def _start_keeper(self) -> tuple[IO[bytes], IO[bytes]]:
        """Start the keeper, fresh or forked from a template; return the ends of its two pipes."""
        launch = self.launch
        command = [
            part.replace("{connection_file}", str(self._connection)) for part in launch.command
        ]
        if launch.template:
            return fork_kernel(launch, command[command.index("-f") :])
        options = ["--scratch", str(launch.scratch), "--memory-mb", str(launch.memory_mb), "--"]
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", keeper.__file__, *options, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=launch.cwd,
            env=launch.environment,
            start_new_session=True,  # a Ctrl-C at the terminal must not reach it
        )
        assert self._process.stdin and self._process.stdout
        return self._process.stdin, self._process.stdout

    def _read_events(self) -> None:
        for line in self._from_keeper:
            event = json.loads(line)
            if event.pop("event") == "started":
                self.pid, self._keeper_pid = event["pid"], event["keeper"]
            else:
                self.end = event
        self._gone = True

    def alive(self) -> bool:
        """Say whether the kernel still runs."""
        return self.end is None and not self._gone

    async def connect(self, seconds: float) -> None:
        """Wait until the kernel answers on all channels; raise KernelNotStarted after *seconds*."""
        import zmq.asyncio
        from jupyter_client.asynchronous.client import AsyncKernelClient

        context = zmq.asyncio.Context()
        context.rcvhwm = 0  # queue without bound: the client must never be why output is lost
        self.client = AsyncKernelClient(context=context)
        self.client.load_connection_file(str(self._connection))
        self.client.start_channels(stdin=False, hb=False, control=False)
        deadline = time.monotonic() + seconds
        while not await self._answers():
            if not self.alive():
                raise KernelNotStarted(f"the kernel ended while starting: {self.describe_end()}")
            if time.monotonic() > deadline:
                raise KernelNotStarted(f"the kernel gave no answer within {seconds:g} s")

    async def _answers(self) -> bool:
        """Ask once; true when the reply and a message on the output channel came back."""
        self.client.kernel_info()
        return await _got_message(self.client.shell_channel) and await _got_message(
            self.client.iopub_channel
        )

    def cpu_seconds(self) -> float:
        """Return the processor seconds that the kernel and its finished children have used so far."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return sum(int(ticks) for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")

    def describe_end(self) -> str:
        """Return one line about how the kernel ended."""
        self.stop()
        end = self.end or {}
        if end.get("memory_exceeded"):
            return f"the memory limit of {self.launch.memory_mb:g} MB was exceeded"
        if end.get("killed_by_keeper"):
            return "ended by the runner"
        if end.get("signal"):
            how = f"killed by {end['signal']}"
            return how + (" (the machine was out of memory)" if end.get("out_of_memory") else "")
        lines = [
            line
            for line in end.get("log", "").splitlines()
            if line.strip() and not _BANNER.match(line.strip())
        ]
        last = f": {lines[-1].strip()[:200]}" if lines else ""
        return f"exit code {end.get('exit_code')}{last}"

    def stop(self) -> dict[str, Any]:
        """End the kernel and everything it started; return the keeper's facts (empty if it was lost)."""
        if self.alive():
            self._tell_keeper()
        self._reader.join(15)
        if not self._gone and self._keeper_pid:
            os.kill(self._keeper_pid, signal.SIGKILL)
        if self._process:
            self._process.wait()
        self._to_keeper.close()
        if self.end is None:  # the keeper itself was killed: do its work
            kill_processes_of(self.launch.scratch)
        if self.client is not None:
            context = self.client.context
            self.client.stop_channels()
            context.destroy(linger=0)
            self.client = None
        return self.end or {}

    def _tell_keeper(self) -> None:
        try:
            self._to_keeper.write(b"end\n")
            self._to_keeper.flush()
        except OSError:
            pass


def kill_processes_of(scratch: Path) -> None:
    """Kill all processes that were started with a home in *scratch*, as a kernel and its children are."""
    mark = b"HOME=" + os.fsencode(scratch / "home") + b"\0"
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
        except OSError:
            continue  # it is gone, or somebody else's


async def _got_message(channel: Any, seconds: float = 0.2) -> bool:
    from queue import Empty

    try:
        await channel.get_msg(timeout=seconds)
    except (TimeoutError, Empty):
        return False
    return True
