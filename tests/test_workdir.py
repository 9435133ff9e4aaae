"""The working copy: fresh for every run, in Kaggle's layout, with no way back to the case."""

from __future__ import annotations

import stat
from dataclasses import replace
from pathlib import Path

import pytest
from small_cases import write_case

from junobench.cases import Case, FolderSource
from junobench.workdir import make_working_copy


@pytest.fixture
def case(tmp_path: Path) -> Case:
    """A built-in case: one data set of a file and a folder."""
    folder = write_case(tmp_path / "cases", "pandas_1")
    (folder / "data" / "letters" / "more {x} ü").mkdir()
    (folder / "data" / "letters" / "more {x} ü" / "b.txt").write_text("b")
    (folder / "data" / "make_data.py").write_text("")
    return FolderSource(tmp_path / "cases").case("pandas_1")


@pytest.fixture
def published(tmp_path: Path) -> Case:
    """A published case: a data folder and a loose file beside the notebooks."""
    folder = tmp_path / "benchmark" / "pandas_1"
    (folder / "data_small").mkdir(parents=True)
    (folder / "data_small" / "a.csv").write_text("a")
    (folder / "loose.csv").write_text("loose")
    case = FolderSource(write_case(tmp_path / "cases", "pandas_1").parent).case("pandas_1")
    files = [folder / "data_small", folder / "loose.csv"]
    links = {"letters-of-all": ["data_small", "loose.csv"], "data_small": ["data_small"]}
    return replace(case, folder=folder, data_sets={}, working_files=files, input_links=links)


def files_below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


def test_the_layout_is_kaggles(case, tmp_path):
    working = make_working_copy(case, tmp_path / "run")
    assert working == tmp_path / "run" / "kaggle" / "working"
    assert files_below(tmp_path / "run") == {
        "kaggle/input/letters/letters.csv",
        "kaggle/input/letters/more {x} ü/b.txt",
    }
    assert (working / "../input/letters/letters.csv").read_text() == "letter\na\n"


def test_the_working_folder_starts_without_what_belongs_to_the_case(case, tmp_path):
    assert [*make_working_copy(case, tmp_path / "run").iterdir()] == []


def test_a_case_without_data_has_an_empty_input(case, tmp_path):
    working = make_working_copy(replace(case, data_sets={}), tmp_path / "run")
    assert [*(working.parent / "input").iterdir()] == []


def test_two_runs_of_a_case_share_nothing(case, tmp_path):
    one = make_working_copy(case, tmp_path / "one").parent / "input" / "letters" / "letters.csv"
    two = make_working_copy(case, tmp_path / "two").parent / "input" / "letters" / "letters.csv"
    one.write_text("changed")
    assert two.read_text() == "letter\na\n"


def test_what_a_notebook_writes_changes_or_deletes_does_not_reach_the_case(case, tmp_path):
    before = files_below(case.folder)
    copy = make_working_copy(case, tmp_path / "run").parent / "input" / "letters"
    (copy / "letters.csv").write_text("changed")
    (copy / "new.csv").write_text("new")
    (copy / "more {x} ü" / "b.txt").unlink()
    assert files_below(case.folder) == before
    assert (case.folder / "data" / "letters" / "letters.csv").read_text() == "letter\na\n"


def test_links_in_the_source_are_copied_as_what_they_point_to(case, tmp_path):
    outside = tmp_path / "outside"
    (outside / "folder").mkdir(parents=True)
    (outside / "big.csv").write_text("big")
    (outside / "folder" / "in.csv").write_text("in")
    data = case.folder / "data" / "letters"
    (data / "file-link.csv").symlink_to(outside / "big.csv")
    (data / "more {x} ü" / "folder-link").symlink_to(outside / "folder")
    case = FolderSource(case.folder.parent).case("pandas_1")
    copy = make_working_copy(case, tmp_path / "run").parent / "input" / "letters"
    assert not [path for path in copy.rglob("*") if path.is_symlink()]
    (copy / "file-link.csv").write_text("changed")
    (copy / "more {x} ü" / "folder-link" / "in.csv").write_text("changed")
    assert (outside / "big.csv").read_text() == "big"
    assert (outside / "folder" / "in.csv").read_text() == "in"


def test_a_link_to_nothing_is_left_out(case, tmp_path):
    data = case.folder / "data" / "letters"
    (data / "gone.csv").symlink_to(tmp_path / "gone.csv")
    (data / "more {x} ü" / "gone.csv").symlink_to(tmp_path / "gone.csv")
    case = FolderSource(case.folder.parent).case("pandas_1")
    make_working_copy(case, tmp_path / "run")
    assert not [name for name in files_below(tmp_path / "run") if "gone" in name]


def test_read_only_data_become_writable(case, tmp_path):
    data = case.folder / "data" / "letters"
    inner = data / "more {x} ü"
    try:
        for path, mode in ((data / "letters.csv", 0o444), (inner / "b.txt", 0o444), (inner, 0o555)):
            path.chmod(mode)
        make_working_copy(case, tmp_path / "run")
    finally:
        inner.chmod(0o755)
    copies = [*(tmp_path / "run" / "kaggle").rglob("*")]
    assert all(path.stat().st_mode & stat.S_IWUSR for path in copies)


def test_a_published_case_has_its_files_beside_the_notebook(published, tmp_path):
    working = make_working_copy(published, tmp_path / "run")
    assert files_below(working) == {"data_small/a.csv", "loose.csv"}


def test_a_published_case_has_its_files_below_input_by_every_name(published, tmp_path):
    working = make_working_copy(published, tmp_path / "run")
    assert files_below(working.parent / "input") == {
        "letters-of-all/a.csv",
        "letters-of-all/loose.csv",
        "data_small/a.csv",
    }
    assert (working / "../input/letters-of-all/a.csv").read_text() == "a"


def test_the_links_below_input_stay_inside_the_copy(published, tmp_path):
    working = make_working_copy(published, tmp_path / "run")
    links = [path for path in working.parent.rglob("*") if path.is_symlink()]
    assert links
    assert all(tmp_path / "run" in link.resolve().parents for link in links)
    (working / "../input/letters-of-all/loose.csv").write_text("changed")
    assert (working / "loose.csv").read_text() == "changed"
    assert (published.folder / "loose.csv").read_text() == "loose"
