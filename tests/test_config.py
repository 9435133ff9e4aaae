"""Wrong settings are told, with the corrected line, before anything runs."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import yaml

from junobench.config import LimitSettings, load_config
from junobench.errors import UserError
from junobench.limits import Limits

ROOT = Path(__file__).parent.parent


def problem(settings: Any) -> str:
    with pytest.raises(UserError) as error:
        load_config(settings)
    text = str(error.value)
    assert text.startswith("config: ")
    assert "\n" not in text
    return text


def corrected(settings: Any) -> Any:
    """Return the corrected line of the message as settings; it must itself be valid."""
    line = problem(settings).split("write `")[1].removesuffix("`")
    fixed = yaml.safe_load(line)
    load_config(fixed)
    return fixed


def test_the_projects_own_settings_are_valid_and_are_the_defaults():
    settings = yaml.safe_load((ROOT / "config.yaml").read_text())
    assert load_config(settings) == load_config({})


def test_the_default_limits_are_those_of_the_runner():
    assert LimitSettings().model_dump() == asdict(Limits())


@pytest.mark.parametrize(
    "wrong, right",
    [
        ({"enviroments": ["slim"]}, {"environments": ["slim"]}),
        ({"case": "pandas_*"}, {"cases": "pandas_*"}),
        ({"sources": "builtin"}, {"source": "builtin"}),
        ({"result": "out"}, {"results": "out"}),
        ({"limit": {"cell_seconds": 5}}, {"limits": {"cell_seconds": 5}}),
    ],
)
def test_a_misspelt_setting_is_shown_as_it_should_be(wrong, right):
    assert "there is no setting" in problem(wrong)
    assert corrected(wrong) == right


@pytest.mark.parametrize(
    "wrong, right",
    [("cell_second", "cell_seconds"), ("memory", "memory_mb"), ("ouput_kb", "output_kb")],
)
def test_a_misspelt_limit_is_shown_as_it_should_be(wrong, right):
    assert f"there is no setting limits.{wrong}" in problem({"limits": {wrong: 900}})
    assert corrected({"limits": {wrong: 900}}) == {"limits": {right: 900}}


@pytest.mark.parametrize("name", LimitSettings.model_fields)
def test_a_limit_at_the_top_level_is_moved_to_the_limits(name):
    assert "belongs to the limits" in problem({name: 900})
    assert corrected({name: 900}) == {"limits": {name: 900}}


@pytest.mark.parametrize(
    "wrong, right",
    [
        ({"source": 3}, {"source": "builtin"}),
        ({"cases": 5}, {"cases": "all"}),
        ({"cases": [5]}, {"cases": "all"}),
        ({"results": ""}, {"results": "results"}),
        ({"environments": 5}, {"environments": ["kaggle-2024"]}),
        ({"environments": [5]}, {"environments": ["kaggle-2024"]}),
        ({"environments": []}, {"environments": ["kaggle-2024"]}),
        ({"environments": " , "}, {"environments": ["kaggle-2024"]}),
        ({"limits": 300}, {"limits": {"cell_seconds": 300}}),
        ({"limits": None}, {"limits": {"cell_seconds": 300}}),
        ({"limits": {"cell_seconds": "soon"}}, {"limits": {"cell_seconds": 300}}),
        ({"limits": {"cell_seconds": -1}}, {"limits": {"cell_seconds": 300}}),
        ({"limits": {"notebook_seconds": 0}}, {"limits": {"notebook_seconds": 900}}),
        ({"limits": {"memory_mb": 10}}, {"limits": {"memory_mb": 8192}}),
    ],
)
def test_a_value_that_is_not_possible_is_told_with_a_line_that_is(wrong, right):
    assert corrected(wrong) == right
    assert "is not possible" in problem(wrong)
    assert next(iter(wrong)) in problem(wrong)


def test_a_setting_near_to_none_gets_all_known():
    assert problem({"zzz": 1}).endswith(
        "(known: source, cases, environments, results, kernel_start, threads, limits)"
    )


@pytest.mark.parametrize("given", ["a, b", "a,b", ["a", "b"]])
def test_environments_may_be_a_string_as_on_the_command_line(given):
    assert load_config({"environments": given}).environments == ["a", "b"]


def test_the_given_settings_are_not_changed():
    settings = {"environments": "a,b"}
    load_config(settings)
    assert settings == {"environments": "a,b"}


def test_settings_become_the_runners_limits():
    limits = load_config({"limits": {"cell_seconds": "7"}}).limits.limits()
    assert (limits.cell_seconds, limits.memory_mb) == (7, 8192)
