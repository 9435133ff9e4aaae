"""The status of a run comes from the kernel and its replies, never from the saved notebook."""

from __future__ import annotations

import time

import pytest
from conftest import text_of


def replies(run) -> list[str]:
    return [cell["reply"] for cell in run.record["cells"]]


def test_a_run_whose_cells_all_reply_is_completed(run):
    done = run("x = 1", "print(x + 1)")
    assert done.record["status"] == "completed"
    assert replies(done) == ["ok", "ok"]
    assert text_of(done.notebook.cells[1]) == "2\n"
    assert [cell.execution_count for cell in done.notebook.cells] == [1, 2]


def test_a_crash_is_a_cell_error_with_class_message_and_cell(run):
    done = run("d = {}", "d['x']", "print('later')")
    record = done.record
    assert record["status"] == "cell-error"
    assert replies(done) == ["ok", "error", "none"]
    exception = record["exception"]
    assert (exception["class"], exception["message"]) == ("KeyError", "'x'")
    assert (exception["cell"], exception["cell_index"]) == ("c2", 1)
    assert "\x1b" not in "".join(exception["traceback"])


def test_cells_after_a_crash_say_that_they_did_not_run(run):
    done = run("1 / 0", "print('later')")
    later = done.notebook.cells[1]
    assert later.execution_count is None
    assert later.outputs == []
    assert later.metadata.papermill.status == "not-run"
    assert "not-run" in later.metadata.tags
    assert done.notebook.cells[0].metadata.papermill.status == "failed"


def test_no_banner_cells_are_added_to_a_crashed_notebook(run):
    done = run("1 / 0", "2")
    assert [cell.cell_type for cell in done.notebook.cells] == ["code", "code"]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "SIGKILL"),
        ("import os; os._exit(3)", "exit code 3"),
        ("import ctypes; ctypes.string_at(0)", "SIGSEGV"),
    ],
)
def test_a_dead_kernel_ends_the_run_at_once_and_later_cells_do_not_pass(run, source, told):
    began = time.monotonic()
    done = run("x = 1", source, "print('later')")
    assert done.record["status"] == "kernel-died"
    assert told in done.record["reason"]
    assert replies(done) == ["ok", "none", "none"]
    assert done.notebook.cells[2].metadata.papermill.status == "not-run"
    assert time.monotonic() - began < 15


@pytest.mark.parametrize(
    "source", ["import sys; sys.exit()", "import sys; sys.exit(0)", "exit()", "quit()"]
)
def test_leaving_the_kernel_is_exited_and_not_completed(run, source):
    done = run(source, "print('later')")
    assert done.record["status"] == "exited"
    assert replies(done)[1] == "none"


def test_exit_in_the_last_cell_is_exited_too(run):
    assert run("x = 1", "exit()").record["status"] == "exited"


@pytest.mark.parametrize("source", ["input('name? ')", "import getpass; getpass.getpass()"])
def test_asking_for_input_ends_the_run_and_never_waits(run, source):
    done = run(source, cell_seconds=20)
    assert done.record["status"] == "stdin-requested"
    assert done.record["seconds"] < 15


def test_an_unknown_magic_is_named(run):
    done = run("%no_such_magic 1")
    assert done.record["status"] == "cell-error"
    assert done.record["exception"]["class"] == "UsageError"
    assert "no_such_magic" in done.record["exception"]["message"]


def test_a_failing_shell_line_goes_on_as_in_jupyter(run):
    done = run("!exit 3", "print(_exit_code)")
    assert done.record["status"] == "completed"
    assert text_of(done.notebook.cells[1]) == "3\n"


def test_a_failing_bash_cell_is_a_cell_error(run):
    done = run("%%bash\nexit 3")
    assert done.record["exception"]["class"] == "CalledProcessError"


def test_a_cell_tagged_raises_exception_that_raises_is_a_crash(make_case, environment):
    import nbformat

    from junobench.limits import Limits
    from junobench.running import run_version

    cell = nbformat.v4.new_code_cell("1 / 0", id="c1")
    cell.metadata.tags = ["raises-exception"]
    skipped = nbformat.v4.new_code_cell("x = 1", id="c0")
    skipped.metadata.tags = ["skip-execution"]
    notebook = nbformat.writes(nbformat.v4.new_notebook(cells=[skipped, cell])).encode()
    record = run_version(make_case(notebook=notebook), "reproduced", environment, Limits()).record
    assert record["status"] == "cell-error"
    assert [c["reply"] for c in record["cells"]] == ["ok", "error"]


