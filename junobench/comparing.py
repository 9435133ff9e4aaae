"""Compare two results folders: outcomes, and what the cells put out; what differs, run by run."""

from __future__ import annotations

import json
from itertools import zip_longest
from pathlib import Path
from typing import Any

from junobench.messages import normalised
from junobench.summary import read_tsv

# What must not depend on how a kernel is started, or on the environment; messages are compared masked.
COMPARED = ("status", "verdict", "exception", "cell", "message")


def differences(first: Path, second: Path, common: bool = False) -> tuple[list[str], int]:
    """Return a line for each difference between two `<results>/<environment>` folders, and the runs compared.

    common: a run that only one of them has is no difference.
    Raises UserError if one of them has no outcomes.tsv.
    """
    left, right = (_by_run(read_tsv(folder / "outcomes.tsv")) for folder in (first, second))
    lines = []
    if not common:
        lines += [f"{run}: only in {first}" for run in left if run not in right]
        lines += [f"{run}: only in {second}" for run in right if run not in left]
    both = [run for run in left if run in right]
    for run in both:
        for column in COMPARED:
            values = [_value(rows[run], column) for rows in (left, right)]
            if values[0] != values[1]:
                lines.append(f"{run}: {column}: {values[0] or 'none'} | {values[1] or 'none'}")
    return lines, len(both)


def output_differences(first: Path, second: Path) -> list[str]:
    """Return a line for each cell whose outputs differ between two `<results>/<environment>` folders.

    Runs that only one folder has are left to `differences`. Texts are compared masked, as messages are
    (numbers, addresses, paths); of pictures it counts that they are there, and of warnings nothing,
    because a library warns when it is first imported.
    """
    lines = []
    for path in sorted((first / "runs").glob("*/*.ipynb")):
        other = second / "runs" / path.parent.name / path.name
        if other.exists():
            lines += _cells_that_differ(path, other)
    return lines


def _cells_that_differ(path: Path, other: Path) -> list[str]:
    run = f"{path.parent.name} {path.stem}"
    pairs = zip_longest(_outputs(path), _outputs(other), fillvalue=("no cell", ""))
    return [
        f"{run}: output of {left[0]}: {_first_difference(left[1], right[1])}"
        for left, right in pairs
        if left != right
    ]


def _first_difference(left: str, right: str) -> str:
    """Return the first lines of two texts that differ."""
    pairs = zip_longest(left.splitlines(), right.splitlines(), fillvalue="")
    values = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
    return " | ".join(value[:80] or "none" for value in values)


def _outputs(path: Path) -> list[tuple[str, str]]:
    """Return cell id and masked outputs of each code cell of an executed notebook."""
    cells = json.loads(path.read_text(encoding="utf-8")).get("cells", [])
    return [
        (cell["metadata"].get("junobench", {}).get("cell", cell.get("id", "")), _text(cell))
        for cell in cells
        if cell["cell_type"] == "code"
    ]


def _text(cell: dict[str, Any]) -> str:
    parts = [_output_text(output) for output in cell["outputs"]]
    return "\n".join(part for part in parts if part)


def _output_text(output: dict[str, Any]) -> str:
    kind = output["output_type"]
    if kind == "stream":
        text = _joined(output["text"]) if output["name"] == "stdout" else ""
    elif kind == "error":
        text = f"{output['ename']}: {output['evalue']}"
    else:
        pictures = sorted(name for name in output["data"] if name.startswith("image/"))
        text = "\n".join([_joined(output["data"].get("text/plain", "")), *pictures])
    return "\n".join(normalised(line) for line in text.splitlines())


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)


def _by_run(rows: list[dict[str, str]]) -> dict[str, dict[str, str]]:
    return {f"{row['case']} {row['version']}": row for row in rows}


def _value(row: dict[str, str], column: str) -> str:
    return normalised(row[column]) if column == "message" else row[column]
