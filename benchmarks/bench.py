"""Measure ours against loops of nbconvert and papermill: same notebooks, environment and machine.

    make bench        (or: .venv/bin/python benchmarks/bench.py --rounds 3)

In every round each method runs the same notebooks one after another, the methods taking turns. Wall
seconds by the clock; CPU seconds of all processes a method started (this process is their subreaper, so
that also those that outlive their parents are counted); overhead: wall less the seconds spent in cells.
Then ours warm with 1, 2 and 4 copies of the cases, and with 1 and 2 runs at a time.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from junobench.scaffold import copy_case

ROOT = Path(__file__).resolve().parent.parent
CASES = (
    *("pandas_1", "pandas_10", "numpy_12", "sklearn_4", "sklearn_10", "seaborn_2", "matplotlib_5"),
    *("NBspecific_10", "torch_11", "tensorflow_12"),
)
# how the total grows is measured with fewer, several times as many of each
GROWTH_CASES = ("pandas_10", "sklearn_10", "seaborn_2", "NBspecific_10", "torch_11")
VERSIONS = ("original", "reproduced", "fixed")
ENVIRONMENT = "kaggle-2024"
BENCH = ROOT / ".bench"
PR_SET_CHILD_SUBREAPER = 36
METHODS = ("nbconvert loop", "papermill loop", "ours cold", "ours warm")


@dataclass
class Measured:
    """One measurement of a method: seconds, and the number of notebooks run."""

    wall: float
    cpu: float
    cells: float
    runs: int

    @property
    def overhead(self) -> float:
        """Seconds a run takes beyond its cells."""
        return (self.wall - self.cells) / self.runs


def main() -> None:
    """Run the benchmark and print its tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cases", nargs="+", default=[*CASES])
    parser.add_argument("--growth-cases", nargs="+", default=[*GROWTH_CASES])
    options = parser.parse_args()
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    prepare()
    with tempfile.TemporaryDirectory(prefix="jbench-") as folder:
        compare_methods(Path(folder), options.cases, options.rounds)
        growth(Path(folder), options.growth_cases, options.rounds)


def prepare() -> None:
    """Make the environment of the other programs, with a kernelspec of the kernel environment."""
    uv = ROOT / ".venv" / "bin" / "uv"
    if not (BENCH / "bin" / "papermill").exists():
        run_quietly([str(uv), "venv", "--quiet", str(BENCH)])
        requirements = str(ROOT / "benchmarks" / "requirements.txt")
        python = str(BENCH / "bin" / "python")
        run_quietly([str(uv), "pip", "install", "--quiet", "--python", python, "-r", requirements])
    spec = BENCH / "share" / "jupyter" / "kernels" / ENVIRONMENT / "kernel.json"
    spec.parent.mkdir(parents=True, exist_ok=True)
    kernel = str(ROOT / ".envs" / ENVIRONMENT / "bin" / "python")
    argv = [kernel, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    spec.write_text(json.dumps({"argv": argv, "display_name": ENVIRONMENT, "language": "python"}))


def run_quietly(command: list[str], **options: object) -> None:
    """Run a command; a crash of a notebook is no error here."""
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)  # type: ignore[call-overload]


def variables() -> dict[str, str]:
    """Return the environment variables of every method: one thread, compiled modules, no log noise."""
    fixed = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "TF_CPP_MIN_LOG_LEVEL": "2"}
    threads = {"TF_NUM_INTRAOP_THREADS": "1", "TF_NUM_INTEROP_THREADS": "1"}
    caller = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return caller | fixed | threads


def measured(action: Callable[[], tuple[float, int]]) -> Measured:
    """Time *action*, which returns the seconds in cells and the runs, with all processes it started."""
    before, began = children_cpu(), time.monotonic()
    cells, runs = action()
    wall = time.monotonic() - began
    reap_all()
    return Measured(wall, children_cpu() - before, cells, runs)


