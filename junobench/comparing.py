"""Compare the outcomes of two results folders: what differs, run by run."""

from __future__ import annotations

from pathlib import Path

from junobench.messages import normalised
from junobench.summary import read_tsv

# What must not depend on how a kernel is started, or on the environment; messages are compared masked.
COMPARED = ("status", "verdict", "exception", "cell", "message")


def differences(first: Path, second: Path) -> tuple[list[str], int]:
    """Return a line for each difference between two `<results>/<environment>` folders, and the runs compared.

    Raises UserError if one of them has no outcomes.tsv.
    """
    left, right = (_by_run(read_tsv(folder / "outcomes.tsv")) for folder in (first, second))
    lines = [f"{run}: only in {first}" for run in left if run not in right]
    lines += [f"{run}: only in {second}" for run in right if run not in left]
    both = [run for run in left if run in right]
    for run in both:
        for column in COMPARED:
            values = [_value(rows[run], column) for rows in (left, right)]
            if values[0] != values[1]:
                lines.append(f"{run}: {column}: {values[0] or 'none'} | {values[1] or 'none'}")
    return lines, len(both)


def _by_run(rows: list[dict[str, str]]) -> dict[str, dict[str, str]]:
    return {f"{row['case']} {row['version']}": row for row in rows}


def _value(row: dict[str, str], column: str) -> str:
    return normalised(row[column]) if column == "message" else row[column]
