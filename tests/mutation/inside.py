"""A pytest plugin that tries mutants without starting anew: the tests are collected once, and each mutant gets a fork.

    python -m pytest -s -p tests.mutation.inside --mutants build/mutate/todo-0.json tests/core

In the fork the code of one function is replaced, wherever the function is already in use, and the tests that touch it
run until one fails. What was computed at import stays as it was, and so do processes that tests start: a mutant that
survives here is tried again in a copy (trial.py). What is killed here is killed.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutation.mutants import Mutant, by_key
from tests.mutation.processes import WAIT, bound, waited_for
from tests.mutation.results import Results
from tests.mutation.suite import Suite

Place = tuple[str, str, int]
"""File, qualified name and first line of a function."""


class Inside:
    """Takes the place of pytest's own loop over the tests."""

    def __init__(self, todo: Path) -> None:
        self.mutants = by_key(json.loads(todo.read_text()))
        self.suite = Suite()
        self.results = Results()
        self.failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        alive = living_functions()
        gc.freeze()  # what is here already is not copied by a collection in the fork
        for mutant in self.mutants:
            codes = changed_codes(mutant)
            found = [(function, code) for place, code in codes.items() for function in alive.get(place, [])]
            tests = [items[node] for node in self.suite.against(mutant) if node in items]
            if found and tests:
                self.attempt(mutant, found, tests)
        return True

    def attempt(self, mutant: Mutant, found: list[tuple[FunctionType, CodeType]], tests: list[pytest.Item]) -> None:
        begun = time.monotonic()
        told, tell = os.pipe()
        child = os.fork()
        if child == 0:
            bound()
            os._exit(self.run(found, tests, tell))
        os.close(tell)
        outcome = waited_for(child)
        by = os.read(told, 1000).decode() if outcome == "killed" else ""
        os.close(told)
        if outcome in ("killed", "timeout"):
            self.results.add(mutant, outcome, by)
        print(f"{outcome:9} {time.monotonic() - begun:5.1f} s  {mutant.key}", flush=True)

    def run(self, found: list[tuple[FunctionType, CodeType]], tests: list[pytest.Item], tell: int) -> int:
        """In the fork: the tests one after the other, until one fails."""
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        for function, code in found:
            function.__code__ = code
        if served := sys.modules.get("tests.server.served"):
            served.PATIENCE = WAIT  # type: ignore[attr-defined]
        hook = tests[0].config.hook
        for item, following in zip(tests, [*tests[1:], None], strict=True):
            hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                os.write(tell, self.failed.encode()[:1000])
                return 1
        return 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def living_functions() -> dict[Place, list[FunctionType]]:
    """Every function of the sources that exists now, whatever it is wrapped in."""
    found: dict[Place, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and "/src/cocarde/" in thing.__code__.co_filename:
            found.setdefault(place_of(thing.__code__), []).append(thing)
    return found


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def changed_codes(mutant: Mutant) -> dict[Place, CodeType]:
    """The functions that differ in the mutant: the one it names, or the one around it."""
    name = str(mutant.path.resolve())
    before, after = (codes_of(compile(text, name, "exec")) for text in (mutant.path.read_text(), mutant.code()))
    return {place: code for place, code in after.items() if place in before and before[place] != code}


def codes_of(module: CodeType) -> dict[Place, CodeType]:
    """The code of every function in it."""
    found: dict[Place, CodeType] = {}
    waiting: list[Any] = [module]
    while waiting:
        for constant in waiting.pop().co_consts:
            if isinstance(constant, CodeType):
                found[place_of(constant)] = constant
                waiting.append(constant)
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--mutants", type=Path, help="the keys of the mutants to try")


def pytest_configure(config: pytest.Config) -> None:
    if todo := config.getoption("--mutants"):
        config.pluginmanager.register(Inside(todo))
