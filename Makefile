# Everything a contributor runs. Needs make and Python 3.11 or newer; the rest goes into .venv.
# Paths are relative throughout, so the checkout may lie in a folder whose name has spaces.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help run test slow lint bench clean

# A path from outside could put another tribonian, or another Python's libraries, before ours.
unexport PYTHONPATH PYTHONHOME

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | while IFS='	' read -r target words; do \
	  printf 'make %-7s %s\n' "$$target" "$$words"; done

run: $(READY) ## check, prove and compile every book under rules/
	$(BIN)/tribonian build --jobs 2

test: lint ## lint, then every test but the slow ones
	$(BIN)/python -m pytest -q -n 2 --dist loadgroup

slow: $(READY) ## the slow tests alone
	$(BIN)/python -m pytest -q -n 2 --dist loadgroup -m slow || [ $$? -eq 5 ] # 5: no test is marked slow

lint: $(READY) ## ruff and mypy, changing nothing
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy --no-error-summary

bench: $(READY) ## measure checking, the engine and start-up side by side
	$(BIN)/python bench/run.py

clean: ## remove the virtual environment, caches and build leftovers
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov build dist tribonian.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	@command -v "$(PYTHON)" >/dev/null 2>&1 || { \
	  echo 'error: no `$(PYTHON)` found; install Python 3.11 or newer, or name one: make PYTHON=/path/to/python' >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "error: $$("$(PYTHON)" --version 2>&1) is too old; Tribonian needs 3.11 or newer: make PYTHON=python3.11" >&2; exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo 'error: `$(PYTHON)` cannot make virtual environments; install its venv package (Debian, Ubuntu: python3-venv)' >&2; exit 1; }
	@echo 'preparing .venv'
	@"$(PYTHON)" -m venv .venv
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(READY)
