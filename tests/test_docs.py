"""The docs keep up with the code: names, links, settings, and every command works.

Commands are run in a small project of its own: the real rules and package, tiny cases under the names
that the docs use, and a light kernel environment in place of the big one. Nothing is written here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import nbformat
import pytest
import yaml
from published_layout import make_published_folder
from pydantic import BaseModel
from small_cases import case_fields, write_case
from workflow_project import Project

from junobench import grading, hints, messages, outcomes, records, statistics_names
from junobench.casefile import CaseFile
from junobench.cases import FolderSource
from junobench.cli import parser
from junobench.config import Config, LimitSettings
from junobench.facts import STATUSES, Step
from junobench.kernels import PASSED_ON, clean_environment

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
CASE, NEW_CASE = "pandas_10", "pandas_16"
LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
CASE_NAME = re.compile(
    r"\b(?:NBspecific|tensorflow|torch|torchvision|sklearn|numpy|pandas|seaborn|matplotlib|statsmodels"
    r"|lightgbm)_\d+\b"
)
# Run by .ci/run, on a fresh clone. Here make only says what it would do.
RUN_BY_CI = ("make run", "make test", "make report")
# Run by tests/test_workflow.py on tiny cases.
RUN_BY_OTHER_TESTS = (
    "snakemake --cores 8",
    "snakemake --report report.html",
    "snakemake --unlock",
    "snakemake -n",
)


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def section(name: str, heading: str) -> str:
    """Return the text below a heading, up to the next one of the same or a higher level."""
    found = re.search(rf"^(#+) {re.escape(heading)}$", page(name), re.M)
    assert found, f"{name} has no heading {heading!r}"
    rest = page(name)[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.M)
    return rest[: end.start()] if end else rest


def undocumented(names: Any, text: str) -> list[str]:
    """Return the names that the text does not have as `name`."""
    return [name for name in names if f"`{name}`" not in text]


def blocks(text: str, language: str) -> list[str]:
    """Return the fenced blocks of a language, without the indentation of a list around them."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", text, re.M | re.S)
    return [textwrap.dedent(block) for _, block in found]


def commands(path: Path) -> list[str]:
    lines = "\n".join(blocks(path.read_text("utf-8"), "bash")).replace("\\\n", " ").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]


# -- links and names ------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_relative_link_leads_to_a_file_and_heading(path):
    for link in LINK.findall(path.read_text("utf-8")):
        target, _, anchor = link.partition("#")
        if re.match(r"\w+:", target):
            continue
        file = path.parent / target if target else path
        assert file.exists(), f"{path.name}: {link}"
        if anchor:
            assert anchor in anchors(file.read_text("utf-8")), f"{path.name}: {link}"


def anchors(text: str) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_no_page_has_a_path_of_the_authors_machine(path):
    assert not re.search(r"(?<![\w.])/(?:work|root|home|Users)/", path.read_text("utf-8"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_case_that_is_named_is_built_in(path):
    named = {*CASE_NAME.findall(path.read_text("utf-8"))} - {NEW_CASE}
    assert named <= {*FolderSource(ROOT / "cases").case_ids()}


def test_readme_says_how_many_cases_are_built_in():
    built_in = len(FolderSource(ROOT / "cases").case_ids())
    assert f"{built_in} of the 111" in page("README.md")


def test_readme_names_every_command():
    subcommands = next(a for a in parser()._actions if a.dest == "name").choices
    assert not undocumented([f"junobench {name}" for name in subcommands], page("README.md"))


# -- outcomes.md ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("Run status", STATUSES),
        *grading.VERDICTS.items(),
        ("Message match", messages.MATCHES),
        ("Hint", hints.HINTS),
        ("Columns of outcomes.tsv", outcomes.OUTCOME_COLUMNS),
        ("Columns of cases.tsv", outcomes.CASE_COLUMNS),
        ("Tables", statistics_names.TABLES),
        ("Figures", statistics_names.FIGURES),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_outcomes_page_explains_every(heading, names):
    assert not undocumented(names, section("docs/outcomes.md", heading))


def test_outcomes_page_names_the_formats_and_what_says_nothing():
    for heading, formats in (
        ("Tables", statistics_names.TABLE_FORMATS),
        ("Figures", statistics_names.FIGURE_FORMATS),
    ):
        assert not undocumented(
            [f".{kind}" for kind in formats], section("docs/outcomes.md", heading)
        )
    rule = section("docs/outcomes.md", "Verdicts").partition("###")[0]
    assert not undocumented(grading.SAYS_NOTHING, rule)
    assert f"{messages.SIMILAR:.0%}".replace("%", " %") in section(
        "docs/outcomes.md", "Message match"
    )


# -- fields and settings --------------------------------------------------------------------------


def fields_of(model: type[BaseModel], prefix: str = "") -> list[str]:
    """Return the names of all fields of a model, `a.b` for those of a model inside."""
    names = []
    for name, field in model.model_fields.items():
        kinds = [field.annotation, *get_args(field.annotation)]
        inside = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)]
        below = [path for kind in inside for path in fields_of(kind, f"{prefix}{name}.")]
        optional_mapping = len(kinds) > 1  # status: a word, or a mapping
        names += below if below and not optional_mapping else [f"{prefix}{name}", *below]
    return names


