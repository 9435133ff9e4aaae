"""Run records: written whole, read back, and one that is absent or damaged is known as such."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from junobench.facts import Facts, Step
from junobench.grading import Expectation, grade
from junobench.records import FIELDS, make_record, missing_record, read_record, write_record


@pytest.fixture
def record() -> dict[str, Any]:
    """The record of a fixed version that ran well."""
    facts = Facts([Step("c1", 0, "ok", 0.1)])
    facts.ended("completed", "größer als \u2018x\u2019 \u2028")
    facts.check = {"status": "passed", "message": ""}
    return make_record("pandas_1", "fixed", {"id": "tests"}, facts)


def read(path: Path) -> dict[str, Any]:
    return read_record(path, "pandas_1", "fixed", "tests")


def reason_not_run(path: Path) -> str:
    """Return why the record in *path* counts as missing."""
    record = read(path)
    assert (record["case"], record["version"], record["status"]) == ("pandas_1", "fixed", "missing")
    assert record["environment"] == {"id": "tests"}
    graded = grade(record, Expectation("KeyError", "'x'"))
    assert graded.verdict == "not-run"
    assert "\n" not in graded.reason
    return graded.reason


def test_a_record_is_read_as_it_was_written(record, tmp_path):
    write_record(tmp_path / "new" / "fixed.json", record)
    assert read(tmp_path / "new" / "fixed.json") == record
    assert json.loads((tmp_path / "new" / "fixed.json").read_text("utf-8")) == record


def test_a_missing_record_is_not_run(tmp_path):
    assert reason_not_run(tmp_path / "none.json") == "there is no run record"


@pytest.mark.parametrize("raw", [b"", b'{"case": "pan', b"\xff\xfe\xfa", b"[1, 2]", b"null", b"{}"])
def test_a_damaged_record_is_not_run_and_the_reason_says_so(tmp_path, raw):
    (tmp_path / "fixed.json").write_bytes(raw)
    assert reason_not_run(tmp_path / "fixed.json").startswith("the run record ")


@pytest.mark.parametrize("field", FIELDS)
def test_a_record_without_one_of_its_fields_is_damaged(record, tmp_path, field):
    del record[field]
    write_record(tmp_path / "fixed.json", record)
    assert reason_not_run(tmp_path / "fixed.json") == f"the run record lacks {field!r}"


@pytest.mark.parametrize(
    "field, value", [("status", "passed"), ("version", "reproduced"), ("case", "b_2")]
)
def test_a_record_of_another_run_or_status_is_not_taken_for_this_one(
    record, tmp_path, field, value
):
    write_record(tmp_path / "fixed.json", record | {field: value})
    assert f"{field} is {value!r}" in reason_not_run(tmp_path / "fixed.json")


def test_a_record_has_exactly_the_fields_of_a_record(record):
    assert {*record} == {*FIELDS} == {*missing_record("a_1", "fixed", "tests", "why")}


def test_the_runners_own_way_to_end_a_kernel_is_no_signal_of_the_run():
    facts = Facts()
    facts.kernel = {"signal": "SIGKILL", "killed_by_keeper": True, "exit_code": None}
    assert make_record("a_1", "fixed", {"id": "x"}, facts)["kernel"]["signal"] is None
    facts.kernel |= {"memory_exceeded": True}
    assert make_record("a_1", "fixed", {"id": "x"}, facts)["kernel"]["signal"] == "SIGKILL"
