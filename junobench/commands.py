"""The commands that read, run and grade cases."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any

from junobench import project
from junobench.cases import Case
from junobench.errors import BadNotebook, UserError
from junobench.limits import Limits
from junobench.notebooks import read_notebook
from junobench.planning import VERSIONS, plan_notebook, target_of
from junobench.selection import find_case, select
from junobench.sources import open_source

LIMIT_NAMES = tuple(Limits.__dataclass_fields__)


class Interrupted(BaseException):
    """A signal asked the runner to stop."""

    def __init__(self, signum: int) -> None:
        super().__init__(signum)
        self.signum = signum


def list(options: argparse.Namespace) -> None:
    """Print the selected cases, a line each."""
    source = open_source(options.source)
    items = [*options.cases]
    for label in ("library", "root_cause", "crash_type", "stage"):
        items += [f"{label}={value}" for value in getattr(options, label) or []]
    cases = [source.case(i) for i in select(source, items, quarantined=options.status != "active")]
    if options.status == "quarantined":
        cases = [case for case in cases if not case.active]
    if options.ids:
        for case in cases:
            print(case.id)
        return
    rows = [("case", "library", "root cause", "crash type", "stage", "exception", "status")]
    rows += [(c.id, *c.labels, c.exception, "active" if c.active else "quarantined") for c in cases]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print(
            "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        )


def show(options: argparse.Namespace) -> None:
    """Print one case."""
    case = find_case(open_source(options.source), options.case)
    print(f"{case.id}: {case.title}" if case.title else case.id)
    for name, value in case.labels._asdict().items():
        print(f"  {name.replace('_', ' '):12} {value}")
    print(f"  {'exception':12} {case.exception}: {case.message}")
    print(f"  {'status':12} {'active' if case.active else 'quarantined: ' + case.quarantined}")
    for version in VERSIONS:
        path = case.notebooks.get(version)
        print(f"  {version:12} {project.shown(path) if path else 'none'}")
    print(f"  {'check':12} {project.shown(case.check) if case.check else 'none'}")
    for name, files in case.data_sets.items():
        print(f"  {'data':12} ../input/{name}/: {', '.join(file.name for file in files)}")


def plan(options: argparse.Namespace) -> None:
    """Print the plan of one or all versions of a case."""
    case = find_case(open_source(options.source), options.case)
    target = _target_id(case)
    versions = [options.case_version] if options.case_version else [*case.notebooks]
    for version in versions:
        notebook = _readable(case, version)
        made = plan_notebook(notebook, version)
        first_lines = {
            cell.id: cell.source.strip().split("\n", 1)[0][:60]
            for cell in notebook.cells
            if cell.cell_type == "code"
        }
        print(f"{case.id} {version}: {len(made.steps)} cells run")
        for number, step in enumerate(made.steps, start=1):
            mark = "  <- target" if step.id == target and version != "original" else ""
            print(
                f"  {number:3}  {step.id:12} code cell {step.index:<3} {first_lines[step.id]}{mark}"
            )
        for cell in made.not_planned:
            print(
                f"    -  {cell.id:12} code cell {cell.index:<3} {first_lines[cell.id]}  (does not run)"
            )


def _target_id(case: Case) -> str:
    try:
        target = target_of(_readable(case, "reproduced"))
    except UserError:
        return ""
    return target.id if target else ""


def _readable(case: Case, version: str) -> Any:
    path = case.notebooks.get(version)
    if path is None:
        raise UserError(f"{case.id} has no {version} notebook")
    try:
        return read_notebook(path)
    except BadNotebook as error:
        raise UserError(f"{project.shown(path)}: {error}") from None


def environment(options: argparse.Namespace) -> None:
    """Make a kernel environment unless it is up to date."""
    from junobench.environments import make_environment

    made = make_environment(
        options.environment,
        project.environments(),
        project.lock(options.environment),
        lambda text: print(text, flush=True),
    )
    print(f"environment {options.environment} {'made' if made else 'is up to date'}")


def run(options: argparse.Namespace) -> int:
    """Run one version and write its notebook and record."""
    from junobench.running import run_version, write_run

    case = find_case(open_source(options.source), options.case)
    kernel_environment = _environment(options)
    try:
        with _stop_signals():
            done = run_version(
                case, options.case_version, kernel_environment, _limits(options, case)
            )
    except Interrupted as stop:
        return 128 + stop.signum
    write_run(_runs(options) / case.id, done)
    record = done.record
    print(
        f"{case.id} {record['version']}: {record['status']}, {record['seconds']:.1f} s"
        + (f" ({record['reason']})" if record["reason"] else "")
    )
    # an interrupted run must not count as done in a workflow
    return 128 + signal.SIGTERM if record["status"] == "interrupted" else 0


class _stop_signals:
    """While entered, a request to stop raises Interrupted, so that everything is cleaned up."""

    def __enter__(self) -> None:
        self.before = {s: signal.signal(s, _interrupted) for s in (signal.SIGTERM, signal.SIGINT)}

    def __exit__(self, *_: object) -> None:
        for signum, handler in self.before.items():
            signal.signal(signum, handler)


def _interrupted(signum: int, _frame: FrameType | None) -> None:
    raise Interrupted(signum)


def _environment(options: argparse.Namespace) -> Any:
    from junobench.environments import open_environment

    return open_environment(
        options.environment, project.environments(), project.lock(options.environment)
    )


def _runs(options: argparse.Namespace) -> Path:
    return Path(options.results) / options.environment / "runs"


def _limits(options: argparse.Namespace, case: Case) -> Limits:
    """The case's own limits go before the defaults, the command line's before both."""
    given = {name: getattr(options, name) for name in LIMIT_NAMES}
    return Limits().changed(case.limits).changed(given)


def grade(options: argparse.Namespace) -> None:
    """Grade existing records again."""
    from junobench.outcomes import grade_cases

    source = open_source(options.source)
    ids = select(source, options.cases) if options.cases else _with_records(source, options)
    if not ids:
        raise UserError(
            f"there are no run records in {_runs(options)}; run `junobench verify all` first"
        )
    grade_cases([source.case(i) for i in ids], options.results, options.environment)
    print(f"graded {len(ids)} cases: {options.results / options.environment / 'outcomes.tsv'}")


def _with_records(source: Any, options: argparse.Namespace) -> Any:
    return [i for i in source.case_ids() if any((_runs(options) / i).glob("*.json"))]


def verify(options: argparse.Namespace) -> int:
    """Run and grade cases; print a line for each version."""
    source = open_source(options.source)
    chosen = [source.case(i) for i in select(source, options.cases)]
    kernel_environment = _environment(options)
    all_rows = []
    try:
        with _stop_signals():
            for rows in _verified_in_turn(chosen, kernel_environment, options):
                all_rows.append(rows)
                _print_rows(rows)
    except Interrupted as stop:
        return 128 + stop.signum
    return _conclude(all_rows)


def _verified_in_turn(cases: Any, environment: Any, options: argparse.Namespace) -> Iterator[Any]:
    """Yield the outcome rows of each case, in order, with options.jobs runs at a time."""
    from junobench.outcomes import grade_case

    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        running = [
            (case, [pool.submit(_run_in_process, case, version, options) for version in VERSIONS])
            for case in cases
        ]
        try:
            for case, futures in running:
                for future in futures:
                    future.result()
                yield grade_case(case, _runs(options), environment.id)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _run_in_process(case: Case, version: str, options: argparse.Namespace) -> None:
    """Run a version in a process of its own, so that the runs share nothing."""
    import subprocess
    import sys

    if version not in case.notebooks:
        return
    (_runs(options) / case.id / f"{version}.json").unlink(missing_ok=True)
    given = {name: getattr(options, name) for name in LIMIT_NAMES}
    limits = [f"--{k.replace('_', '-')}={v}" for k, v in given.items() if v is not None]
    command = [sys.executable, "-m", "junobench", "run", case.id, version, *limits]
    command += ["--source", str(options.source), "--environment", options.environment]
    done = subprocess.run(
        [*command, "--results", str(options.results)], capture_output=True, text=True
    )
    if done.returncode not in (0, 128 + signal.SIGTERM):
        raise UserError(f"the run of {case.id} {version} failed: {done.stderr.strip()[-500:]}")


def _print_rows(rows: Any) -> None:
    for row in rows:
        match = f", message {row['message_match']}" if row["message_match"] else ""
        reason = f": {row['reason']}" if row["reason"] else ""
        hint = f" [{row['hint']}]" if row["hint"] else ""
        print(
            f"{row['case']:16} {row['version']:11} {row['verdict']}{match}"
            f" ({float(row['seconds']):.1f} s){reason}{hint}",
            flush=True,
        )


def _conclude(all_rows: Any) -> int:
    from junobench.outcomes import case_row

    cases = [case_row(rows) for rows in all_rows]
    verified = sum(case["verified"] == "true" for case in cases)
    print(f"{verified} of {len(cases)} cases verified")
    return 0 if cases and verified == len(cases) else 1


def summary(options: argparse.Namespace) -> int:
    """Print the end-of-run summary."""
    from junobench.summary import summarise

    text, all_verified = summarise(options.results, options.environment)
    print(text)
    return 1 if options.strict and not all_verified else 0
