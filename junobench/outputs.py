"""Keep the outputs of a cell within bounds: the head and the tail stay, the size of the rest is counted."""

from __future__ import annotations

import json
from typing import Any


def size_of(output: Any) -> int:
    """Return the bytes an output takes in the notebook (its text or data, in UTF-8)."""
    if output.output_type == "stream":
        return len(output.text.encode())
    if output.output_type == "error":
        return 0  # never cut: it is what the benchmark is about
    return sum(
        len((data if isinstance(data, str) else json.dumps(data)).encode())
        for data in output.data.values()
    )


class CellOutputs:
    """The outputs of one cell, held to about *limit* bytes while they arrive.

    size: bytes that arrived; cut: bytes left out.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self.cut = 0
        self._held = 0
        self._head: int | None = None  # how many outputs are the head, once something was cut

    def added(self, outputs: list[Any]) -> None:
        """Count the last of *outputs*; shorten the list in place when it has grown too long."""
        size = size_of(outputs[-1])
        self.size += size
        self._held += size
        if self._held > 2 * self.limit:
            self._shorten(outputs)

    def cleared(self) -> None:
        """The notebook cleared its output: a new head can form."""
        self._held, self._head = 0, None

    def finish(self, outputs: list[Any]) -> None:
        """Bring *outputs* into their final form: merged, within the limit, with a notice if cut."""
        if self._held > self.limit:
            self._shorten(outputs)
        if self._head is None:
            outputs[:] = merge_streams(outputs)
        else:
            head, tail = outputs[: self._head], outputs[self._head :]
            outputs[:] = [*head, notice(self.cut), *merge_streams(tail)]

    def _shorten(self, outputs: list[Any]) -> None:
        half = self.limit // 2
        if self._head is None:
            outputs[:] = merge_streams(outputs)
            self._held = total_size(outputs)
            if self._held <= self.limit:
                return  # a progress bar, say: much arrived, little is left to see
            head, rest = split(outputs, half, straddler_first=False)
            self._head = len(head)
        else:
            head, rest = outputs[: self._head], merge_streams(outputs[self._head :])
        middle, tail = split(rest, total_size(rest) - half, straddler_first=True)
        self.cut += total_size(middle)
        errors = [output for output in middle if output.output_type == "error"]
        outputs[:] = [*head, *errors, *tail]
        self._held = total_size(outputs)


def total_size(outputs: list[Any]) -> int:
    """Return the bytes of all *outputs*."""
    return sum(size_of(output) for output in outputs)


def split(outputs: list[Any], at: int, straddler_first: bool) -> tuple[list[Any], list[Any]]:
    """Split *outputs* after *at* bytes. Text is cut there; anything else stays whole on one side."""
    first: list[Any] = []
    for position, output in enumerate(outputs):
        size = size_of(output)
        if size <= at:
            first.append(output)
            at -= size
            continue
        rest = outputs[position:]
        if output.output_type == "stream":
            left = output.text.encode()[: max(at, 0)].decode(errors="ignore")
            first.append(_stream(output.name, left))
            return first, [_stream(output.name, output.text[len(left) :]), *rest[1:]]
        if straddler_first and at > 0:
            return [*first, output], rest[1:]
        return first, rest
    return first, []


def _stream(name: str, text: str) -> Any:
    import nbformat

    return nbformat.v4.new_output("stream", name=name, text=text)


def notice(bytes_cut: int) -> Any:
    """Return the output that says in the notebook how much was left out."""
    return _stream("stderr", f"\n[junobench: {bytes_cut} bytes of output left out here]\n")


def merge_streams(outputs: list[Any]) -> list[Any]:
    """Join consecutive pieces of the same stream, as a front end shows them."""
    merged: list[Any] = []
    pieces: list[str] = []

    def flush() -> None:
        if pieces:
            merged[-1].text = _as_shown("".join(pieces))
            pieces.clear()

    for output in outputs:
        if output.output_type != "stream":
            flush()
            merged.append(output)
            continue
        if not (pieces and merged[-1].name == output.name):
            flush()
            merged.append(_stream(output.name, ""))
        pieces.append(output.text)
    flush()
    return merged


def _as_shown(text: str) -> str:
    """Apply carriage returns and backspaces, so that a progress bar leaves its last state only."""
    if "\x08" in text:
        text = _erased(text)
    if "\r" not in text:
        return text
    return "\n".join(_last_state(line) for line in text.split("\n"))


def _erased(text: str) -> str:
    """Apply backspaces: each takes away the character before it in its line, if there is one."""
    kept: list[str] = []
    for character in text:
        if character != "\x08":
            kept.append(character)
        elif kept and kept[-1] != "\n":
            kept.pop()
    return "".join(kept)


def _last_state(line: str) -> str:
    """Return what is left of a line after its carriage returns; those at its end stay."""
    shown = line.rstrip("\r")
    return shown.rpartition("\r")[2] + line[len(shown) :]
