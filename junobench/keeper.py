"""The keeper: a small process between the runner and a kernel. Standard library only, run by path.

    python -I -S keeper.py --scratch DIR --memory-mb N -- KERNEL COMMAND ...

It starts the kernel in a session of its own and promises that, whatever happens to the runner,
nothing of the kernel stays behind: it is the subreaper of everything the kernel starts (also of what
daemonises), it kills all of it when the kernel ends, when the runner asks for it, or when the runner
dies (its standard input closes), and then removes the scratch folder of a dead runner.
It measures memory and kills at the limit.

Standard input:  "end" from the runner, or the end of the file when the runner died.
Standard output: one JSON object a line: {"event": "started", pid}, then {"event": "ended", ...}.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import select
import shutil
import signal
import sys
import time
from collections.abc import Callable

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
WATCH_SECONDS = 0.1  # between two looks at the kernel's own memory
TREE_SECONDS = 0.5  # between two looks at the memory of all its processes
LOG_BYTES = 8192
PAGE_MB = os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    """Start the kernel, keep it, and report how it ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch", required=True)
    parser.add_argument("--memory-mb", type=float, default=0)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    keep(lambda: os.execvp(options.command[0], options.command), options.scratch, options.memory_mb)


def keep(become_kernel: Callable[[], object], scratch: str, memory_mb: float) -> None:
    """Fork a process that calls *become_kernel*, keep it until its end, and report to standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _exit_on_signal)
    keeper = Keeper(become_kernel, memory_mb)
    try:
        report = keeper.keep()
    finally:
        kill_all(keeper.pid)
    if keeper.runner_died:
        shutil.rmtree(scratch, ignore_errors=True)
    say(event="ended", **report)


def _exit_on_signal(signum: int, frame: object) -> None:
    raise SystemExit(128 + signum)


def say(**event: object) -> None:
    """Tell the runner; a runner that is gone is no error."""
    try:
        os.write(1, (json.dumps(event) + "\n").encode())
    except OSError:
        pass


class Keeper:
    """The kernel, its measured peak and why it was ended. Memory in MB (2**20 bytes)."""

    def __init__(self, become_kernel: Callable[[], object], memory_mb: float) -> None:
        self.memory_mb = memory_mb
        self.peak_mb = 0.0
        self.memory_exceeded = False
        self.runner_died = False
        self.log = b""
        self.oom_before = oom_kills()
        _prctl(PR_SET_CHILD_SUBREAPER, 1)
        self.log_fd, kernel_fd = os.pipe()
        self.pid = start_kernel(become_kernel, kernel_fd)
        os.close(kernel_fd)
        say(event="started", pid=self.pid, keeper=os.getpid())

    def keep(self) -> dict[str, object]:
        """Watch until the kernel ends or is to end; return the facts of its end."""
        sources = [0, self.log_fd]
        next_tree = time.monotonic()
        status: int | None = None
        usage: object = None
        while status is None:
            ready, _, _ = select.select(sources, [], [], WATCH_SECONDS)
            if self.log_fd in ready and not self._read_log():
                sources.remove(self.log_fd)
            if 0 in ready:
                self.runner_died = not os.read(0, 64)
                break
            tree = time.monotonic() >= next_tree
            self._measure(tree)
            if tree:
                next_tree = time.monotonic() + TREE_SECONDS
            if self.memory_exceeded:
                break
            status, usage = _reap(self.pid)
        self._measure(tree=True)
        killed = status is None
        if status is None:
            _signal(self.pid, signal.SIGKILL)
            _, status, usage = os.wait4(self.pid, 0)
        self._read_log()
        return self._facts(status, usage, killed)

    def _read_log(self) -> bool:
        ready, _, _ = select.select([self.log_fd], [], [], 0)
        data = os.read(self.log_fd, 65536) if ready else b""
        self.log = (self.log + data)[-LOG_BYTES:]
        return bool(data)

    def _measure(self, tree: bool) -> None:
        used = resident_mb(self.pid)
        if tree:
            used = max(used, tree_mb(self.pid))
        self.peak_mb = max(self.peak_mb, used)
        if self.memory_mb and used > self.memory_mb:
            self.memory_exceeded = True

    def _facts(self, status: int, usage: object, killed: bool) -> dict[str, object]:
        by_signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else None
        self.peak_mb = max(self.peak_mb, usage.ru_maxrss / 1024)  # type: ignore[attr-defined]
        oom = by_signal == signal.SIGKILL and not killed and oom_kills() > self.oom_before
        return {
            "exit_code": os.WEXITSTATUS(status) if os.WIFEXITED(status) else None,
            "signal": signal.Signals(by_signal).name if by_signal else None,
            "killed_by_keeper": killed,
            "memory_exceeded": self.memory_exceeded,
            "out_of_memory": self.memory_exceeded or oom,
            "peak_mb": round(self.peak_mb, 1),
            "cpu_seconds": round(usage.ru_utime + usage.ru_stime, 3),  # type: ignore[attr-defined]
            "log": self.log.decode(errors="replace"),
        }


def start_kernel(become_kernel: Callable[[], object], log_fd: int) -> int:
    """Fork into *become_kernel* in a session of its own; it dies with the keeper. Returns its pid."""
    keeper_pid = os.getpid()
    pid = os.fork()
    if pid:
        return pid
    try:
        os.setsid()
        _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != keeper_pid:
            os._exit(1)
        for signum in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signum, signal.SIG_DFL)
        _prefer_for_oom_kill()
        null = os.open(os.devnull, os.O_RDONLY)
        os.dup2(null, 0)
        os.dup2(log_fd, 1)
        os.dup2(log_fd, 2)
        os.close(log_fd)
        become_kernel()
    except OSError as error:
        os.write(2, f"{error.filename or 'the kernel'}: {error.strerror}\n".encode())
    os._exit(127)


def _prefer_for_oom_kill() -> None:
    """Let the system take the kernel, not the runner, when the machine runs out of memory."""
    try:
        with open("/proc/self/oom_score_adj", "w") as file:
            file.write("800")
    except OSError:
        pass


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _reap(kernel: int) -> tuple[int | None, object]:
    """Reap every child that ended; return status and usage of the kernel once it did."""
    while True:
        try:
            pid, status, usage = os.wait4(-1, os.WNOHANG)
        except ChildProcessError:
            return None, None
        if pid == 0:
            return None, None
        if pid == kernel:
            return status, usage


def kill_all(kernel: int, seconds: float = 5.0) -> None:
    """Kill and reap the kernel's group and all descendants of this process until none is left."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        left = descendants(os.getpid())
        if not left:
            return
        _signal(-kernel, signal.SIGKILL)  # the whole group at once, faster than it can fork
        for pid in left:
            _signal(pid, signal.SIGKILL)
        _reap(0)
        time.sleep(0.002)


