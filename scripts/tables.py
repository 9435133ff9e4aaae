"""Rule tables: write the tables of an environment's outcomes.

Also by itself: python scripts/tables.py results/kaggle-2024
"""

import sys
from pathlib import Path

from junobench.table_files import write_tables
from junobench.tables import read_results

if "snakemake" in globals():
    inputs = snakemake.input.outcomes, snakemake.input.cases
    folder = Path(snakemake.output[0]).parent
else:
    results = Path(sys.argv[1])
    inputs = results / "outcomes.tsv", results / "cases.tsv"
    folder = results / "tables"
write_tables(*read_results(*map(Path, inputs)), folder)
