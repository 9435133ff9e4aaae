"""The papermill engine `junobench`: papermill executes, this adds what a truthful run needs.

    papermill --engine junobench in.ipynb out.ipynb

Beyond papermill's own engine: a reply is needed for every cell, a dead kernel is noticed at once, there
is a budget for the whole notebook, a memory limit, an output cap, and nothing outlives the run.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from papermill.engines import Engine, NotebookExecutionManager
from papermill.exceptions import PapermillException

from junobench.facts import Facts, Step
from junobench.kernels import Launch, clean_environment, make_scratch
from junobench.limits import Limits
from junobench.notebook_runner import NotebookRunner

STARTS = 2  # a kernel that did not start is tried once more; nothing else is ever repeated


class TruthfulManager(NotebookExecutionManager):
    """papermill's bookkeeping, but a cell that did not run is never called completed."""

    def notebook_complete(self, **kwargs: Any) -> None:
        """Finish the notebook's metadata; cells keep the status they have."""
        self.end_time = self.now()
        self.nb.metadata.papermill["end_time"] = self.end_time.isoformat()
        self.nb.metadata.papermill["duration"] = (self.end_time - self.start_time).total_seconds()
        self.complete_pbar()
        self.cleanup_pbar()
        self.save()


class JunoBenchEngine(Engine):
    """Runs a notebook's code cells in document order in a kernel of its own."""

    @classmethod
    def execute_notebook(
        cls, nb: Any, kernel_name: str, output_path: str | None = None, **options: Any
    ) -> Any:
        """Execute *nb*; see execute_managed_notebook for the options."""
        shown = {key: options.pop(key, False) for key in ("progress_bar", "log_output")}
        options.pop("autosave_cell_every", None)
        manager = TruthfulManager(nb, output_path=output_path, autosave_cell_every=0, **shown)
        manager.notebook_start()
        try:
            cls.execute_managed_notebook(manager, kernel_name, **options)
        finally:
            manager.cleanup_pbar()
            manager.notebook_complete()
        return manager.nb

    @classmethod
    def execute_managed_notebook(
        cls,
        nb_man: Any,
        kernel_name: str,
        launch: Launch | None = None,
        limits: Limits | None = None,
        facts: Facts | None = None,
        check: str | None = None,
        **options: Any,
    ) -> None:
        """Run the notebook of *nb_man* and write what happened to *facts*.

        launch: how to start the kernel; without it, the kernelspec *kernel_name* in the current folder.
        check: source of a check that runs in the kernel after the last cell.
        Raises PapermillException when no *facts* were given to report a run that ended early.
        """
        limits = limits or Limits().changed(
            {
                "cell_seconds": options.get("execution_timeout"),
                "start_seconds": options.get("start_timeout"),
            }
        )
        report = facts if facts is not None else Facts()
        report.steps = report.steps or steps_of(nb_man.nb)
        if launch:
            _run_once_started(nb_man, launch, limits, report, check)
        else:
            with _kernelspec_launch(kernel_name, limits) as launch:
                _run_once_started(nb_man, launch, limits, report, check)
        if facts is None and report.status not in ("completed", "cell-error"):
            raise PapermillException(f"{report.status}: {report.reason}")


def steps_of(notebook: Any) -> list[Step]:
    """Return a step without reply for each code cell that has source."""
    steps = []
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for index, cell in enumerate(code):
        if cell.source.strip():
            identity = cell.metadata.get("junobench", {})
            steps.append(Step(identity.get("cell", cell.id), identity.get("index", index)))
    return steps


class _kernelspec_launch:
    """A launch of an installed kernelspec in the current folder, with a scratch folder of its own."""

    def __init__(self, kernel_name: str, limits: Limits) -> None:
        self.kernel_name = kernel_name
        self.memory_mb = limits.memory_mb

    def __enter__(self) -> Launch:
        from jupyter_client.kernelspec import KernelSpecManager, NoSuchKernel

        try:
            spec = KernelSpecManager().get_kernel_spec(self.kernel_name)
        except NoSuchKernel:
            raise PapermillException(
                f"no kernel named {self.kernel_name!r} is installed: name one with `papermill -k`"
                " (see `jupyter kernelspec list`)"
            ) from None
        self.scratch = make_scratch()
        environment = clean_environment(self.scratch) | spec.env
        command = [*spec.argv]
        if re.fullmatch(r"python(3(\.\d+)?)?", command[0]):
            command[0] = sys.executable  # as Jupyter itself does: this Python, not one on PATH
        return Launch(command, Path.cwd(), self.scratch, environment, self.memory_mb)

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.scratch, ignore_errors=True)


def _run_once_started(
    nb_man: Any, launch: Launch, limits: Limits, facts: Facts, check: str | None
) -> None:
    """Run in a kernel, trying again only when the kernel did not start; then never from a template."""
    for attempt in range(STARTS):
        if attempt and launch.template:
            launch = replace(launch, template=None)
            facts.kernel_start = {"mode": "cold", "reason": f"warm: {facts.reason}", "modules": []}
        runner = NotebookRunner(nb_man, launch, limits, facts, check)
        asyncio.run(runner.run())
        if facts.status != "kernel-not-started" or attempt + 1 == STARTS:
            break
    facts.kernel = runner.kernel_end
