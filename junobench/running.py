"""Run one version of a case: working copy, plan, papermill, record. Writes facts, judges nothing."""

from __future__ import annotations

import hashlib
import shutil
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from junobench import warm
from junobench.cases import Case
from junobench.environments import Environment
from junobench.errors import BadNotebook
from junobench.facts import Facts, Step
from junobench.imports import choose_start
from junobench.kernels import Launch, clean_environment, make_scratch
from junobench.limits import Limits
from junobench.notebooks import read_notebook, to_text, write_atomically
from junobench.planning import Plan, linear_notebook, plan_notebook
from junobench.records import make_record, missing_record, write_record
from junobench.workdir import make_working_copy


@dataclass
class Run:
    """A finished run: its record, and the executed notebook (a node; empty if none could be run)."""

    record: dict[str, Any]
    notebook: Any


def run_version(
    case: Case,
    version: str,
    environment: Environment,
    limits: Limits,
    kernel_start: str = "auto",
    threads: int = 1,
) -> Run:
    """Run *version* of *case* in a new kernel of *environment*; returns whatever the notebook does."""
    started, began = datetime.now(UTC), time.monotonic()
    path = case.notebooks.get(version)
    if path is None:
        reason = f"the source has no {version} notebook"
        return Run(missing_record(case.id, version, environment.id, reason), _no_notebook())
    facts = Facts()
    plan = Plan((), ())
    try:
        notebook = read_notebook(path)
    except BadNotebook as error:
        facts.ended("bad-notebook", str(error))
        executed = _no_notebook()
    else:
        plan = plan_notebook(notebook, version)
        executed = run_plan(
            case, version, notebook, plan, environment, limits, facts, kernel_start, threads
        )
    record = make_record(case.id, version, environment.facts(), facts)
    record["not_planned"] = [cell.id for cell in plan.not_planned]
    record["notebook_sha256"] = _sha256(path)
    record["started"] = started.isoformat(timespec="seconds")
    record["seconds"] = round(time.monotonic() - began, 3)
    _finish(executed, record)
    return Run(record, executed)


def run_plan(
    case: Case,
    version: str,
    notebook: Any,
    plan: Plan,
    environment: Environment,
    limits: Limits,
    facts: Facts,
    kernel_start: str = "cold",
    threads: int = 1,
) -> Any:
    """Run the cells of *plan* in a fresh working copy; fill *facts*; return the executed notebook."""
    scratch = make_scratch()
    try:
        working = make_working_copy(case, scratch)
        launch = Launch(
            environment.kernel_command(),
            working,
            scratch,
            clean_environment(scratch, environment.prefix, threads=threads),
            limits.memory_mb,
        )
        linear = linear_notebook(notebook, plan)
        if kernel_start == "auto":
            facts.kernel_start = warm_start(launch, linear, environment, threads)
        facts.steps = [Step(cell.id, cell.index) for cell in plan.steps]
        check = case.check.read_text("utf-8") if version == "fixed" and case.check else None
        return execute(linear, launch, limits, facts, check)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def warm_start(
    launch: Launch, linear: Any, environment: Environment, threads: int
) -> dict[str, Any]:
    """Set the template of *launch* where the run can start warm; return how it starts, and why."""
    owner_pid = warm.owner()
    if owner_pid is None:
        return {"mode": "cold", "reason": "a run of its own, without a workflow", "modules": []}
    sources = [cell.source for cell in linear.cells if cell.cell_type == "code"]
    start = choose_start(sources, [path.name for path in launch.cwd.iterdir()])
    reason = start.cold_reason
    if start.warm:
        try:
            launch.template = warm.template_for(
                start.modules, environment.prefix, owner_pid, threads
            )
            return {"mode": "warm", "reason": "", "modules": [*start.modules]}
        except warm.NoTemplate as error:
            reason = str(error)
    return {"mode": "cold", "reason": reason, "modules": []}


def execute(
    linear: Any, launch: Launch, limits: Limits, facts: Facts, check: str | None = None
) -> Any:
    """Let papermill execute a linear notebook with our engine; return it with this run's outputs."""
    from nbformat import NotebookNode
    from papermill.engines import papermill_engines

    from junobench.plugin import engine

    papermill_engines.register("junobench", engine)  # also where the package is not installed
    linear.metadata["papermill"] = NotebookNode(engine="junobench")
    # not papermill.execute_notebook: it would treat braces in paths as fields and add banner cells
    return papermill_engines.execute_notebook_with_engine(
        "junobench", linear, "python3", launch=launch, limits=limits, facts=facts, check=check
    )


def write_run(folder: Path, run: Run) -> Path:
    """Write `<version>.ipynb`, then `<version>.json`, to the case's run folder; return the record's path."""
    version = run.record["version"]
    write_atomically(folder / f"{version}.ipynb", to_text(run.notebook))
    path = folder / f"{version}.json"
    write_record(path, run.record)
    return path


def _no_notebook() -> Any:
    import nbformat

    return nbformat.v4.new_notebook()


def _finish(executed: Any, record: dict[str, Any]) -> None:
    """Make the executed notebook say what it is: whose run, how it ended, which cells did not run."""
    said = {key: record[key] for key in ("case", "version", "status", "reason", "not_planned")}
    executed.metadata["junobench"] = said | {"environment": record["environment"]["id"]}
    python = record["environment"].get("python", "3")
    executed.metadata["kernelspec"] = {
        "name": "python3",
        "display_name": f"Python 3 ({record['environment']['id']})",
        "language": "python",
    }
    executed.metadata["language_info"] = {"name": "python", "version": python}
    for cell in executed.cells:
        papermill = cell.metadata.get("papermill")
        if papermill and papermill["status"] == "running":
            papermill["status"] = "failed"
        if cell.cell_type == "code" and papermill and papermill["status"] == "pending":
            cell.metadata["tags"] = [*cell.metadata.get("tags", []), "not-run"]
            papermill["status"] = "not-run"
        elif cell.cell_type != "code":
            cell.metadata.pop("papermill", None)


def _sha256(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""
