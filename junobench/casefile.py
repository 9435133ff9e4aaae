"""case.yaml: what a case promises. Validated, with errors that name the file and the field."""

from __future__ import annotations

import difflib
from datetime import date
from pathlib import Path
from typing import Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from junobench.errors import UserError
from junobench.labels import VALUES


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class CaseLabels(_Strict):
    """The four labels, with the values of reports/junobench_labels.tsv."""

    library: str
    root_cause: str
    crash_type: str
    stage: str

    @field_validator("*")
    @classmethod
    def _known(cls, value: str, info: Any) -> str:
        known = VALUES[info.field_name]
        if value not in known:
            near = difflib.get_close_matches(value, known, n=1, cutoff=0.5)
            hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(known)}"
            raise ValueError(f"{value!r} is no known value; {hint}")
        return value


class Expect(_Strict):
    """The crash that *reproduced* promises."""

    exception: str = Field(min_length=1, description="class name, as `type(error).__name__`")
    message: str = Field(description="message in the pinned environment")
    published_message: str | None = Field(None, description="where it differs from `message`")


class Session(_Strict):
    """Cell ids in the order in which they are run when a version is recorded."""

    original: list[str] | None = None
    reproduced: list[str] | None = None
    fixed: list[str] | None = None


class Needs(_Strict):
    """What a case needs beyond the defaults."""

    network: bool = False
    gpu: bool = False
    memory_mb: int | None = Field(None, gt=0)
    packages: list[str] = []


class CaseLimits(_Strict):
    """Limits where they differ from the configured ones."""

    cell_seconds: float | None = Field(None, gt=0)
    notebook_seconds: float | None = Field(None, gt=0)
    memory_mb: float | None = Field(None, gt=0)
    output_kb: float | None = Field(None, gt=0)


class Quarantine(_Strict):
    """Why and since when a case is left out of runs."""

    state: Literal["quarantined"]
    reason: str = Field(min_length=1)
    date: date


class Provenance(_Strict):
    """Where a case comes from: the published case it re-creates, its data, and what was changed."""

    recreates: str = Field(min_length=1)
    data: str = Field(min_length=1)
    changes: str = ""


class CaseFile(_Strict):
    """A whole case.yaml."""

    id: str = Field(pattern=r"^[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9]+$")
    title: str = Field(min_length=1)
    labels: CaseLabels
    expect: Expect
    diagnosis: str = Field(min_length=1)
    fix: str = Field(min_length=1)
    session: Session = Session()
    needs: Needs = Needs()
    limits: CaseLimits = CaseLimits()
    status: Literal["active"] | Quarantine = "active"
    provenance: Provenance


def load_case_file(path: Path) -> CaseFile:
    """Read and validate a case.yaml; raise UserError naming the file and the field."""
    content = read_yaml(path)
    if not isinstance(content, dict):
        raise UserError(f"{path}: not a mapping of fields; see docs/maintaining.md for the format")
    try:
        case = CaseFile.model_validate(content)
    except ValidationError as error:
        raise UserError(f"{path}: {first_problem(error)}") from None
    if case.id != path.parent.name:
        raise UserError(f"{path}: id: is {case.id!r}, but the folder is named {path.parent.name!r}")
    return case


def read_yaml(path: Path) -> Any:
    """Return the content of a YAML file; raise UserError with the line of a syntax error."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        with path.open(encoding="utf-8") as file:
            return yaml.load(file, loader)
    except FileNotFoundError:
        raise UserError(f"{path}: there is no such file") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        mark = getattr(error, "problem_mark", None)
        where = f" line {mark.line + 1}:" if mark else ""
        what = getattr(error, "problem", None) or str(error).splitlines()[0]
        raise UserError(f"{path}:{where} not valid YAML: {what}") from None


def first_problem(error: ValidationError) -> str:
    """Return the first problem of a validation as `field: what is wrong`."""
    # `status` is a union and pydantic tries each variant: what it says of the quarantine tells more
    problem = next(p for p in error.errors() if "literal['active']" not in p["loc"])
    field = ".".join(str(part) for part in problem["loc"] if part != "Quarantine")
    if problem["loc"] == ("status", "Quarantine"):
        return f"{field}: must be `active`, or {{state: quarantined, reason: ..., date: ...}}"
    if problem["type"] == "extra_forbidden":
        return f"{field}: there is no such field"
    if problem["type"] == "string_too_short":
        return f"{field}: is empty, fill it in"
    if problem["type"] == "missing":
        return f"{field}: is missing"
    message = problem["msg"].removeprefix("Value error, ").split(" or instance of ")[0]
    return f"{field}: {message}"
