"""Outputs are held within bounds while they arrive: head and tail stay, what is cut is counted."""

from __future__ import annotations

import time
from typing import Any

import nbformat
import pytest

from junobench.outputs import CellOutputs, merge_streams, size_of, total_size

NOTICE = "[junobench: "


def stream(text: str, name: str = "stdout") -> Any:
    return nbformat.v4.new_output("stream", name=name, text=text)


def error(message: str = "'x'", traceback: list[str] | None = None) -> Any:
    fields = {"ename": "KeyError", "evalue": message, "traceback": traceback or ["trace"]}
    return nbformat.v4.new_output("error", **fields)


def picture(size: int) -> Any:
    return nbformat.v4.new_output("display_data", data={"image/png": "A" * size})


class Cell:
    """A cell whose outputs arrive one by one, as the runner hands them on."""

    def __init__(self, limit: int) -> None:
        self.kept = CellOutputs(limit)
        self.outputs: list[Any] = []

    def add(self, *outputs: Any) -> Cell:
        for output in outputs:
            self.outputs.append(output)
            self.kept.added(self.outputs)
        return self

    def clear(self) -> Cell:
        self.outputs.clear()
        self.kept.cleared()
        return self

    def finish(self) -> Cell:
        self.kept.finish(self.outputs)
        return self

    @property
    def notices(self) -> list[str]:
        return [o.text for o in self.outputs if o.output_type == "stream" and NOTICE in o.text]

    @property
    def text(self) -> str:
        """All that the notebook itself wrote."""
        streams = [o for o in self.outputs if o.output_type == "stream"]
        return "".join(o.text for o in streams if NOTICE not in o.text)

    @property
    def own_bytes(self) -> int:
        return total_size(self.outputs) - sum(len(text.encode()) for text in self.notices)


def test_outputs_within_the_limit_stay_as_they_are():
    cell = Cell(100).add(stream("a" * 60), stream("b" * 40)).finish()
    assert cell.outputs == [stream("a" * 60 + "b" * 40)]
    assert (cell.kept.size, cell.kept.cut) == (100, 0)


def test_no_output_stays_none():
    assert Cell(100).finish().outputs == []


def test_head_and_tail_are_kept_when_text_is_cut():
    lines = [f"line {number}\n" for number in range(1000)]
    cell = Cell(200).add(*map(stream, lines)).finish()
    assert cell.text.startswith("line 0\nline 1\n")
    assert cell.text.endswith("line 998\nline 999\n")
    assert len(cell.text) <= 200


def test_one_long_piece_is_cut_in_its_middle():
    cell = Cell(100).add(stream("a" * 500 + "z" * 500)).finish()
    assert cell.text == "a" * 50 + "z" * 50


