"""Run records: the JSON file with the facts of one run (schemas/record.schema.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from junobench import __version__
from junobench.facts import STATUSES, Facts
from junobench.notebooks import write_atomically

FIELDS = (
    "case",
    "version",
    "environment",
    "status",
    "reason",
    "cells",
    "not_planned",
    "exception",
    "check",
    "kernel_start",
    "kernel",
    "seconds",
    "cpu_seconds",
    "peak_mb",
    "output_bytes",
    "output_bytes_cut",
    "output_incomplete",
    "notebook_sha256",
    "runner_version",
    "started",
)


def make_record(
    case: str, version: str, environment: dict[str, Any], facts: Facts
) -> dict[str, Any]:
    """Return the record of *facts*; notebook_sha256, seconds and started are the caller's to set."""
    kernel = dict(facts.kernel)
    if kernel.get("killed_by_keeper") and not kernel.get("memory_exceeded"):
        kernel["signal"] = None  # our own way to end a kernel says nothing about the run
    return {
        "case": case,
        "version": version,
        "environment": environment,
        "status": facts.status,
        "reason": facts.reason,
        "cells": [vars(step) for step in facts.steps],
        "not_planned": [],
        "exception": facts.exception,
        "check": facts.check,
        "kernel_start": facts.kernel_start,
        "peak_mb": kernel.pop("peak_mb", None),
        "cpu_seconds": kernel.pop("cpu_seconds", None),
        "kernel": {
            key: kernel[key] for key in ("exit_code", "signal", "out_of_memory") if key in kernel
        },
        "seconds": 0.0,
        "output_bytes": facts.output_bytes,
        "output_bytes_cut": facts.output_bytes_cut,
        "output_incomplete": facts.output_incomplete,
        "notebook_sha256": "",
        "runner_version": __version__,
        "started": "",
    }


def missing_record(case: str, version: str, environment: str, reason: str) -> dict[str, Any]:
    """Return the record that stands for a run without one."""
    facts = Facts()
    facts.ended("missing", reason)
    return make_record(case, version, {"id": environment}, facts)


def write_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record so that no reader sees half of it."""
    write_atomically(path, json.dumps(record, indent=1, ensure_ascii=False) + "\n")


def read_record(path: Path, case: str, version: str, environment: str) -> dict[str, Any]:
    """Return the record in *path*; a file that is absent or damaged gives a `missing` record."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return missing_record(case, version, environment, "there is no run record")
    except (OSError, ValueError) as error:
        return missing_record(case, version, environment, f"the run record is damaged: {error}")
    absent = [name for name in FIELDS if not isinstance(record, dict) or name not in record]
    if absent:
        return missing_record(case, version, environment, f"the run record lacks {absent[0]!r}")
    for name, possible in (("case", [case]), ("version", [version]), ("status", STATUSES)):
        if record[name] not in possible:
            reason = f"the run record is not of this run: {name} is {record[name]!r}"
            return missing_record(case, version, environment, reason)
    return dict(record)
