"""case.yaml is validated; what is wrong is told with the file and the field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from small_cases import case_fields, write_case

from junobench.casefile import load_case_file
from junobench.cases import FolderSource
from junobench.errors import UserError


def written(tmp_path: Path, content: Any) -> Path:
    path = tmp_path / "pandas_1" / "case.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(content if isinstance(content, str) else yaml.safe_dump(content))
    return path


def problem(tmp_path: Path, content: Any = None, **changes: Any) -> str:
    """Return what is said of an invalid file, without the path it must begin with."""
    path = written(tmp_path, case_fields("pandas_1", **changes) if content is None else content)
    with pytest.raises(UserError) as error:
        load_case_file(path)
    text = str(error.value)
    assert text.startswith(f"{path}:")
    assert "\n" not in text
    return text.removeprefix(f"{path}:").strip()


def test_a_valid_file_is_read(tmp_path):
    case = load_case_file(written(tmp_path, case_fields("pandas_1", limits__cell_seconds=5)))
    assert (case.id, case.labels.stage, case.limits.cell_seconds) == ("pandas_1", "training", 5)
    assert case.status == "active"


@pytest.mark.parametrize(
    "field", ["title", "labels", "expect", "diagnosis", "fix", "provenance", "id"]
)
def test_a_missing_field_is_named(tmp_path, field):
    assert problem(tmp_path, **{field: None}) == f"{field}: is missing"


@pytest.mark.parametrize("field", ["labels__stage", "expect__exception", "provenance__data"])
def test_a_missing_inner_field_is_named_with_its_place(tmp_path, field):
    assert problem(tmp_path, **{field: None}) == f"{field.replace('__', '.')}: is missing"


@pytest.mark.parametrize("field", ["tittle", "labels__libary", "limits__seconds"])
def test_an_unknown_field_is_named(tmp_path, field):
    named = field.replace("__", ".")
    assert problem(tmp_path, **{field: "x"}) == f"{named}: there is no such field"


@pytest.mark.parametrize(
    "label, value, near",
    [
        ("library", "panda", "pandas"),
        ("root_cause", "data confusions", "data confusion"),
        ("root_cause", "API-misuse", "API misuse"),
        ("crash_type", "KeyError", "key error"),
        ("stage", "traning", "training"),
    ],
)
def test_an_unknown_label_gets_the_nearest_value(tmp_path, label, value, near):
    said = problem(tmp_path, **{f"labels__{label}": value})
    assert said == f"labels.{label}: {value!r} is no known value; did you mean {near!r}?"


def test_a_label_near_to_nothing_gets_all_values(tmp_path):
    said = problem(tmp_path, labels__stage="zzz")
    assert said.startswith("labels.stage: ")
    assert "data preparation, evaluation/prediction" in said


def test_the_id_must_equal_the_folder_name(tmp_path):
    said = problem(tmp_path, case_fields("pandas_2"))
    assert said == "id: is 'pandas_2', but the folder is named 'pandas_1'"


@pytest.mark.parametrize("bad", ["pandas", "pandas 1", "../pandas_1", "1_pandas", ""])
def test_an_id_that_could_not_be_a_case_name_is_refused(tmp_path, bad):
    assert problem(tmp_path, id=bad).startswith("id: ")


@pytest.mark.parametrize(
    "field, value",
    [
        ("title", ""),
        ("expect__exception", ""),
        ("expect__message", 5),
        ("needs__memory_mb", -1),
        ("needs__packages", "pandas"),
        ("limits__cell_seconds", 0),
        ("session__original", [1]),
        ("labels", "pandas"),
    ],
)
def test_a_value_that_is_not_possible_is_told_with_its_field(tmp_path, field, value):
    assert problem(tmp_path, **{field: value}).startswith(field.replace("__", "."))


def test_quarantine_needs_a_reason_and_a_date(tmp_path):
    quarantine = {"state": "quarantined", "reason": "flaky", "date": "2025-01-31"}
    case = load_case_file(written(tmp_path, case_fields("pandas_1", status=quarantine)))
    assert case.status.reason == "flaky"
    del quarantine["date"]
    assert problem(tmp_path, status=quarantine) == "status.date: is missing"
    quarantine |= {"date": "soon"}
    assert problem(tmp_path, status=quarantine).startswith("status.date: ")


@pytest.mark.parametrize("status", ["quarantined", "Active", 5, []])
def test_an_unknown_status_shows_the_two_possible_ones(tmp_path, status):
    said = problem(tmp_path, status=status)
    assert said.startswith("status: must be `active`, or {state: quarantined")


@pytest.mark.parametrize("content", ["", "- a\n- b\n", "just text\n"])
def test_a_file_that_is_no_mapping_is_refused(tmp_path, content):
    assert "not a mapping of fields" in problem(tmp_path, content)


def test_a_yaml_mistake_is_told_with_its_line(tmp_path):
    said = problem(tmp_path, "id: pandas_1\ntitle: a: b\n")
    assert said.startswith("line 2: not valid YAML")


def test_a_wrong_encoding_is_told(tmp_path):
    path = written(tmp_path, "")
    path.write_bytes("title: Größe".encode("latin-1"))
    with pytest.raises(UserError, match="not valid YAML"):
        load_case_file(path)


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(UserError, match="there is no such file"):
        load_case_file(tmp_path / "pandas_1" / "case.yaml")


def test_a_case_folder_is_read_with_its_files(tmp_path):
    folder = write_case(tmp_path, "pandas_1", needs__memory_mb=512)
    case = FolderSource(tmp_path).case("pandas_1")
    assert {*case.notebooks} == {"original", "reproduced", "fixed"}
    assert case.check == folder / "check.py"
    assert case.data_sets == {"letters": [folder / "data" / "letters" / "letters.csv"]}
    assert case.limits == {"memory_mb": 512}


def test_a_version_without_a_file_and_a_case_without_a_check_are_told_apart(tmp_path):
    folder = write_case(tmp_path, "pandas_1")
    (folder / "fixed.ipynb").unlink()
    (folder / "check.py").unlink()
    case = FolderSource(tmp_path).case("pandas_1")
    assert {*case.notebooks} == {"original", "reproduced"}
    assert case.check is None
    assert case.has_checks, "a built-in case is expected to have one"


def test_cases_are_listed_in_their_natural_order(tmp_path):
    for case_id in ("pandas_10", "pandas_2", "NBspecific_1", "pandas_1"):
        write_case(tmp_path, case_id)
    (tmp_path / "no_case").mkdir()
    assert FolderSource(tmp_path).case_ids() == [
        "NBspecific_1",
        "pandas_1",
        "pandas_2",
        "pandas_10",
    ]
