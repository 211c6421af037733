"""What `make mutate` is told to change, and what it is told nobody would notice, is code that exists.

Read as text: what makes the mutants is in the extra `mutate`, which the tests do without.
"""

from __future__ import annotations

import ast
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, SOURCES, text_of

EQUIVALENT = [entry["key"] for entry in tomllib.loads(text_of("tests/mutation/equivalent.toml"))["mutant"]]


def sets() -> dict[str, tuple[str, ...]]:
    """`SETS` of tests/mutation/sets.py."""
    for node in ast.parse(text_of("tests/mutation/sets.py")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "SETS" and node.value is not None:
            named: dict[str, tuple[str, ...]] = ast.literal_eval(node.value)
            return named
    raise AssertionError("there are no SETS")


def functions_in(node: ast.AST, prefix: str = "") -> list[str]:
    """The functions and methods of a module by their qualified names."""
    found: list[str] = []
    for child in ast.iter_child_nodes(node):
        name = prefix
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{prefix}.{child.name}".lstrip(".")
            found += [] if isinstance(child, ast.ClassDef) else [name]
        found += functions_in(child, name)
    return found


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts)


FUNCTIONS = [
    f"{module_name(path)}:{function}"
    for path in sorted(SOURCES.rglob("*.py"))
    for function in functions_in(ast.parse(path.read_text("utf-8")))
]


@pytest.mark.parametrize("pattern", [pattern for patterns in sets().values() for pattern in patterns])
def test_a_pattern_names_functions(pattern: str) -> None:
    assert any(fnmatchcase(function, pattern) for function in FUNCTIONS)


@pytest.mark.parametrize("key", EQUIVALENT)
def test_an_equivalent_mutant_is_of_a_line_that_is_there(key: str) -> None:
    """Where it is (nowhere: outside of functions), the operator, what the line says, the how many-th of its like."""
    where, _, line, *_ = key.split(" | ")
    module, _, function = where.partition(":")
    source = (ROOT / "src" / module.replace(".", "/")).with_suffix(".py").read_text("utf-8")
    assert not function or where in FUNCTIONS
    assert line in [written.strip() for written in source.splitlines()]


def test_the_page_names_the_sets() -> None:
    rows = [
        row
        for row in text_of("docs/mutation.md").splitlines()
        if row.startswith("| `") and row.endswith((" all |", " 90 % |"))
    ]
    assert [row.split("`")[1] for row in rows] == [*sets(), "sample"]
