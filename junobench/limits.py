"""The limits of a run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Limits:
    """What a run may use. Seconds are wall time; MB are 2**20 and KB 2**10 bytes."""

    start_seconds: float = 180  # for the kernel to answer, slow shared disks included
    cell_seconds: float = 300
    notebook_seconds: float = 900
    memory_mb: float = 8192
    output_kb: float = 1024  # of one cell
    notebook_output_kb: float = 8192

    def changed(self, values: dict[str, Any]) -> Limits:
        """Return a copy with the values that are given (not None)."""
        return replace(self, **{key: value for key, value in values.items() if value is not None})
