"""A small project of its own for tests of the workflow: the real rules, tiny cases, a light environment."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from conftest import notebook_bytes

ROOT = Path(__file__).parent.parent
COPIED = ("Snakefile", "rules", "scripts", "reports", "profiles", "junobench", "config.yaml")
CASE = """\
id: {name}
title: a case of the tests
labels: {{library: {library}, root_cause: API misuse, crash_type: key error, stage: training}}
expect: {{exception: KeyError, message: "'x'"}}
diagnosis: a test
fix: a test
limits: {limits}
provenance: {{recreates: none, data: none}}
"""


class Project:
    """A project folder; `snakemake` and `junobench` run in it with its own copy of the package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                ignore = shutil.ignore_patterns("__pycache__")
                shutil.copytree(source, folder / name, ignore=ignore)
            else:
                shutil.copy(source, folder / name)
        (folder / "cases").mkdir()
        self._light_environment()

    def _light_environment(self) -> None:
        """Stand in for kaggle-2024: the tests' Python under the name and lock of the tests."""
        (self.folder / "envs").mkdir()
        shutil.copy(ROOT / "envs" / "runner.yaml", self.folder / "envs")
        lock = self.folder / "envs" / "kaggle-2024.txt"
        lock.write_text("# python = 3.11\nipykernel\n")
        prefix = self.folder / ".envs" / "kaggle-2024"
        (prefix / "bin").mkdir(parents=True)
        script = f'#!/bin/sh\nexec {sys.prefix}/bin/python "$@"\n'
        (prefix / "bin" / "python").write_text(script)
        (prefix / "bin" / "python").chmod(0o755)
        digest = hashlib.sha256(lock.read_bytes()).hexdigest()
        marker = {"kind": "venv", "lock_sha256": digest, "python": platform.python_version()}
        (prefix / "junobench.json").write_text(json.dumps(marker | {"libraries": {}}))

    def add_case(
        self,
        name: str,
        library: str = "pandas",
        sleep: float = 0,
        limits: str = "{}",
        crash: str = "d['x']",
    ) -> Path:
        """Add a case that crashes with KeyError 'x' in its second cell."""
        folder = self.folder / "cases" / name
        folder.mkdir()
        (folder / "case.yaml").write_text(CASE.format(name=name, library=library, limits=limits))
        (folder / "check.py").write_text("assert value == 1\n")
        first = f"import time; time.sleep({sleep})\nd = {{}}"
        crashed = json.loads(notebook_bytes((first, crash), [1, 2]))
        error = {"output_type": "error", "ename": "KeyError", "evalue": "'x'", "traceback": []}
        crashed["cells"][1]["outputs"] = [error]
        for version in ("original", "reproduced"):
            (folder / f"{version}.ipynb").write_text(json.dumps(crashed))
        fixed = notebook_bytes((first, "d['x'] = 1\nvalue = d['x']"), [1, 2])
        (folder / "fixed.ipynb").write_bytes(fixed)
        return folder

    def run(self, *command: str, **options: object) -> subprocess.CompletedProcess[str]:
        """Run a command of the project's environment in the project."""
        return subprocess.run(
            [f"{sys.prefix}/bin/{command[0]}", *command[1:]],
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            **options,  # type: ignore[call-overload]
        )

    def environment(self) -> dict[str, str]:
        """Return the environment variables in which the project's own package is found first."""
        return {**os.environ, "PYTHONPATH": str(self.folder)}

    def snakemake(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Snakemake with two cores."""
        return self.run("snakemake", "--cores", "2", *arguments)

    def planned(self, *arguments: str) -> dict[str, int]:
        """Return how many jobs of each rule a dry run would run."""
        done = self.snakemake("-n", *arguments)
        assert done.returncode == 0, done.stdout + done.stderr
        text = done.stdout + done.stderr
        if "Job stats:" not in text:
            return {}
        table = text.split("Job stats:")[1].split("\n\n")[0].splitlines()[3:]
        counts = {row.split()[0]: int(row.split()[1]) for row in table if len(row.split()) == 2}
        if runs := counts.get("run", 0) + counts.pop("run_long", 0):
            counts["run"] = runs
        return counts
