"""The label vocabulary of the benchmark, in the order in which the paper shows it.

Source of the values and counts: reports/junobench_labels.tsv and reports/paper.yaml.
"""

from typing import NamedTuple

LIBRARIES = (
    "tensorflow/keras",
    "torch",
    "sklearn",
    "numpy",
    "pandas",
    "seaborn",
    "matplotlib",
    "statsmodels",
    "torchvision",
    "lightgbm",
    "none",
)
ROOT_CAUSES = (
    "API misuse",
    "data confusion",
    "NB specific",
    "implementation error",
    "ML model confusion",
    "deprecated API",
)
CRASH_TYPES = (
    "invalid argument",
    "tensor shape mismatch",
    "key error",
    "value error",
    "variable not found",
    "index error",
    "attribute error",
    "data value violation",
    "unsupported broadcast",
    "type error",
    "module not found",
    "runtime error",
    "feature name mismatch",
    "io error",
    "model initialization error",
)
STAGES = (
    "training",
    "data preparation",
    "evaluation/prediction",
    "data visualization",
    "model construction",
)

VALUES = {
    "library": LIBRARIES,
    "root_cause": ROOT_CAUSES,
    "crash_type": CRASH_TYPES,
    "stage": STAGES,
}

# The words used in headings, tables and figures for a label.
HEADINGS = {
    "library": "Library",
    "root_cause": "Root cause",
    "crash_type": "Crash type",
    "stage": "Stage",
}

# The paper draws libraries with fewer than 5 cases as one group (paper.yaml, figure_notes).
LIBRARY_GROUPS = {
    "tensorflow/keras": "TF/K",
    "torch": "PyTorch",
    "sklearn": "Scikit-learn",
    "numpy": "NumPy",
    "pandas": "Pandas",
    "seaborn": "Seaborn",
    "matplotlib": "Matplotlib",
    "statsmodels": "Minor libs",
    "torchvision": "Minor libs",
    "lightgbm": "Minor libs",
    "none": "NB-specific",
}
GROUP_ORDER = tuple(dict.fromkeys(LIBRARY_GROUPS.values()))


class Labels(NamedTuple):
    """The four labels of a case."""

    library: str
    root_cause: str
    crash_type: str
    stage: str
