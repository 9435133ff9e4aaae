"""JunoBench workflow: run, grade and tabulate the crashes of machine-learning notebooks."""

__version__ = "0.1.0"
