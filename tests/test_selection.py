"""Cases are selected by name, pattern and label; a wrong item gets the nearest right one."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_cases import write_case

from junobench.cases import FolderSource
from junobench.errors import UserError
from junobench.selection import as_items, find_case, select

QUARANTINE = {"state": "quarantined", "reason": "flaky", "date": "2025-01-31"}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> FolderSource:
    cases = tmp_path_factory.mktemp("cases")
    write_case(cases, "pandas_1")
    write_case(cases, "pandas_2", labels__stage="evaluation/prediction")
    write_case(cases, "pandas_10", status=QUARANTINE)
    write_case(cases, "NBspecific_1", labels__library="none", labels__root_cause="NB specific")
    write_case(cases, "torch_1", labels__library="torch")
    return FolderSource(cases)


def refused(source: FolderSource, selection: str) -> str:
    with pytest.raises(UserError) as error:
        select(source, selection)
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize(
    "selection, chosen",
    [
        ("all", ["NBspecific_1", "pandas_1", "pandas_2", "torch_1"]),
        ("", ["NBspecific_1", "pandas_1", "pandas_2", "torch_1"]),
        ("pandas_2, NBspecific_1", ["NBspecific_1", "pandas_2"]),
        (["pandas_2", "NBspecific_1"], ["NBspecific_1", "pandas_2"]),
        ("pandas_*", ["pandas_1", "pandas_2"]),
        ("*_[2-9]", ["pandas_2"]),
        ("pandas_1, pandas_*", ["pandas_1", "pandas_2"]),
        ("library=torch", ["torch_1"]),
        ("library = torch", ["torch_1"]),
        ("library=torch,library=none", ["NBspecific_1", "torch_1"]),
        ("library=pandas,stage=training", ["pandas_1"]),
        ("root-cause=NB specific", ["NBspecific_1"]),
        ("root_cause=NB specific", ["NBspecific_1"]),
        ("pandas_*,stage=evaluation/prediction", ["pandas_2"]),
        ("torch_1,library=pandas", []),
    ],
)
def test_items_choose_cases_in_the_order_of_the_source(source, selection, chosen):
    assert select(source, selection) == chosen


def test_a_quarantined_case_is_left_out_unless_wanted_or_named_in_full(source):
    assert "pandas_10" not in select(source, "pandas_*")
    assert "pandas_10" not in select(source, "library=pandas")
    assert select(source, "pandas_*", quarantined=True)[-1] == "pandas_10"
    assert select(source, "pandas_10") == ["pandas_10"]
    assert select(source, "pandas_10,stage=training") == ["pandas_10"]


def test_names_alone_read_no_case(tmp_path):
    write_case(tmp_path, "pandas_1")
    write_case(tmp_path, "pandas_2", title="")
    assert select(FolderSource(tmp_path), "pandas_1") == ["pandas_1"]


@pytest.mark.parametrize(
    "wrong, near",
    [("pandas_1O", "pandas_1"), ("panda_2", "pandas_2"), ("nbspecific_1", "NBspecific_1")],
)
def test_a_wrong_name_gets_the_nearest_right_one(source, wrong, near):
    said = refused(source, f"torch_1,{wrong}")
    assert said.startswith(f"there is no case {wrong!r}")
    assert said.endswith(f"; did you mean {near}?")
    with pytest.raises(UserError, match=f"did you mean {near}"):
        find_case(source, wrong)


def test_a_name_near_to_nothing_gets_no_guess(source):
    assert "did you mean" not in refused(source, "zzz")


def test_a_pattern_that_fits_nothing_is_told(source):
    assert refused(source, "keras_*").startswith("no case fits the pattern 'keras_*'")


@pytest.mark.parametrize(
    "wrong, right",
    [
        ("libary=torch", "did you mean library=torch?"),
        ("library=pytorch", "did you mean library=torch?"),
        ("stage=trainning", "did you mean stage=training?"),
        ("zzz=1", "known: library, root_cause, crash_type, stage"),
    ],
)
def test_a_wrong_label_or_value_gets_the_right_one(source, wrong, right):
    assert right in refused(source, wrong)


def test_a_value_that_no_case_has_selects_nothing(source):
    assert select(source, "library=lightgbm") == []


def test_a_string_is_split_at_commas_and_a_list_is_not():
    assert as_items(" a ,b,, c") == ["a", "b", "c"]
    assert as_items(["a,b", " c "]) == ["a,b", "c"]


def test_names_in_a_string_may_have_blanks_between_them_and_label_values_keep_theirs():
    assert as_items("a b,c_*") == ["a", "b", "c_*"]
    assert as_items("root_cause=API misuse, a") == ["root_cause=API misuse", "a"]


def test_find_case_finds_a_quarantined_case(source: FolderSource, tmp_path: Path):
    case = find_case(source, "pandas_10")
    assert (case.id, case.active, case.quarantined) == ("pandas_10", False, "flaky")
