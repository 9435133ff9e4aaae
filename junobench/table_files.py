"""Write the tables: .tsv for programs, .md, .tex and .html for readers.

The .tsv holds a table in full; the others show a readable selection with its title, its caption
and, where only a part of the published cases was selected, a note that says so.
"""

import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pandas as pd

from junobench.markdown import markdown_text
from junobench.notebooks import write_atomically
from junobench.paper import selection_note
from junobench.statistics_names import TABLE_FORMATS, TABLE_TITLES, caption
from junobench.tables import CROSS_TABLES, make_tables, readable

# beyond this a table does not fit on one page
LONG_TABLE = 40
LONG_COLUMNS = ("Reason", "Why")
NUMBER = re.compile(r"[-+]?\d[\d./]*")
TOTALS = ("total", "all versions")

TEX_SPECIAL = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    # a row that begins with a bracket would be read as an option of the \\ before it
    "[": "{[}",
    "]": "{]}",
    "×": r"$\times$",  # noqa: RUF001
    "…": r"\ldots{}",
} | {sign: f"\\{sign}" for sign in "&%$#_{}"}

STYLE = """
body { font: 14px/1.45 system-ui, "Helvetica Neue", Arial, sans-serif; color: #222;
       margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; }
h1 { font-size: 1.25rem; margin: 0 0 .4rem; }
p { max-width: 46rem; margin: 0 0 .8rem; color: #444; }
p.note { color: #222; border-left: 4px solid #e69f00; padding-left: .6rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; border-top: 2px solid #222; border-bottom: 2px solid #222; }
th, td { padding: .22rem .65rem; text-align: left; vertical-align: top; }
thead th { border-bottom: 1px solid #222; white-space: nowrap; }
tbody tr:nth-child(even) { background: #f5f5f5; }
tr.total td { font-weight: 600; border-top: 1px solid #999; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
"""


class Page(NamedTuple):
    """A readable table with what stands around it."""

    name: str
    title: str
    caption: str
    note: str
    table: pd.DataFrame


def write_tables(outcomes: pd.DataFrame, cases: pd.DataFrame, folder: Path) -> list[Path]:
    """Make every table and write it in every format to folder, which is made if need be.

    Returns the files written. Raises UserError when a file of reports/ is missing.
    """
    notes = {"comparison": selection_note(cases)}
    written = []
    for name, table in make_tables(outcomes, cases).items():
        text = caption("table", name)
        page = Page(name, TABLE_TITLES[name], text, notes.get(name, ""), readable(name, table))
        contents = {
            "tsv": tab_separated(table),
            **{suffix: write(page) for suffix, write in WRITERS.items()},
        }
        for suffix in TABLE_FORMATS:
            path = folder / f"{name}.{suffix}"
            write_atomically(path, contents[suffix])
            written.append(path)
    return written


def tab_separated(table: pd.DataFrame) -> str:
    """The table in full, without quoting: grading has escaped tabs and line ends."""
    cells = table.astype(object).where(table.notna(), "")
    return "".join("\t".join(row) + "\n" for row in [[*table.columns], *_rows(cells)])


def markdown(page: Page) -> str:
    """The table in GitHub's Markdown, with title, note and caption above it."""
    table = page.table
    rules = ["--:" if right else ":--" for right in _right_aligned(table)]
    rows = [[markdown_text(cell) for cell in row] for row in _rows(table)]
    lines = [f"| {' | '.join(row)} |" for row in ([*table.columns], rules, *rows)]
    text = page.caption.replace("``", "`")
    above = [f"## {page.title}", f"**{page.note}**" if page.note else "", text]
    return "\n\n".join([*filter(None, above), "\n".join(lines)]) + "\n"


