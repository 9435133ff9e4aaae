"""The tables: pure functions of the outcomes (a row for each run) and cases (a row for each case).

Each table exists twice: in full for the .tsv file (make_tables), and as a selection of columns with
headings and formatted numbers for a reader (readable). Titles are in statistics_names, captions in
reports/, writing in table_files.
"""

import csv
from collections.abc import Callable
from pathlib import Path

import pandas as pd

from junobench.errors import UserError
from junobench.labels import HEADINGS
from junobench.outcomes import CASE_COLUMNS, OUTCOME_COLUMNS
from junobench.paper import comparison, load_paper
from junobench.planning import VERSIONS
from junobench.statistics_names import value_order

TOTAL = "total"
LABELS = tuple(HEADINGS)
CROSS_TABLES = {"root_cause_by_library": "root_cause", "stage_by_library": "stage"}
RUN_ALL = {
    "crashes-as-recorded": "crash_as_recorded",
    "crashes-differently": "crash_differently",
    "runs-clean": "run_clean",
    "not-run": "not_run",
}
MATCHES = ("exact", "normalised", "similar", "different")
# the verdicts that mean that the expected exception class was raised
EXPECTED_CLASS = ("crashes-as-recorded", "reproduced", "reproduced-elsewhere")

SHOWN: dict[str, tuple[str, ...]] = {
    "outcomes": (
        *("case", "version", "status", "verdict", "exception", "message_match", "cell"),
        *("target_cell", "hint", "seconds", "reason"),
    ),
    "cases": ("case", *LABELS, *VERSIONS, "verified", "reason"),
}
REASON_LENGTH = 100


def read_results(outcomes: Path, cases: Path) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Read outcomes.tsv and cases.tsv; every column is text, an empty field is ''.

    Raises UserError when a file is missing, is empty or lacks a column.
    """
    return _read(outcomes, OUTCOME_COLUMNS), _read(cases, CASE_COLUMNS)


def make_tables(outcomes: pd.DataFrame, cases: pd.DataFrame) -> dict[str, pd.DataFrame]:
    """All tables in full, by name, in the order of statistics_names.TABLES.

    Cross tables are in long form here (a row for each pair); readable makes them wide.
    """
    tables = {"outcomes": outcomes, "cases": cases}
    tables |= {label: label_table(cases, label) for label in LABELS}
    tables |= {name: cross_table(cases, label) for name, label in CROSS_TABLES.items()}
    tables["run_all"] = run_all_table(outcomes)
    tables["message_match"] = message_match_table(outcomes)
    tables["run_times"] = run_times_table(outcomes)
    tables["comparison"] = comparison(outcomes, cases, load_paper())
    return tables


def label_table(cases: pd.DataFrame, label: str) -> pd.DataFrame:
    """For each value of a label: cases, reproduced, fixed and verified cases; and a total."""

    def row(value: str, part: pd.DataFrame) -> dict[str, object]:
        return {
            label: value,
            "cases": len(part),
            "reproduced": int((part["reproduced"] == "reproduced").sum()),
            "fixed": int((part["fixed"] == "fixed").sum()),
            "verified": int((part["verified"] == "true").sum()),
        }

    return pd.DataFrame(_rows_with_total(cases, label, row))


def cross_table(cases: pd.DataFrame, label: str) -> pd.DataFrame:
    """For each pair of a label's value and a library that occurs: cases and verified cases."""
    rows = [
        (value, library, len(pair), int((pair["verified"] == "true").sum()))
        for value, part in _parts(cases, label)
        for library, pair in _parts(part, "library")
    ]
    return pd.DataFrame(rows, columns=[label, "library", "cases", "verified"])


def run_all_table(outcomes: pd.DataFrame) -> pd.DataFrame:
    """How the original notebooks end under Run all, by root cause; and a total."""

    def row(value: str, part: pd.DataFrame) -> dict[str, object]:
        counts = part["verdict"].value_counts()
        columns = {column: int(counts.get(verdict, 0)) for verdict, column in RUN_ALL.items()}
        return {"root_cause": value, "cases": len(part), **columns}

    originals = outcomes[outcomes["version"] == "original"]
    return pd.DataFrame(_rows_with_total(originals, "root_cause", row))


def message_match_table(outcomes: pd.DataFrame) -> pd.DataFrame:
    """Message matches by version and library, for runs that raised the expected class."""

    def row(version: str, library: str, part: pd.DataFrame) -> dict[str, object]:
        counts = part["message_match"].value_counts()
        matches = {match: int(counts.get(match, 0)) for match in MATCHES}
        # '' means that the case records no message
        matches["not_compared"] = len(part) - sum(matches.values())
        return {"version": version, "library": library, "runs": len(part), **matches}

    expected = outcomes[outcomes["verdict"].isin(EXPECTED_CLASS)]
    columns = ["version", "library", "runs", *MATCHES, "not_compared"]
    return pd.DataFrame(_rows_by_version(expected, row, columns=columns))


