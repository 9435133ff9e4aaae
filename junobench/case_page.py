"""The page docs/cases.md, made from the case files: `python -m junobench.case_page` writes it."""

from __future__ import annotations

from pathlib import Path

from junobench import project
from junobench.casefile import CaseFile, load_case_file
from junobench.cases import FolderSource
from junobench.markdown import markdown_text
from junobench.notebooks import write_atomically

HEAD = """\
# The built-in cases

{number} cases, each a re-creation of the published case of the same name. This page is made from the
case files by `python -m junobench.case_page`.

| Case | Labels | Exception | What goes wrong | Changed against the published one |
|---|---|---|---|---|
"""


def case_page(source: FolderSource) -> str:
    """Return the page: a row for each case of *source*, in natural order."""
    ids = source.case_ids()
    rows = [_row(load_case_file(source.path / i / "case.yaml")) for i in ids]
    return HEAD.format(number=len(ids)) + "".join(rows)


def _row(case: CaseFile) -> str:
    labels = case.labels
    shown = (labels.library, labels.root_cause, labels.crash_type, labels.stage)
    cells = (
        f"[{case.id}](../cases/{case.id}/case.yaml)",
        "<br>".join(shown),
        f"`{case.expect.exception}`",
        markdown_text(" ".join(case.diagnosis.split())),
        markdown_text(" ".join(case.provenance.changes.split()) or "nothing but the data"),
    )
    return f"| {' | '.join(cells)} |\n"


def main() -> None:
    """Write the page."""
    path: Path = project.root() / "docs" / "cases.md"
    write_atomically(path, case_page(FolderSource(project.builtin_cases())))


if __name__ == "__main__":
    main()
