# Needs git, make and Python >= 3.11 with venv. Node comes from the PATH, else from PyPI.
#
#   make run      start the app and print its address      DATA=DIR  OPEN=1  ARGS="--port 8123"
#   make quick    what most changes need, in seconds: format, lint, types, contracts, tests of rules and games
#   make test     every test                               ARGS="-k bonus"
#   make check    format, lint, types, contracts, front end, documentation and every test
#   make bench    make recount    make mutants    make docs    make types    make format    make clean

PYTHON ?= python3
ARGS ?=
WORKERS ?= 2
BIN := .venv/bin
CHROMIUM := $(shell command -v chromium || command -v chromium-browser)
POSTGRES := $(shell command -v initdb || ls /usr/lib/postgresql/*/bin/initdb 2> /dev/null)
LEFT_OUT := $(if $(CHROMIUM),,not browser)$(if $(CHROMIUM)$(POSTGRES),, and )$(if $(POSTGRES),,not postgres)

CATALOGUES := $(wildcard src/sjoelen/locale/*/LC_MESSAGES/*.po)
FRONTEND := $(shell find frontend -type f -not -path '*/node_modules/*' -not -path '*/generated/*')
EDITIONS := $(wildcard src/sjoelen/rules/editions/*.toml)
PYTHON_FILES := $(shell find src tests tools docs benchmarks -name '*.py' -not -path '*/node_modules/*') hatch_build.py
rooms = $(shell find $(foreach room,$(1),$(wildcard src/sjoelen/$(room) tests/$(room))) -type f -not -path '*/__pycache__/*')
RULES := $(call rooms,error.py rules conformance)
GAMES := $(RULES) $(call rooms,home tournament generator)
DESK := $(GAMES) $(call rooms,desk paper storage settings.py conftest.py databases.py)

.PHONY: run quick test check covered tested watched reviewed bench recount storms mutants docs types format clean ready chromium postgres
.DELETE_ON_ERROR:

run: ready
	@$(BIN)/sjoelen serve $(if $(DATA),--data "$(DATA)") $(if $(OPEN),--open) $(ARGS)

test: ready .venv/dev chromium postgres
	$(BIN)/pytest -q -m "$(LEFT_OUT)" --numprocesses=$(WORKERS) --dist=loadfile $(ARGS)

quick: .venv/dev .venv/catalogues
	@mkdir -p .venv/quick
	$(BIN)/ruff format --quiet --check .
	$(BIN)/ruff check --quiet .
	@$(MAKE) --no-print-directory .venv/quick/types .venv/quick/contracts \
		.venv/quick/rules .venv/quick/games .venv/quick/desk

# What quick has seen pass is not asked again until a file that it reads has changed.

QUICK := $(BIN)/pytest -q -p no:schemathesis -p no:cov -m "not browser and not postgres" --numprocesses=$(WORKERS)

# A daemon of mypy that stumbles over a moved module is started anew; 1 is its word for wrong types.

.venv/quick/types: $(PYTHON_FILES) pyproject.toml
	$(BIN)/dmypy run -- --no-error-summary || { test $$? -ne 1 && { $(BIN)/dmypy kill; $(BIN)/dmypy run -- --no-error-summary; }; }
	@touch $@

.venv/quick/contracts: $(PYTHON_FILES) pyproject.toml
	$(BIN)/lint-imports --no-logo
	@touch $@

.venv/quick/rules: $(RULES)
	$(QUICK) tests/rules tests/conformance/test_conformance.py tests/conformance/test_examples.py
	@touch $@

.venv/quick/games: $(GAMES)
	$(QUICK) tests/home tests/tournament
	@touch $@

.venv/quick/desk: $(DESK)
	$(QUICK) tests/desk tests/paper tests/conformance/test_games.py
	@touch $@

check: ready .venv/dev chromium postgres
	@$(MAKE) --no-print-directory reviewed covered tested $(if $(CHROMIUM),watched)

covered:
	$(BIN)/pytest -q -p no:schemathesis tests/rules tests/conformance --cov --cov-fail-under=100

tested:
	$(BIN)/pytest -q -m "not browser$(if $(POSTGRES),, and not postgres)" --numprocesses=$(WORKERS) --dist=loadfile \
		--ignore=tests/rules --ignore=tests/conformance $(ARGS)

watched:
	$(BIN)/pytest -q -p no:schemathesis -m browser --numprocesses=$(WORKERS) --dist=loadfile tests/browser

reviewed:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/vulture
	$(BIN)/python tools/npm.py run check
	$(BIN)/python tools/npm.py run test
	$(BIN)/python tools/npm.py run prose
	$(BIN)/python -m tools.openapi_to_typescript --check
	$(BIN)/python -m docs.generate --check
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs

bench: ready .venv/dev
	$(BIN)/python -m benchmarks $(ARGS)

recount: ready .venv/dev
	$(BIN)/python -m benchmarks.recount $(ARGS)

storms: ready .venv/dev
	$(BIN)/python -m tests.physics.storm 10000

mutants: ready .venv/dev
	$(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut results

docs: ready .venv/dev
	$(BIN)/python -m docs.generate
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs
	@echo "build/docs/index.html"

types: ready
	$(BIN)/python -m tools.openapi_to_typescript

format: .venv/dev frontend/node_modules/.installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/npm.py run format

clean:
	rm -rf .venv build dist mutants .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -rf frontend/node_modules src/sjoelen/web/static src/sjoelen/locale/*/LC_MESSAGES/*.mo

chromium:
ifeq ($(CHROMIUM),)
	@echo "Chromium is missing, so the browser suite is left out (Debian package: chromium)."
	@test "$(CI)" != true
endif

postgres:
ifeq ($(POSTGRES),)
	@echo "PostgreSQL is missing, so only SQLite is tested (Debian package: postgresql)."
	@test "$(CI)" != true
endif

# Stamps: each file says that what it stands for is up to date.

ready: .venv/run .venv/catalogues .venv/frontend

.venv/run: pyproject.toml hatch_build.py
	test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable '.[all]' --group build $$($(PYTHON) tools/npm.py --requirement)
	@touch $@

.venv/dev: .venv/run
	$(BIN)/pip install --quiet --group dev
	@touch $@

.venv/catalogues: .venv/run $(CATALOGUES) tools/catalogues.py
	$(BIN)/python tools/catalogues.py
	@touch $@

frontend/node_modules/.installed: .venv/run frontend/package.json frontend/package-lock.json
	$(BIN)/python tools/npm.py ci --no-audit --no-fund
	@touch $@

.venv/frontend: .venv/catalogues frontend/node_modules/.installed $(FRONTEND) $(EDITIONS) $(RULES) src/sjoelen/home/turn_order.py $(CATALOGUES)
	$(BIN)/python frontend/generate.py
	$(BIN)/python tools/npm.py run build
	@touch $@