def latex(page: Page) -> str:
    r"""The table for LaTeX's \input: booktabs, a longtable when it is longer than a page."""
    table = page.table
    right = _right_aligned(table)
    columns = "".join(
        "p{4cm}" if name in LONG_COLUMNS else "r" if is_right else "l"
        for name, is_right in zip(table.columns, right, strict=True)
    )
    names = [latex_text(name) for name in table.columns]
    if page.name in CROSS_TABLES:
        names = [names[0], *(rf"\rotatebox{{90}}{{{name}}}" for name in names[1:])]
    head = rf"\toprule {' & '.join(names)} \\ \midrule"
    body: list[str] = []
    for row in _rows(table):
        body += [r"\midrule"] if _is_total(row) and body else []
        body.append(" & ".join(latex_text(cell) for cell in row) + r" \\")
    text = _latex_caption(page)
    if len(table) > LONG_TABLE:
        lines = [rf"\begin{{longtable}}{{{columns}}}", text + r" \\", head + r" \endfirsthead"]
        lines += [head + r" \endhead", r"\bottomrule \endlastfoot", *body, r"\end{longtable}"]
    else:
        lines = [r"\begin{table}[htbp]\centering", text, rf"\begin{{tabular}}{{{columns}}}", head]
        lines += [*body, r"\bottomrule", r"\end{tabular}", r"\end{table}"]
    needs = "% needs \\usepackage{booktabs,longtable,graphicx} and \\usepackage[T1]{fontenc}"
    size = r"\scriptsize\setlength{\tabcolsep}{3pt}" if len(table.columns) > 8 else r"\small"
    return "\n".join([needs, rf"\begingroup{size}", *lines, r"\endgroup"]) + "\n"


def latex_text(text: str) -> str:
    """Text with everything escaped that LaTeX would read as a command.

    Characters that a standard LaTeX font lacks become '?'; the .tsv has them.
    """
    return "".join(TEX_SPECIAL.get(c, c if ord(c) < 0x180 else "?") for c in text)


def _latex_caption(page: Page) -> str:
    title = latex_text(page.title)
    stop = "" if title.endswith("?") else "."
    note = rf"\emph{{{latex_text(page.note)}}} " if page.note else ""
    text = _inline(page.caption, latex_text, r"\texttt{%s}", r"\emph{%s}")
    label = page.name.replace("_", "-")
    return rf"\caption[{title}]{{{title}{stop} {note}{text}}}\label{{tab:{label}}}"


def web_page(page: Page) -> str:
    """The table as a page of HTML that needs no other file."""
    right = _right_aligned(page.table)
    total = ' class="total"'
    classes = [' class="number"' if is_right else "" for is_right in right]

    def row(cells: list[str], tag: str) -> str:
        pairs = zip(cells, classes, strict=True)
        return "".join(f"<{tag}{kind}>{html.escape(cell)}</{tag}>" for cell, kind in pairs)

    body = "\n".join(
        f"<tr{total if _is_total(cells) else ''}>{row(cells, 'td')}</tr>"
        for cells in _rows(page.table)
    )
    note = f'<p class="note">{html.escape(page.note)}</p>\n' if page.note else ""
    title = html.escape(page.title)
    text = _inline(page.caption, html.escape, "<code>%s</code>", "<em>%s</em>")
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f"{note}<p>{text}</p>\n<div>\n<table>\n<thead>\n"
        f"<tr>{row([*page.table.columns], 'th')}</tr>\n</thead>\n<tbody>\n{body}\n"
        "</tbody>\n</table>\n</div>\n</body>\n</html>\n"
    )


WRITERS: dict[str, Callable[[Page], str]] = {"md": markdown, "tex": latex, "html": web_page}


def _rows(table: pd.DataFrame) -> list[list[str]]:
    return [[str(cell) for cell in row] for row in table.itertuples(index=False, name=None)]


def _is_total(row: list[str]) -> bool:
    # a table by version and library has its total in the second column
    return any(cell in TOTALS for cell in row[:2])


def _right_aligned(table: pd.DataFrame) -> list[bool]:
    """For each column, whether all its filled cells are numbers."""
    columns = [[cell for cell in column if cell] for column in zip(*_rows(table), strict=True)]
    if not columns:
        return [False] * len(table.columns)
    return [bool(cells) and all(NUMBER.fullmatch(c) for c in cells) for cells in columns]


def _inline(text: str, escape: Callable[[str], str], code: str, emphasis: str) -> str:
    """Escape a caption and turn its ``code`` and *emphasis* into another markup."""
    parts = re.split(r"(``.+?``|\*.+?\*)", text)
    return "".join(
        code % escape(part[2:-2])
        if part.startswith("``")
        else emphasis % escape(part[1:-1])
        if part.startswith("*")
        else escape(part)
        for part in parts
    )
