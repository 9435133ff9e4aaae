"""The working copy of a run: fresh, private, in Kaggle's layout.

    <scratch>/kaggle/working/          where the notebook runs
    <scratch>/kaggle/input/<data set>/ the data

Everything is a real copy (links, where there are any, stay inside the copy): nothing a notebook does
can reach the case or another run.
"""

from __future__ import annotations

import fcntl
import shutil
import stat
from pathlib import Path

from junobench.cases import Case

FICLONE = 0x40049409  # linux/fs.h; Python has no name for it


def make_working_copy(case: Case, scratch: Path) -> Path:
    """Copy the data of *case* into *scratch* and return the folder the notebook runs in."""
    working = scratch / "kaggle" / "working"
    working.mkdir(parents=True)
    (scratch / "kaggle" / "input").mkdir()
    for name, entries in case.data_sets.items():
        folder = scratch / "kaggle" / "input" / name
        folder.mkdir(parents=True, exist_ok=True)
        for entry in entries:
            _copy(entry, folder / entry.name)
    for entry in case.working_files:
        _copy(entry, working / entry.name)
    for name, linked in case.input_links.items():
        _link(scratch / "kaggle" / "input" / name, [working / entry for entry in linked])
    return working


def _link(folder: Path, entries: list[Path]) -> None:
    """Show files, and the content of folders, of the working copy in *folder* too. No second copy."""
    folder.mkdir(parents=True, exist_ok=True)
    for entry in entries:
        for target in entry.iterdir() if entry.is_dir() else [entry]:
            place = folder / target.name
            if not place.exists():
                place.symlink_to(target)


def _copy(source: Path, target: Path) -> None:
    """Copy a file or folder, symbolic links as what they point to, writable by the run."""
    if source.is_dir():
        shutil.copytree(
            source, target, ignore_dangling_symlinks=True, dirs_exist_ok=True, copy_function=_file
        )
    elif source.exists():
        _file(source, target)
    for path in [target, *target.rglob("*")] if target.is_dir() else [target]:
        if path.exists() and not path.stat().st_mode & stat.S_IWUSR:
            path.chmod(path.stat().st_mode | stat.S_IWUSR)


def _file(source: str | Path, target: str | Path) -> str:
    """Copy one file; as a clone that shares its blocks until one is written, where the disk can do that."""
    try:
        with Path(source).open("rb") as old, Path(target).open("wb") as new:
            fcntl.ioctl(new, FICLONE, old.fileno())
    except OSError:
        shutil.copyfile(source, target)
    return str(target)
