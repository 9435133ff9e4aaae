"""Outcomes: grade the run records of a results folder into outcomes.tsv and cases.tsv."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from junobench.cases import Case
from junobench.errors import BadNotebook
from junobench.grading import Expectation, Grade, case_verdict, grade
from junobench.hints import hint_of
from junobench.notebooks import read_notebook, write_atomically
from junobench.planning import VERSIONS, target_of
from junobench.records import missing_record, read_record

OUTCOME_COLUMNS = (
    "environment",
    "case",
    "version",
    "library",
    "root_cause",
    "crash_type",
    "stage",
    "status",
    "verdict",
    "reason",
    "exception",
    "expected_exception",
    "message",
    "expected_message",
    "message_match",
    "cell",
    "target_cell",
    "hint",
    "seconds",
    "peak_mb",
)
CASE_COLUMNS = (
    "environment",
    "case",
    "library",
    "root_cause",
    "crash_type",
    "stage",
    *VERSIONS,
    "verified",
    "reason",
)


def expectation(case: Case, version: str) -> Expectation:
    """Return what *case* promises of *version*; the target is read from the saved notebooks."""
    target = _target(case, "reproduced")
    if version == "original":
        # its own saved error where it has one: a published original need not have the same cells
        target = _target(case, "original") or target
    return Expectation(
        case.exception,
        case.message,
        target.index if target else None,
        target.id if target else "",
        case.has_checks,
    )


def _target(case: Case, version: str) -> Any:
    path = case.notebooks.get(version)
    try:
        return target_of(read_notebook(path)) if path else None
    except BadNotebook:
        return None


def grade_case(case: Case, runs: Path, environment: str) -> list[dict[str, Any]]:
    """Grade the records of one case below *runs*; return its three rows of outcomes.tsv."""
    rows = []
    for version in VERSIONS:
        record = _record(case, version, runs, environment)
        expected = expectation(case, version)
        rows.append(outcome_row(case, record, expected, grade(record, expected)))
    return rows


def _record(case: Case, version: str, runs: Path, environment: str) -> dict[str, Any]:
    if version not in case.notebooks:
        reason = f"the source has no {version} notebook"
        return missing_record(case.id, version, environment, reason)
    return read_record(runs / case.id / f"{version}.json", case.id, version, environment)


def outcome_row(
    case: Case, record: dict[str, Any], expected: Expectation, graded: Grade
) -> dict[str, Any]:
    """Return a row of outcomes.tsv: facts, verdict, and what it was compared with."""
    exception = record["exception"] or {}
    return {
        "environment": record["environment"]["id"],
        "case": case.id,
        "version": record["version"],
        **case.labels._asdict(),
        "status": record["status"],
        "verdict": graded.verdict,
        "reason": graded.reason,
        "exception": exception.get("class", ""),
        "expected_exception": expected.exception,
        "message": exception.get("message", ""),
        "expected_message": expected.message,
        "message_match": graded.message_match,
        "cell": exception.get("cell", ""),
        "target_cell": expected.target_cell,
        "hint": hint_of(record["exception"]),
        "seconds": record["seconds"],
        "peak_mb": "" if record["peak_mb"] is None else record["peak_mb"],
    }


def case_row(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the row of cases.tsv for the three outcome rows of one case."""
    verdicts = {row["version"]: row["verdict"] for row in rows}
    verified, reason = case_verdict(verdicts, {row["version"]: row["reason"] for row in rows})
    shared = {key: rows[0][key] for key in CASE_COLUMNS[:6]}
    return {**shared, **verdicts, "verified": str(verified).lower(), "reason": reason}


def grade_cases(cases: Iterable[Case], results: Path, environment: str) -> list[dict[str, Any]]:
    """Grade *cases* from `<results>/<environment>/runs`; write both tables; return the rows of cases.tsv."""
    folder = results / environment
    graded = [grade_case(case, folder / "runs", environment) for case in cases]
    write_tsv(folder / "outcomes.tsv", OUTCOME_COLUMNS, [row for rows in graded for row in rows])
    case_rows = [case_row(rows) for rows in graded]
    write_tsv(folder / "cases.tsv", CASE_COLUMNS, case_rows)
    return case_rows


def write_tsv(path: Path, columns: Iterable[str], rows: Iterable[dict[str, Any]]) -> None:
    """Write rows as tab-separated text; tabs, line ends and backslashes in a value are escaped."""
    columns = tuple(columns)
    lines = ["\t".join(columns)]
    lines += ["\t".join(_escaped(row[column]) for column in columns) for row in rows]
    write_atomically(path, "\n".join(lines) + "\n")


def _escaped(value: Any) -> str:
    text = str(value)
    for character, escape in (("\\", "\\\\"), ("\t", "\\t"), ("\n", "\\n"), ("\r", "\\r")):
        text = text.replace(character, escape)
    return text
