"""The commands for those who write cases: record, format, new."""

from __future__ import annotations

import argparse
from pathlib import Path

from junobench import project
from junobench.cases import Case, FolderSource
from junobench.errors import BadNotebook, UserError
from junobench.facts import Facts
from junobench.limits import Limits
from junobench.notebooks import code_cells, read_notebook, write_atomically
from junobench.planning import VERSIONS
from junobench.selection import find_case, select
from junobench.sources import open_source


def record(options: argparse.Namespace) -> None:
    """Record the versions of a case."""
    from junobench.authoring import record_version
    from junobench.casefile import load_case_file
    from junobench.environments import open_environment

    source = open_source(options.source)
    if not isinstance(source, FolderSource):
        raise UserError(
            f"{options.source} is in the published layout: its notebooks are never changed"
        )
    case = find_case(source, options.case)
    session = load_case_file(case.folder / "case.yaml").session
    environment = open_environment(
        options.environment, project.environments(), project.lock(options.environment)
    )
    limits = Limits().changed(case.limits)
    for version in [options.case_version] if options.case_version else VERSIONS:
        if version not in case.notebooks:
            raise UserError(
                f"{project.shown(case.folder / (version + '.ipynb'))} does not exist yet"
            )
        facts = record_version(case, version, getattr(session, version), environment, limits)
        end = f"{facts.exception['class']}: {facts.exception['message']}" if facts.exception else ""
        print(f"{case.id} {version}: recorded, {facts.status} {end}".rstrip())
        if version == "original" and (lost := pictures_left_out(case.notebooks[version])):
            print(f"  pictures left out for their size: {lost}; make the figure smaller or simpler")
        if version == "reproduced" and not expected_crash(case, facts):
            print(f"  not what case.yaml expects: {case.exception}: {case.message}")


def pictures_left_out(path: Path) -> int:
    """Return how many figures of a recorded notebook have only their text."""
    outputs = [output for cell in code_cells(read_notebook(path)) for output in cell.outputs]
    return sum(
        set(output.data) == {"text/plain"}
        for output in outputs
        if output.output_type == "display_data" and "Figure" in output.data.get("text/plain", "")
    )


def expected_crash(case: Case, facts: Facts) -> bool:
    """Say whether a recorded crash is the one that the case promises."""
    seen = facts.exception or {"class": "", "message": ""}
    return (seen["class"], seen["message"]) == (case.exception, case.message)


def format(options: argparse.Namespace) -> int:
    """Bring notebooks into the project's form, or say which are not."""
    from junobench.authoring import formatted

    source = open_source(options.source)
    if not isinstance(source, FolderSource):
        raise UserError(
            f"{options.source} is in the published layout: its notebooks are never changed"
        )
    changed = 0
    for case_id in select(source, options.cases or "all", quarantined=True):
        for version in VERSIONS:
            path = source.notebook(case_id, version)
            if path.exists():
                changed += _format_one(path, formatted, options.check)
    if not changed:
        print("all notebooks are in the project's form")
    return 1 if changed and options.check else 0


def _format_one(path: Path, formatted, check: bool) -> bool:  # type: ignore[no-untyped-def]
    try:
        text = formatted(read_notebook(path))
    except BadNotebook as error:
        raise UserError(f"{project.shown(path)}: {error}") from None
    if text == path.read_text(encoding="utf-8"):
        return False
    print(f"{'would format' if check else 'formatted'} {project.shown(path)}")
    if not check:
        write_atomically(path, text)
    return True


def new(options: argparse.Namespace) -> None:
    """Make the scaffold of a new case."""
    from junobench.scaffold import make_scaffold

    folder = make_scaffold(project.builtin_cases(), options.case)
    print(f"made {project.shown(folder)}: fill in case.yaml, the notebooks, check.py and data/,")
    print(f"then run `junobench record {options.case}` and `junobench verify {options.case}`")
