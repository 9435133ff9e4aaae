"""The help: every command has an example, and every example is one that the parser understands."""

from __future__ import annotations

from typing import Any

import pytest

from junobench.cli import EXAMPLES, main, parser

COMMANDS = (
    *("list", "show", "plan", "environment", "run", "grade", "verify", "summary"),
    *("record", "format", "new"),
)


def help_of(capsys: Any, *command: str) -> str:
    """Return the help of a command."""
    with pytest.raises(SystemExit) as end:
        main([*command, "--help"])
    captured = capsys.readouterr()
    assert (end.value.code, captured.err) == (0, "")
    return str(captured.out)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example_that_is_understood(capsys, command):
    out = help_of(capsys, command)
    example = out.split("example:\n")[1].strip()
    assert "\n" not in example
    words = [word.strip("'") for word in example.split()]
    assert words[:2] == ["junobench", command]
    parser().parse_args(words[1:])


def test_the_help_names_every_command_and_its_examples_are_understood(capsys):
    out = help_of(capsys)
    listed = {line.split()[0] for line in out.splitlines() if line.startswith("    ")}
    assert {*COMMANDS} <= listed
    for line in EXAMPLES.splitlines()[1:]:
        parser().parse_args(line.split()[1:])
