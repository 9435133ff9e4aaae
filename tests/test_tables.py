"""The tables: what they count, and that every format can hold what notebooks say."""

import html.parser
import re

import pandas as pd
import pytest
from statistics_input import THIRTEEN, graded

from junobench import table_files, tables
from junobench.errors import UserError
from junobench.outcomes import CASE_COLUMNS, OUTCOME_COLUMNS, write_tsv
from junobench.statistics_names import (
    FIGURES,
    REPORTS,
    TABLE_FORMATS,
    TABLES,
    caption,
    value_order,
)


def page(table: pd.DataFrame, name: str = "library", note: str = "") -> table_files.Page:
    return table_files.Page(name, "A title", "See ``a_b`` & *all*.", note, table)


def test_every_table_is_made_in_order() -> None:
    assert tuple(tables.make_tables(*graded(THIRTEEN))) == TABLES


def test_every_table_and_figure_has_a_caption_and_no_caption_is_left_over() -> None:
    expected = {f"table_{name}.rst" for name in TABLES} | {f"figure_{n}.rst" for n in FIGURES}
    written = {p.name for p in REPORTS.glob("*.rst") if p.name.startswith(("table_", "figure_"))}
    assert written == expected
    for file in expected:
        kind, name = file.removesuffix(".rst").split("_", 1)
        assert 60 < len(caption(kind, name)) < 450
        # Snakemake passes captions through jinja2, Python does not
        assert "{" not in caption(kind, name)


def test_a_missing_caption_is_named(tmp_path) -> None:
    with pytest.raises(UserError, match=r"table_library\.rst"):
        caption("table", "library", tmp_path)


def test_label_table_counts_versions_and_verified_cases() -> None:
    verdicts = {("pandas_1", "fixed"): "new-crash", ("pandas_2", "reproduced"): "no-crash"}
    _, cases = graded(None, verdicts)
    table = tables.label_table(cases, "library").set_index("library")
    assert table.loc["pandas"].to_list() == [15, 14, 14, 13]
    assert table.loc["total"].to_list() == [111, 110, 110, 109]


def test_reproduced_elsewhere_is_not_counted_as_reproduced() -> None:
    _, cases = graded(["torch_1"], {("torch_1", "reproduced"): "reproduced-elsewhere"})
    assert tables.label_table(cases, "stage").iloc[-1].to_list() == ["total", 1, 0, 1, 0]


def test_unknown_label_values_come_after_the_known_ones() -> None:
    assert value_order("library", ["zlib", "none", "jax", "torch"]) == [
        *("torch", "none", "jax", "zlib")
    ]
    _, cases = graded(["torch_1", "numpy_1"])
    cases.loc[cases["case"] == "torch_1", "library"] = "jax"
    assert tables.label_table(cases, "library")["library"].to_list() == ["numpy", "jax", "total"]
    assert "jax" in tables.readable("stage_by_library", tables.cross_table(cases, "stage"))


def test_cross_table_tells_verified_from_cases_and_leaves_zero_empty() -> None:
    _, cases = graded(None, {("torch_1", "fixed"): "check-failed"})
    wide = tables.readable("stage_by_library", tables.cross_table(cases, "stage"))
    wide = wide.set_index("Stage")
    assert wide.loc["total", "torch"] == "14/15"
    assert wide.loc["total", "pandas"] == "15"
    assert wide.loc["total", "Total"] == "110/111"
    assert wide.loc["training", "pandas"] == ""


def test_run_all_counts_originals_only() -> None:
    verdicts = {
        ("NBspecific_1", "original"): "runs-clean",
        ("NBspecific_2", "original"): "crashes-differently",
        ("NBspecific_3", "original"): "not-run",
        ("NBspecific_4", "fixed"): "not-run",
    }
    outcomes, _ = graded(None, verdicts)
    table = tables.run_all_table(outcomes).set_index("root_cause")
    assert table.loc["NB specific"].to_list() == [20, 17, 1, 1, 1]
    assert table.loc["total"].to_list() == [111, 108, 1, 1, 1]


def test_message_match_leaves_out_runs_with_another_exception_class() -> None:
    outcomes, _ = graded(["torch_1", "torch_2"], {("torch_1", "reproduced"): "different-crash"})
    table = tables.message_match_table(outcomes)
    assert table.loc[table["version"] == "reproduced", "runs"].to_list() == [1, 1]


def test_message_that_was_not_compared_is_counted_as_such() -> None:
    outcomes, _ = graded(["torch_1"])
    outcomes["message_match"] = ""
    row = tables.message_match_table(outcomes).iloc[-1]
    assert (row["runs"], row["exact"], row["not_compared"]) == (1, 0, 1)


def test_run_times_leave_out_runs_without_a_time() -> None:
    outcomes, _ = graded(["torch_1", "torch_2"])
    outcomes["seconds"] = ["1", "2", "3", "", "4", "8"]
    outcomes["peak_mb"] = ["100", "", "", "", "", "300"]
    table = tables.run_times_table(outcomes).set_index(["version", "library"])
    assert table.loc[("original", "torch"), "runs"] == 1
    assert table.loc[("fixed", "torch")].to_list() == [2, 5.5, 8.0, 11.0, 300.0]
    assert table.loc[("all versions", "total"), "total_seconds"] == 18.0
    shown = tables.readable("run_times", tables.run_times_table(outcomes))
    assert shown.loc[shown["Version"] == "reproduced", "Max peak MB"].to_list() == ["", ""]


