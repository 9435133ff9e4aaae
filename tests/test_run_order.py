"""Runs of `junobench verify`: the first one of each library comes first, nothing is lost."""

from __future__ import annotations

from types import SimpleNamespace

from junobench.run_commands import first_of_each_library_first


def test_the_first_run_of_each_library_comes_first_and_the_rest_keeps_its_order():
    one, two = SimpleNamespace(library="pandas"), SimpleNamespace(library="torch")
    cases = [
        SimpleNamespace(id=i, labels=labels) for i, labels in [("a", one), ("b", one), ("c", two)]
    ]
    runs = [(case, version) for case in cases for version in ("original", "fixed")]
    named = [(case.id, version) for case, version in first_of_each_library_first(runs)]
    assert named == [
        ("a", "original"),
        ("c", "original"),
        ("a", "fixed"),
        ("b", "original"),
        ("b", "fixed"),
        ("c", "fixed"),
    ]
