"""The command line: a mistake of the user ends with status 2 and exactly one clear line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from small_cases import notebook, text, write_case

from junobench.cli import main
from junobench.facts import Facts, Step
from junobench.outcomes import CASE_COLUMNS, OUTCOME_COLUMNS
from junobench.records import make_record, write_record
from junobench.summary import read_tsv

QUARANTINE = {"state": "quarantined", "reason": "flaky", "date": "2025-01-31"}


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source of four small cases, outside the project."""
    folder = tmp_path_factory.mktemp("cases")
    write_case(folder, "pandas_1")
    write_case(folder, "pandas_2", labels__stage="evaluation/prediction")
    write_case(folder, "pandas_10", status=QUARANTINE)
    write_case(folder, "NBspecific_1", labels__library="none", labels__root_cause="NB specific")
    return folder


@pytest.fixture
def cases(made_once: Path, tmp_path: Path, monkeypatch: Any) -> Path:
    """A copy of those cases, to be changed by a test, beside which commands run."""
    monkeypatch.chdir(tmp_path)
    return Path(shutil.copytree(made_once, tmp_path / "cases"))


@pytest.fixture
def call(cases: Path, capsys: Any) -> Any:
    """Return a function that runs a command on the small cases: (status, stdout, stderr)."""

    def run(*arguments: str, source: Path | str | None = cases) -> tuple[int, str, str]:
        given = [*arguments, "--source", str(source)] if source else [*arguments]
        try:
            status = main(given)
        except SystemExit as end:  # argparse
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture
def mistake(call: Any) -> Any:
    """Return a function that runs a command with a mistake and gives the one line on stderr."""

    def run(*arguments: str, **options: Any) -> str:
        status, out, err = call(*arguments, **options)
        assert (status, out) == (2, "")
        assert err.endswith("\n") and err.count("\n") == 1, err
        assert err.startswith("junobench")
        return err

    return run


@pytest.mark.parametrize(
    "command",
    [["show"], ["plan"], ["run", "fixed"], ["verify"], ["grade"], ["list"], ["format"], ["record"]],
)
def test_a_wrong_case_name_gets_the_nearest_right_one(mistake, command):
    said = mistake(command[0], "pandas_1O", *command[1:])
    assert "there is no case 'pandas_1O'" in said
    assert "did you mean pandas_1" in said


@pytest.mark.parametrize("command", ["plan", "run", "record"])
def test_a_wrong_version_gets_the_right_ones(mistake, command):
    said = mistake(command, "pandas_1", "fxed")
    assert "'fxed'" in said
    assert all(version in said for version in ("original", "reproduced", "fixed"))


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["lst"],
        ["show"],
        ["run", "pandas_1"],
        ["list", "--status", "gone"],
        ["verify", "pandas_1", "--cell-seconds", "-3"],
        ["verify", "pandas_1", "--cell-seconds", "nan"],
        ["verify", "pandas_1", "--memory-mb", "lots"],
        ["list", "--libary", "torch"],
    ],
)
def test_a_wrong_command_or_option_is_one_line_too(mistake, arguments):
    assert "--help" in mistake(*arguments, source=None)


@pytest.mark.parametrize("command", [["show"], ["plan"], ["run", "fixed"], ["verify"], ["record"]])
def test_an_invalid_case_yaml_is_told_with_file_and_field(mistake, cases, command):
    path = cases / "pandas_2" / "case.yaml"
    path.write_text(path.read_text().replace("library: pandas", "library: panda"))
    said = mistake(command[0], "pandas_2", *command[1:])
    assert f"{path}: labels.library: 'panda' is no known value; did you mean 'pandas'?" in said


@pytest.mark.parametrize("command", [["run", "pandas_1", "fixed"], ["verify", "pandas_1"]])
def test_an_unknown_environment_is_told_with_the_known_ones(mistake, command):
    said = mistake(*command, "--environment", "kaggle-2042")
    assert "there is no environment 'kaggle-2042'" in said
    assert "known: " in said and "kaggle-2024" in said


