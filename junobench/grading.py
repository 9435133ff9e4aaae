"""Grade: compare a run record with what its case promises. Pure and cheap; runs nothing.

The rules are the table in docs/outcomes.md; each branch here is a row there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from junobench.messages import match, same_class

VERDICTS = {
    "reproduced": (
        "reproduced",
        "reproduced-elsewhere",
        "different-crash",
        "no-crash",
        "not-run",
    ),
    "fixed": ("fixed", "check-failed", "still-crashes", "new-crash", "not-run"),
    "original": ("crashes-as-recorded", "crashes-differently", "runs-clean", "not-run"),
}
# These ends say something about the run or the machine, and nothing about the notebook.
SAYS_NOTHING = (
    "kernel-not-started",
    "bad-notebook",
    "cell-timeout",
    "notebook-timeout",
    "interrupted",
    "missing",
)


@dataclass(frozen=True)
class Expectation:
    """What a case promises. *target* is the index of the target cell among the code cells, if known."""

    exception: str
    message: str
    target: int | None = None
    target_cell: str = ""
    has_check: bool = True  # has this case a check of the fixed state


@dataclass(frozen=True)
class Grade:
    """The judgement of one run. *reason* is one line for people."""

    verdict: str
    reason: str
    message_match: str = ""


def grade(record: dict[str, Any], expected: Expectation) -> Grade:
    """Return the verdict on a run record (as in schemas/record.schema.json)."""
    if record["status"] in SAYS_NOTHING or _out_of_memory(record):
        return Grade("not-run", record["reason"] or record["status"])
    rules = {"reproduced": _reproduced, "fixed": _fixed, "original": _original}
    verdict, reason = rules[record["version"]](record, expected)
    exception = record["exception"]
    matched = match(exception["message"], expected.message) if exception else ""
    return Grade(verdict, reason, matched)


def _out_of_memory(record: dict[str, Any]) -> bool:
    """A kernel killed for memory met a limit of the run, as with a timeout."""
    return record["status"] == "kernel-died" and bool(record["kernel"].get("out_of_memory"))


def _crash_of(record: dict[str, Any]) -> str | None:
    """Return the class of the exception that ended the run; None if no exception did."""
    return record["exception"]["class"] if record["status"] == "cell-error" else None


def _at_target(record: dict[str, Any], expected: Expectation) -> bool:
    return expected.target is None or record["exception"]["cell_index"] == expected.target


def _where(record: dict[str, Any], expected: Expectation) -> str:
    return f"in cell {record['exception']['cell']}, expected in {expected.target_cell}"


def _other_end(record: dict[str, Any], expected: Expectation) -> str:
    """Describe an end that is not the expected exception."""
    crash = _crash_of(record)
    if crash is None:
        return str(record["reason"] or record["status"])
    return f"{crash} in cell {record['exception']['cell']}, expected {expected.exception}"


def _reproduced(record: dict[str, Any], expected: Expectation) -> tuple[str, str]:
    if record["status"] == "completed":
        return "no-crash", f"all cells ran, expected {expected.exception}"
    if record["status"] == "exited":
        return "no-crash", record["reason"]
    crash = _crash_of(record)
    if crash is None or not same_class(crash, expected.exception):
        return "different-crash", _other_end(record, expected)
    if not _at_target(record, expected):
        return "reproduced-elsewhere", f"{crash} {_where(record, expected)}"
    return "reproduced", "" if expected.target is not None else "the target cell is not known"


def _fixed(record: dict[str, Any], expected: Expectation) -> tuple[str, str]:
    crash = _crash_of(record)
    if crash is not None and same_class(crash, expected.exception):
        return "still-crashes", f"{crash} in cell {record['exception']['cell']}"
    silent = [cell["id"] for cell in record["cells"] if cell["reply"] != "ok"]
    if record["status"] != "completed" or silent:
        reason = "" if record["status"] != "completed" else f"no reply from cell {silent[0]}"
        return "new-crash", reason or _other_end(record, expected)
    if record["check"]["status"] == "none":
        if expected.has_check:
            return "check-failed", "the check was not run"
        return "fixed", "no check was made: this source has none"
    if record["check"]["status"] != "passed":
        return "check-failed", record["check"]["message"]
    return "fixed", ""


def _original(record: dict[str, Any], expected: Expectation) -> tuple[str, str]:
    if record["status"] == "completed":
        return "runs-clean", "Run all meets no crash"
    crash = _crash_of(record)
    if crash is None or not same_class(crash, expected.exception):
        return "crashes-differently", _other_end(record, expected)
    if not _at_target(record, expected):
        return "crashes-differently", f"{crash} {_where(record, expected)}"
    return "crashes-as-recorded", ""


def case_verdict(verdicts: dict[str, str], reasons: dict[str, str]) -> tuple[bool, str]:
    """Return whether a case is verified, and why not, from its versions' verdicts and reasons."""
    problems = [
        f"{version}: {verdicts[version]}" + (f" ({reasons[version]})" if reasons[version] else "")
        for version in ("reproduced", "fixed")
        if verdicts[version] != version
    ]
    return not problems, "; ".join(problems)
