"""The commands that run and grade cases: environment, run, grade, verify, compare, summary."""

from __future__ import annotations

import argparse
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any

from junobench import project
from junobench.cases import Case
from junobench.errors import UserError
from junobench.limits import Limits
from junobench.planning import VERSIONS
from junobench.selection import find_case, select_some
from junobench.sources import open_source
from junobench.warm import OWNER_VARIABLE, owner_token

LIMIT_NAMES = tuple(Limits.__dataclass_fields__)


class Interrupted(BaseException):
    """A signal asked the runner to stop."""

    def __init__(self, signum: int) -> None:
        super().__init__(signum)
        self.signum = signum


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
                case,
                options.case_version,
                kernel_environment,
                _limits(options, case),
                options.kernel_start,
                options.threads,
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
    """The case's own limits go before the configured ones, the command line's before both."""
    given = {name: getattr(options, name) for name in LIMIT_NAMES}
    if None not in given.values():
        return Limits(**given)
    return _configured_limits().changed(case.limits).changed(given)


def _configured_limits() -> Limits:
    """Return the limits of the project's config.yaml."""
    from junobench.casefile import read_yaml
    from junobench.config import load_config

    path = project.root() / "config.yaml"
    return load_config(read_yaml(path) or {}).limits.limits() if path.exists() else Limits()


def grade(options: argparse.Namespace) -> None:
    """Grade existing records again."""
    from junobench.outcomes import grade_cases

    source = open_source(options.source)
    ids = select_some(source, options.cases) if options.cases else _with_records(source, options)
    if not ids:
        raise UserError(
            f"there are no run records in {_runs(options)}; run `junobench verify all` first"
        )
    grade_cases([source.case(i) for i in ids], options.results, options.environment)
    number = f"{len(ids)} case{'s' * (len(ids) != 1)}"
    print(f"graded {number}: {options.results / options.environment / 'outcomes.tsv'}")


def _with_records(source: Any, options: argparse.Namespace) -> Any:
    return [i for i in source.case_ids() if any((_runs(options) / i).glob("*.json"))]


def verify(options: argparse.Namespace) -> int:
    """Run and grade cases; print a line for each version; bring the tables of outcomes up to date."""
    from junobench.outcomes import grade_cases

    source = open_source(options.source)
    chosen = [source.case(i) for i in select_some(source, options.cases)]
    kernel_environment = _environment(options)
    all_rows = []
    try:
        with _stop_signals():
            for rows in _verified_in_turn(chosen, kernel_environment, options):
                all_rows.append(rows)
                _print_rows(rows)
    except Interrupted as stop:
        return 128 + stop.signum
    grade_cases(
        [source.case(i) for i in _with_records(source, options)],
        options.results,
        options.environment,
    )
    return _conclude(all_rows)


def _verified_in_turn(cases: Any, environment: Any, options: argparse.Namespace) -> Iterator[Any]:
    """Yield the outcome rows of each case, in order, with options.jobs runs at a time."""
    from junobench.outcomes import grade_case

    runs = [(case, version) for case in cases for version in VERSIONS]
    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        running = {
            (case.id, version): pool.submit(_run_in_process, case, version, options)
            for case, version in first_of_each_library_first(runs)
        }
        try:
            for case in cases:
                for version in VERSIONS:
                    running[case.id, version].result()
                yield grade_case(case, _runs(options), environment.id)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def first_of_each_library_first(runs: list[tuple[Case, str]]) -> list[tuple[Case, str]]:
    """Return *runs* with the first one of each library in front.

    The first run that needs a library waits for its template; so the templates of different libraries
    are made side by side.
    """
    firsts = {run[0].labels.library: run for run in reversed(runs)}
    return sorted(runs, key=lambda run: run not in firsts.values())


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
    command += ["--kernel-start", options.kernel_start, "--threads", str(options.threads)]
    done = subprocess.run(
        [*command, "--results", str(options.results)],
        capture_output=True,
        text=True,
        env={OWNER_VARIABLE: owner_token(os.getpid())} | os.environ,
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


def compare(options: argparse.Namespace) -> int:
    """Print what differs between two results folders."""
    from junobench.comparing import differences, output_differences

    lines, runs = differences(options.first, options.second, options.common)
    if options.outputs:
        lines += output_differences(options.first, options.second)
    for line in lines:
        print(line)
    print(f"{runs} runs compared, {len(lines)} differences")
    return 1 if lines else 0
