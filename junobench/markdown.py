"""Text as it may stand in Markdown. Standard library only: a page of text needs no pandas."""

from __future__ import annotations

import re


def markdown_text(text: str) -> str:
    """Return *text* as it may stand in a cell of a Markdown table."""
    # an underscore inside a word, as in pandas_10, is no emphasis
    return re.sub(r"[\\`*|<>\[\]]|(?<![^\W_])_|_(?![^\W_])", lambda sign: "\\" + sign[0], text)
