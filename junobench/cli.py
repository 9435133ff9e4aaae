"""The command line: `junobench COMMAND`. Exit status 0, 1 (not verified), 2 (the user's mistake)."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from junobench import __version__, project
from junobench.errors import BadNotebook, UserError
from junobench.planning import VERSIONS

EXAMPLES = """examples:
  junobench list --library torch
  junobench plan NBspecific_5 reproduced
  junobench verify NBspecific_5 pandas_10
  junobench verify --source FOLDER all
  junobench grade
"""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    options = parser().parse_args(arguments)
    if arguments is None and options.name == "run" and options.kernel_start == "auto":
        from junobench.serving import run_forked

        status = run_forked(sys.argv[1:])
        if status is not None:
            return status
    try:
        status = int(options.command(options) or 0)
        sys.stdout.flush()  # a reader that is gone must show here, not when Python ends
        return status
    except (UserError, BadNotebook) as error:
        print(f"junobench: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # `junobench list | head` is no error
        return 0
    except KeyboardInterrupt:
        return 130


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, without the usage in front."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    top = _Parser(
        prog="junobench",
        description="Run, verify and tabulate the JunoBench crashes of machine-learning notebooks.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"junobench {__version__}")
    commands = top.add_subparsers(dest="name", required=True, metavar="COMMAND")
    _add_reading(commands)
    _add_running(commands)
    _add_authoring(commands)
    return top


def _command(
    commands: argparse._SubParsersAction, name: str, text: str, example: str
) -> argparse.ArgumentParser:
    added: argparse.ArgumentParser = commands.add_parser(
        name,
        help=text,
        description=text[0].upper() + text[1:] + ".",
        epilog=f"example:\n  junobench {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    added.set_defaults(command=lambda options: _call(name, options))
    return added


def _call(name: str, options: argparse.Namespace) -> int | None:
    """Import the command's module only now: `junobench list` needs no papermill."""
    if name in ("record", "format", "new"):
        from junobench import authoring_commands as module
    elif name in ("list", "show", "plan"):
        from junobench import commands as module  # type: ignore[no-redef]
    else:
        from junobench import run_commands as module  # type: ignore[no-redef]
    result: int | None = getattr(module, name)(options)
    return result


def _source(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--source",
        default="builtin",
        help="where the cases are: builtin (default), or a folder in the built-in or published layout",
    )


def _place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--environment",
        default=project.DEFAULT_ENVIRONMENT,
        help=f"kernel environment, a lock in envs/ (default: {project.DEFAULT_ENVIRONMENT})",
    )
    parser.add_argument(
        "--results", type=Path, default=project.results(), help="results folder (default: results)"
    )


def _limits(parser: argparse.ArgumentParser) -> None:
    for name, what in (
        ("start-seconds", "wall seconds for the kernel to start"),
        ("cell-seconds", "wall seconds for one cell"),
        ("notebook-seconds", "wall seconds for the whole run"),
        ("memory-mb", "memory of the kernel and all it starts"),
        ("output-kb", "output kept of one cell"),
        ("notebook-output-kb", "output kept of the notebook"),
    ):
        parser.add_argument(f"--{name}", type=_positive, help=f"limit: {what}", metavar="N")


def _kernel_start(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--kernel-start",
        choices=("auto", "cold"),
        default="auto",
        help="auto (default): fork from a process that has imported the libraries, where that changes"
        " nothing; cold: always start a new process",
    )
    parser.add_argument(
        "--threads", type=int, default=1, help="threads of the numerical libraries (default: 1)"
    )


def _positive(text: str) -> float:
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return value


def _add_reading(commands: argparse._SubParsersAction) -> None:
    added = _command(
        commands, "list", "list cases with their labels", "list 'pandas_*' --stage training"
    )
    added.add_argument("cases", nargs="*", help="names or patterns (default: all)")
    for label in ("library", "root-cause", "crash-type", "stage"):
        added.add_argument(
            f"--{label}", action="append", help=f"only this {label} (may be repeated)"
        )
    added.add_argument("--status", choices=("active", "quarantined", "any"), default="any")
    added.add_argument("--ids", action="store_true", help="print the ids only")
    _source(added)

    added = _command(
        commands, "show", "show what a case promises and where its files are", "show pandas_10"
    )
    added.add_argument("case")
    _source(added)

    added = _command(
        commands, "plan", "show which cells run, in what order", "plan NBspecific_5 reproduced"
    )
    added.add_argument("case")
    added.add_argument(
        "case_version",
        nargs="?",
        choices=VERSIONS,
        metavar="VERSION",
        help="original, reproduced or fixed (default: all three)",
    )
    _source(added)


def _add_running(commands: argparse._SubParsersAction) -> None:
    added = _command(
        commands,
        "environment",
        "make a kernel environment from its lock",
        "environment kaggle-2024",
    )
    added.add_argument("environment", nargs="?", default=project.DEFAULT_ENVIRONMENT)

    added = _command(
        commands,
        "run",
        "run one version of a case: write the executed notebook and the run record",
        "run pandas_10 reproduced",
    )
    added.add_argument("case")
    added.add_argument("case_version", choices=VERSIONS, metavar="VERSION")
    _source(added)
    _place(added)
    _limits(added)
    _kernel_start(added)

    added = _command(
        commands,
        "grade",
        "grade the run records again, without running anything",
        "grade 'pandas_*'",
    )
    added.add_argument(
        "cases", nargs="*", help="names or patterns (default: all cases that were run)"
    )
    _source(added)
    _place(added)

    added = _command(
        commands,
        "verify",
        "plan, run and grade cases; exit status 0 only when all are verified",
        "verify NBspecific_5 tensorflow_12",
    )
    added.add_argument("cases", nargs="+", help="names or patterns, or all")
    added.add_argument("--jobs", type=int, default=1, help="runs at the same time (default: 1)")
    _source(added)
    _place(added)
    _limits(added)
    _kernel_start(added)

    added = _command(
        commands,
        "compare",
        "compare the outcomes of two results folders; exit status 1 if they differ",
        "compare results/kaggle-2024 results-cold/kaggle-2024",
    )
    added.add_argument("first", type=Path, help="a folder with outcomes.tsv")
    added.add_argument("second", type=Path)
    added.add_argument(
        "--common", action="store_true", help="leave out runs that only one of them has"
    )
    added.add_argument(
        "--outputs", action="store_true", help="compare what the cells printed and showed, too"
    )

    added = _command(
        commands,
        "summary",
        "say how many cases are verified, what is not and why",
        "summary --strict",
    )
    added.add_argument(
        "--strict", action="store_true", help="exit status 1 unless all are verified"
    )
    _place(added)


def _add_authoring(commands: argparse._SubParsersAction) -> None:
    added = _command(
        commands,
        "record",
        "fill a case's execution counts and outputs by really running its notebooks",
        "record pandas_10",
    )
    added.add_argument("case")
    added.add_argument(
        "case_version",
        nargs="?",
        choices=VERSIONS,
        metavar="VERSION",
        help="only this version (default: all three)",
    )
    _source(added)
    added.add_argument("--environment", default=project.DEFAULT_ENVIRONMENT)

    added = _command(
        commands, "format", "bring notebooks into the project's form", "format --check"
    )
    added.add_argument("cases", nargs="*", help="names or patterns (default: all)")
    added.add_argument(
        "--check", action="store_true", help="change nothing; exit status 1 if something would"
    )
    _source(added)

    added = _command(commands, "new", "make the scaffold of a new case", "new pandas_16")
    added.add_argument("case")


if __name__ == "__main__":
    sys.exit(main())
