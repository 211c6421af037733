"""A pytest plugin that writes down which functions each test touches, and how long it takes.

    python -m pytest -p tests.mutation.touched --touched build/mutate/touched tests/core/test_table.py

For each test file one JSON file: its fingerprint, and for each of its tests the seconds and the functions, named as in
`cocarde.core.table:Table.clock`. Functions, not lines: they keep their name when the lines above them move.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

SOURCE = Path("src")


def fingerprint(path: Path) -> str:
    """Changes when the file does."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def module_name(path: Path) -> str:
    """`cocarde.core.table` of `src/cocarde/core/table.py`."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def functions(source: str) -> list[tuple[str, int, int]]:
    """Every function by its qualified name, with the first and the last line of what it does; inner ones last."""
    found: list[tuple[str, int, int]] = []

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = prefix
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{prefix}.{child.name}" if prefix else child.name
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                found.append((name, child.body[0].lineno, child.end_lineno or child.lineno))
            visit(child, name)

    visit(ast.parse(source), "")
    return found


class Touched:
    """Listens to one run of pytest."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = defaultdict(float)
        self.failed: set[str] = set()
        self.coverage = coverage.Coverage(data_file=None, source=[str(SOURCE / "cocarde")], config_file=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        self.coverage.switch_context(item.nodeid)
        result = yield
        self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.write(self.named())

    def named(self) -> dict[str, set[str]]:
        """The functions of each test."""
        data = self.coverage.get_data()
        tests: dict[str, set[str]] = defaultdict(set)
        for file in data.measured_files():
            path = Path(file).relative_to(Path.cwd())
            name, inside = module_name(path), functions(path.read_text())
            for line, nodes in data.contexts_by_lineno(file).items():
                for function in [function for function, first, last in inside if first <= line <= last][-1:]:
                    for node in nodes:
                        tests[node].add(f"{name}:{function}")
        return tests

    def write(self, named: dict[str, set[str]]) -> None:
        """What fails without any mutant is left out: it kills nothing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        files: dict[str, dict[str, Any]] = defaultdict(dict)
        for node, seconds in self.seconds.items():
            tests = files[node.partition("::")[0]]
            if node not in self.failed:
                tests[node] = {"seconds": round(seconds, 3), "touches": sorted(named[node])}
        for file, tests in files.items():
            content = {"fingerprint": fingerprint(Path(file)), "tests": tests}
            (self.folder / (file.replace("/", ".") + ".json")).write_text(json.dumps(content))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--touched", type=Path, help="where to write which functions each test touches")


def pytest_configure(config: pytest.Config) -> None:
    if folder := config.getoption("--touched"):
        config.pluginmanager.register(Touched(folder))