def children_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def reap_all(seconds: float = 20) -> None:
    """Wait for every process that was left to this one; templates end with their workflow."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            time.sleep(0.05)
    raise SystemExit("bench: processes were left running")


# -- the methods ----------------------------------------------------------------------------------


def loop(folder: Path, cases: list[str], method: str) -> tuple[float, int]:
    """Run the notebooks with nbconvert or papermill, one after another, in Kaggle's layout."""
    place = Path(tempfile.mkdtemp(dir=folder))
    cells, runs = 0.0, 0
    for case in cases:
        source = ROOT / "cases" / case
        if (source / "data").is_dir():
            shutil.copytree(source / "data", place / case / "input")
        (place / case / "working").mkdir(parents=True)
        for version in VERSIONS:
            path = place / case / "working" / f"{version}.ipynb"
            shutil.copy(source / f"{version}.ipynb", path)
            run_quietly(command_of(method, path), cwd=path.parent, env=variables())
            cells += seconds_in_cells(path.with_name(f"{version}-done.ipynb"))
            runs += 1
    return cells, runs


def command_of(method: str, path: Path) -> list[str]:
    """Return the command with which the others run a notebook."""
    done = f"{path.stem}-done.ipynb"
    if method == "papermill loop":
        options = ["-k", ENVIRONMENT, "--no-progress-bar"]
        return [str(BENCH / "bin" / "papermill"), path.name, done, *options]
    options = ["--execute", "--allow-errors", "--to", "notebook", "--output", done]
    kernel = f"--ExecutePreprocessor.kernel_name={ENVIRONMENT}"
    return [str(BENCH / "bin" / "jupyter"), "nbconvert", path.name, *options, kernel]


def seconds_in_cells(path: Path) -> float:
    """Return the seconds from request to reply, summed over the cells of an executed notebook."""
    if not path.exists():
        return 0.0
    total = 0.0
    for cell in json.loads(path.read_text())["cells"]:
        metadata = cell["metadata"]
        times = metadata.get("execution") or {}
        if "shell.execute_reply" in times and "iopub.status.busy" in times:
            total += stamp(times["shell.execute_reply"]) - stamp(times["iopub.status.busy"])
        elif cell["cell_type"] == "code":
            total += (metadata.get("papermill") or {}).get("duration") or 0.0
    return total


def stamp(text: str) -> float:
    from datetime import datetime

    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def ours(
    folder: Path, source: Path, cases: list[str], start: str, jobs: int = 1
) -> tuple[float, int]:
    """Run the notebooks with `junobench verify`, which also grades them."""
    results = Path(tempfile.mkdtemp(dir=folder))
    command = [str(ROOT / ".venv" / "bin" / "junobench"), "verify", *cases, "--source", str(source)]
    options = ["--results", str(results), "--kernel-start", start, "--jobs", str(jobs)]
    done = subprocess.run(
        [*command, *options], cwd=ROOT, env=variables(), capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"bench: not all verified: {done.stdout}{done.stderr}")
    records = [json.loads(path.read_text()) for path in results.rglob("runs/*/*.json")]
    cells = sum(cell["seconds"] or 0.0 for record in records for cell in record["cells"])
    return cells, len(records)


def action_of(method: str, folder: Path, cases: list[str]) -> Callable[[], tuple[float, int]]:
    """Return what is measured for a method."""
    if method.startswith("ours"):
        start = "auto" if method == "ours warm" else "cold"
        return lambda: ours(folder, ROOT / "cases", cases, start)
    return lambda: loop(folder, cases, method)


# -- the tables -----------------------------------------------------------------------------------


