"""Which rules a game can cite while it is played, read from its sources: whole numbers that stand there as words."""

from __future__ import annotations

import ast
from typing import Literal

from cocarde import games as registry
from cocarde.speech.rulebook import rulebook

Way = Literal["told", "refused", "option"]
"""By what happens, is asked or ends the game; to one who may not; as the rule of a table option."""

WAYS: dict[str, Way] = {"refusals": "refused", "meta": "option"}
"""The modules that speak otherwise than by what happens."""


def citable(slug: str) -> dict[str, set[Way]]:
    """The numbers of rules and rulings in the sources of the game, with the ways they are cited, in rulebook order."""
    found: dict[str, set[Way]] = {}
    for source in sorted(registry.load(slug).home.rglob("*.py")):
        way = WAYS.get(source.name.removesuffix(".py"), "told")
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, set()).add(way)
    return {entry.id: found[entry.id] for entry in rulebook(slug) if entry.id in found}