def run_times_table(outcomes: pd.DataFrame) -> pd.DataFrame:
    """Runs, median, maximum and total seconds and peak memory, by version and library."""

    def row(version: str, library: str, part: pd.DataFrame) -> dict[str, object]:
        seconds, memory = part["seconds"], part["peak_mb"]
        return {
            "version": version,
            "library": library,
            "runs": len(part),
            "median_seconds": round(float(seconds.median()), 1),
            "max_seconds": round(float(seconds.max()), 1),
            "total_seconds": round(float(seconds.sum()), 1),
            "max_peak_mb": round(float(memory.max()), 1),
        }

    timed = outcomes.assign(
        seconds=pd.to_numeric(outcomes["seconds"], errors="coerce"),
        peak_mb=pd.to_numeric(outcomes["peak_mb"], errors="coerce"),
    ).dropna(subset=["seconds"])
    columns = ["version", "library", "runs", "median_seconds", "max_seconds", "total_seconds"]
    rows = _rows_by_version(timed, row, columns=[*columns, "max_peak_mb"])
    if len(timed):
        rows.loc[len(rows)] = row("all versions", TOTAL, timed)
    return rows


def readable(name: str, table: pd.DataFrame) -> pd.DataFrame:
    """A table for a reader: columns worth reading, headings in words, every cell a text."""
    if name in CROSS_TABLES:
        label = CROSS_TABLES[name]
        # the other columns are the libraries, which keep their names
        return _wide(table, label).rename(columns={label: HEADINGS[label], TOTAL: "Total"})
    if name in SHOWN:
        table = table[list(SHOWN[name])].copy()
        table["reason"] = table["reason"].map(_shorten)
        table = table.loc[:, (table != "").any()] if len(table) else table
    elif name == "comparison":
        table = table.assign(difference=[f"{n:+d}" if n else "0" for n in table["difference"]])
    shown = table.map(_text) if len(table) else table.astype(object)
    return shown.rename(columns=heading)


def heading(column: str) -> str:
    """The heading of a column: 'peak_mb' is shown as 'Peak MB'."""
    if column in HEADINGS:
        return HEADINGS[column]
    words = column.replace("_", " ").replace("mb", "MB")
    return words[0].upper() + words[1:]


def _read(path: Path, columns: tuple[str, ...]) -> pd.DataFrame:
    try:
        # outcomes.write_tsv escapes and never quotes: a quotation mark is a part of a message
        table = pd.read_csv(
            path, sep="\t", dtype=str, keep_default_na=False, quoting=csv.QUOTE_NONE
        )
    except FileNotFoundError:
        raise UserError(f"{path} does not exist; grade the runs first.") from None
    except pd.errors.EmptyDataError:
        raise UserError(f"{path} is empty; grade the runs again.") from None
    missing = [column for column in columns if column not in table.columns]
    if missing:
        raise UserError(f"{path} lacks the column {', '.join(missing)}; grade the runs again.")
    return table


def _parts(table: pd.DataFrame, label: str) -> list[tuple[str, pd.DataFrame]]:
    """The rows for each value of a label that occurs, in the order of the paper."""
    return [(v, table[table[label] == v]) for v in value_order(label, table[label])]


def _rows_with_total(
    table: pd.DataFrame, label: str, row: Callable[[str, pd.DataFrame], dict[str, object]]
) -> list[dict[str, object]]:
    return [row(value, part) for value, part in [*_parts(table, label), (TOTAL, table)]]


def _rows_by_version(
    table: pd.DataFrame,
    row: Callable[[str, str, pd.DataFrame], dict[str, object]],
    columns: list[str],
) -> pd.DataFrame:
    """A row for each version and library that occur, and a total for each version."""
    rows = []
    for version in VERSIONS:
        part = table[table["version"] == version]
        if len(part):
            rows += [row(version, library, runs) for library, runs in _parts(part, "library")]
            rows.append(row(version, TOTAL, part))
    return pd.DataFrame(rows, columns=columns)


def _wide(table: pd.DataFrame, label: str) -> pd.DataFrame:
    """Values as rows and libraries as columns, with totals; '3/4' is 3 verified of 4 cases."""
    libraries = value_order("library", table["library"])
    rows = []
    for value, part in [*_parts(table, label), (TOTAL, table)]:
        cells = {library: _cell(part[part["library"] == library]) for library in libraries}
        rows.append({label: value, **cells, TOTAL: _cell(part)})
    return pd.DataFrame(rows)


def _cell(pairs: pd.DataFrame) -> str:
    cases, verified = int(pairs["cases"].sum()), int(pairs["verified"].sum())
    if not cases:
        return ""
    return str(cases) if cases == verified else f"{verified}/{cases}"


def _text(value: object) -> str:
    if isinstance(value, float):
        return "" if pd.isna(value) else f"{value:.1f}"
    return str(value)


def _shorten(reason: str) -> str:
    return reason if len(reason) <= REASON_LENGTH else reason[: REASON_LENGTH - 1] + "…"