def test_maintaining_page_explains_every_field_of_a_case():
    names = fields_of(CaseFile)
    assert "labels.stage" in names
    assert "status.reason" in names
    assert not undocumented(names, section("docs/maintaining.md", "case.yaml"))


def test_every_piece_of_a_case_file_in_the_docs_is_valid():
    pieces = [piece for path in PAGES for piece in blocks(path.read_text("utf-8"), "yaml")]
    assert pieces
    for piece in pieces:
        CaseFile.model_validate(case_fields(CASE) | yaml.safe_load(piece))


def test_measuring_page_explains_every_field_of_a_record():
    text = section("docs/measuring.md", "The run record")
    assert not undocumented(records.FIELDS, text)
    assert not undocumented([field.name for field in fields(Step)], text)


def test_running_page_has_every_setting_with_its_default():
    text = section("docs/running.md", "Settings and limits")
    assert not undocumented(Config.model_fields, text)
    for name, field in LimitSettings.model_fields.items():
        assert f"| `{name}` | {field.default:g} |" in text


def test_running_page_has_every_environment_variable_of_a_kernel(tmp_path):
    names = {*clean_environment(tmp_path, tmp_path, {}), *PASSED_ON}
    assert not undocumented(sorted(names), section("docs/running.md", "The kernel"))


def test_dependencies_page_has_a_line_for_each_dependency():
    project = tomllib.loads(page("pyproject.toml"))["project"]
    listed = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    rows = re.findall(r"^\| ([\w-]+) \|", page("docs/dependencies.md"), re.M)
    assert {re.match(r"[\w-]+", item)[0] for item in listed} == {*rows} - {"Package"}


# -- commands -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Project:
    """A project with tiny cases under real names, a run, and what the commands of the docs need."""
    folder = tmp_path_factory.mktemp("docs") / "project"
    folder.mkdir()
    made = Project(folder)
    for name in ("Makefile", "pyproject.toml", "requirements.txt", "requirements-dev.txt"):
        shutil.copy(ROOT / name, folder / name)
    for name in (CASE, "NBspecific_5"):
        write_case(folder / "cases", name)
    shutil.copy(ROOT / "cases" / CASE / "data" / "make_data.py", folder / "cases" / CASE / "data")
    (folder / ".venv").mkdir()
    (folder / ".venv" / "bin").symlink_to(Path(sys.prefix) / "bin")
    make_published_folder(folder / "FOLDER", [CASE], source=folder / "cases")
    cell = nbformat.v4.new_code_cell("print(1)")
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), folder / "in.ipynb")
    made.commands_run = set()  # type: ignore[attr-defined]
    for command in (f"junobench verify {CASE} --jobs 2", "junobench grade"):
        run_command(made, command)
    return made


def run_command(project: Any, command: str) -> None:
    """Run a command as a shell does in the activated environment, once; it must succeed."""
    if command in project.commands_run:
        return
    project.commands_run.add(command)
    folder = project.folder
    path = f"{folder / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    # kernels that a command installs in this project's .venv are found there
    variables = {"PATH": path, "JUPYTER_PATH": str(folder / ".venv" / "share" / "jupyter")}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=folder,
        env=project.environment() | variables,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-1500:]}{done.stderr[-1500:]}"


def as_run_here(command: str) -> str | None:
    """Return what this test runs for a command of the docs; None for what is run elsewhere."""
    if command in RUN_BY_OTHER_TESTS:
        return None
    if command.startswith("make "):
        return command.replace("make ", "make -n ", 1)
    if command.startswith("snakemake --cores 8 "):
        return f"{command} -n"  # the settings and rules are checked, no notebook is run
    return re.sub(r"\bCASE\b", CASE, command)


@pytest.mark.parametrize("path", [p for p in PAGES if commands(p)], ids=lambda path: path.name)
def test_every_command_works(project, path):
    for command in commands(path):
        if (here := as_run_here(command)) is not None:
            run_command(project, here)
        if command == f"junobench new {NEW_CASE}":
            write_case(project.folder / "cases", NEW_CASE)  # the author fills in the scaffold


def test_the_commands_that_ci_runs_are_in_its_script():
    lines = page(".ci/run").splitlines()
    assert {*RUN_BY_CI} <= {*lines}
    made = {command for path in PAGES for command in commands(path) if command.startswith("make ")}
    assert {re.sub(r" [A-Z]+=\S+", "", command) for command in made} <= {*RUN_BY_CI}


def test_every_piece_of_python_in_the_docs_works(project):
    pieces = [piece for path in PAGES for piece in blocks(path.read_text("utf-8"), "python")]
    assert pieces
    for piece in pieces:
        done = subprocess.run(
            [sys.executable, "-c", piece], cwd=project.folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.split()[0] == CASE
