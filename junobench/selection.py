"""Select cases by name, pattern or label. Only a label filter reads the cases."""

from __future__ import annotations

import difflib
import fnmatch
from collections.abc import Iterable

from junobench.cases import Case, Source
from junobench.errors import UserError
from junobench.labels import VALUES


def as_items(selection: str | Iterable[str]) -> list[str]:
    """Return the items of a selection: a list as it is, a string split at its commas.

    Names and patterns in a string may also stand with blanks between them; label values have blanks.
    """
    if isinstance(selection, str):
        parts = selection.split(",")
        selection = [item for part in parts for item in ([part] if "=" in part else part.split())]
    return [item.strip() for item in selection if item.strip()]


def select(source: Source, selection: str | Iterable[str], quarantined: bool = False) -> list[str]:
    """Return the ids of the selected cases in the source's order.

    Items are `all`, case names, patterns (`pandas_*`) and label filters (`library=torch`). A case is
    selected if a name or pattern fits (or there is none) and, for each label named, one of its filters.
    Quarantined cases are left out unless *quarantined*, or when they are named in full.
    Raises UserError for an item that fits nothing, with the nearest that would.
    """
    items = as_items(selection) or ["all"]
    filters = [item for item in items if "=" in item]
    names = [item for item in items if "=" not in item] or ["all"]
    ids = source.case_ids()
    chosen = {case_id for name in names for case_id in _named(name, ids, source)}
    wanted = _by_label(filters)
    in_full = set(names)
    return [
        case_id
        for case_id in ids
        if case_id in chosen and _fits(source, case_id, wanted, quarantined or case_id in in_full)
    ]


def select_some(source: Source, selection: str | Iterable[str]) -> list[str]:
    """Return what select() does; raise UserError if that is no case at all."""
    chosen = select(source, selection)
    if not chosen:
        items = ", ".join(as_items(selection))
        raise UserError(
            f"cases: {items!r} selects no case (quarantined ones must be named in full)"
        )
    return chosen


def find_case(source: Source, name: str) -> Case:
    """Return the case called *name*; raise UserError with the nearest right name."""
    ids = source.case_ids()
    if name not in ids:
        raise UserError(_no_such_case(name, ids, source))
    return source.case(name)


def _named(name: str, ids: list[str], source: Source) -> list[str]:
    found = ids if name == "all" else fnmatch.filter(ids, name)
    if not found:
        raise UserError(_no_such_case(name, ids, source))
    return found


def _no_such_case(name: str, ids: list[str], source: Source) -> str:
    near = difflib.get_close_matches(name, ids, n=1, cutoff=0.4)
    folded = [case_id for case_id in ids if case_id.lower() == name.lower()]
    hint = f"; did you mean {(folded or near)[0]}?" if folded or near else ""
    what = "no case fits the pattern" if any(c in name for c in "*?[") else "there is no case"
    return f"{what} {name!r} in {source.path}{hint}"


def _by_label(filters: list[str]) -> dict[str, set[str]]:
    wanted: dict[str, set[str]] = {}
    for item in filters:
        label, _, value = (part.strip() for part in item.partition("="))
        label = label.replace("-", "_")
        if label not in VALUES:
            near = difflib.get_close_matches(label, VALUES, n=1, cutoff=0.4)
            hint = (
                f"; did you mean {near[0]}={value}?" if near else f" (known: {', '.join(VALUES)})"
            )
            raise UserError(f"cases: there is no label {label!r} in {item!r}{hint}")
        if value not in VALUES[label]:
            near = difflib.get_close_matches(value, VALUES[label], n=1, cutoff=0.4)
            hint = f"; did you mean {label}={near[0]}?" if near else ""
            raise UserError(f"cases: {value!r} is no known {label}{hint}")
        wanted.setdefault(label, set()).add(value)
    return wanted


def _fits(source: Source, case_id: str, wanted: dict[str, set[str]], quarantined: bool) -> bool:
    if not wanted and quarantined:
        return True
    case = source.case(case_id)
    return (case.active or quarantined) and all(
        getattr(case.labels, label) in values for label, values in wanted.items()
    )
