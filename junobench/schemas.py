"""The JSON schemas of config.yaml and case.yaml, made from the models that validate them.

`python -m junobench.schemas` writes them to schemas/. record.schema.json is written by hand: the
runner makes records, no model reads them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from junobench import labels, project
from junobench.casefile import CaseFile
from junobench.config import Config
from junobench.notebooks import write_atomically


def config_schema() -> dict[str, Any]:
    """Return the schema of the settings."""
    return _headed(Config.model_json_schema(), "config")


def case_schema() -> dict[str, Any]:
    """Return the schema of case.yaml, with the known values of each label."""
    schema = CaseFile.model_json_schema()
    for label, values in labels.VALUES.items():
        schema["$defs"]["CaseLabels"]["properties"][label]["enum"] = [*values]
    return _headed(schema, "case")


def _headed(schema: dict[str, Any], name: str) -> dict[str, Any]:
    draft = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": draft, "$id": f"{name}.schema.json", **schema}


def texts() -> dict[str, str]:
    """Return the text of each schema file that is made here, by its name."""
    made = {"config.schema.json": config_schema(), "case.schema.json": case_schema()}
    return {name: json.dumps(schema, indent=2) + "\n" for name, schema in made.items()}


def write_schemas(folder: Path) -> None:
    """Write the schema files into *folder*."""
    for name, text in texts().items():
        write_atomically(folder / name, text)


if __name__ == "__main__":
    write_schemas(project.root() / "schemas")
