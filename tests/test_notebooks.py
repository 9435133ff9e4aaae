"""A notebook file of any make is read into a valid copy, or refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from small_cases import as_json, code, notebook, text

from junobench.errors import BadNotebook
from junobench.notebooks import read_notebook, saved_error, write_atomically


@pytest.fixture
def content() -> dict[str, Any]:
    return as_json(notebook(text("# Größe", "m1"), code("x = 'é'", "c1", 1), code("x", "c2", 2)))


@pytest.fixture
def read(tmp_path: Path) -> Any:
    """Return a function that writes JSON data or bytes to a file and reads it as a notebook."""

    def read_from(data: Any) -> Any:
        path = tmp_path / "some {odd} näme.ipynb"
        raw = data if isinstance(data, bytes) else json.dumps(data).encode()
        path.write_bytes(raw)
        node = read_notebook(path)
        assert path.read_bytes() == raw, "the file was changed"
        nbformat.validate(node)
        assert (node.nbformat, node.nbformat_minor) == (4, 5)
        return node

    return read_from


def refused(read: Any, data: Any) -> str:
    with pytest.raises(BadNotebook) as error:
        read(data)
    assert "\n" not in str(error.value)
    return str(error.value)


def ids(node: Any) -> list[str]:
    return [cell.id for cell in node.cells]


def test_missing_kernelspec_and_language_info_are_no_obstacle(read, content):
    content["metadata"] = {}
    assert ids(read(content)) == ["m1", "c1", "c2"]


def test_missing_notebook_metadata_are_no_obstacle(read, content):
    del content["metadata"]
    assert read(content).metadata == {}


def test_a_kernel_that_is_not_installed_is_no_obstacle(read, content):
    content["metadata"]["kernelspec"] = {"name": "conda-env-gone-py", "display_name": "Gone"}
    assert ids(read(content)) == ["m1", "c1", "c2"]


def test_missing_cell_metadata_outputs_and_count_are_supplied(read):
    bare = {"cell_type": "code", "source": ["a = 1\n", "b = 2"]}
    cell = read({"nbformat": 4, "nbformat_minor": 4, "cells": [bare]}).cells[0]
    assert (cell.source, cell.outputs, cell.execution_count) == ("a = 1\nb = 2", [], None)


def test_nbformat_3_is_upgraded_with_counts_and_errors(read):
    crash = {"output_type": "pyerr", "ename": "KeyError", "evalue": "'x'", "traceback": []}
    cells = [
        {"cell_type": "heading", "level": 1, "source": ["Title"], "metadata": {}},
        {
            "cell_type": "code",
            "language": "python",
            "input": ["d['x']"],
            "prompt_number": 7,
            "outputs": [crash],
            "metadata": {},
            "collapsed": False,
        },
    ]
    old = {"nbformat": 3, "nbformat_minor": 0, "metadata": {}, "worksheets": [{"cells": cells}]}
    node = read(old)
    assert node.cells[1].source == "d['x']"
    assert node.cells[1].execution_count == 7
    assert saved_error(node.cells[1]).ename == "KeyError"
    assert ids(node) == ["cell-0", "cell-1"]


def test_nbformat_3_without_its_number_is_known_by_its_worksheets(read):
    assert read({"worksheets": [{"cells": []}], "metadata": {}}).cells == []


def test_a_future_minor_is_read(read, content):
    content["nbformat_minor"] = 9
    assert ids(read(content)) == ["m1", "c1", "c2"]


@pytest.mark.parametrize("major", [2, 5, "four", None])
def test_another_major_is_refused_and_named(read, content, major):
    content["nbformat"] = major
    assert f"nbformat {major} is not supported" in refused(read, content)


def test_cell_ids_below_minor_5_are_kept(read, content):
    content["nbformat_minor"] = 4
    assert ids(read(content)) == ["m1", "c1", "c2"]


def test_missing_cell_ids_are_the_same_at_every_reading(read, content):
    for cell in content["cells"]:
        del cell["id"]
    content["nbformat_minor"] = 4
    assert ids(read(content)) == ids(read(content)) == ["cell-0", "cell-1", "cell-2"]


def test_duplicate_ids_are_made_unique_and_the_first_keeps_its_own(read, content):
    for cell in content["cells"]:
        cell["id"] = "same"
    assert ids(read(content)) == ["same", "same-2", "same-3"]


def test_a_renamed_duplicate_takes_no_id_that_comes_later(read, content):
    for cell, cell_id in zip(content["cells"], ["same", "same", "same-2"], strict=True):
        cell["id"] = cell_id
    assert len(set(ids(read(content)))) == 3


@pytest.mark.parametrize("bad", ["", "has space", "x" * 65, 5, None])
def test_an_invalid_id_is_replaced(read, content, bad):
    content["cells"][1]["id"] = bad
    assert ids(read(content)) == ["m1", "cell-1", "c2"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_other_unicode_encodings_and_byte_order_marks_are_read(read, content, encoding):
    node = read(json.dumps(content, ensure_ascii=False).encode(encoding))
    assert node.cells[0].source == "# Größe"


def test_latin_1_is_refused_and_the_encoding_named(read, content):
    raw = json.dumps(content, ensure_ascii=False).encode("latin-1")
    reason = refused(read, raw)
    assert "wrong encoding: not UTF-8" in reason
    offset = raw.index(b"\xf6")
    assert f"byte 0xf6 at offset {offset}" in reason


def test_text_that_is_no_unicode_is_refused(read, content):
    # half a surrogate pair is valid JSON, but nothing that could be sent or written again
    content["cells"][1]["source"] = "x = '\ud83d'"
    assert "wrong encoding" in refused(read, content)


def test_an_lfs_pointer_says_git_lfs_pull(read):
    pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:12ab\nsize 123\n"
    assert "git lfs pull" in refused(read, pointer)


@pytest.mark.parametrize("raw", [b"", b" \n\t\n"])
def test_an_empty_file_is_refused(read, raw):
    assert refused(read, raw) == "the file is empty"


def test_a_file_that_is_not_json_is_refused_with_line_and_column(read):
    assert "line 2, column 11" in refused(read, b'{"cells": [],\n "cells": }')


def test_half_a_file_is_refused(read, content):
    raw = json.dumps(content).encode()
    assert refused(read, raw[: len(raw) // 2]).startswith("not JSON")


@pytest.mark.parametrize("data", [[], {}, "text", 5, None, {"a": 1}, {"cells": "x"}, {"cells": {}}])
def test_json_that_is_no_notebook_is_refused(read, data):
    assert "not a notebook" in refused(read, data)


@pytest.mark.parametrize("cell", [5, {}, {"source": "x"}, {"cell_type": "codes", "source": "x"}])
def test_a_notebook_with_a_cell_that_is_none_is_refused(read, content, cell):
    content["cells"].insert(1, cell)
    assert "not a valid notebook" in refused(read, content)


def test_json_nested_too_deeply_is_refused(read):
    assert "nested too deeply" in refused(read, b'{"cells": ' + b"[" * 200_000)


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(BadNotebook, match="a folder, not a file"):
        read_notebook(tmp_path)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadNotebook, match="no such file"):
        read_notebook(tmp_path / "none.ipynb")


def test_writing_makes_the_folder_and_leaves_only_the_file(tmp_path):
    path = tmp_path / "new" / "{case}.json"
    write_atomically(path, "Größe\n")
    assert path.read_text("utf-8") == "Größe\n"
    assert [*path.parent.iterdir()] == [path]


def test_a_failed_write_keeps_the_old_content_and_leaves_no_temporary_file(tmp_path):
    path = tmp_path / "record.json"
    write_atomically(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(path, "x" * 100_000 + "\ud83d")
    assert path.read_text() == "old"
    assert [*tmp_path.iterdir()] == [path]


def test_an_interrupted_rename_leaves_no_temporary_file(tmp_path, monkeypatch):
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "record.json", "new")
    assert [*tmp_path.iterdir()] == []


def test_a_written_file_has_the_rights_of_any_new_file(tmp_path):
    (tmp_path / "other").write_text("")
    write_atomically(tmp_path / "record.json", "new")
    modes = {path.stat().st_mode for path in tmp_path.iterdir()}
    assert len(modes) == 1
