"""Read from the source what a notebook imports, to choose a template, and why it must start cold.

Static and cautious: whatever could make an import behave differently when it was done beforehand
means a cold start.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

# Worth importing beforehand, in the order in which templates grow: a template is the parent of those
# that begin with the same modules. The dearest come first, what most notebooks share before the rest.
PRELOADED = (
    "tensorflow",
    "keras",
    "torch",
    "torch._dynamo",
    "torchvision",
    "numpy",
    "pandas",
    "matplotlib.pyplot",
    "seaborn",
    "scipy.stats",
    "statsmodels.api",
    "lightgbm",
)
# What a library itself imports as soon as it is used in this way (a pattern of the source).
IMPLIED = (
    ("tensorflow", re.compile(r"\bkeras\b"), "keras"),
    ("torch", re.compile(r"\boptim\b"), "torch._dynamo"),
)
# Any of these submodules is worth it too (the parts of scikit-learn are imported one by one).
PRELOADED_PARTS = ("sklearn",)

_INSTALLS = re.compile(r"^\s*[!%]{0,2}\s*(?:pip3?|conda|mamba|apt|apt-get|uv pip)\s+\w", re.M)
_SETS_ENVIRONMENT = re.compile(r"^\s*%(?:set_)?env\b.*\S", re.M)
_MAGIC = re.compile(r"^(\s*)[!%?].*$|^(\s*)[\w, ]+=\s*[!%].*$", re.M)


@dataclass(frozen=True)
class Start:
    """How a run's kernel is to start: with *modules* imported beforehand, or cold, and why."""

    modules: tuple[str, ...]
    cold_reason: str = ""

    @property
    def warm(self) -> bool:
        """Say whether a template can be used."""
        return not self.cold_reason


def choose_start(sources: list[str], working_files: list[str]) -> Start:
    """Return how a run of the cells *sources* starts; *working_files* lie in its working folder."""
    found: list[str] = []
    for source in sources:
        reason = _magic_reason(source)
        tree = _parse(source)
        if tree is None:
            reason = reason or "a cell that cannot be read as Python"
        if reason:
            return Start((), reason)
        assert tree is not None
        found += imported_modules(tree)
        reason = _code_reason(tree)
        if reason:
            return Start((), reason)
    text = "\n".join(sources)
    found += [m for library, used, m in IMPLIED if library in found and used.search(text)]
    modules = ordered(found)
    shadowed = {name.removesuffix(".py") for name in working_files}
    for module in modules:
        if module.partition(".")[0] in shadowed:
            return Start((), f"the working folder has a module named {module.partition('.')[0]}")
    return Start(modules) if modules else Start((), "imports nothing that is worth it")


def ordered(found: list[str]) -> tuple[str, ...]:
    """Return those of the modules that are worth it, in the order in which templates grow."""
    wanted = set(found)
    parts = sorted(m for m in wanted if m.partition(".")[0] in PRELOADED_PARTS)
    return (*(module for module in PRELOADED if module in wanted), *parts)


def _parse(source: str) -> ast.Module | None:
    """Parse a cell; lines with magics and shell commands become `pass`."""
    if source.lstrip().startswith("%%"):
        return ast.parse("")
    try:
        return ast.parse(_MAGIC.sub(lambda m: f"{m.group(1) or m.group(2) or ''}pass", source))
    except SyntaxError:
        return None


def imported_modules(tree: ast.AST) -> list[str]:
    """Return the dotted names of the modules that a cell imports with import statements.

    `from a import b` names `a`, and `a.b` where that is one of PRELOADED: whether b is a module is not
    known from the source.
    """
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.append(node.module)
            names += [f"{node.module}.{alias.name}" for alias in node.names if alias.name != "*"]
    return [module for name in names for module in _as_preloaded(name)]


def _as_preloaded(name: str) -> list[str]:
    """Return what of a dotted name can be preloaded: itself and its parents, where they are worth it."""
    parts = name.split(".")
    prefixes = [".".join(parts[:n]) for n in range(1, len(parts) + 1)]
    if parts[0] in PRELOADED_PARTS:
        return [p for p in prefixes[:2] if p.count(".") < 2 and p.rpartition(".")[2].islower()]
    return [prefix for prefix in prefixes if prefix in PRELOADED]


def _magic_reason(source: str) -> str:
    if _INSTALLS.search(source):
        return "installs packages"
    if _SETS_ENVIRONMENT.search(source):
        return "sets environment variables"
    return ""


def _code_reason(tree: ast.AST) -> str:
    """Return why code in a cell calls for a cold start, or ''."""
    for node in ast.walk(tree):
        name = _dotted(node)
        if name in ("os.environ", "environ", "os.putenv", "putenv"):
            return "uses environment variables"
        if name in ("importlib.reload", "reload", "sys.modules", "sys.path", "sys.meta_path"):
            return f"uses {name}"
        if isinstance(node, ast.Call) and _dotted(node.func) in (
            "__import__",
            "importlib.import_module",
        ):
            return "imports by name"
    return ""


def _dotted(node: ast.AST) -> str:
    """Return `a.b` for a name or an attribute of a name, else ''."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""
