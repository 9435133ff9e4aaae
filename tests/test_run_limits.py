"""Limits hold, the run ends in time, and nothing outlives it."""

from __future__ import annotations

import time

import pytest
from conftest import text_of


def test_a_cell_over_its_time_is_a_cell_timeout(run):
    done = run("x = 1", "import time; time.sleep(60)", "print('later')", cell_seconds=1)
    assert done.record["status"] == "cell-timeout"
    assert [cell["reply"] for cell in done.record["cells"]] == ["ok", "none", "none"]
    assert "1 s" in done.record["reason"]
    assert "c2" in done.record["reason"]


def test_the_budget_of_the_notebook_ends_many_short_cells(run):
    sleep = "import time; time.sleep(0.7)"
    done = run(*[sleep] * 10, cell_seconds=5, notebook_seconds=4)
    assert done.record["status"] == "notebook-timeout"
    assert done.record["seconds"] < 10


def test_a_kernel_that_ignores_the_interrupt_is_ended_all_the_same(run):
    stubborn = (
        "import signal, time\n"
        "for s in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP): signal.signal(s, signal.SIG_IGN)\n"
        "while True:\n"
        "    try: time.sleep(100)\n"
        "    except BaseException: pass\n"
    )
    began = time.monotonic()
    assert run(stubborn, cell_seconds=1).record["status"] == "cell-timeout"
    assert time.monotonic() - began < 15


@pytest.mark.parametrize(
    "start",
    [
        "import subprocess; subprocess.Popen(['sleep', '1000'])",
        "!(sleep 1000 > /dev/null 2>&1 & true)",
        "import subprocess; subprocess.Popen(['setsid', '-f', 'sleep', '1000'])",
        "import multiprocessing as m, time\n"
        "p = m.get_context('fork').Process(target=time.sleep, args=(1000,)); p.start()",
        "import os, time\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0: time.sleep(1000)\n"
        "    os._exit(0)",
    ],
    ids=["child", "shell", "daemon", "worker", "double fork"],
)
def test_what_a_notebook_started_does_not_outlive_it(run, start):
    # the check itself is in conftest: no process of the run is left after a test
    assert run(start, "print('done')").record["status"] == "completed"


def test_memory_over_the_limit_ends_the_run_as_out_of_memory(run):
    eat = "blocks = []\nwhile True: blocks.append(bytearray(b'x' * 5_000_000))"
    done = run(eat, memory_mb=400)
    assert done.record["status"] == "kernel-died"
    assert done.record["kernel"]["out_of_memory"] is True
    assert "400 MB" in done.record["reason"]
    assert done.record["peak_mb"] > 400


def test_memory_of_child_processes_counts_with_the_kernel(run):
    child = "x = bytearray(b'x' * 500_000_000); import time; time.sleep(60)"
    done = run(
        f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {child!r}])", memory_mb=450
    )
    assert done.record["status"] == "kernel-died"
    assert done.record["kernel"]["out_of_memory"] is True


def test_address_space_that_is_not_used_is_no_memory(run):
    done = run("import mmap; m = mmap.mmap(-1, 5_000_000_000)", memory_mb=400)
    assert done.record["status"] == "completed"


def test_the_peak_memory_of_a_run_is_recorded(run):
    done = run("x = b'x' * 300_000_000; del x")
    assert 300 < done.record["peak_mb"] < 600


def test_output_over_the_limit_keeps_head_and_tail_and_the_true_size(run):
    done = run("for i in range(300_000): print(f'{i:07}')", output_kb=64)
    text = text_of(done.notebook.cells[0])
    assert done.record["status"] == "completed"
    assert text.startswith("0000000\n0000001\n")
    assert text.endswith("0299999\n")
    assert len(text) <= 64 * 1024
    assert done.record["output_bytes"] == 300_000 * 8
    assert done.record["output_bytes_cut"] == 300_000 * 8 - len(text)
    assert "left out" in text_of(done.notebook.cells[0], "stderr")


def test_the_output_of_the_whole_notebook_is_limited_too(run):
    done = run(*["print('x' * 60_000)"] * 5, output_kb=100, notebook_output_kb=128)
    kept = sum(len(text_of(cell)) for cell in done.notebook.cells)
    assert kept <= 140 * 1024
    assert done.record["output_bytes"] == 5 * 60_001
    assert done.record["output_bytes_cut"] > 0


def test_many_small_flushed_prints_lose_nothing_and_cause_no_timeout(run):
    source = "for i in range(5_000): print(i, flush=True)"
    done = run(source, "print('after')")
    assert done.record["status"] == "completed"
    assert done.record["output_incomplete"] is False
    assert text_of(done.notebook.cells[0]) == "".join(f"{i}\n" for i in range(5_000))


def test_a_traceback_is_kept_however_much_was_printed_before(run):
    done = run("print('x' * 500_000)\nraise KeyError('x')", output_kb=16)
    kinds = [output.output_type for output in done.notebook.cells[0].outputs]
    assert "error" in kinds
    assert done.record["exception"]["class"] == "KeyError"
