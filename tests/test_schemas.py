"""The schemas in schemas/ say the same as the code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from small_cases import case_fields

from junobench import schemas
from junobench.facts import STATUSES, Facts, Step, exception_of
from junobench.planning import VERSIONS
from junobench.records import FIELDS, make_record, missing_record

ROOT = Path(__file__).parent.parent


def schema(name: str) -> dict[str, Any]:
    return json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text())


def validate(name: str, value: Any) -> None:
    jsonschema.Draft202012Validator(schema(name)).validate(value)


def refused(name: str, value: Any) -> str:
    with pytest.raises(jsonschema.ValidationError) as error:
        validate(name, value)
    return error.value.message


@pytest.fixture
def record() -> dict[str, Any]:
    """The record of a run that crashed in its second cell."""
    facts = Facts([Step("c1", 0, "ok", 0.25, 0.2), Step("c2", 1, "error"), Step("c3", 2)])
    reply = {"ename": "KeyError", "evalue": "'x'", "traceback": ["\x1b[31mKeyError\x1b[0m"]}
    facts.exception = exception_of(reply, facts.steps[1])
    facts.ended("cell-error", "KeyError in cell c2")
    facts.kernel = {
        "exit_code": None,
        "signal": "SIGKILL",
        "killed_by_keeper": True,
        "out_of_memory": False,
        "peak_mb": 120.5,
        "cpu_seconds": 1.5,
    }
    environment = {"id": "tests", "kind": "venv", "lock_sha256": "0" * 64, "python": "3.11.7"}
    environment |= {"libraries": {"pandas": "2.1.4"}}
    made = make_record("pandas_1", "reproduced", environment, facts)
    return made | {"started": "2025-01-31T12:00:00+00:00", "notebook_sha256": "a" * 64}


@pytest.mark.parametrize("name", ["config", "case", "record"])
def test_a_schema_is_itself_valid(name):
    jsonschema.Draft202012Validator.check_schema(schema(name))


@pytest.mark.parametrize("name", schemas.texts())
def test_a_committed_schema_is_up_to_date(name):
    committed = (ROOT / "schemas" / name).read_text()
    assert committed == schemas.texts()[name], "run `python -m junobench.schemas`"


def test_schemas_are_written_to_a_folder(tmp_path):
    schemas.write_schemas(tmp_path)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == schemas.texts()


def test_the_projects_settings_fit_the_schema_and_wrong_ones_do_not():
    settings = yaml.safe_load((ROOT / "config.yaml").read_text())
    validate("config", settings)
    refused("config", settings | {"enviroments": ["x"]})
    refused("config", settings | {"environments": []})
    refused("config", settings | {"limits": {"cell_seconds": -1}})


def test_a_case_fits_the_schema_and_a_wrong_one_does_not():
    validate("case", case_fields("pandas_1"))
    refused("case", case_fields("pandas_1", labels__library="panda"))
    refused("case", case_fields("pandas_1", tittle="x"))
    refused("case", case_fields("pandas_1", fix=None))
    refused("case", case_fields("pandas_1", status="quarantined"))


def test_a_record_fits_the_schema(record):
    validate("record", record)
    assert "killed_by_keeper" not in record["kernel"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_missing_record_fits_the_schema(version):
    validate("record", missing_record("pandas_1", version, "tests", "why"))


@pytest.mark.parametrize("status", STATUSES)
def test_every_status_fits_the_schema(record, status):
    validate("record", record | {"status": status})


def test_the_schema_knows_the_statuses_versions_and_fields_of_the_code():
    known = schema("record")
    assert known["properties"]["status"]["enum"] == [*STATUSES]
    assert known["properties"]["version"]["enum"] == [*VERSIONS]
    assert {*known["properties"]} == {*known["required"]} == {*FIELDS}


def test_an_unknown_status_is_refused(record):
    assert "'passed' is not one of" in refused("record", record | {"status": "passed"})


@pytest.mark.parametrize("field", FIELDS)
def test_a_record_without_one_of_its_fields_is_refused(record, field):
    del record[field]
    assert f"{field!r} is a required property" in refused("record", record)


@pytest.mark.parametrize(
    "change",
    [
        {"verdict": "reproduced"},
        {"version": "other"},
        {"environment": {}},
        {"cells": [{"id": "c1"}]},
        {"exception": {"class": "KeyError"}},
        {"check": {"status": "skipped", "message": ""}},
        {"kernel": {"signal": 9}},
        {"output_bytes": -1},
        {"seconds": None},
        {"notebook_sha256": "abc"},
        {"started": "yesterday"},
    ],
)
def test_a_record_with_anything_else_is_refused(record, change):
    refused("record", record | change)
