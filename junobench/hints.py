"""A hint that a crash comes from the surroundings and not from the notebook. Kept apart from the verdict."""

from __future__ import annotations

import re
from typing import Any

HINTS = ("missing-module", "missing-input", "no-network", "no-gpu")

_NETWORK = re.compile(
    r"Name or service not known|Temporary failure in name resolution|Network is unreachable"
    r"|Max retries exceeded|Connection refused|URLError|getaddrinfo failed|NewConnectionError",
)
_GPU = re.compile(
    r"CUDA (?:is not available|error|driver)|No CUDA GPUs|not compiled with CUDA|nvidia", re.I
)


def hint_of(exception: dict[str, Any] | None) -> str:
    """Return one of HINTS for the exception of a run record, or '' if there is none."""
    if not exception:
        return ""
    name, message = exception["class"], exception["message"]
    if name == "ModuleNotFoundError" or message.startswith("No module named"):
        return "missing-module"
    if name in ("URLError", "ConnectionError", "gaierror") or _NETWORK.search(message):
        return "no-network"
    if _GPU.search(message):
        return "no-gpu"
    if name == "FileNotFoundError" or "No such file or directory" in message:
        return "missing-input"
    return ""
