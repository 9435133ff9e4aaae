"""The built-in cases are quick: read from the run records of the main job, where it was run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

from junobench.cases import FolderSource
from junobench.planning import VERSIONS

SOURCE = FolderSource(ROOT / "cases")
RUNS = ROOT / "results" / "kaggle-2024" / "runs"
DEEP_LEARNING = {"tensorflow", "keras", "torch", "torchvision"}  # whatever library the crash is in
SECONDS, DEEP_LEARNING_SECONDS = 5.0, 10.0  # of processor time in the cells, beyond imports


def record_of(case_id: str, version: str) -> dict[str, Any]:
    path: Path = RUNS / case_id / f"{version}.json"
    if not path.exists():
        pytest.skip("the main job was not run: there is no record")
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("case_id", SOURCE.case_ids())
def test_a_notebook_needs_little_processor_time_beyond_its_imports(case_id, version):
    record = record_of(case_id, version)
    if record["kernel_start"]["mode"] != "warm":
        pytest.skip("its imports were made in its cells")
    deep = DEEP_LEARNING.intersection(record["kernel_start"]["modules"])
    limit = DEEP_LEARNING_SECONDS if deep else SECONDS
    assert sum(cell["cpu_seconds"] or 0 for cell in record["cells"]) <= limit
