"""Messages: the class decides, the match of the message is kept beside it in four degrees."""

from __future__ import annotations

import time

import pytest

from junobench.messages import MATCHES, match, normalised, same_class


@pytest.mark.parametrize(
    "seen, expected, same",
    [
        ("KeyError", "KeyError", True),
        ("KeyError", "keyerror", True),
        ("InvalidParameterError", "sklearn.utils._param_validation.InvalidParameterError", True),
        ("KeyError", "IndexError", False),
        ("KeyError", "Error", False),
        ("LinAlgError", "KeyError", False),
        ("KeyError", "", False),
    ],
)
def test_classes_are_compared_by_name_without_case_or_module(seen, expected, same):
    assert same_class(seen, expected) is same
    assert same_class(expected, seen) is same


def test_the_same_message_is_exact():
    assert match("invalid literal: '10'", "invalid literal: '10'") == "exact"
    assert match("", "") == "exact"


@pytest.mark.parametrize(
    "seen, expected",
    [
        ("shapes (3,4) and (5,6) not aligned", "shapes (10,20) and (7,8) not aligned"),
        ("learning rate 1e-3", "learning rate 0.01"),
        ("index -1 is out of bounds", "index 12 is out of bounds"),
        ("<Model object at 0x7f12ab>", "<Model object at 0x55dead>"),
        ("no file '/kaggle/input/a/b.csv'", "no file '/srv/data/c.csv'"),
        ('no column "x"', "no column 'x'"),
        ("no column \u2018x\u2019", "no column 'x'"),
        ("two  words\n here ", "two words here"),
        ("\x1b[1;31mred\x1b[0m", "red"),
    ],
)
def test_numbers_addresses_paths_quotes_space_and_colours_are_masked(seen, expected):
    assert match(seen, expected) == "normalised"
    assert match(expected, seen) == "normalised"


def test_a_number_inside_a_name_is_not_masked():
    assert normalised("x1 conv2d") == "x1 conv2d"
    assert match("name 'x1' is not defined", "name 'x2' is not defined") == "similar"


def test_a_name_is_not_masked():
    assert match("name 'train' is not defined", "name 'train' is not defined") == "exact"
    assert match("name 'train' is not defined", "name 'test' is not defined") != "normalised"


def test_the_wording_of_another_library_version_is_similar():
    seen = "\"['num_outbound_cmds'] not found in axis\""
    assert match(seen, "labels ['num_outbound_cmds'] not found in axis") == "similar"


def test_a_message_with_an_addition_is_similar():
    short = "could not convert string to float: 'a'"
    assert match(short, f"{short}\n\nArguments received by Model.call(): a long list") == "similar"


@pytest.mark.parametrize("seen", ["", "something else entirely", "0"])
def test_another_message_is_different(seen):
    assert match(seen, "operands could not be broadcast together") == "different"


def test_every_match_is_a_known_degree():
    found = {match("a", "a"), match("1", "2"), match("a b c", "a b d"), match("a", "b")}
    assert found == set(MATCHES)


@pytest.mark.parametrize("piece", ["/a.b", "1.2e", "0x", "word ", "- ", "'\u2018"])
def test_very_long_messages_are_compared_in_no_time(piece):
    began = time.monotonic()
    match(piece * 20_000, "short")
    assert time.monotonic() - began < 1
