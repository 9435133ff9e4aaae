"""The summary at the end: how many cases are verified, what is not and why, where the files are."""

from __future__ import annotations

import csv
from pathlib import Path

from junobench.errors import UserError

SHOWN = 20  # unverified cases named in the summary; the rest is in cases.tsv


def summarise(results: Path, environment: str) -> tuple[str, bool]:
    """Return the summary of one environment's results, and whether all cases are verified.

    Raises UserError if nothing was graded yet.
    """
    folder = results / environment
    cases = read_tsv(folder / "cases.tsv")
    open_cases = [case for case in cases if case["verified"] != "true"]
    lines = [f"{environment}: {len(cases) - len(open_cases)} of {len(cases)} cases verified"]
    lines += [f"  {case['case']}: {case['reason']}" for case in open_cases[:SHOWN]]
    if len(open_cases) > SHOWN:
        lines.append(f"  ... and {len(open_cases) - SHOWN} more")
    lines += _original_line(cases)
    lines += _comparison_line(folder / "tables" / "comparison.tsv", len(cases))
    lines.append(f"  outcomes: {folder / 'outcomes.tsv'} and {folder / 'cases.tsv'}")
    lines.append(f"  tables and figures: {folder / 'tables'}/ and {folder / 'figures'}/")
    return "\n".join(lines), bool(cases) and not open_cases


def _original_line(cases: list[dict[str, str]]) -> list[str]:
    counts: dict[str, int] = {}
    for case in cases:
        counts[case["original"]] = counts.get(case["original"], 0) + 1
    parts = ", ".join(f"{number} {verdict}" for verdict, number in sorted(counts.items()))
    return [f"  originals, Run all: {parts}"] if parts else []


def _comparison_line(path: Path, selected: int) -> list[str]:
    if not path.exists():
        return []
    rows = read_tsv(path)
    total = int(rows[0]["published"])
    if selected < total:
        return [
            f"  published figures: not comparable, {selected} of {total} cases were selected ({path})"
        ]
    differ = sum(row["difference"] not in ("", "0") for row in rows)
    return [f"  published figures: {differ} of {len(rows)} differ ({path})"]


def read_tsv(path: Path) -> list[dict[str, str]]:
    """Return the rows of a table that grading or tabulating wrote; escapes stay as they are."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return [*csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    except FileNotFoundError:
        raise UserError(
            f"{path} does not exist: run the workflow or `junobench grade` first"
        ) from None