def _signal(pid: int, signum: int) -> None:
    try:
        os.kill(pid, signum)
    except (ProcessLookupError, PermissionError):
        pass


def descendants(pid: int) -> list[int]:
    """Return the pids of all processes below *pid*."""
    found: list[int] = []
    waiting = [pid]
    while waiting:
        children = _children(waiting.pop())
        found += children
        waiting += children
    return found


def _children(pid: int) -> list[int]:
    children: list[int] = []
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as file:
                children += [int(word) for word in file.read().split()]
    except OSError:
        pass
    return children


def resident_mb(pid: int) -> float:
    """Return the resident memory of one process in MB, 0 if it is gone."""
    try:
        with open(f"/proc/{pid}/statm") as file:
            return int(file.read().split()[1]) * PAGE_MB
    except (OSError, IndexError):
        return 0.0


def tree_mb(kernel: int) -> float:
    """Return the memory of the kernel and all it started, in MB, shared pages counted once."""
    pids = descendants(os.getpid())
    if pids == [kernel]:
        return resident_mb(kernel)
    return sum(_proportional_mb(pid) for pid in pids)


def _proportional_mb(pid: int) -> float:
    try:
        with open(f"/proc/{pid}/smaps_rollup") as file:
            for line in file:
                if line.startswith("Pss:"):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    return resident_mb(pid)


def oom_kills() -> int:
    """Return how often this machine or control group has killed for memory so far."""
    total = 0
    for path, key in (("/proc/vmstat", "oom_kill"), (_cgroup_events(), "oom_kill")):
        try:
            with open(path) as file:
                words = dict(line.split()[:2] for line in file if " " in line)
            total += int(words.get(key, 0))
        except (OSError, ValueError):
            pass
    return total


def _cgroup_events() -> str:
    try:
        with open("/proc/self/cgroup") as file:
            for line in file:
                if line.startswith("0::"):
                    return f"/sys/fs/cgroup{line[3:].strip()}/memory.events"
    except OSError:
        pass
    return ""


if __name__ == "__main__":
    main()
    sys.exit(0)
