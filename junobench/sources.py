"""Open the source of cases that a setting names."""

from __future__ import annotations

from pathlib import Path

from junobench import project
from junobench.cases import FolderSource, Source
from junobench.errors import UserError


def open_source(name: str | Path = "builtin") -> Source:
    """Return the built-in cases, or a folder in the built-in or the published layout.

    Raises UserError if the folder holds neither.
    """
    if name == "builtin":
        return FolderSource(project.builtin_cases())
    path = Path(name)
    if not path.is_dir():
        raise UserError(
            f"source: {name} is no folder; use `builtin` or the path of a benchmark folder"
        )
    if (path / "benchmark").is_dir():
        from junobench.published import PublishedSource

        return PublishedSource(path)
    if any(path.glob("*/case.yaml")):
        return FolderSource(path)
    raise UserError(
        f"source: {name} holds no cases: expected <case>/case.yaml, or benchmark/<case>/<case>.ipynb"
        " beside benchmark_desc.xlsx"
    )
