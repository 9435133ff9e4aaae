"""A folder in the published layout is a source of cases, and nothing in it is ever modified."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import published_layout as layout
import pytest
from small_cases import write_case

from junobench.cases import Source
from junobench.cli import main
from junobench.errors import BadNotebook, UserError
from junobench.notebooks import read_notebook
from junobench.outcomes import case_row, expectation, grade_case
from junobench.planning import plan_notebook, target_of
from junobench.published import COLUMNS, PublishedSource, read_sheet
from junobench.selection import select
from junobench.sources import open_source
from junobench.workdir import make_working_copy

CASES = ("NBspecific_1", "pandas_2", "pandas_10", "tensorflow_1")


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A published folder with four small cases, the data of pandas_2 as loose files."""
    ours = tmp_path_factory.mktemp("cases")
    write_case(ours, "NBspecific_1", labels__library="none", labels__root_cause="NB specific")
    write_case(ours, "pandas_2", labels__root_cause="deprecated API")
    write_case(ours, "pandas_10")
    write_case(ours, "tensorflow_1", labels__library="tensorflow/keras")
    target = tmp_path_factory.mktemp("published")
    return layout.make_published_folder(target, CASES, loose=["pandas_2"], source=ours)


@pytest.fixture
def folder(made_once: Path, tmp_path: Path) -> Path:
    """A copy of that folder, to be changed by a test."""
    return Path(shutil.copytree(made_once, tmp_path / "published {1} ü"))


def planned(source: Source, case: str, version: str = "reproduced") -> list[str]:
    plan = plan_notebook(read_notebook(source.notebook(case, version)), version)
    return [step.id for step in plan.steps]


def sheet_rows(folder: Path, **changes: Any) -> list[dict[str, str]]:
    """Return the rows of the folder's sheet, changed."""
    return [row | changes for row in read_sheet(folder / layout.SHEET).values()]


def said(folder: Path, case: str = "pandas_10") -> str:
    """Return the one line with which a case of the folder is refused."""
    with pytest.raises(UserError) as error:
        open_source(folder).case(case)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_the_layout_is_recognised_and_its_cases_are_in_natural_order(folder):
    source = open_source(folder)
    assert isinstance(source, PublishedSource)
    assert source.case_ids() == [*CASES]


@pytest.mark.parametrize(
    "case, library",
    [("NBspecific_1", "none"), ("tensorflow_1", "tensorflow/keras"), ("pandas_10", "pandas")],
)
def test_the_library_comes_from_the_name(folder, case, library):
    assert open_source(folder).case(case).labels.library == library


def test_library_cause_is_shown_as_deprecated_api(folder):
    assert read_sheet(folder / layout.SHEET)["pandas_2"]["label_root_cause"] == "library cause"
    assert open_source(folder).case("pandas_2").labels.root_cause == "deprecated API"


def test_a_case_has_its_labels_and_its_lower_case_exception(folder):
    case = open_source(folder).case("pandas_10")
    assert case.labels == ("pandas", "API misuse", "key error", "training")
    assert (case.exception, case.message) == ("keyerror", "'x'")
    assert {*case.notebooks} == {"original", "reproduced", "fixed"}
    assert (case.check, case.has_checks) == (None, False)


def test_cases_are_selected_as_our_own(folder):
    source = open_source(folder)
    assert select(source, "library=pandas") == ["pandas_2", "pandas_10"]
    assert select(source, "root_cause=deprecated API") == ["pandas_2"]


def test_other_notebooks_are_neither_versions_nor_data(folder, tmp_path):
    other = layout.add_other_notebook(folder, "pandas_2")
    case = open_source(folder).case("pandas_2")
    assert other not in case.notebooks.values()
    assert [path.name for path in case.working_files] == ["letters.csv"]
    working = make_working_copy(case, tmp_path / "scratch")
    assert not [*working.glob("*.ipynb")]


def test_a_folder_without_a_notebook_of_its_name_is_no_case(folder):
    (folder / "benchmark" / "notes").mkdir()
    (folder / "benchmark" / "README.md").write_text("")
    assert open_source(folder).case_ids() == [*CASES]


def test_a_missing_version_is_not_run_with_the_reason(folder, tmp_path):
    layout.remove_version(folder, "pandas_10", "fixed")
    source = open_source(folder)
    assert source.case_ids() == [*CASES]
    rows = grade_case(source.case("pandas_10"), tmp_path / "runs", "tests")
    assert (rows[2]["verdict"], rows[2]["reason"]) == (
        "not-run",
        "the source has no fixed notebook",
    )
    assert case_row(rows)["verified"] == "false"


def test_an_lfs_pointer_in_place_of_a_notebook_is_told(folder):
    layout.lfs_pointer(folder, "pandas_10", "reproduced")
    source = open_source(folder)
    with pytest.raises(BadNotebook, match="git lfs pull"):
        read_notebook(source.notebook("pandas_10", "reproduced"))
    assert expectation(source.case("pandas_10"), "fixed").target is None


def test_cells_that_were_never_run_do_not_run(folder):
    source = open_source(folder)
    before = planned(source, "pandas_10")
    layout.add_cells_never_run(folder, "pandas_10")
    assert before == ["cell-1", "cell-2"]
    assert planned(source, "pandas_10") == ["cell-2", "cell-3"]


