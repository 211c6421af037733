"""The data files, and what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cocarde.core.errors import BadData, BadInput
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.data.rows import read_box
from cocarde.games.courtisans.rules.bargaining.triggers import highest_seat, read_trigger, spell


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


TRIGGERS = [
    "none",
    "word",
    "plays.seat2.poison.king",
    "plays.seat2.poison.seat2",
    "plays.seat2.poison.seat6",
    "obtains.seat1.pension",
    "audience.seat1.take_charge.seat0.attempted",
    "power.seat0.war.espagne",
    "power.seat0.war.angleterre",
    "power.seat2.gratify.seat2",
    "court_at.chasse.seat3",
    "court_at.chasse.localisation",
    "gives.seat1.seat0.2",
    "gives.seat0.seat7.1",
    "dead.seat7",
    "no_harm.seat1.seat0",
]


@pytest.mark.parametrize("words", TRIGGERS)
def test_triggers_read_back(words: str) -> None:
    """C-38."""
    assert spell(read_trigger(words)) == words


@pytest.mark.parametrize("words", TRIGGERS)
def test_the_highest_seat_of_a_trigger_is_among_its_words(words: str) -> None:
    """C-11, C-38."""
    seats = [int(word.removeprefix("seat")) for word in words.split(".") if word.startswith("seat")]
    assert highest_seat(read_trigger(words)) == max(seats, default=0)


@pytest.mark.parametrize("words", ["", "plays", "plays.seat2", "freed.seat9", "word.seat1", "no_harm.seat1", "x.y.z"])
def test_no_such_trigger(words: str) -> None:
    """C-38."""
    with pytest.raises(BadInput, match="no such trigger"):
        read_trigger(words)
