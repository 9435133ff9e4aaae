"""What the runner saw: the facts of one run. No judgement here (that is grading's)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

STATUSES = (
    "completed",
    "cell-error",
    "cell-timeout",
    "notebook-timeout",
    "kernel-died",
    "kernel-not-started",
    "stdin-requested",
    "exited",
    "bad-notebook",
    "interrupted",
    "missing",
)
_ANSI = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]")


def strip_colours(text: str) -> str:
    """Return *text* without terminal colour codes."""
    return _ANSI.sub("", text)


@dataclass
class Step:
    """A planned cell and the kernel's reply: `ok`, `error`, `aborted` or `none`. Seconds are wall time."""

    id: str
    index: int
    reply: str = "none"
    seconds: float | None = None
    cpu_seconds: float | None = None


@dataclass
class Facts:
    """The facts of a run, filled in while it goes on."""

    steps: list[Step] = field(default_factory=list)
    status: str = "interrupted"
    reason: str = ""
    exception: dict[str, Any] | None = None
    check: dict[str, str] = field(default_factory=lambda: {"status": "none", "message": ""})
    kernel: dict[str, Any] = field(default_factory=dict)
    # how the kernel was started: warm (forked from a template with these modules) or cold, and why
    kernel_start: dict[str, Any] = field(
        default_factory=lambda: {"mode": "cold", "reason": "", "modules": []}
    )
    output_bytes: int = 0
    output_bytes_cut: int = 0
    output_incomplete: bool = False

    def ended(self, status: str, reason: str = "") -> None:
        """Set how the run ended."""
        assert status in STATUSES, status
        self.status, self.reason = status, reason

    def every_cell_replied_ok(self) -> bool:
        """Say whether each planned cell has its own good reply."""
        return all(step.reply == "ok" for step in self.steps)


def exception_of(reply: dict[str, Any], step: Step) -> dict[str, Any]:
    """Return the exception of an error reply as facts: class, message, traceback, cell, cell index."""
    return {
        "class": str(reply.get("ename") or "Error"),
        "message": strip_colours(str(reply.get("evalue") or "")),
        "traceback": [strip_colours(str(line)) for line in reply.get("traceback") or []],
        "cell": step.id,
        "cell_index": step.index,
    }
