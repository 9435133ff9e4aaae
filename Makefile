# make run    set up, then run the cases (CASES=... and CORES=... choose) and report
# make test   set up, then lint, type checks and tests
# make bench  measure against loops of nbconvert and papermill (about 20 minutes)
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
CORES ?= $(shell nproc 2>/dev/null || echo 1)
CASES ?= all
BIN := .venv/bin
# without compiled modules every start would cost seconds
unexport PYTHONDONTWRITEBYTECODE

# the newest suitable Python, unless PYTHON names one
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

.PHONY: run test report lint bench clean

run: .venv/ready
	$(BIN)/snakemake --cores $(CORES) --logger rich --quiet rules --config cases='$(CASES)'

report: run
	$(BIN)/snakemake --report report.zip --config cases='$(CASES)'

test: .venv/ready-dev lint
	$(BIN)/python -m pytest

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/snakefmt --check Snakefile rules
	$(BIN)/snakemake --lint
	$(BIN)/junobench format --check

.venv/bin/uv:
	@test -n "$(PYTHON)" || { echo "make: Python 3.11 or newer is needed: install it, or name it with PYTHON=..." >&2; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet "$$(grep ^uv== requirements.txt)"

.venv/ready: requirements.txt pyproject.toml | .venv/bin/uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements.txt -e .
	touch $@

.venv/ready-dev: requirements-dev.txt .venv/ready
	$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements-dev.txt
	touch $@

clean:
	rm -rf .venv .bench .envs .snakemake results report.zip

bench: .venv/ready
	$(BIN)/junobench environment
	$(BIN)/python benchmarks/bench.py