def test_an_unknown_environment_is_not_made(mistake):
    assert "kaggle-2042" in mistake("environment", "kaggle-2042", source=None)


def test_a_source_that_is_no_folder_is_told(mistake, tmp_path):
    assert "is no folder" in mistake("list", source=tmp_path / "gone")


def test_a_source_without_cases_is_told(mistake, tmp_path):
    (tmp_path / "empty").mkdir()
    assert "holds no cases" in mistake("list", source=tmp_path / "empty")


@pytest.mark.parametrize("option", ["--library=pandaz", "--stage=trainning", "--root-cause=x"])
def test_a_label_that_is_not_known_is_told(mistake, option):
    assert "is no known" in mistake("list", option)


def test_a_notebook_that_is_none_is_told_with_its_reason(mistake, cases):
    (cases / "pandas_1" / "fixed.ipynb").write_text("")
    said = mistake("plan", "pandas_1", "fixed")
    assert "fixed.ipynb: the file is empty" in said


def test_a_version_that_is_not_there_is_told(mistake, cases):
    (cases / "pandas_1" / "fixed.ipynb").unlink()
    assert "pandas_1 has no fixed notebook" in mistake("plan", "pandas_1", "fixed")


def test_grading_and_summary_before_any_run_name_the_next_step(mistake):
    assert "junobench verify" in mistake("grade")
    assert "junobench grade" in mistake("summary", source=None)


# -- list -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments, chosen",
    [
        ([], ["NBspecific_1", "pandas_1", "pandas_2", "pandas_10"]),
        (["pandas_?"], ["pandas_1", "pandas_2"]),
        (["--library", "none"], ["NBspecific_1"]),
        (["--library", "none", "--library", "pandas"], None),
        (["--library", "pandas", "--stage", "evaluation/prediction"], ["pandas_2"]),
        (["--root-cause", "NB specific"], ["NBspecific_1"]),
        (["--crash-type", "key error", "pandas_2"], ["pandas_2"]),
        (["--status", "active"], ["NBspecific_1", "pandas_1", "pandas_2"]),
        (["--status", "quarantined"], ["pandas_10"]),
        (["--status", "any", "--stage", "training", "pandas_*"], ["pandas_1", "pandas_10"]),
        (["--library", "lightgbm"], []),
    ],
)
def test_list_filters_by_name_label_and_status(call, arguments, chosen):
    status, out, err = call("list", "--ids", *arguments)
    everything = ["NBspecific_1", "pandas_1", "pandas_2", "pandas_10"]
    assert (status, out.splitlines(), err) == (0, everything if chosen is None else chosen, "")


