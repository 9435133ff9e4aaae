"""Hints: a crash that comes from the surroundings is told apart from one of the notebook."""

from __future__ import annotations

import pytest

from junobench.hints import HINTS, hint_of


def hint(name: str, message: str = "") -> str:
    found = hint_of({"class": name, "message": message})
    assert found in (*HINTS, "")
    return found


@pytest.mark.parametrize("name", ["ModuleNotFoundError", "ImportError"])
def test_a_failed_import_hints_at_a_missing_module(name):
    assert hint(name, "No module named 'xgboost'") == "missing-module"


def test_a_renamed_function_is_the_notebooks_own_fault():
    assert hint("ImportError", "cannot import name 'plot_roc' from 'sklearn.metrics'") == ""


@pytest.mark.parametrize(
    "name, message",
    [
        ("FileNotFoundError", "[Errno 2] No such file or directory: '../input/x.csv'"),
        ("FileNotFoundError", "../input/x.csv not found"),
        ("RuntimeError", "error opening x.png: No such file or directory"),
    ],
)
def test_a_file_that_is_not_there_hints_at_a_missing_input(name, message):
    assert hint(name, message) == "missing-input"


@pytest.mark.parametrize(
    "name, message",
    [
        ("URLError", "<urlopen error>"),
        ("ConnectionError", ""),
        ("gaierror", "[Errno -3]"),
        ("OSError", "<urlopen error [Errno -3] Temporary failure in name resolution>"),
        (
            "Exception",
            "URL fetch failure on https://x: None -- [Errno -2] Name or service not known",
        ),
        ("RuntimeError", "HTTPSConnectionPool: Max retries exceeded with url: /x"),
        ("OSError", "[Errno 101] Network is unreachable"),
    ],
)
def test_a_failed_connection_hints_at_no_network(name, message):
    assert hint(name, message) == "no-network"


@pytest.mark.parametrize(
    "name, message",
    [
        ("AssertionError", "Torch not compiled with CUDA enabled"),
        ("RuntimeError", "No CUDA GPUs are available"),
        ("RuntimeError", "Found no NVIDIA driver on your system."),
        ("RuntimeError", "CUDA error: invalid device ordinal"),
    ],
)
def test_a_missing_graphics_processor_hints_at_no_gpu(name, message):
    assert hint(name, message) == "no-gpu"


@pytest.mark.parametrize(
    "name, message",
    [
        ("KeyError", "'network'"),
        ("ValueError", "invalid literal for int() with base 10: '10,000+'"),
        ("NameError", "name 'file' is not defined"),
        ("ZeroDivisionError", ""),
    ],
)
def test_a_crash_of_the_notebook_has_no_hint(name, message):
    assert hint(name, message) == ""


def test_no_crash_has_no_hint():
    assert hint_of(None) == ""
