"""docs/cases.md is what the case files say."""

from __future__ import annotations

from conftest import ROOT

from junobench.case_page import case_page
from junobench.cases import FolderSource


def test_the_page_of_cases_is_up_to_date():
    page = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    message = "run `python -m junobench.case_page`"
    assert page == case_page(FolderSource(ROOT / "cases")), message
