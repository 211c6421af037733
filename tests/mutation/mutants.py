"""Every mutant of a module, by a name that outlives the moving of lines."""

from __future__ import annotations

import ast
import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from tests.mutation.operators import chosen
from tests.mutation.touched import fingerprint, functions, module_name

STARS = {"Mul_FloorDiv": "term", "Pow_Mul": "power"}
KNOWN = Path("build/mutate/mutants")
OPERATORS = chosen()


@dataclass(frozen=True)
class Mutant:
    """One small change: the `occurrence`-th place of a module where `operator` applies."""

    path: Path
    operator: str
    occurrence: int
    line: int
    function: str
    """Its qualified name; "" outside of any."""
    key: str
    """Module, function, operator, what the line says, and the how many-th of its like it is."""

    @property
    def where(self) -> str:
        return f"{module_name(self.path)}:{self.function}"

    def after(self) -> str:
        """What the line says with the change in it."""
        return self.code().splitlines()[self.line - 1].strip()

    def code(self) -> str:
        """The module with the change in it."""
        mutated = mutate_code(self.path.read_text(), OPERATORS[self.operator], self.occurrence)
        assert mutated is not None, self.key
        return str(mutated)


@cache
def mutants_of(path: Path) -> list[Mutant]:
    """All of them, in the order of the operators; looked for once as long as the module is the same."""
    kept = KNOWN / f"{module_name(path)}.{fingerprint(path)}.json"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps([[m.operator, m.occurrence, m.line, m.function, m.key] for m in found_in(path)]))
    return [Mutant(path, *row) for row in json.loads(kept.read_text())]


def found_in(path: Path) -> list[Mutant]:
    source = path.read_text()
    lines, tree = source.splitlines(), get_ast(source)
    inside, idle = functions(source), idle_spans(ast.parse(source))
    nodes = list(ast_nodes(tree))
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    for name, operator in OPERATORS.items():
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, (start, _) in enumerate(places):
            function = next((f for f, first, last in reversed(inside) if first <= start[0] <= last), "")
            if any(first <= start < last for first, last in idle) or idle_drop(name, function):
                continue
            if name in STARS and tree.get_leaf_for_position(start).parent.type != STARS[name]:
                continue  # `*args`, `**more`: no product, and no Python either if it were made another
            key = f"{module_name(path)}:{function} | {name} | {lines[start[0] - 1].strip()}"
            seen[key] += 1
            key += f" | {seen[key]}" if seen[key] > 1 else ""
            found.append(Mutant(path, name, occurrence, start[0], function, key))
    return found


def idle_spans(tree: ast.Module) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """What nobody runs: annotations, and the asserts that tell mypy a type."""
    spans: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for node in ast.walk(tree):
        for idle in (getattr(node, "annotation", None), getattr(node, "returns", None), type_assert(node)):
            if isinstance(idle, ast.AST):
                spans.append(span(idle))
    return spans


def type_assert(node: ast.AST) -> ast.AST | None:
    return node if isinstance(node, ast.Assert) else None


def span(node: Any) -> tuple[tuple[int, int], tuple[int, int]]:
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def idle_drop(operator: str, function: str) -> bool:
    """A field that is never set at all breaks everything: nothing is learnt from that."""
    return operator == "DropStatement" and function.endswith("__init__")


def by_key(keys: list[str]) -> list[Mutant]:
    """The mutants of these names, in this order."""
    paths = {Path("src", *key.partition(":")[0].split(".")).with_suffix(".py") for key in keys}
    every = {mutant.key: mutant for path in sorted(paths) for mutant in mutants_of(path)}
    return [every[key] for key in keys]