def test_cells_run_in_the_order_of_their_counts_and_twice_where_marked(run):
    done = run(
        "print('last', n)",
        "# [reexecute]\nn += 1",
        "n = 0",
        "1 / 0",
        counts=[4, 3, 1, None],
    )
    assert done.record["status"] == "completed"
    assert [cell["id"] for cell in done.record["cells"]] == ["c3", "c2", "c2", "c1"]
    assert [cell["index"] for cell in done.record["cells"]] == [2, 1, 1, 0]
    assert done.record["not_planned"] == ["c4"]
    assert text_of(done.notebook.cells[-1]) == "last 2\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "git lfs pull"),
        (b" ", "empty"),
        (b"{", "not JSON"),
        (b"[]", "not a notebook"),
        ('{"cells": [], "x": "\u00e9"}'.encode("latin-1"), "not UTF-8"),
    ],
)
def test_a_file_that_is_no_notebook_is_bad_notebook_without_a_kernel(run, content, reason):
    done = run(notebook=content)
    assert done.record["status"] == "bad-notebook"
    assert reason in done.record["reason"]
    assert done.record["seconds"] < 1
    assert done.notebook.metadata.junobench["status"] == "bad-notebook"


def test_a_kernel_that_does_not_start_says_why_and_is_tried_twice(make_case, tmp_path):
    from junobench.environments import Environment
    from junobench.limits import Limits
    from junobench.running import run_version

    prefix = tmp_path / "broken"
    (prefix / "bin").mkdir(parents=True)
    python = prefix / "bin" / "python"
    python.write_text(
        f"#!/bin/sh\necho started >> {tmp_path}/starts\necho 'no ipykernel here' >&2\nexit 1\n"
    )
    python.chmod(0o755)
    record = run_version(
        make_case("1"), "reproduced", Environment("broken", prefix, {}), Limits()
    ).record
    assert record["status"] == "kernel-not-started"
    assert "no ipykernel here" in record["reason"]
    assert (tmp_path / "starts").read_text().count("started") == 2


def test_a_kernel_that_never_answers_is_given_up_in_time(make_case, tmp_path):
    from junobench.environments import Environment
    from junobench.limits import Limits
    from junobench.running import run_version

    prefix = tmp_path / "silent"
    (prefix / "bin").mkdir(parents=True)
    python = prefix / "bin" / "python"
    python.write_text("#!/bin/sh\nexec sleep 1000\n")
    python.chmod(0o755)
    limits = Limits(start_seconds=1)
    record = run_version(
        make_case("1"), "reproduced", Environment("silent", prefix, {}), limits
    ).record
    assert record["status"] == "kernel-not-started"
    assert "1 s" in record["reason"]


def test_the_check_runs_after_the_last_cell_of_fixed_and_sees_its_names(run):
    done = run(
        "x = 2", version="fixed", check="def twice():\n    return 2 * x\n\nassert twice() == 4\n"
    )
    assert done.record["check"] == {"status": "passed", "message": ""}
    assert len(done.notebook.cells) == 1


def test_a_failing_check_says_what_failed_and_where(run):
    done = run("x = 3", version="fixed", check="y = 1\nassert x == 2, f'x is {x}'\n")
    assert done.record["status"] == "completed"
    assert done.record["check"]["status"] == "failed"
    assert "x is 3" in done.record["check"]["message"]
    assert "line 2: assert x == 2" in done.record["check"]["message"]


def test_a_check_that_hangs_is_no_pass(run):
    done = run("x = 3", version="fixed", check="while True: pass\n", cell_seconds=1)
    assert done.record["check"]["status"] == "no-reply"


def test_a_check_that_kills_the_kernel_is_no_pass(run):
    done = run("x = 3", version="fixed", check="import os; os._exit(0)\n")
    assert done.record["check"]["status"] == "no-reply"


def test_the_check_is_not_run_for_a_crashed_fixed_or_another_version(run):
    crashed = run("1 / 0", version="fixed", check="assert True\n")
    assert crashed.record["check"]["status"] == "none"
    other = run("x = 1", version="reproduced", check="assert False\n")
    assert other.record["check"]["status"] == "none"
