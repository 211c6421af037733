"""What the rules cannot bear in a pack: refused where it stands, in both languages, by a rule that there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cocarde.games import built_in, load
from cocarde.kit.flaws import Flaw, Flawed
from cocarde.kit.packs.files import write
from cocarde.server.protocol.workshop import Column, Edit
from cocarde.server.workshop.drafts import edited, files_of, fresh
from cocarde.server.workshop.forms import forms_of, printed_of
from cocarde.speech import LANGUAGES, sources
from cocarde.speech.designers import ROOM, reason
from cocarde.speech.rulebook import rulebook

ROOT = Path(__file__).parents[2]
PACKS = sorted((ROOT / "src/cocarde/kit/packs").glob("*.py"))
KIT = [ROOT / "src/cocarde/kit/flaws.py", ROOT / "src/cocarde/kit/sheets.py", *PACKS]
SHARED = [*KIT, ROOT / "src/cocarde/lab/checks/packs.py"]
WORD = {"borne": 4, "flaw": 2, "mistake": 3}
RULE = {"borne": 3, "flaw": 1, "mistake": 2, "within": 5, "one_of": 4, "takes": 5}
IMPOSSIBLE = {
    "bool": 7,
    "whole": 10**9,
    "number": -1e9,
    "text": 7,
    "parts": [{"nonsense": 1}],
    "value": {"nonsense": 1},
}
"""What no field of this kind bears."""


def called(files: list[Path], places: dict[str, int]) -> set[str]:
    """What these functions are given at this place, wherever it is written down."""
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in places and len(node.args) > places[name]:
                told = [one.value for one in ast.walk(node.args[places[name]]) if isinstance(one, ast.Constant)]
                found |= {str(one) for one in told if one}
    return found


def rows_of(slug: str) -> list[Path]:
    """The modules in which a game says what a box must be."""
    return sorted((ROOT / "src/cocarde/games" / slug / "data").glob("*.py"))


def sentences(slug: str, language: str) -> set[str]:
    """The words of designers: those of a game, or of all ("")."""
    body = FluentParser().parse(sources(load(slug) if slug else None, language, ROOM)).body
    names = [one.id.name for one in body if isinstance(one, fluent.Message)]
    return {name.removeprefix("mistake-") for name in names if name.startswith("mistake-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_its_sentence_and_no_sentence_is_idle(language: str) -> None:
    shared, used = sentences("", language), called(SHARED, WORD) | {"kind-length"}
    used |= set(re.findall(r'"(kind-[a-z-]+)"\)', KIT[0].read_text("utf-8")))
    for slug in built_in():
        words = called(rows_of(slug), WORD)
        assert words - shared == sentences(slug, language), slug
        used |= words & shared
    assert used == shared


@pytest.mark.parametrize("slug", built_in())
def test_every_rule_that_a_mistake_cites_is_written_down(slug: str) -> None:
    page = (ROOT / "docs/rules" / f"{slug}.md").read_text("utf-8")
    packs = set(re.findall(r"\| (PACK-\d+) \|", (ROOT / "docs/packs.md").read_text("utf-8")))
    numbered = {rule.id for rule in rulebook(slug)}
    tables = {f"§ {number}" for number in re.findall(r"^##+ (\d+(?:\.\d+)?)\.? ", page, re.MULTILINE)}
    cited = {one for one in called(rows_of(slug), RULE) if re.match(r"[A-Z§]", one) and one not in ("STAYS",)}
    assert cited
    assert cited - numbered - tables - packs == set()
    assert set(re.findall(r'"(PACK-\d+)"', "".join(file.read_text("utf-8") for file in KIT))) == packs


def flaws(slug: str, files: dict[str, str], folder: Path) -> list[Flaw]:
    """What the game's own reading of a pack says."""
    write({path: text for path, text in files.items() if path != "pack.toml"}, folder)
    try:
        printed_of(load(slug)).read(folder)
    except Flawed as error:
        return error.flaws
    return []


def fields(slug: str) -> list[tuple[str, str, str, Column, Any]]:
    """Of every table of a game: file, table, a row, a column and what stands there."""
    found = []
    for table in forms_of(load(slug)).tables:
        for column in table.columns:
            row = next(one for one in table.rows if column.field in one.values)
            found.append((table.file, table.table, row.row, column, row.values[column.field]))
    return found


@pytest.mark.parametrize("slug", built_in())
def test_no_field_bears_everything_and_each_says_so_in_its_place(slug: str, tmp_path: Path) -> None:
    """Each column of each table, with a value that nothing bears: told of that row and field, in both languages."""
    printed = printed_of(load(slug))
    for n, (file, table, row, column, _) in enumerate(fields(slug)):
        change = Edit(file, table, row, column.field, IMPOSSIBLE[column.kind])
        found = flaws(slug, files_of(edited(fresh(slug, "essai", "x"), change, printed), printed), tmp_path / str(n))
        assert [(one.place.file, one.place.row, one.place.field) for one in found] == [
            (f"{file}.toml", row, column.field)
        ], (change, found)
        for one in found:
            assert reason(slug, one.why, "fr") != reason(slug, one.why, "en")


def test_what_is_told_twice_or_of_nobody_or_from_nowhere_is_refused(tmp_path: Path) -> None:
    twice = '[[cards]]\nid = "w1_faux"\nvalue = 3\n' * 2
    for n, (cards, word) in enumerate(
        [
            (twice, "twice"),
            ("[[cards]]\nvalue = 3\n", "nameless"),
            ('[[cards]]\nid = "w1_faux"\nfrom = "Z"\n', "one-of"),
        ]
    ):
        [found] = flaws("vendee", {"cards.toml": cards}, tmp_path / str(n))
        assert found.why.text.key == f"mistake-{word}"
