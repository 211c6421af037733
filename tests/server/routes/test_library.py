"""What never changes: boxes, rules, texts, and the types of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from cocarde.core.errors import BadInput
from cocarde.core.text import Text
from cocarde.games import slugs
from cocarde.server.protocol.typescript import files, interfaces
from cocarde.speech.rulebook import entries, rule, rulebook
from tests.server.served import Guest, serving, toy_settings

GENERATED = Path(__file__).parents[3] / "web" / "src" / "generated"


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    settings = toy_settings(tmp_path_factory.mktemp("house"), workers=0, shelf=("vendee",))
    with serving(settings) as served:
        yield served.guest()


def test_the_box_is_the_games_own_struct_with_the_kinds(guest: Guest) -> None:
    box = guest.get("/api/games/vendee/box").json()
    assert len(box["hexes"]) == 17
    assert box["kinds"]["card"] == "card"


def test_a_box_on_the_shelf_says_in_both_languages_what_it_is(guest: Guest) -> None:
    (vendee,) = guest.get("/api/games").json()
    assert vendee["title"] == dict.fromkeys(("fr", "en"), "Vendée Militaire 1793-1794")
    assert vendee["tagline"]["en"] == "White wants the war short, Blue wants it long: raise your bid."
    assert vendee["tagline"]["fr"].startswith("Les Blancs veulent la guerre brève")
    assert (vendee["seats"], vendee["minutes"]) == ([2, 4], [30, 45])


def test_the_texts_are_fluent_source(guest: Guest) -> None:
    for language in ("fr", "en"):
        house = guest.get(f"/api/texts/house/{language}")
        assert house.headers["content-type"] == "text/plain; charset=utf-8"
        assert "refusal-stale =" in house.text
        assert "card-w1_faux =" in guest.get(f"/api/texts/vendee/{language}").text
    again = guest.get(
        "/api/texts/house/fr", headers={"if-none-match": guest.get("/api/texts/house/fr").headers["etag"]}
    )
    assert again.status_code == 304


def test_the_rules_come_by_number_in_both_languages(guest: Guest) -> None:
    book = {entry["id"]: entry for entry in guest.get("/api/games/vendee/rules").json()}
    assert book["V-26"]["kind"] == "rule"
    assert book["V-26"]["chapter"] == "Opening and overbidding"
    assert "strictly" in book["V-26"]["en"]
    assert book["V-26"]["fr"] != book["V-26"]["en"]
    assert book["VR-3"]["kind"] == "ruling"


def test_rules_and_rulings_are_read_in_every_form_the_pages_have() -> None:
    page = """
## 4. Not rules
**V-9** Not read.
## 5. Rules
### Board
**V-1** One **bold** word
goes on. [R/X]

Not part of it.
### 5.2 Rounds
- **L-2** A list. [X, see V-1]
- **L-3** Another.
## 8. Rulings
**VR-1 Who?** — **He.** — Why.
| C-R1 | A question | the ruling | – |
## 9. Examples
**VT-1** Not read.
"""
    assert [(entry.id, entry.kind, entry.chapter, entry.text) for entry in entries(page)] == [
        ("V-1", "rule", "Board", "One **bold** word goes on. [R/X]"),
        ("L-2", "rule", "Rounds", "A list. [X, see V-1]"),
        ("L-3", "rule", "Rounds", "Another."),
        ("VR-1", "ruling", "Rulings", "**Who?** — **He.** — Why."),
        ("C-R1", "ruling", "Rulings", "A question — the ruling — –"),
    ]


@pytest.mark.parametrize(
    ("slug", "rules", "rulings"),
    [("lys", 125, 97), ("guillotine", 83, 104), ("vendee", 85, 84), ("courtisans", 148, 94), ("cortege", 105, 85)],
)
def test_every_numbered_rule_of_every_page_is_found(slug: str, rules: int, rulings: int) -> None:
    book = rulebook(slug)
    assert [entry.kind for entry in book].count("rule") >= rules
    assert [entry.kind for entry in book].count("ruling") >= rulings
    assert len({entry.id for entry in book}) == len(book)
    assert all(entry.en and entry.chapter for entry in book)


@pytest.mark.parametrize("slug", slugs())
def test_the_french_page_of_a_finished_game_has_every_rule(slug: str) -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "fr" / f"{slug}.md").read_text("utf-8")
    assert [entry.id for entry in entries(page)] == [entry.id for entry in rulebook(slug)]


def test_an_unknown_rule_or_game_is_named() -> None:
    assert rule("vendee", "V-93").source == "R"
    for slug, number in (("vendee", "V-999"), ("whist", "W-1")):
        with pytest.raises(BadInput, match=r"no rule|no game"):
            rule(slug, number)


def test_the_types_of_the_page_are_up_to_date() -> None:
    """`make types` writes them."""
    assert {name: (GENERATED / name).read_text("utf-8") for name in files()} == files()


def test_two_structs_of_one_name_are_an_error() -> None:
    twin = msgspec.defstruct("Text", [("other", int)])
    with pytest.raises(BadInput, match="two structs are called Text"):
        interfaces([Text, twin])
