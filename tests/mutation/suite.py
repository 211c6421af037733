"""Which tests are set against a mutant: those that touch its function."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection
from itertools import accumulate
from pathlib import Path

from tests.mutation.mutants import Mutant
from tests.mutation.touched import fingerprint

TOUCHED = Path("build/mutate/touched")
SUITES = ("core", "contract", "games", "bots", "server", "lab", "cli", "envs")
PATIENCE = 20.0
"""Seconds of tests, as measured with coverage, of its own folder and as many of others; the quick ones first."""


class Suite:
    """Which test touches which function, and how long it takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.by_function: dict[str, set[str]] = defaultdict(set)
        self.by_module: dict[str, set[str]] = defaultdict(set)
        for file in sorted(TOUCHED.glob("*.json")):
            for node, what in json.loads(file.read_text())["tests"].items():
                self.seconds[node] = what["seconds"]
                for function in what["touches"]:
                    self.by_function[function].add(node)
                    self.by_module[function.partition(":")[0]].add(node)

    def against(self, mutant: Mutant) -> list[str]:
        """The tests that touch its function: of its own folder first, then the quick.

        If there are none, those that touch its module, or else all of its folder: a constant is not called.
        """
        home = home_of(mutant.path)
        nodes = self.by_function[mutant.where] or self.by_module[mutant.where.partition(":")[0]]
        nodes = nodes or {node for node in self.seconds if node.startswith(home)}
        own = {node for node in nodes if node.startswith(home)}
        return self.quickest(own) + self.quickest(nodes - own)

    def quickest(self, nodes: set[str]) -> list[str]:
        """So many of them as patience lasts, one at least."""
        ordered = sorted(nodes, key=lambda node: (self.seconds[node], node))
        spent = accumulate(self.seconds[node] for node in ordered)
        return [node for node, so_far in zip(ordered, spent, strict=True) if so_far <= PATIENCE] or ordered[:1]


def home_of(path: Path) -> str:
    """`tests/games/lys/` of `src/cocarde/games/lys/rules/death.py`."""
    parts = path.relative_to("src/cocarde").parts
    return "/".join(["tests", *(parts[:2] if parts[0] == "games" else parts[:1]), ""])


def stale(layers: Collection[str] = ()) -> list[str]:
    """The test files that have changed since it was written down what they touch; if layers are named, theirs only."""
    suites = [suite for suite in SUITES if not layers or suite in layers]
    files = [path for suite in suites for path in sorted(Path("tests", suite).rglob("test_*.py"))]
    return [str(path) for path in files if known(path) != fingerprint(path)]


def known(path: Path) -> str:
    record = TOUCHED / (str(path).replace("/", ".") + ".json")
    return str(json.loads(record.read_text())["fingerprint"]) if record.exists() else ""