def test_list_shows_the_labels_and_the_status_of_each_case(call):
    _, out, _ = call("list")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0] == "case library root cause crash type stage exception status"
    assert "pandas_1 pandas API misuse key error training KeyError active" in lines
    assert "pandas_10 pandas API misuse key error training KeyError quarantined" in lines


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_list_into_a_reader_that_has_gone_is_no_error(cases, unbuffered):
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "junobench", "list", "--source", str(cases)]
    environment = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, env=environment)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_list_needs_neither_papermill_nor_pandas(cases):
    code = "import sys; from junobench.cli import main; main(sys.argv[1:]); "
    code += "print([m for m in ('papermill', 'pandas', 'nbformat') if m in sys.modules])"
    command = [sys.executable, "-c", code, "list", "--source", str(cases), "--ids"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# -- show and plan --------------------------------------------------------------------------------


def test_show_says_what_a_case_promises_and_where_its_files_are(call):
    _, out, _ = call("show", "pandas_10")
    assert "KeyError: 'x'" in out
    assert "quarantined: flaky" in out
    assert "../input/letters/: letters.csv" in out
    assert str(Path("cases/pandas_10/fixed.ipynb")) in out


def test_plan_shows_the_order_the_target_and_what_does_not_run(call, cases):
    content = json.loads((cases / "pandas_1" / "reproduced.ipynb").read_text())
    content["cells"][1]["source"] = ["# [reexecute]\n", "d = {}"]
    content["cells"].append(content["cells"][1] | {"id": "c3", "execution_count": None})
    (cases / "pandas_1" / "reproduced.ipynb").write_text(json.dumps(content))
    _, out, _ = call("plan", "pandas_1", "reproduced")
    lines = [line.split() for line in out.splitlines()]
    assert lines[0] == ["pandas_1", "reproduced:", "3", "cells", "run"]
    assert [line[:2] for line in lines[1:]] == [["1", "c1"], ["2", "c1"], ["3", "c2"], ["-", "c3"]]
    assert "<- target" in out.splitlines()[3]
    assert "(does not run)" in out.splitlines()[4]


def test_plan_shows_all_versions_without_one(call):
    _, out, _ = call("plan", "pandas_1")
    heads = [line for line in out.splitlines() if not line.startswith(" ")]
    assert heads == [
        "pandas_1 original: 3 cells run",
        "pandas_1 reproduced: 2 cells run",
        "pandas_1 fixed: 2 cells run",
    ]


# -- grade and summary ----------------------------------------------------------------------------


def test_grade_judges_existing_records_without_running_anything(call, tmp_path):
    for version, status in (("reproduced", "completed"), ("fixed", "completed")):
        facts = Facts([Step("c1", 0, "ok", 0.1)])
        facts.ended(status)
        facts.check["status"] = "passed"
        record = make_record("pandas_1", version, {"id": "tests"}, facts)
        write_record(Path("results/tests/runs/pandas_1") / f"{version}.json", record)
    status, out, _ = call("grade", "--environment", "tests")
    assert (status, out.split(":")[0]) == (0, "graded 1 case")
    outcomes = read_tsv(tmp_path / "results" / "tests" / "outcomes.tsv")
    assert [row["verdict"] for row in outcomes] == ["not-run", "no-crash", "fixed"]
    assert tuple(outcomes[0]) == OUTCOME_COLUMNS
    (case,) = read_tsv(tmp_path / "results" / "tests" / "cases.tsv")
    assert tuple(case) == CASE_COLUMNS
    assert case["verified"] == "false"
    status, out, _ = call("summary", "--environment", "tests", source=None)
    assert (status, out.splitlines()[0]) == (0, "tests: 0 of 1 cases verified")
    assert call("summary", "--environment", "tests", "--strict", source=None)[0] == 1


# -- format and new -------------------------------------------------------------------------------


def test_format_check_changes_nothing_and_format_mends(call, cases):
    assert call("format", "--check")[0] == 0
    path = cases / "pandas_1" / "fixed.ipynb"
    node = notebook(text("# Title\n\n", "m1"))
    node.metadata["kernelspec"] = {"name": "mine", "display_name": "Mine"}
    path.write_text(json.dumps(node))
    before = path.read_bytes()
    status, out, _ = call("format", "--check")
    assert (status, out) == (1, f"would format {Path('cases/pandas_1/fixed.ipynb')}\n")
    assert path.read_bytes() == before
    assert call("format", "pandas_1")[:2] == (
        0,
        f"formatted {Path('cases/pandas_1/fixed.ipynb')}\n",
    )
    assert call("format", "--check")[0] == 0


def test_new_makes_a_scaffold_in_the_project_one_is_in(call, cases, tmp_path):
    (tmp_path / "Snakefile").touch()
    status, out, _ = call("new", "pandas_16", source=None)
    assert status == 0
    assert (cases / "pandas_16" / "case.yaml").exists()
    assert "junobench record pandas_16" in out


def test_new_refuses_a_case_that_exists_or_a_wrong_name(mistake, tmp_path):
    (tmp_path / "Snakefile").touch()
    assert "exists already" in mistake("new", "pandas_1", source=None)
    assert "no case name" in mistake("new", "pandas-1", source=None)
