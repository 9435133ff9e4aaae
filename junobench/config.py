"""The workflow's settings (config.yaml), validated before anything runs."""

from __future__ import annotations

import difflib
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from junobench.errors import UserError
from junobench.limits import Limits


class LimitSettings(BaseModel):
    """What a run may use; see config.yaml for the units."""

    model_config = ConfigDict(extra="forbid")

    start_seconds: float = Field(180, gt=0)
    cell_seconds: float = Field(300, gt=0)
    notebook_seconds: float = Field(900, gt=0)
    memory_mb: float = Field(8192, ge=256)
    output_kb: float = Field(1024, ge=4)
    notebook_output_kb: float = Field(8192, ge=4)

    def limits(self) -> Limits:
        """Return them as the runner's limits."""
        return Limits(**self.model_dump())


class Config(BaseModel):
    """All settings; see config.yaml for their meaning."""

    model_config = ConfigDict(extra="forbid")

    source: str = "builtin"
    cases: str | list[str] = "all"
    environments: list[str] = Field(["kaggle-2024"], min_length=1)
    results: str = Field("results", min_length=1)
    kernel_start: Literal["auto", "cold"] = "auto"
    threads: int = Field(1, gt=0)
    limits: LimitSettings = LimitSettings()


def load_config(settings: dict[str, Any]) -> Config:
    """Validate *settings* (Snakemake's config); raise UserError with the corrected line."""
    settings = dict(settings)
    if isinstance(settings.get("environments"), str):
        settings["environments"] = [
            name.strip() for name in settings["environments"].split(",") if name.strip()
        ]
    try:
        return Config.model_validate(settings)
    except ValidationError as error:
        raise UserError(f"config: {_problem(error)}") from None


def _problem(error: ValidationError) -> str:
    problem = error.errors()[0]
    path = [str(part) for part in problem["loc"] if not str(part).startswith(("list[", "str"))]
    given = problem["input"]
    if problem["type"] == "extra_forbidden":
        return _unknown(path, given)
    line = _corrected(path, given)
    message = problem["msg"].split(" or instance of ")[0]
    return f"{'.'.join(path)}: {given!r} is not possible: {message.lower()}; write {line}"


def _unknown(path: list[str], given: Any) -> str:
    """Say which setting was meant, as the line to write."""
    inside = LimitSettings if path[:-1] == ["limits"] else Config
    if inside is Config and path[-1] in LimitSettings.model_fields:
        line = _line(["limits", path[-1]], given)
        return f"{path[-1]} belongs to the limits; write {line}"
    known = [*inside.model_fields]
    near = difflib.get_close_matches(path[-1], known, n=1, cutoff=0.5)
    if near:
        line = _line([*path[:-1], near[0]], given)
        return f"there is no setting {'.'.join(path)}; write {line}"
    return f"there is no setting {'.'.join(path)} (known: {', '.join(known)})"


def _corrected(path: list[str], given: Any) -> str:
    """Return the line with the default in place of a value that is not possible."""
    model: Any = LimitSettings if path[0] == "limits" and len(path) > 1 else Config
    field = model.model_fields.get(path[1] if model is LimitSettings else path[0])
    default = field.default if field is not None else given
    if isinstance(default, LimitSettings):
        return "`limits: {cell_seconds: 300}`"
    shown = path[:2] if model is LimitSettings else path[:1]
    return _line(shown, default)


def _line(path: list[str], value: Any) -> str:
    text = "[" + ", ".join(map(str, value)) + "]" if isinstance(value, list) else value
    if isinstance(value, float):
        text = f"{value:g}"
    return f"`{path[0]}: {{{path[1]}: {text}}}`" if len(path) == 2 else f"`{path[0]}: {text}`"
