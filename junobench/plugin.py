"""What papermill finds under the entry point `junobench`.

papermill loads its entry points while it is being imported itself, so this must not import papermill;
the engine proper is imported when it is used.
"""

from __future__ import annotations

from typing import Any


class LazyEngine:
    """Stands for junobench.engine.JunoBenchEngine until papermill calls it."""

    def __getattr__(self, name: str) -> Any:
        from junobench.engine import JunoBenchEngine

        return getattr(JunoBenchEngine, name)


engine = LazyEngine()