@pytest.mark.parametrize("pieces", [1, 7, 100, 3000])
@pytest.mark.parametrize("letter", ["x", "é", "🙂"])
def test_bytes_are_counted_exactly(pieces, letter):
    cell = Cell(1000).add(*[stream(letter * (3000 // pieces))] * pieces).finish()
    written = len(letter.encode()) * (3000 // pieces) * pieces
    assert cell.kept.size == written
    assert cell.own_bytes + cell.kept.cut == written
    assert cell.own_bytes <= 1000


def test_a_character_is_never_cut_in_half():
    cell = Cell(101).add(stream("é" * 1000)).finish()
    assert set(cell.text) == {"é"}


def test_the_notice_says_how_much_was_cut_and_stands_between_head_and_tail_once():
    cell = Cell(100)
    for _ in range(50):
        cell.add(stream("a" * 90))
    cell.finish()
    assert cell.notices == [f"\n[junobench: {50 * 90 - 100} bytes of output left out here]\n"]
    assert [NOTICE in output.text for output in cell.outputs] == [False, True, False]


def test_an_error_is_never_cut():
    crash = error("m" * 5000, ["t" * 5000])
    cell = Cell(100).add(stream("a" * 5000), crash, stream("b" * 5000)).finish()
    assert crash in cell.outputs
    assert cell.own_bytes <= 100
    assert cell.kept.cut == 9900


def test_an_error_at_the_end_follows_the_tail():
    cell = Cell(100).add(stream("a" * 5000), error()).finish()
    assert cell.outputs[-1] == error()
    assert size_of(error("m" * 5000)) == 0


def test_a_picture_is_kept_or_left_out_as_a_whole():
    cell = Cell(100).add(stream("head"), picture(5000), stream("tail")).finish()
    assert cell.text == "headtail"
    assert cell.kept.cut == 5000


def test_a_picture_within_the_limit_is_kept():
    cell = Cell(100).add(picture(90)).finish()
    assert cell.outputs == [picture(90)]


def test_data_that_is_not_text_is_counted():
    output = nbformat.v4.new_output("display_data", data={"application/json": {"a": [1, 2]}})
    assert size_of(output) == len('{"a": [1, 2]}')


def test_memory_stays_bounded_while_outputs_arrive():
    cell, piece = Cell(1000), stream("x" * 100)
    assert max(total_size(cell.add(piece).outputs) for _ in range(2000)) <= 2 * 1000


def test_two_streams_are_not_mixed_up():
    pieces = [stream("o1"), stream("o2"), stream("e1", "stderr"), stream("o3")]
    assert merge_streams(pieces) == [stream("o1o2"), stream("e1", "stderr"), stream("o3")]


@pytest.mark.parametrize(
    "written, shown",
    [
        ("10%\r50%\r100%\n", "100%\n"),
        ("10%\r50%\r", "50%\r"),
        ("a\r\nb\r\n", "a\r\nb\r\n"),
        ("a\r\r\nb", "a\r\r\nb"),
        ("one\ntwo\rTWO\nthree", "one\nTWO\nthree"),
        ("12\b3", "13"),
        ("123\b\b\bxyz", "xyz"),
        ("ab\n\b\bc", "ab\nc"),
        ("\b\ba", "a"),
        ("5/9\b\b\b6/9\r7/9", "7/9"),
        ("plain", "plain"),
    ],
)
def test_only_the_last_state_of_an_overwritten_line_is_kept(written, shown):
    assert merge_streams([stream(letter) for letter in written])[0].text == shown


def test_a_long_progress_bar_leaves_its_last_state_and_no_notice():
    steps = [f"\r{step / 10:.2f}% [{'=' * 60}]" for step in range(1001)]
    cell = Cell(1000).add(*map(stream, steps), stream("\ndone\n")).finish()
    assert cell.text == f"100.00% [{'=' * 60}]\ndone\n"
    assert cell.notices == []
    assert cell.kept.cut == 0
    assert cell.kept.size == sum(map(len, steps)) + 6


def test_many_small_pieces_stay_fast():
    began = time.monotonic()
    cell = Cell(20_000).add(*[stream("x\n")] * 50_000).finish()
    assert cell.kept.size == 100_000
    assert time.monotonic() - began < 4


@pytest.mark.parametrize("text", ["\r" + "x" * 500_000, "x" * 250_000 + "\b" * 250_000])
def test_a_very_long_line_beside_a_progress_bar_stays_fast(text):
    began = time.monotonic()
    merge_streams([stream(text)])
    assert time.monotonic() - began < 2


def test_clearing_the_output_starts_again():
    cell = Cell(100).add(stream("a" * 5000)).clear().add(stream("new")).finish()
    assert cell.outputs == [stream("new")]
    assert cell.kept.size == 5003


def test_after_clearing_a_new_head_can_form():
    cell = Cell(100).add(stream("a" * 5000)).clear().add(stream("b" * 500), stream("c" * 500))
    assert cell.finish().text == "b" * 50 + "c" * 50
    assert len(cell.notices) == 1
