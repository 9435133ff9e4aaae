"""Rule figures: draw the figures of an environment's outcomes.

Also by itself: python scripts/figures.py results/kaggle-2024
"""

import sys
from pathlib import Path

from junobench.figures import write_figures
from junobench.tables import read_results

if "snakemake" in globals():
    inputs = snakemake.input.outcomes, snakemake.input.cases
    folder = Path(snakemake.output[0]).parent
else:
    results = Path(sys.argv[1])
    inputs = results / "outcomes.tsv", results / "cases.tsv"
    folder = results / "figures"
write_figures(*read_results(*map(Path, inputs)), folder)
