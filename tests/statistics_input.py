"""Outcomes and cases as grading writes them, made from the published labels."""

import csv
from collections.abc import Collection

import pandas as pd

from junobench.outcomes import CASE_COLUMNS, OUTCOME_COLUMNS
from junobench.planning import VERSIONS
from junobench.statistics_names import REPORTS

THIRTEEN = (
    *("NBspecific_5", "NBspecific_10", "NBspecific_18", "pandas_10", "numpy_12", "sklearn_10"),
    *("matplotlib_5", "seaborn_2", "statsmodels_2", "lightgbm_1", "tensorflow_12", "torch_11"),
    "torchvision_1",
)
GOOD = dict(zip(VERSIONS, ("crashes-as-recorded", "reproduced", "fixed"), strict=True))


def graded(
    names: Collection[str] | None = None, verdicts: dict[tuple[str, str], str] | None = None
) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Outcomes and cases for the named published cases (all when None).

    Every run has the best verdict, except those given in verdicts by (case, version).
    """
    outcomes, cases = [], []
    for row in _published():
        if names is not None and row["case"] not in names:
            continue
        labels = {key: row[key] for key in ("library", "root_cause", "crash_type", "stage")}
        # the published sheet says 'library cause'
        labels["root_cause"] = labels["root_cause"].replace("library cause", "deprecated API")
        common = {"environment": "kaggle-2024", "case": row["case"], **labels}
        found = {v: (verdicts or {}).get((row["case"], v), GOOD[v]) for v in VERSIONS}
        verified = found["reproduced"] == "reproduced" and found["fixed"] == "fixed"
        cases.append(common | found | {"verified": str(verified).lower(), "reason": ""})
        outcomes += [_run(common, row, version, found[version]) for version in VERSIONS]
    return _frame(outcomes, OUTCOME_COLUMNS), _frame(cases, CASE_COLUMNS)


def _published() -> list[dict[str, str]]:
    with (REPORTS / "junobench_labels.tsv").open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t"))


def _run(common: dict[str, str], row: dict[str, str], version: str, verdict: str) -> dict[str, str]:
    crashed = verdict not in ("fixed", "check-failed", "no-crash", "runs-clean", "not-run")
    return common | {
        "version": version,
        "status": "cell-error" if crashed else "completed",
        "verdict": verdict,
        "exception": row["exception"] if crashed else "",
        "expected_exception": row["exception"].title().replace("error", "Error"),
        "message": "a_b & 5%\\n<x>" if crashed else "",
        "expected_message": "a_b & 6%\\n<x>",
        "message_match": "normalised" if crashed else "",
        "cell": "3" if crashed else "",
        "target_cell": "3",
        "seconds": "2.5",
        "peak_mb": "210",
    }


def _frame(rows: list[dict[str, str]], columns: tuple[str, ...]) -> pd.DataFrame:
    return pd.DataFrame(rows, columns=list(columns), dtype=str).fillna("")
