"""The data files, and what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cocarde.core.errors import BadData, BadInput
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.data.rows import read_box
from cocarde.games.courtisans.rules.bargaining.triggers import read_trigger, spell


def pack(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('cards = [{ id = "poison", count = 3, category = "poison", op = "dance", from = "X" }]', "poison, op: fixed"),
        (
            'cards = [{ id = "poison", count = 2, category = "poison", op = "poison", from = "X" }]',
            "cards, size 109, wanted 110",
        ),
        ('cards = [{ id = "elixir", count = 1, category = "poison", op = "poison", from = "X" }]', "elixir"),
        (
            'cards = [{ id = "poison", count = "x", category = "poison", op = "poison", from = "X" }]',
            "poison, count: kind-whole",
        ),
        ('cards = [{ id = "hallali", op = "lover" }]', "hallali, op: one-of, words either"),
        ('cards = [{ id = "titre_duc", king = 12 }]', r"titre_duc, king: minimum \(C-13\)"),
        ("cards = 3", "cards: kind-list"),
        ("cartes = []", "unknown key"),
        ("cards = [", "cards.toml"),
    ],
)
def test_a_bad_pack_is_named(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        read_box(pack(tmp_path, "cards.toml", text))


def test_a_file_that_does_not_belong(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cards.toml, houses.toml, board.toml"):
        read_box(pack(tmp_path, "pawns.toml", ""))


def test_a_pack_changes_names(tmp_path: Path) -> None:
    box = read_box(pack(tmp_path, "houses.toml", 'houses = [{ id = "malicorne", name = "de Malepeste", from = "X" }]'))
    assert [row.name for row in box.houses if row.id == "malicorne"] == ["de Malepeste"]


def test_the_box_can_be_sent() -> None:
    box = msgspec.to_builtins(GAME.box())
    assert len(box["cards"]) == 61
    assert sum(card["count"] for card in box["cards"]) == 110


@pytest.mark.parametrize(
    "words",
    [
        "none",
        "word",
        "plays.seat2.poison.king",
        "plays.seat2.poison.seat2",
        "obtains.seat1.pension",
        "audience.seat1.take_charge.seat0.attempted",
        "power.seat2.war.espagne",
        "power.seat2.gratify.seat2",
        "court_at.chasse.seat3",
        "gives.seat1.seat0.2",
        "dead.seat7",
        "no_harm.seat1.seat0",
    ],
)
def test_triggers_read_back(words: str) -> None:
    """C-38."""
    assert spell(read_trigger(words)) == words


@pytest.mark.parametrize("words", ["", "plays", "plays.seat2", "freed.seat9", "word.seat1", "no_harm.seat1", "x.y.z"])
def test_no_such_trigger(words: str) -> None:
    """C-38."""
    with pytest.raises(BadInput, match="no such trigger"):
        read_trigger(words)
