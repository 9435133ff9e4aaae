"""Names, titles and captions of the tables and figures.

Plain data without heavy imports: the Snakefile lists its outputs from here. The caption of a table
or figure is the text of reports/table_<name>.rst or reports/figure_<name>.rst, which Snakemake's
report shows too, so that there is one text only.
"""

from collections.abc import Iterable
from pathlib import Path

from junobench.errors import UserError
from junobench.labels import LIBRARY_GROUPS, VALUES

REPORTS = Path(__file__).resolve().parent.parent / "reports"

TABLE_TITLES = {
    "outcomes": "Outcome of every run",
    "cases": "Verified cases",
    "library": "Cases by library",
    "root_cause": "Cases by root cause",
    "crash_type": "Cases by crash type",
    "stage": "Cases by stage",
    "root_cause_by_library": "Root causes by library",
    "stage_by_library": "Stages by library",
    "run_all": "Does Run all reproduce the crash?",
    "message_match": "Error messages against the recorded ones",
    "run_times": "Run times and memory",
    "comparison": "Comparison with the published figures",
}
FIGURE_TITLES = {
    "libraries": "Cases by library",
    "root_causes": "Cases by root cause and library",
    "crash_types": "Cases by crash type",
    "stages": "Cases by stage and library",
    "outcome_matrix": "Verdict of every case and version",
}
TABLES = tuple(TABLE_TITLES)
FIGURES = tuple(FIGURE_TITLES)
TABLE_FORMATS = ("tsv", "md", "tex", "html")
FIGURE_FORMATS = ("svg", "png", "pdf")


def caption(kind: str, name: str, reports: Path = REPORTS) -> str:
    """The caption of a table or figure, as one line of reStructuredText.

    kind is 'table' or 'figure', name one of TABLES or FIGURES.
    Raises UserError when the caption file is missing.
    """
    path = reports / f"{kind}_{name}.rst"
    try:
        return " ".join(path.read_text(encoding="utf-8").split())
    except FileNotFoundError:
        raise UserError(f"No caption for the {kind} '{name}': {path} is missing.") from None


def value_order(label: str, present: Iterable[str]) -> list[str]:
    """The values of a label that are present, in the order of the paper; unknown values after them.

    label is a key of labels.VALUES. Unknown values (of another benchmark) are sorted by name.
    """
    values = set(present)
    known = [value for value in VALUES[label] if value in values]
    return known + sorted(values.difference(known))


def library_group(library: str) -> str:
    """The group in which the paper draws a library; an unknown library is a group of its own."""
    return LIBRARY_GROUPS.get(library, library)
