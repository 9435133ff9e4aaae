# What the rules share: the validated settings, the selected cases, small input functions.
# Nothing heavy here: this file is read again in every cluster job.
import os
import sys
from pathlib import Path
from shlex import quote

from junobench import project
from junobench.config import load_config
from junobench.errors import UserError
from junobench.planning import VERSIONS
from junobench.selection import select_some
from junobench.sources import open_source
from junobench.warm import OWNER_VARIABLE, owner_token
from junobench.statistics_names import (
    FIGURE_FORMATS,
    FIGURE_TITLES,
    FIGURES,
    TABLE_FORMATS,
    TABLE_TITLES,
    TABLES,
)

try:
    CONFIG = load_config(config)
    SOURCE = open_source(CONFIG.source)
    CASES = select_some(SOURCE, CONFIG.cases)
    if workflow.is_main_process:
        for environment in CONFIG.environments:
            project.lock(environment)
        for case in CASES:
            SOURCE.case(case)
except UserError as error:
    print(f"junobench: {error}", file=sys.stderr)
    sys.exit(2)

RESULTS = CONFIG.results
# the cases of the libraries that take longest to import and to run
LONG_CASES = r"(?:tensorflow|torch|torchvision)_"

# `junobench` is the one of the environment Snakemake itself runs in, activated or not. Not a param:
# a moved environment must not run everything again.
# Jobs of this workflow on this machine share its templates (junobench/warm.py).
if workflow.is_main_process:
    os.environ[OWNER_VARIABLE] = owner_token(os.getpid())
shell.prefix(
    f"set -euo pipefail; export PATH={quote(str(Path(sys.executable).parent))}:$PATH; "
)


wildcard_constraints:
    version="|".join(VERSIONS),
    environment=r"[^/]+",


def results_folder(wildcards):
    return RESULTS


def runs_of_environment(wildcards):
    """Return the records of every version that the source has."""
    return [
        f"{RESULTS}/{wildcards.environment}/runs/{case}/{version}.json"
        for case in CASES
        for version in VERSIONS
        if SOURCE.notebook(case, version).exists()
    ]


def notebook_of(wildcards):
    return str(SOURCE.notebook(wildcards.case, wildcards.version))


def files_of_run(wildcards):
    """Return what a run reads beside its notebook: the data and, for *fixed*, the check."""
    case = SOURCE.case(wildcards.case)
    entries = [entry for entries in case.data_sets.values() for entry in entries]
    files = [
        file for entry in [*entries, *case.working_files] for file in files_below(entry)
    ]
    if wildcards.version == "fixed" and case.check:
        files.append(case.check)
    return sorted(str(file) for file in files)


def files_below(entry):
    return (
        [path for path in entry.rglob("*") if path.is_file()]
        if entry.is_dir()
        else [entry]
    )


def limit_options(wildcards):
    """Return the limits as options of `junobench run`: the case's own before the configured ones."""
    limits = CONFIG.limits.limits().changed(SOURCE.case(wildcards.case).limits)
    return [
        f"--{name.replace('_', '-')}={value:g}" for name, value in vars(limits).items()
    ]


def memory_of_run(wildcards):
    """Return the MB to reserve: the limit of the kernel and what the runner itself takes."""
    limits = CONFIG.limits.limits().changed(SOURCE.case(wildcards.case).limits)
    return int(limits.memory_mb) + 500


def minutes_of_run(wildcards):
    limits = CONFIG.limits.limits().changed(SOURCE.case(wildcards.case).limits)
    return int((limits.notebook_seconds + 2 * limits.start_seconds) / 60) + 2


def grading_files(wildcards):
    """Return what the verdicts depend on beside the records: the cases' promises and the rules."""
    package = Path(project.__file__).parent
    rules = [
        package / f"{name}.py" for name in ("grading", "messages", "hints", "outcomes")
    ]
    return [str(path) for path in [*rules, *SOURCE.promises(CASES)]]


def all_tables(wildcards):
    return [
        f"{RESULTS}/{environment}/tables/{table}.{kind}"
        for environment in CONFIG.environments
        for table in TABLES
        for kind in TABLE_FORMATS
    ]


def all_figures(wildcards):
    return [
        f"{RESULTS}/{environment}/figures/{figure}.{kind}"
        for environment in CONFIG.environments
        for figure in FIGURES
        for kind in FIGURE_FORMATS
    ]


def print_summary():
    """Print what came out, when there is something to summarise."""
    from junobench.summary import summarise

    for environment in CONFIG.environments:
        if Path(RESULTS, environment, "cases.tsv").exists():
            print(summarise(Path(RESULTS), environment)[0], file=sys.stderr)
