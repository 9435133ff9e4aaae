"""Where things are: the project folder with its cases, environments and results."""

from __future__ import annotations

from pathlib import Path

from junobench.errors import UserError

DEFAULT_ENVIRONMENT = "kaggle-2024"


def root() -> Path:
    """Return the project folder: the current one if it holds the workflow, else the package's."""
    here = Path.cwd()
    if (here / "Snakefile").exists() and (here / "cases").is_dir():
        return here
    return Path(__file__).resolve().parent.parent


def locks() -> Path:
    """Return the folder of the lock files."""
    return root() / "envs"


def lock(environment: str) -> Path:
    """Return the lock file of an environment; raise UserError if there is none."""
    path = locks() / f"{environment}.txt"
    if not path.exists():
        known = ", ".join(sorted(p.stem for p in locks().glob("*.txt"))) or "none"
        raise UserError(
            f"there is no environment {environment!r}: {shown(path)} does not exist (known: {known})"
        )
    return path


def environments() -> Path:
    """Return the folder in which environments are made."""
    return root() / ".envs"


def builtin_cases() -> Path:
    """Return the folder of the built-in cases."""
    return root() / "cases"


def results() -> Path:
    """Return the default results folder."""
    return Path("results")


def shown(path: Path) -> str:
    """Return a path as the user would type it: relative to the current folder where it lies inside."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
