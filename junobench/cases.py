"""A case, whatever source it comes from, and the source of the built-in layout."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Protocol

from junobench.labels import Labels
from junobench.planning import VERSIONS

# Files of a case folder that are about the case and are not its data.
NOT_DATA = ("case.yaml", "check.py", "make_data.py", "__pycache__", ".ipynb_checkpoints")


@dataclass(frozen=True)
class Case:
    """What running and grading need to know of a case."""

    id: str
    folder: Path
    notebooks: dict[str, Path]
    labels: Labels
    exception: str
    message: str
    title: str = ""
    diagnosis: str = ""
    fix: str = ""
    check: Path | None = None
    has_checks: bool = True  # does this source come with check.py files at all
    data_sets: dict[str, list[Path]] = field(default_factory=dict)
    working_files: list[Path] = field(default_factory=list)
    # further names below input/ for what lies in the working folder: name -> entries there
    input_links: dict[str, list[str]] = field(default_factory=dict)
    limits: dict[str, Any] = field(default_factory=dict)
    quarantined: str = ""  # the reason, if it is

    @property
    def active(self) -> bool:
        """Say whether the case takes part in runs."""
        return not self.quarantined


class Source(Protocol):
    """A place cases come from."""

    path: Path

    def case_ids(self) -> list[str]:
        """Return all case ids in their natural order, without reading the cases."""

    def case(self, case_id: str) -> Case:
        """Return one case; raise UserError if it is invalid."""

    def notebook(self, case_id: str, version: str) -> Path:
        """Return where a version of a case lies, whether it exists or not."""

    def promises(self, case_ids: list[str]) -> list[Path]:
        """Return the files that say what these cases promise."""


class FolderSource:
    """The built-in layout: a folder with a folder for each case, in it case.yaml and three notebooks."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def _ids(self) -> list[str]:
        return sorted(
            (entry.parent.name for entry in self.path.glob("*/case.yaml")), key=natural_order
        )

    def case_ids(self) -> list[str]:
        """Return the ids of all folders that hold a case.yaml."""
        return list(self._ids)

    def notebook(self, case_id: str, version: str) -> Path:
        """Return the path of a version's notebook."""
        return self.path / case_id / f"{version}.ipynb"

    def promises(self, case_ids: list[str]) -> list[Path]:
        """Return the case.yaml of each case."""
        return [self.path / case_id / "case.yaml" for case_id in case_ids]

    @cache  # noqa: B019 - a source lives as long as the process
    def case(self, case_id: str) -> Case:
        """Read and validate one case."""
        from junobench.casefile import load_case_file

        folder = self.path / case_id
        file = load_case_file(folder / "case.yaml")
        check = folder / "check.py"
        limits = file.limits.model_dump(exclude_none=True)
        if file.needs.memory_mb and "memory_mb" not in limits:
            limits["memory_mb"] = file.needs.memory_mb
        return Case(
            id=file.id,
            folder=folder,
            notebooks={v: p for v in VERSIONS if (p := self.notebook(case_id, v)).exists()},
            labels=Labels(**file.labels.model_dump()),
            exception=file.expect.exception,
            message=file.expect.message,
            title=file.title,
            diagnosis=file.diagnosis,
            fix=file.fix,
            check=check if check.exists() else None,
            data_sets=dict(_data_sets(folder / "data")),
            limits=limits,
            quarantined="" if file.status == "active" else file.status.reason,
        )


def _data_sets(data: Path) -> Iterator[tuple[str, list[Path]]]:
    """Yield each data set: a folder below data/, by its name."""
    if data.is_dir():
        for entry in sorted(data.iterdir()):
            if entry.is_dir() and entry.name not in NOT_DATA:
                yield entry.name, sorted(entry.iterdir())


def natural_order(text: str) -> tuple[Any, ...]:
    """Return a sort key that puts pandas_2 before pandas_10 and ignores case."""
    import re

    return tuple(
        (1, int(part)) if part.isdigit() else (0, part.lower())
        for part in re.split(r"(\d+)", text)
        if part
    )
