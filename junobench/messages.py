"""Compare an exception with the expected one: class by name, message in four degrees."""

from __future__ import annotations

import difflib
import re

from junobench.facts import strip_colours

MATCHES = ("exact", "normalised", "similar", "different")
SIMILAR = 0.6  # difflib ratio of the words, from which on two messages count as similar

_MASKS = (
    (re.compile(r"0x[0-9a-fA-F]+"), "<address>"),
    (re.compile(r"(?<![\w.])(?:/[\w.+-]+){2,}/?"), "<path>"),
    (re.compile(r"[-+]?\b\d+(?:\.\d+)?(?:[eE][-+]?\d+)?\b"), "<number>"),
    (re.compile(r"['\"`\u2018\u2019\u201c\u201d]"), ""),  # quotes
    (re.compile(r"\s+"), " "),
)


def same_class(seen: str, expected: str) -> bool:
    """Say whether two exception class names are the same; published names are lower-case."""
    return seen.rpartition(".")[2].lower() == expected.rpartition(".")[2].lower()


def normalised(message: str) -> str:
    """Return *message* with numbers, addresses, paths, quotes and white space masked."""
    message = strip_colours(message)
    for pattern, mask in _MASKS:
        message = pattern.sub(mask, message)
    return message.strip()


def match(seen: str, expected: str) -> str:
    """Return how well a message matches the expected one: one of MATCHES."""
    if seen == expected:
        return "exact"
    left, right = normalised(seen), normalised(expected)
    if left == right:
        return "normalised"
    words = difflib.SequenceMatcher(a=left.split(), b=right.split(), autojunk=False)
    contained = bool(left) and bool(right) and (left in right or right in left)
    return "similar" if contained or words.ratio() >= SIMILAR else "different"
