"""A folder in the published JunoBench layout as a source of cases. Nothing in it is ever modified.

benchmark_desc.xlsx                      a row for each case: exception, message, labels, data sets
benchmark/<case>/<case>.ipynb            original
benchmark/<case>/<case>_reproduced.ipynb
benchmark/<case>/<case>_fixed.ipynb      other <case>_*.ipynb are ignored
benchmark/<case>/...                     data folders and files
"""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path

from junobench.cases import NOT_DATA, Case, natural_order
from junobench.errors import UserError
from junobench.facts import strip_colours
from junobench.labels import HEADINGS, VALUES, Labels
from junobench.planning import VERSIONS

SHEET = "benchmark_desc.xlsx"
COLUMNS = (
    "nb_name",
    "ename",
    "evalue",
    "label_root_cause",
    "label_refined_exp_type",
    "label_ML_pipeline",
)
# How the published words are shown (paper.yaml, figure_notes).
LIBRARIES = {"NBspecific": "none", "tensorflow": "tensorflow/keras"}
ROOT_CAUSES = {"library cause": "deprecated API"}


class PublishedSource:
    """The cases of a folder in the published layout."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def _ids(self) -> list[str]:
        folders = [entry for entry in (self.path / "benchmark").iterdir() if entry.is_dir()]
        names = [
            folder.name
            for folder in folders
            if any(self.notebook(folder.name, version).exists() for version in VERSIONS)
        ]
        return sorted(names, key=natural_order)

    def case_ids(self) -> list[str]:
        """Return the names of all folders below benchmark/ that hold a notebook of their name."""
        return list(self._ids)

    def notebook(self, case_id: str, version: str) -> Path:
        """Return the path of a version's notebook."""
        suffix = "" if version == "original" else f"_{version}"
        return self.path / "benchmark" / case_id / f"{case_id}{suffix}.ipynb"

    def promises(self, case_ids: list[str]) -> list[Path]:
        """Return the sheet: it holds what all cases promise."""
        return [self._sheet_path]

    @cache  # noqa: B019 - a source lives as long as the process
    def case(self, case_id: str) -> Case:
        """Return one case; raise UserError if the sheet lacks it."""
        row = self._rows.get(case_id)
        if row is None:
            raise UserError(f"{self._sheet_path}: column nb_name: there is no row for {case_id}")
        folder = self.path / "benchmark" / case_id
        data = [entry for entry in sorted(folder.iterdir()) if _is_data(entry, case_id)]
        return Case(
            id=case_id,
            folder=folder,
            notebooks={v: p for v in VERSIONS if (p := self.notebook(case_id, v)).exists()},
            labels=self._labels(case_id, row),
            exception=row["ename"],
            message=strip_colours(row["evalue"]),
            has_checks=False,
            working_files=data,
            input_links={name: [entry.name for entry in data] for name in _data_sets(row, data)},
        )

    def _labels(self, case_id: str, row: dict[str, str]) -> Labels:
        library = case_id.rpartition("_")[0]
        cause = row["label_root_cause"].strip()
        labels = Labels(
            LIBRARIES.get(library, library),
            ROOT_CAUSES.get(cause, cause),
            row["label_refined_exp_type"].strip(),
            row["label_ML_pipeline"].strip(),
        )
        for label, value in labels._asdict().items():
            if value not in VALUES[label]:  # no table would count it
                known = ", ".join(VALUES[label])
                where = f"{self._sheet_path}: {case_id}"
                raise UserError(
                    f"{where}: {value!r} is no known {HEADINGS[label].lower()}: {known}"
                )
        return labels

    @cached_property
    def _sheet_path(self) -> Path:
        if (self.path / SHEET).exists():
            return self.path / SHEET
        others = sorted(self.path.glob(f"*{SHEET}"))
        if not others:
            raise UserError(f"source: {self.path / SHEET} does not exist: it holds the labels")
        return others[0]

    @cached_property
    def _rows(self) -> dict[str, dict[str, str]]:
        return read_sheet(self._sheet_path)


def read_sheet(path: Path) -> dict[str, dict[str, str]]:
    """Return the rows of the published sheet by case name, all values as text.

    Raises UserError if the file is no spreadsheet or a column is missing.
    """
    import openpyxl

    try:
        book = openpyxl.load_workbook(path, read_only=True, data_only=True)
        rows = [*book.worksheets[0].iter_rows(values_only=True)]
        book.close()
    except Exception as error:  # openpyxl has no exception of its own for what is not a workbook
        raise UserError(f"{path}: not a readable .xlsx file: {error}") from None
    header = [str(name or "").strip() for name in rows[0]] if rows else []
    missing = [name for name in COLUMNS if name not in header]
    if missing:
        raise UserError(f"{path}: there is no column {missing[0]}")
    table = {}
    for values in rows[1:]:
        row = {
            name: "" if value is None else str(value)
            for name, value in zip(header, values, strict=False)
        }
        if row["nb_name"].strip():
            table[row["nb_name"].strip().removesuffix(".ipynb")] = row
    return table


def _is_data(entry: Path, case_id: str) -> bool:
    notebook = entry.suffix == ".ipynb" and entry.stem.startswith(case_id)
    return not notebook and entry.name not in NOT_DATA and not entry.name.startswith(".")


def _data_sets(row: dict[str, str], data: list[Path]) -> list[str]:
    """Return the names under which Kaggle would mount the data: the last part of each data set's address."""
    names = [
        row[column].split("?")[0].rstrip("/").rpartition("/")[2]
        for column in row
        if column.startswith("DatasetUrl_") and row[column]
    ]
    folders = [entry.name for entry in data if entry.is_dir()]
    return [*dict.fromkeys([*names, *folders])] if data else []