def test_counts_out_of_order_decide_the_order(folder):
    layout.out_of_order(folder, "pandas_10")
    source = open_source(folder)
    assert planned(source, "pandas_10") == ["cell-2", "cell-1"]
    assert target_of(read_notebook(source.notebook("pandas_10", "reproduced"))).index == 0


def test_the_reexecution_marker_counts(folder):
    layout.mark_for_reexecution(folder, "pandas_10")
    assert planned(open_source(folder), "pandas_10") == ["cell-1", "cell-1", "cell-2"]


def test_data_lie_where_published_and_kaggle_paths_work_too(folder, tmp_path):
    source = open_source(folder)
    in_folder = make_working_copy(source.case("pandas_10"), tmp_path / "a")
    loose = make_working_copy(source.case("pandas_2"), tmp_path / "b")
    assert (in_folder / "data" / "letters.csv").read_text() == "letter\na\n"
    assert (loose / "letters.csv").read_text() == "letter\na\n"
    for working in (in_folder, loose):
        assert (working / "../input/letters/letters.csv").read_text() == "letter\na\n"


def test_reading_planning_and_copying_change_nothing_in_the_folder(folder, tmp_path, capsys):
    layout.lfs_pointer(folder, "NBspecific_1", "reproduced")
    layout.out_of_order(folder, "pandas_10")
    before = layout.digest(folder)
    source = open_source(folder)
    for number, case_id in enumerate(source.case_ids()):
        case = source.case(case_id)
        assert main(["show", case_id, "--source", str(folder)]) == 0
        main(["plan", case_id, "--source", str(folder)])
        working = make_working_copy(case, tmp_path / f"scratch{number}")
        for path in working.rglob("*.csv"):
            path.write_text("changed")
        (working.parent / "input" / "letters" / "letters.csv").write_text("changed")
        grade_case(case, tmp_path / "runs", "tests")
    assert layout.digest(folder) == before


def test_a_working_copy_shares_no_file_with_the_folder(folder, tmp_path):
    working = make_working_copy(open_source(folder).case("pandas_10"), tmp_path / "scratch")
    ours = {path.stat().st_ino for path in folder.rglob("*")}
    copies = [path for path in working.parent.rglob("*") if path.is_file()]
    assert copies
    assert not ours & {path.stat().st_ino for path in copies}
    assert not [path for path in copies if folder in path.resolve().parents]


def test_a_missing_sheet_is_told(folder):
    (folder / layout.SHEET).unlink()
    assert layout.SHEET in said(folder)
    assert "does not exist" in said(folder)


def test_the_sheet_may_have_a_longer_name(folder):
    (folder / layout.SHEET).rename(folder / f"junobench_{layout.SHEET}")
    assert open_source(folder).case("pandas_10").exception == "keyerror"


@pytest.mark.parametrize("column", COLUMNS)
def test_a_missing_column_is_told(folder, column):
    columns = [name for name in layout.COLUMNS if name != column]
    layout.write_sheet(folder, sheet_rows(folder), columns)
    assert said(folder).endswith(f"there is no column {column}")


def test_columns_may_come_in_any_order(folder):
    layout.write_sheet(folder, sheet_rows(folder), [*layout.COLUMNS][::-1])
    assert open_source(folder).case("pandas_10").message == "'x'"


def test_a_missing_row_is_told(folder):
    rows = [row for row in sheet_rows(folder) if row["nb_name"] != "pandas_10"]
    layout.write_sheet(folder, rows)
    assert said(folder).endswith("there is no row for pandas_10")
    assert open_source(folder).case("pandas_2").id == "pandas_2"


@pytest.mark.parametrize("raw", [b"", b"nb_name,ename\n", layout.LFS_POINTER.encode()])
def test_a_sheet_that_is_no_spreadsheet_is_told(folder, raw):
    (folder / layout.SHEET).write_bytes(raw)
    assert "not a readable .xlsx file" in said(folder)


def test_an_empty_sheet_is_told(folder):
    layout.write_sheet(folder, [], [])
    assert "there is no column nb_name" in said(folder)


@pytest.mark.parametrize(
    "column, label",
    [
        ("label_root_cause", "root cause"),
        ("label_refined_exp_type", "crash type"),
        ("label_ML_pipeline", "stage"),
    ],
)
def test_a_label_that_no_table_would_count_is_told(folder, column, label):
    layout.write_sheet(folder, sheet_rows(folder, **{column: "trainning"}))
    assert f"pandas_10: 'trainning' is no known {label}: " in said(folder)


def test_a_name_with_its_extension_and_spaces_is_understood(folder):
    rows = sheet_rows(folder)
    for row in rows:
        row |= {"nb_name": f" {row['nb_name']}.ipynb ", "label_ML_pipeline": " training "}
    layout.write_sheet(folder, rows)
    assert open_source(folder).case("pandas_10").labels.stage == "training"


def test_a_message_of_any_kind_comes_back_as_text(folder):
    for message in ("=1+1", "0", "größer: '\n'"):
        layout.write_sheet(folder, sheet_rows(folder, evalue=message))
        assert open_source(folder).case("pandas_10").message == message


def test_our_own_cases_can_be_published(tmp_path):
    folder = layout.make_published_folder(tmp_path / "p", ["pandas_10"])
    case = open_source(folder).case("pandas_10")
    assert case.exception == "valueerror"
    assert "data/apps.csv" in case.notebooks["fixed"].read_text("utf-8")
    assert "../input/" in case.notebooks["original"].read_text("utf-8")
