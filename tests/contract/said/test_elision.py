"""French before a name: « de » and « que » lose their e, and no article stands before what may be anybody."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from cocarde.core.event import Seen
from cocarde.core.text import Text
from cocarde.games import load, slugs
from cocarde.speech import sources, speech
from cocarde.speech.elision import elided
from tests.contract.said.test_ids import PAGES, ROOT
from tests.texts import parsed

BEFORE = re.compile(r"(?<![\w’])(?:[lL][ea]|[dD]u|[aA]u|[jJmMtTsSnN]e|[cC]e|[qQ]uoique) $")
"""What would be cut short or contracted before a name, and is not when the sentence is said."""

CASES = json.loads(Path(__file__).with_name("elision.json").read_text("utf-8"))
"""What is said, whose name is in it, and what is heard: the page is held to the same (web/src/lib/i18n)."""


class Joints(visitor.Visitor):
    """Collects the words that stand before what is put in."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable):
                put = after.expression
                if isinstance(put, ast.VariableReference):
                    self.found.append((before.value, put.id.name))
        self.generic_visit(node)


def french() -> dict[str, str]:
    """The Fluent texts in French, by where they stand."""
    texts = {slug or "house": sources(load(slug) if slug else None, "fr") for slug in (None, *slugs())}
    page = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in PAGES if file.stem == "fr"}
    report = ROOT / "src" / "cocarde" / "lab" / "report" / "text" / "fr" / "report.ftl"
    return texts | page | {"report": report.read_text("utf-8")}


FRENCH = french()


@pytest.mark.parametrize("of", FRENCH)
def test_nothing_stands_before_a_name_that_its_first_letter_would_change(of: str) -> None:
    joints = Joints()
    joints.visit(parsed(FRENCH[of]))
    assert [(before[-30:], name) for before, name in joints.found if BEFORE.search(before)] == []


@pytest.mark.parametrize(("said", "name", "heard"), CASES)
def test_before_a_vowel(said: str, name: str, heard: str) -> None:
    assert elided(said, [name]) == heard


def test_a_seat_is_called_by_a_name_that_begins_with_a_vowel() -> None:
    names = ["Élise", "Bob"]
    seen = Seen("peeked_public", "V-1", {"seat": 1, "target": 0})
    assert speech("vendee", "fr").event(seen, names) == "Bob regarde la main d’Élise."
    assert speech("vendee", "fr").say(Text("prompt-pick-card", {"target": 0}), names).endswith("qu’Élise défausse.")
    assert "’s hand" in speech("vendee", "en").event(seen, names)
