"""Tiny notebooks and case folders for tests, made in code."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import yaml

from junobench.authoring import formatted
from junobench.planning import VERSIONS


def code(source: str, cell_id: str, count: Any = None, error: str = "") -> Any:
    """Return a code cell; with *error* (class: message) it has that saved error output."""
    cell = nbformat.v4.new_code_cell(source, id=cell_id)
    cell["execution_count"] = count
    if error:
        name, _, message = error.partition(": ")
        output = nbformat.v4.new_output("error", ename=name, evalue=message, traceback=[error])
        cell.outputs = [output]
    return cell


def text(source: str, cell_id: str) -> Any:
    """Return a markdown cell."""
    return nbformat.v4.new_markdown_cell(source, id=cell_id)


def notebook(*cells: Any) -> Any:
    """Return a notebook node with these cells."""
    return nbformat.v4.new_notebook(cells=list(cells))


def as_json(node: Any) -> dict[str, Any]:
    """Return a notebook node as plain JSON data, to be damaged by a test."""
    return json.loads(nbformat.writes(node))


CASE: dict[str, Any] = {
    "title": "a key that is not there",
    "labels": {
        "library": "pandas",
        "root_cause": "API misuse",
        "crash_type": "key error",
        "stage": "training",
    },
    "expect": {"exception": "KeyError", "message": "'x'"},
    "diagnosis": "The key was never set.",
    "fix": "Set it.",
    "provenance": {"recreates": "none", "data": "none"},
}


def case_fields(case_id: str, **changes: Any) -> dict[str, Any]:
    """Return the content of a valid case.yaml; `labels__stage="x"` changes a field, None drops it."""
    content: dict[str, Any] = {"id": case_id, **json.loads(json.dumps(CASE))}
    for path, value in changes.items():
        *parents, name = path.split("__")
        place = content
        for parent in parents:
            place = place.setdefault(parent, {})
        if value is None:
            place.pop(name)
        else:
            place[name] = value
    return content


def write_case(cases: Path, case_id: str, **changes: Any) -> Path:
    """Write a valid case folder below *cases*, its case.yaml with *changes*; return the folder."""
    folder = cases / case_id
    (folder / "data" / "letters").mkdir(parents=True)
    (folder / "data" / "letters" / "letters.csv").write_text("letter\na\n")
    (folder / "case.yaml").write_text(yaml.safe_dump(case_fields(case_id, **changes)))
    (folder / "check.py").write_text("assert d['x'] == 1\n")
    for version in VERSIONS:
        (folder / f"{version}.ipynb").write_text(_small_version(version))
    return folder


@cache
def _small_version(version: str) -> str:
    if version == "fixed":
        return formatted(notebook(code("d = {'x': 1}", "c1", 1), code("d['x']", "c2", 2)))
    later = [code("print('later')", "c3")] if version == "original" else []
    crash = code("d['x']", "c2", 2, "KeyError: 'x'")
    return formatted(notebook(text("# Keys", "m1"), code("d = {}", "c1", 1), crash, *later))
