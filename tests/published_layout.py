"""A folder in the published JunoBench layout, made from our own cases, and ways to make it harder.

folder = make_published_folder(tmp_path, ["pandas_10", "NBspecific_5"], loose=["pandas_10"])
out_of_order(folder, "NBspecific_5")
"""

from __future__ import annotations

import hashlib
import json
import shutil
import uuid
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import openpyxl

from junobench.cases import Case, FolderSource
from junobench.notebooks import code_cells, read_notebook, saved_error

CASES = Path(__file__).parent.parent / "cases"
SHEET = "benchmark_desc.xlsx"
COLUMNS = (
    *("nb_name", "eid", "ename", "evalue", "traceback"),
    *("label_root_cause", "label_refined_exp_type", "label_ML_pipeline", "label_if_ML_bug"),
    *("DatasetTitle_1", "DatasetLicenseName_1", "DatasetUrl_1"),
)
LFS_POINTER = f"version https://git-lfs.github.com/spec/v1\noid sha256:{'0' * 64}\nsize 123456\n"


def make_published_folder(
    target: Path, cases: Iterable[str], loose: Collection[str] = (), source: Path = CASES
) -> Path:
    """Write *cases* of *source* below *target* in the published layout; return *target*.

    The data lie in data/ beside the notebooks, or as files beside them for the cases in *loose*.
    Originals keep Kaggle's paths; reproduced and fixed read the data where they lie, as published.
    """
    ours = FolderSource(source)
    rows = []
    for case_id in cases:
        case = ours.case(case_id)
        folder = target / "benchmark" / case_id
        place = folder if case_id in loose else folder / "data"
        place.mkdir(parents=True)
        _place_data(case, place)
        for version in case.notebooks:
            _write(target, case_id, version, _as_published(case, version, case_id in loose))
        rows.append(_row(case))
    write_sheet(target, rows)
    return target


def notebook_path(target: Path, case: str, version: str) -> Path:
    """Return where a version lies in the published layout."""
    suffix = "" if version == "original" else f"_{version}"
    return target / "benchmark" / case / f"{case}{suffix}.ipynb"


def _place_data(case: Case, place: Path) -> None:
    for entries in case.data_sets.values():
        for entry in entries:
            copy = shutil.copytree if entry.is_dir() else shutil.copyfile
            copy(entry, place / entry.name)


def _as_published(case: Case, version: str, loose: bool) -> dict[str, Any]:
    """Return a version's notebook as JSON data of nbformat 4.4, which has no cell ids."""
    content: dict[str, Any] = json.loads(case.notebooks[version].read_text("utf-8"))
    content["nbformat_minor"] = 4
    for cell in content["cells"]:
        cell.pop("id", None)
        if version != "original" and cell["cell_type"] == "code":
            source = "".join(cell["source"])
            for name in case.data_sets:
                source = source.replace(f"../input/{name}", "." if loose else "data")
            cell["source"] = source.splitlines(keepends=True)
    return content


def _row(case: Case) -> dict[str, str]:
    """Return the case's row of the sheet, in the words of the published one."""
    cells = code_cells(read_notebook(case.notebooks["reproduced"]))
    crash = next((error for cell in cells if (error := saved_error(cell))), None)
    data_set = next(iter(case.data_sets), "")
    root_cause = case.labels.root_cause
    return {
        "nb_name": case.id,
        "eid": str(uuid.uuid5(uuid.NAMESPACE_URL, case.id)),
        "ename": case.exception.lower(),
        "evalue": case.message,
        "traceback": str(crash.traceback if crash else []),
        "label_root_cause": "library cause" if root_cause == "deprecated API" else root_cause,
        "label_refined_exp_type": case.labels.crash_type,
        "label_ML_pipeline": case.labels.stage,
        "label_if_ML_bug": "ML bug",
        "DatasetTitle_1": data_set.replace("-", " ").title(),
        "DatasetLicenseName_1": "CC0: Public Domain" if data_set else "",
        "DatasetUrl_1": f"https://www.kaggle.com/datasets/someone/{data_set}" if data_set else "",
    }


def write_sheet(
    target: Path, rows: Iterable[dict[str, str]], columns: Iterable[str] = COLUMNS
) -> Path:
    """Write the sheet with these rows and columns; an empty value is an empty cell."""
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("Sheet1")
    columns = [*columns]
    sheet.append(columns)
    for row in rows:
        # a message may begin like a formula: what is written is text
        sheet.append([_text_cell(sheet, row[name]) if row[name] else None for name in columns])
    book.save(target / SHEET)
    return target / SHEET


def _text_cell(sheet: Any, value: str) -> Any:
    cell = openpyxl.cell.WriteOnlyCell(
        sheet, openpyxl.cell.cell.ILLEGAL_CHARACTERS_RE.sub("", value)
    )
    cell.data_type = "s"
    return cell


def _change(target: Path, case: str, version: str, change: Any) -> None:
    content = json.loads(notebook_path(target, case, version).read_text("utf-8"))
    change(content["cells"])
    _write(target, case, version, content)


def _write(target: Path, case: str, version: str, content: dict[str, Any]) -> None:
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    notebook_path(target, case, version).write_text(text, encoding="utf-8")


def _code_cell(source: str) -> dict[str, Any]:
    cell = {"cell_type": "code", "source": [source], "metadata": {}}
    return cell | {"execution_count": None, "outputs": []}


# -- what makes it harder -------------------------------------------------------------------------


def add_cells_never_run(target: Path, case: str, version: str = "reproduced") -> None:
    """Put cells without a count first and last, which would end the run if they were run."""

    def change(cells: list[Any]) -> None:
        cells.insert(0, _code_cell("raise SystemExit('this cell was never run')"))
        cells.append(_code_cell("raise SystemExit('nor was this one')"))

    _change(target, case, version, change)


def out_of_order(target: Path, case: str, version: str = "reproduced") -> None:
    """Move the first code cell to the end: only the counts tell the order now."""

    def change(cells: list[Any]) -> None:
        first = next(cell for cell in cells if cell["cell_type"] == "code")
        cells.remove(first)
        cells.append(first)

    _change(target, case, version, change)


def mark_for_reexecution(target: Path, case: str, version: str = "reproduced") -> None:
    """Give the first code cell (the imports: running them twice does no harm) the marker."""

    def change(cells: list[Any]) -> None:
        first = next(cell for cell in cells if cell["cell_type"] == "code")
        first["source"] = ["# [re-execute]\n", *first["source"]]

    _change(target, case, version, change)


def remove_version(target: Path, case: str, version: str) -> None:
    """Take a version away."""
    notebook_path(target, case, version).unlink()


def lfs_pointer(target: Path, case: str, version: str) -> None:
    """Put a Git LFS pointer in place of a notebook, as after a clone without LFS."""
    notebook_path(target, case, version).write_text(LFS_POINTER)


def add_other_notebook(target: Path, case: str) -> Path:
    """Write a `<case>_other.ipynb`, which is no version and must be ignored."""
    path = notebook_path(target, case, "other")
    content = {"nbformat": 4, "nbformat_minor": 4, "metadata": {}}
    path.write_text(json.dumps(content | {"cells": [_code_cell("raise SystemExit('other')")]}))
    return path


def digest(folder: Path) -> str:
    """Return a digest of a folder: names, contents, rights and times of change."""
    tree = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        tree.update(f"{path.relative_to(folder)} {status.st_mode} {status.st_mtime_ns}\n".encode())
        tree.update(path.read_bytes() if path.is_file() else b"")
    return tree.hexdigest()
