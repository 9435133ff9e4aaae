"""`junobench new`: a scaffold that is refused until it is filled in, and valid afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_cases import CASE

from junobench.authoring import formatted
from junobench.casefile import load_case_file
from junobench.cases import FolderSource
from junobench.errors import UserError
from junobench.labels import VALUES
from junobench.notebooks import read_notebook
from junobench.planning import VERSIONS
from junobench.scaffold import copy_case, make_scaffold


def fill(path: Path, values: dict[str, str]) -> None:
    """Write *values* into the empty strings of a scaffold's case.yaml, leaving its comments."""
    lines = path.read_text().splitlines()
    for position, line in enumerate(lines):
        name = line.strip().partition(":")[0]
        if '""' in line and name in values:
            lines[position] = line.replace('""', f'"{values[name]}"')
    path.write_text("\n".join(lines) + "\n")


VALUES_FILLED = {
    **CASE["labels"],
    **CASE["expect"],
    **CASE["provenance"],
    **{name: CASE[name] for name in ("title", "diagnosis", "fix")},
}


def test_a_scaffold_has_every_file_of_a_case(tmp_path):
    folder = make_scaffold(tmp_path, "pandas_16")
    names = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    notebooks = {f"{version}.ipynb" for version in VERSIONS}
    assert names == {"case.yaml", "check.py", "data/make_data.py", *notebooks}


def test_a_scaffold_is_refused_until_it_is_filled(tmp_path):
    path = make_scaffold(tmp_path, "pandas_16") / "case.yaml"
    with pytest.raises(UserError, match="title: "):
        load_case_file(path)


@pytest.mark.parametrize("left_out", sorted(VALUES_FILLED.keys() - {"message"}))
def test_a_scaffold_with_one_field_left_empty_is_refused_by_name(tmp_path, left_out):
    path = make_scaffold(tmp_path, "pandas_16") / "case.yaml"
    fill(path, {name: value for name, value in VALUES_FILLED.items() if name != left_out})
    with pytest.raises(UserError, match=rf"\b{left_out}: "):
        load_case_file(path)


def test_a_filled_scaffold_is_a_valid_case(tmp_path):
    path = make_scaffold(tmp_path, "pandas_16") / "case.yaml"
    fill(path, VALUES_FILLED)
    case = FolderSource(tmp_path).case("pandas_16")
    assert (case.id, case.labels.crash_type, case.exception) == (
        "pandas_16",
        "key error",
        "KeyError",
    )
    assert {*case.notebooks} == {*VERSIONS}


def test_the_check_of_a_scaffold_fails_until_it_is_written(tmp_path):
    check = (make_scaffold(tmp_path, "pandas_16") / "check.py").read_text()
    with pytest.raises(AssertionError, match="write the checks of pandas_16"):
        exec(compile(check, "check.py", "exec"), {})


def test_the_notebooks_of_a_scaffold_have_the_projects_form(tmp_path):
    folder = make_scaffold(tmp_path, "pandas_16")
    for version in VERSIONS:
        path = folder / f"{version}.ipynb"
        assert formatted(read_notebook(path)) == path.read_text("utf-8")


def test_every_label_value_is_offered(tmp_path):
    content = (make_scaffold(tmp_path, "pandas_16") / "case.yaml").read_text()
    assert all(value in content for values in VALUES.values() for value in values)


@pytest.mark.parametrize("name", ["pandas", "pandas 16", "../pandas_16", "16", "", "a/b_1"])
def test_a_name_that_is_no_case_name_makes_nothing(tmp_path, name):
    with pytest.raises(UserError, match="no case name"):
        make_scaffold(tmp_path, name)
    assert [*tmp_path.iterdir()] == []


def test_an_existing_case_is_never_overwritten(tmp_path):
    (tmp_path / "pandas_16").mkdir()
    with pytest.raises(UserError, match="exists already"):
        make_scaffold(tmp_path, "pandas_16")
    assert [*(tmp_path / "pandas_16").iterdir()] == []


def test_a_copied_case_is_a_case_of_its_own_name(tmp_path):
    folder = make_scaffold(tmp_path, "pandas_16")
    fill(folder / "case.yaml", VALUES_FILLED)
    (folder / "__pycache__").mkdir()
    copy_case(folder, tmp_path / "pandas_17")
    assert load_case_file(tmp_path / "pandas_17" / "case.yaml").id == "pandas_17"
    assert FolderSource(tmp_path).case_ids() == ["pandas_16", "pandas_17"]
    assert not (tmp_path / "pandas_17" / "__pycache__").exists()
