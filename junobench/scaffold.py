"""The scaffold of a new case: files that pass validation once they are filled in."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from junobench.errors import UserError
from junobench.labels import VALUES
from junobench.notebooks import write_atomically

CASE_YAML = """\
id: {case}
title: ""  # what the notebook is about and what goes wrong, a few words
labels:
  library: ""  # {library}
  root_cause: ""  # {root_cause}
  crash_type: ""  # {crash_type}
  stage: ""  # {stage}
expect:
  exception: ""  # class name, e.g. KeyError
  message: ""  # as the pinned environment words it
diagnosis: ""  # why it crashes, a sentence or two
fix: ""  # what the repair is, a sentence or two
needs:
  packages: [pandas]
status: active
provenance:
  recreates: ""  # the published case, or "none"
  data: ""  # e.g. synthetic, made by data/make_data.py
"""
CHECK = '''\
"""The state that *fixed* of {case} must reach."""

raise AssertionError("write the checks of {case}")
'''
MAKE_DATA = '''\
"""Makes the data of {case}. Run it in this folder with the kernel environment's Python."""

from pathlib import Path

here = Path(__file__).parent / "data-set"
here.mkdir(exist_ok=True)
'''


def make_scaffold(cases: Path, case: str) -> Path:
    """Make `<cases>/<case>` with every file of a case; return the folder.

    Raises UserError if the name is not of the form library_number or the case exists.
    """
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9]+", case):
        raise UserError(f"{case!r} is no case name: it must look like pandas_16")
    folder = cases / case
    if folder.exists():
        raise UserError(f"case {case} exists already")
    known = {label: " | ".join(values) for label, values in VALUES.items()}
    write_atomically(folder / "check.py", CHECK.format(case=case))
    write_atomically(folder / "data" / "make_data.py", MAKE_DATA.format(case=case))
    for version in ("original", "reproduced", "fixed"):
        write_atomically(folder / f"{version}.ipynb", _notebook(case))
    write_atomically(folder / "case.yaml", CASE_YAML.format(case=case, **known))
    return folder


def copy_case(folder: Path, copy: Path) -> None:
    """Copy a case's folder to *copy*, whose name is the id of the new case."""
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("__pycache__"))
    text = (copy / "case.yaml").read_text("utf-8")
    text = text.replace(f"id: {folder.name}\n", f"id: {copy.name}\n", 1)
    write_atomically(copy / "case.yaml", text)


def _notebook(case: str) -> str:
    import nbformat

    from junobench.authoring import formatted

    notebook = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_markdown_cell(f"# {case}", id="m1"),
            nbformat.v4.new_code_cell("import pandas as pd", id="c1"),
        ]
    )
    return formatted(notebook)
