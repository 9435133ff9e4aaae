"""Read a notebook file of any make into one valid in-memory copy; write one so that no half file is left.

The file itself is never changed: what is wrong with it is mended in the copy, or named in BadNotebook.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import warnings
from pathlib import Path
from typing import Any

from junobench.errors import BadNotebook

LFS_HEADER = b"version https://git-lfs.github.com/spec/"
FORMAT = (4, 5)


def read_notebook(path: Path) -> Any:
    """Return the notebook in *path* as a valid nbformat 4.5 node with unique cell ids.

    Upgrades nbformat 3 and older minors, accepts a future minor and a byte-order mark, supplies
    missing metadata and cell ids (`cell-<n>`, n counting all cells from 0) and renames duplicates.

    Raises BadNotebook with the reason if the file is no notebook.
    """
    return normalise(_parse(_read_bytes(path)))


def _read_bytes(path: Path) -> bytes:
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadNotebook("there is no such file") from None
    except IsADirectoryError:
        raise BadNotebook("a folder, not a file") from None
    except OSError as error:
        raise BadNotebook(f"the file cannot be read: {error.strerror}") from None
    if not data.strip():
        raise BadNotebook("the file is empty")
    if data.startswith(LFS_HEADER):
        raise BadNotebook(
            "a Git LFS pointer, not the notebook itself: run `git lfs pull` in its repository"
        )
    return data


def _parse(data: bytes) -> dict[str, Any]:
    try:
        # json.detect_encoding knows UTF-8, -16 and -32, with or without a byte-order mark
        text = data.decode(json.detect_encoding(data))
    except UnicodeDecodeError as error:
        raise BadNotebook(
            f"wrong encoding: not UTF-8 (byte 0x{data[error.start]:02x} at offset {error.start})"
        ) from None
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadNotebook(
            f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise BadNotebook("not a notebook: the JSON is nested too deeply") from None
    listed = content.get("cells", content.get("worksheets")) if isinstance(content, dict) else None
    if not isinstance(listed, list):
        raise BadNotebook("not a notebook: JSON without a list of cells")
    return content


def normalise(content: dict[str, Any]) -> Any:
    """Return notebook JSON as a valid nbformat 4.5 node; raise BadNotebook if that can't be had."""
    import nbformat

    major = content.get("nbformat", 3 if "worksheets" in content else 4)
    if major not in (3, 4):
        raise BadNotebook(f"nbformat {major} is not supported, only 3 and 4")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if major == 3:
                content = {"nbformat": 3, "nbformat_minor": 0, **content}
                node = nbformat.v4.upgrade(nbformat.v3.reads_json(json.dumps(content)))
                for cell in node.cells:
                    cell.pop("id", None)  # the upgrade invents new ones at every reading
            else:
                node = nbformat.v4.rwbase.rejoin_lines(nbformat.from_dict(content))
    except Exception as error:
        raise BadNotebook(f"not a valid notebook: {_first_line(error)}") from None
    return _complete(node)


def _complete(node: Any) -> Any:
    """Fill in what a valid notebook needs and the runner does without."""
    import nbformat

    node.nbformat, node.nbformat_minor = FORMAT
    node.setdefault("metadata", nbformat.NotebookNode())
    seen: set[str] = set()
    for position, cell in enumerate(node.cells):
        if not isinstance(cell, dict) or "cell_type" not in cell:
            raise BadNotebook(f"not a valid notebook: cell {position} has no cell_type")
        cell.setdefault("metadata", nbformat.NotebookNode())
        cell.setdefault("source", "")
        if cell["cell_type"] == "code":
            cell.setdefault("outputs", [])
            cell.setdefault("execution_count", None)
        cell["id"] = _unique_id(cell.get("id"), position, seen)
        if any("\ud800" <= character <= "\udfff" for character in str(cell["source"])):
            raise BadNotebook(f"wrong encoding: half a character (surrogate) in cell {position}")
    try:
        nbformat.validate(node)
    except nbformat.ValidationError as error:
        raise BadNotebook(f"not a valid notebook: {_first_line(error)}") from None
    return node


def _unique_id(given: Any, position: int, seen: set[str]) -> str:
    valid = isinstance(given, str) and re.fullmatch(r"[a-zA-Z0-9-_]{1,64}", given)
    wanted = given if valid else f"cell-{position}"
    unique, number = wanted, 2
    while unique in seen:
        unique, number = f"{wanted[:58]}-{number}", number + 1
    seen.add(unique)
    return unique


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:200]


def code_cells(notebook: Any) -> list[Any]:
    """Return the code cells of *notebook* in document order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def saved_error(cell: Any) -> Any | None:
    """Return the saved error output of a code cell, or None."""
    return next((o for o in cell.get("outputs", []) if o.output_type == "error"), None)


def write_atomically(path: Path, text: str) -> None:
    """Write *text* to *path* through a temporary name, so that no reader sees half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(temporary).chmod(0o666 & ~_umask())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def to_text(notebook: Any) -> str:
    """Return the JSON text of a notebook: sorted keys, one space of indent, a final newline."""
    import nbformat

    text: str = nbformat.writes(notebook, version=nbformat.NO_CONVERT)
    return text if text.endswith("\n") else text + "\n"
