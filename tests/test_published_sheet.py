"""The published sheet, where it is at hand: its labels are those of the paper and of our labels file."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import published_layout as layout
import pytest
import yaml

from junobench.labels import VALUES
from junobench.published import PublishedSource, read_sheet

ROOT = Path(__file__).parent.parent
SHEET = ROOT.parent / "shared" / "data" / "junobench_benchmark_desc.xlsx"


@pytest.fixture(scope="module")
def labels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """All published cases, read through folders that hold no more than a name."""
    if not SHEET.exists():
        pytest.skip("the published sheet is not here")
    folder = tmp_path_factory.mktemp("published")
    (folder / layout.SHEET).symlink_to(SHEET)
    for case_id in read_sheet(SHEET):
        (folder / "benchmark" / case_id).mkdir(parents=True)
        (folder / "benchmark" / case_id / f"{case_id}.ipynb").touch()
    source = PublishedSource(folder)
    return {case_id: source.case(case_id) for case_id in source.case_ids()}


def test_the_published_sheet_has_111_cases_with_known_labels(labels):
    assert len(labels) == 111
    for case in labels.values():
        for label, value in case.labels._asdict().items():
            assert value in VALUES[label], (case.id, label)


def test_the_label_counts_of_the_published_sheet_are_those_of_the_paper(labels):
    paper = yaml.safe_load((ROOT / "reports" / "paper.yaml").read_text())
    for label in VALUES:
        counts = Counter(getattr(case.labels, label) for case in labels.values())
        assert counts == paper[label], label


def test_the_labels_of_the_published_sheet_are_those_of_the_labels_file(labels):
    with (ROOT / "reports" / "junobench_labels.tsv").open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file, delimiter="\t")]
    assert {row["case"] for row in rows} == {*labels}
    for row in rows:
        case = labels[row["case"]]
        cause = row["root_cause"].replace("library cause", "deprecated API")
        assert case.labels == (row["library"], cause, row["crash_type"], row["stage"])
        assert case.exception == row["exception"]
