"""What a notebook imports chooses its template; whatever could make an import differ starts cold."""

from __future__ import annotations

import pytest

from junobench.imports import choose_start, ordered


def modules(*sources: str) -> tuple[str, ...]:
    start = choose_start([*sources], [])
    assert start.warm, start.cold_reason
    return start.modules


def reason(*sources: str, files: tuple[str, ...] = ()) -> str:
    start = choose_start([*sources], [*files])
    assert not start.warm
    return start.cold_reason


def test_what_is_worth_it_is_taken_in_the_order_in_which_templates_grow():
    assert modules("import pandas as pd, numpy as np", "import torch") == (
        "torch",
        "numpy",
        "pandas",
    )


def test_never_more_than_the_notebook_imports():
    assert modules("import numpy as np\nprint('import pandas')  # import torch") == ("numpy",)
    assert "seaborn" not in modules("import matplotlib.pyplot as plt")


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from matplotlib import pyplot as plt", ("matplotlib.pyplot",)),
        ("from sklearn.linear_model import Ridge", ("sklearn", "sklearn.linear_model")),
        ("from sklearn import metrics, svm", ("sklearn", "sklearn.metrics", "sklearn.svm")),
        ("from sklearn.metrics import r2_score as R", ("sklearn", "sklearn.metrics")),
        ("from tensorflow.keras import layers", ("tensorflow", "keras")),
        ("import tensorflow as tf\ntf.keras.Model", ("tensorflow", "keras")),
        ("import tensorflow as tf", ("tensorflow",)),
        ("import torch.nn as nn", ("torch",)),
        ("import torch\ntorch.optim.SGD", ("torch", "torch._dynamo")),
        ("def f():\n    import pandas", ("pandas",)),
        ("%matplotlib inline\nimport numpy\n!ls\nfiles = !ls", ("numpy",)),
        ("if True:\n    !ls\nimport numpy", ("numpy",)),
    ],
)
def test_each_way_to_import_is_read(source, found):
    assert modules(source) == found


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import os\nos.environ['X'] = '1'\nimport torch", "environment variables"),
        ("from os import environ\nenviron['X'] = '1'\nimport torch", "environment variables"),
        ("import torch\n%env X=1", "environment variables"),
        ("!pip install pandas\nimport pandas", "installs"),
        ("%pip install pandas\nimport pandas", "installs"),
        ("%%bash\npip install pandas", "installs"),
        ("import importlib, pandas\nimportlib.reload(pandas)", "reload"),
        ("import sys, pandas\nsys.path.insert(0, '.')", "sys.path"),
        ("import sys, pandas\ndel sys.modules['pandas']", "sys.modules"),
        ("import pandas\nimport importlib\nimportlib.import_module('x')", "imports by name"),
        ("import pandas\nx = = 1", "cannot be read"),
        ("x = 1", "imports nothing"),
    ],
)
def test_what_could_make_an_import_differ_starts_cold_and_says_why(source, why):
    assert why in reason(source)


def test_a_file_that_shadows_a_library_starts_cold():
    assert "named pandas" in reason("import pandas", files=("pandas.py", "a.csv"))
    assert "named torch" in reason("import torch", files=("torch",))


def test_reloading_only_the_version_of_a_name_is_not_mistaken():
    assert modules("import pandas as pd\npath = pd.io\nprint(path)") == ("pandas",)


def test_the_order_does_not_depend_on_the_notebook():
    names = ["sklearn.svm", "pandas", "numpy", "sklearn"]
    assert ordered(names) == ordered(names[::-1]) == ("numpy", "pandas", "sklearn", "sklearn.svm")