def test_selection_of_no_case_still_gives_every_file(tmp_path) -> None:
    written = table_files.write_tables(*graded([]), tmp_path)
    assert len(written) == len(TABLES) * len(TABLE_FORMATS)


def test_every_file_is_written_and_no_temporary_one_is_left(tmp_path) -> None:
    table_files.write_tables(*graded(THIRTEEN), tmp_path)
    names = {f"{name}.{suffix}" for name in TABLES for suffix in TABLE_FORMATS}
    assert {path.name for path in tmp_path.iterdir()} == names
    first = (tmp_path / "comparison.md").read_text(encoding="utf-8").split("\n\n")
    assert first[1].startswith("**13 of 111 cases were selected")


def test_tsv_keeps_none_empty_quotes_and_escapes_as_grading_wrote_them(tmp_path) -> None:
    outcomes, cases = graded(["NBspecific_1"])
    outcomes["message"] = '"quoted" start, \\n, 1"'
    for name, table, columns in (("o", outcomes, OUTCOME_COLUMNS), ("c", cases, CASE_COLUMNS)):
        raw = table.map(lambda text: text.replace("\\n", "\n")).to_dict("records")
        write_tsv(tmp_path / f"{name}.tsv", columns, raw)
    read, _ = tables.read_results(tmp_path / "o.tsv", tmp_path / "c.tsv")
    assert read["library"].to_list() == ["none"] * 3
    assert read["hint"].to_list() == [""] * 3
    assert read["message"].to_list() == outcomes["message"].to_list()
    table_files.write_tables(read, cases, tmp_path / "tables")
    copy = (tmp_path / "tables" / "outcomes.tsv").read_text(encoding="utf-8")
    assert copy == (tmp_path / "o.tsv").read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [None, "", "case\tversion\nx\ty\n"])
def test_unusable_outcomes_are_named_in_one_line(tmp_path, content) -> None:
    path = tmp_path / "outcomes.tsv"
    if content is not None:
        path.write_text(content)
    with pytest.raises(UserError, match=r"outcomes\.tsv.*grade"):
        tables.read_results(path, path)


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("a_b & 5%", r"a\_b \& 5\%"),
        ("$x^2 ~ #{}", r"\$x\textasciicircum{}2 \textasciitilde{} \#\{\}"),
        ("C:\\new", r"C:\textbackslash{}new"),
        ("[0] <x>", r"{[}0{]} \textless{}x\textgreater{}"),
        ("naïve 漢", "naïve ?"),
    ],
)
def test_tex_escapes_what_latex_would_read_as_a_command(text, escaped) -> None:
    assert table_files.latex_text(text) == escaped


@pytest.mark.parametrize("rows", [1, 60])
def test_tex_has_balanced_groups_and_a_full_row_for_each_case(rows) -> None:
    text = table_files.latex(page(pd.DataFrame({"A": ["a_{b}"] * rows, "B": ["1"] * rows})))
    plain = re.sub(r"\\[{}]", "", text)
    assert plain.count("{") == plain.count("}")
    begun, ended = (re.findall(rf"\\{word}\{{(\w+)\}}", text) for word in ("begin", "end"))
    assert begun == ended[::-1]
    assert ("longtable" in begun) == (rows == 60)
    assert text.count(r"a\_\{b\} & 1 \\") == rows
    assert r"\texttt{a\_b} \& \emph{all}" in text


def test_markdown_rows_stay_rows_whatever_a_message_holds() -> None:
    text = table_files.markdown(page(pd.DataFrame({"A": ["a|b", "__init__", "pandas_10"]})))
    assert r"| a\|b |" in text
    assert r"| \_\_init\_\_ |" in text
    assert "| pandas_10 |" in text
    assert "See `a_b` & *all*." in text


def test_web_page_escapes_messages_and_needs_no_other_file() -> None:
    table = pd.DataFrame({"A": ["<script>", "total"], "B": ["1", "2/3"]})
    text = table_files.web_page(page(table, note="13 of 111"))
    assert "<script" not in text and "&lt;script&gt;" in text
    assert not re.search(r"(src|href)=", text)
    assert '<tr class="total"><td>total</td><td class="number">2/3</td></tr>' in text
    assert '<p class="note">13 of 111</p>' in text
    assert "<code>a_b</code> &amp; <em>all</em>" in text
    html.parser.HTMLParser().feed(text)


def test_long_reasons_are_cut_for_readers_but_not_in_the_tsv() -> None:
    outcomes, _ = graded(["torch_1"])
    outcomes["reason"] = "x" * 500
    assert tables.readable("outcomes", outcomes)["Reason"].str.len().max() == 100
    assert "x" * 500 in table_files.tab_separated(outcomes)
