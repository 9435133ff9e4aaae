"""The published figures, and how the cases of this run compare with them.

Sources: reports/paper.yaml (the published counts) and reports/junobench_labels.tsv (the names of
the published cases).
"""

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pandas as pd
import yaml

from junobench.errors import UserError
from junobench.labels import HEADINGS, VALUES
from junobench.statistics_names import REPORTS, value_order

COLUMNS = ("statistic", "value", "published", "labelled", "verified", "difference", "why")
CROSSES = ("root_cause", "stage")


def load_paper(path: Path = REPORTS / "paper.yaml") -> dict[str, Any]:
    """The published figures of paper.yaml.

    Raises UserError when the file is missing, is not YAML, or lacks a figure that is compared.
    """
    try:
        paper = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UserError(f"The published figures are missing: {path} does not exist.") from None
    except yaml.YAMLError as error:
        raise UserError(f"The published figures cannot be read: {path}: {error}") from None
    needed = ["cases", *VALUES, *(f"{label}_by_library" for label in CROSSES), "exception"]
    missing = [key for key in needed if not isinstance(paper, dict) or key not in paper]
    if missing:
        raise UserError(f"{path} lacks the published figures for: {', '.join(missing)}.")
    return paper


def published_cases(path: Path = REPORTS / "junobench_labels.tsv") -> set[str]:
    """The names of the published cases. Raises UserError when the file is missing."""
    try:
        with path.open(encoding="utf-8", newline="") as lines:
            return {row["case"] for row in csv.DictReader(lines, delimiter="\t")}
    except FileNotFoundError:
        raise UserError(f"The published labels are missing: {path} does not exist.") from None


def comparison(outcomes: pd.DataFrame, cases: pd.DataFrame, paper: dict[str, Any]) -> pd.DataFrame:
    """Published figures beside labelled and verified cases, with the columns COLUMNS.

    A row for the total, for each value of the four labels, for each pair of root cause or stage and
    library, and for each expected exception class. difference is verified minus published.
    """
    verified = cases["verified"] == "true"
    # where all published cases are there, a lower count can only come from a different label
    whole = published_cases() <= set(cases["case"])
    keyed = _keys(outcomes, cases)
    rows = []
    for statistic, published in _published(paper):
        keys = keyed[statistic]
        labelled, confirmed = Counter(keys[keys != ""]), Counter(keys[verified & (keys != "")])
        for value in _order(statistic, {*published, *labelled}):
            counts = published.get(value, 0), labelled[value], confirmed[value]
            rows.append((statistic, value, *counts, counts[2] - counts[0], _why(*counts, whole)))
    return pd.DataFrame(rows, columns=list(COLUMNS))


def differing_rows(table: pd.DataFrame) -> int:
    """The number of rows of the comparison table that differ from the paper."""
    return int((table["difference"] != 0).sum())


def selection_note(cases: pd.DataFrame) -> str:
    """A sentence that says which part of the published cases was selected; empty for exactly all.

    cases has one row for each selected case.
    """
    published, selected = published_cases(), set(cases["case"])
    known, others = len(published & selected), len(selected - published)
    notes = []
    if known < len(published):
        were = "was" if known == 1 else "were"
        notes.append(
            f"{known} of {len(published)} cases {were} selected; "
            "the differences count what was not selected too."
        )
    if others:
        one = others == 1
        notes.append(
            f"{others} selected case{' is' if one else 's are'} not among the published ones "
            f"and {'is' if one else 'are'} counted too."
        )
    return " ".join(notes)


def _published(paper: dict[str, Any]) -> Iterator[tuple[str, dict[str, int]]]:
    """Each statistic with its published counts, in the order of the table."""
    yield "cases", {"total": paper["cases"]}
    for label, heading in HEADINGS.items():
        yield heading.lower(), paper[label]
    for label in CROSSES:
        table = paper[f"{label}_by_library"]
        pairs = {_pair(row, lib): n for row, counts in table.items() for lib, n in counts.items()}
        yield _pair(HEADINGS[label].lower(), "library"), pairs
    yield "exception", paper["exception"]


def _keys(outcomes: pd.DataFrame, cases: pd.DataFrame) -> dict[str, pd.Series]:
    """For each statistic, the value of every case; '' where it has none."""
    keys = {"cases": pd.Series("total", index=cases.index)}
    for label, heading in HEADINGS.items():
        keys[heading.lower()] = cases[label]
    for label in CROSSES:
        name = _pair(HEADINGS[label].lower(), "library")
        keys[name] = _pair(cases[label], cases["library"])
    # the published names are lower-case and without a module
    reproduced = outcomes[outcomes["version"] == "reproduced"].drop_duplicates("case")
    expected = reproduced.set_index("case")["expected_exception"]
    expected = expected.str.lower().str.rsplit(".", n=1).str[-1]
    keys["exception"] = cases["case"].map(expected).fillna("")
    return keys


def _pair(row: Any, library: Any) -> Any:
    return row + " × " + library  # noqa: RUF001 - the sign of the cross tables


def _order(statistic: str, values: set[str]) -> list[str]:
    """The values in the order of the paper: label by label; exceptions by name."""
    labels = {heading.lower(): label for label, heading in HEADINGS.items()}
    if statistic in labels:
        return value_order(labels[statistic], values)
    if statistic in ("cases", "exception"):
        return sorted(values)
    row_label = labels[statistic.split(_pair("", ""))[0]]
    pairs = {value: tuple(value.split(_pair("", ""))) for value in values}
    rows = value_order(row_label, (row for row, _ in pairs.values()))
    libraries = value_order("library", (library for _, library in pairs.values()))
    return sorted(values, key=lambda v: (rows.index(pairs[v][0]), libraries.index(pairs[v][1])))


def _why(published: int, labelled: int, verified: int, whole: bool) -> str:
    """Where the difference comes from, in words."""
    reasons = []
    if labelled < published:
        how = "labelled otherwise" if whole else "not selected"
        reasons.append(f"{published - labelled} {how}")
    if labelled > published:
        reasons.append(f"{labelled - published} more than published")
    if verified < labelled:
        reasons.append(f"{labelled - verified} not verified")
    return ", ".join(reasons)