def compare_methods(folder: Path, cases: list[str], rounds: int) -> None:
    """Measure the methods in turn and print medians and ratios."""
    seen: dict[str, list[Measured]] = {method: [] for method in METHODS}
    for number in range(rounds):
        for method in METHODS:
            result = measured(action_of(method, folder, cases))
            seen[method].append(result)
            print(f"round {number + 1}, {method}: {result.wall:.1f} s", file=sys.stderr, flush=True)
    runs = seen["ours warm"][0].runs
    print(f"{len(cases)} cases, {runs} notebooks, {rounds} rounds, one at a time; medians\n")
    print(
        "| Method | wall s | CPU s | overhead s a run | CPU, ours warm = 1 | wall, ours warm = 1 |"
    )
    print("|---|---|---|---|---|---|")
    for method in METHODS:
        rows, base = seen[method], seen["ours warm"]
        cpu = ratio([row.cpu for row in rows], [row.cpu for row in base])
        wall = ratio([row.wall for row in rows], [row.wall for row in base])
        print(
            f"| {method} | {median(r.wall for r in rows):.1f} | {median(r.cpu for r in rows):.1f}"
            f" | {median(r.overhead for r in rows):.2f} | {cpu:.1f} | {wall:.1f} |"
        )


def growth(folder: Path, cases: list[str], rounds: int) -> None:
    """Measure ours warm with more copies of the cases, and with one and two runs at a time."""
    settings = ((1, 1), (2, 1), (4, 1), (4, 2))
    seen: dict[tuple[int, int], list[Measured]] = {setting: [] for setting in settings}
    sources = {copies: copied_cases(folder, cases, copies) for copies in (1, 2, 4)}
    for number in range(rounds):
        for copies, jobs in settings:
            source = sources[copies]
            result = measured(lambda s=source, j=jobs: ours(folder, s, ["all"], "auto", j))  # type: ignore[misc]
            seen[copies, jobs].append(result)
            said = f"round {number + 1}, {copies} copies, {jobs} at a time: {result.wall:.1f} s"
            print(said, file=sys.stderr, flush=True)
    print("\nOurs warm, copies of the cases:\n")
    print("| Copies | runs at a time | notebooks | wall s | CPU s |\n|---|---|---|---|---|")
    for (copies, jobs), rows in seen.items():
        print(
            f"| {copies} | {jobs} | {rows[0].runs} | {median(r.wall for r in rows):.1f}"
            f" | {median(r.cpu for r in rows):.1f} |"
        )
    print("\n" + line_through(seen), end=" ")
    speed_up = ratio([r.wall for r in seen[4, 1]], [r.wall for r in seen[4, 2]])
    print(f"Two at a time instead of one: {speed_up:.2f} times faster.")


def line_through(seen: dict[tuple[int, int], list[Measured]]) -> str:
    """Say which straight line the wall seconds of one run at a time follow, and how far off it they lie."""
    rows = [rows for (_, jobs), rows in seen.items() if jobs == 1]
    notebooks = [float(row[0].runs) for row in rows]
    walls = [median(r.wall for r in row) for row in rows]
    slope, once = statistics.linear_regression(notebooks, walls)
    off = max(abs(once + slope * n - wall) / wall for n, wall in zip(notebooks, walls, strict=True))
    cells = median(r.cells / r.runs for r in rows[-1])
    return (
        f"One at a time: {once:.1f} s once and {slope:.2f} s a notebook, of which {cells:.2f} s in cells:"
        f" overhead of a further notebook {slope - cells:.2f} s. The measurements lie within"
        f" {100 * off:.0f} % of this line."
    )


def copied_cases(folder: Path, cases: list[str], copies: int) -> Path:
    """Make a source with each case *copies* times, under names of their own."""
    source = folder / f"copies-{copies}"
    for case in cases:
        for number in range(copies):
            name = f"{case}x{number}"
            copy_case(ROOT / "cases" / case, source / name)
    return source


def median(values) -> float:  # type: ignore[no-untyped-def]
    return statistics.median(values)


def ratio(over: list[float], under: list[float]) -> float:
    """Return the median of the ratios, round by round: both of a pair met the same machine."""
    return statistics.median(a / b for a, b in zip(over, under, strict=True))


if __name__ == "__main__":
    main()
