"""The table as it is drawn: by its game, or as a tree."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

import cocarde
from cocarde.cli.answers import Answers
from cocarde.cli.screen import Screen, board, seat_names, tree
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.table import Table
from cocarde.core.text import Stake, Text
from cocarde.speech import LANGUAGES, Speech, speech
from tests.cli.conftest import played
from tests.toy import TOY


def drawn(table: Table, viewer: int | None, width: int = 80, language: str = "en") -> str:
    """The board as plain text."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board(table, viewer, speech(table.game.meta.slug, language)))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_every_hex_stands_once_on_the_board_with_its_owner_and_its_draws() -> None:
    picture = drawn(cocarde.new("vendee", seed=1), 0)
    for words in ("Saint-Florent", "Saint-Laurent", "Fontenay ", "Les Sables ", "10 ⚜▲", "3 ◉▲", "⚜2 ◉0", "⚜0 ◉2"):
        assert picture.count(words) == 1, words
    assert "not on the board: Laval, Granville, Le Mans" in picture
    assert picture.index("Nantes") < picture.index("Machecoul") < picture.index("Noirmoutier") < picture.index("Luçon")


@pytest.mark.parametrize("width", [80, 100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_terminal_all_game_long(width: int, language: str) -> None:
    table = played(5)
    for n in (1, 9, 17, 40, table.n):
        for viewer in (0, None):
            picture = drawn(table.replay(n), viewer, width, language)
            assert max(map(len, picture.splitlines())) <= width
            assert "{" not in picture


def test_the_battle_shows_what_stands_and_what_must_be_beaten() -> None:
    table = cocarde.new("vendee", seed=3)
    table.answer(0, "attack machecoul")
    card = table.options(0)[0]
    table.answer(0, card)
    picture = drawn(table, 1)
    assert "Battle at Machecoul; the Blues attack" in picture
    battle = table.view(1).battle
    assert battle is not None
    assert str(battle.plays[0].total) in picture.split("Battle at")[1]
    assert "4 ⚜ ⚔" in picture


def test_a_view_shows_only_hands_its_viewer_may_see() -> None:
    table = cocarde.new("vendee", seats=4, seed=1, options={"partners_open": "off"})
    assert [f"Hand of {name}" in drawn(table, 1) for name in ("Blue A", "White A", "Blue B", "White B")] == [
        False,
        True,
        False,
        False,
    ]
    assert "Hand of" not in drawn(table, None)


def test_a_game_without_a_drawing_is_shown_as_a_tree() -> None:
    table = Table.new(TOY, 3, seed=1)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(board(table, 0, speech("vendee", "en")))
    console.print(tree("x", {"cards": [{"id": "a"}, {"id": "b"}]}))
    file = console.file
    assert isinstance(file, io.StringIO)
    picture = file.getvalue()
    assert "score: 0, 0, 0" in picture
    assert f"card: {msgspec.to_builtins(table.view(0))['card']}" in picture
    assert "id: b" in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_called_by_the_game(language: str) -> None:
    said: Speech = speech("vendee", language)
    assert len(set(seat_names(said, 4))) == 4
    assert seat_names(said, 2) == (["Bleu", "Blanc"] if language == "fr" else ["Blue", "White"])


def test_no_line_breaks_at_a_space_that_must_not_break() -> None:
    for width in range(20, 60):
        console = Console(file=io.StringIO(), width=width, color_system=None)
        console.print("Accordé\u202f: 4\u202f000 livres par tour\u202f; refusé\u202f: −1 auprès du Roi.")
        lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        assert not [line for line in lines if line.strip()[:1] in ":;?»" or line.strip().startswith("000")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_stake_goes_on_below_itself_and_not_below_its_number(language: str) -> None:
    console = Console(file=io.StringIO(), width=60, color_system=None)
    screen = Screen(console, speech("vendee", language), ["Ada", "Zoé"])
    screen.choices(cocarde.new("vendee", seed=5), 0)
    file = console.file
    assert isinstance(file, io.StringIO)
    lines = file.getvalue().splitlines()
    assert len(lines) > 12
    assert all(line.startswith("    ") or line[:3].strip().isdigit() for line in lines)


def test_a_chance_stands_before_what_it_is_the_chance_of() -> None:
    screen = Screen(Console(), speech("lys", "en"), ["Ada", "Zoé"])
    stake = Stake(Text("stake-roll-guyana"), 17)
    assert screen.stake(stake).startswith("17% A double")


@pytest.mark.parametrize("language", LANGUAGES)
def test_very_many_answers_are_folded_by_the_thing_they_begin_with_and_its_name_unfolds_them(language: str) -> None:
    console = Console(file=io.StringIO(), width=160, color_system=None)
    screen = Screen(console, speech("cortege", language), ["Ada", "Zoé"])
    table = cocarde.new("cortege", seed=3, options={"sides": "seat0_po"})
    while 0 not in table.pending() or len(table.options(0)) < 50:
        (seat,) = table.pending()
        table.answer(seat, table.options(seat)[0])
    screen.choices(table, 0)
    file = console.file
    assert isinstance(file, io.StringIO)
    folded = [line for line in file.getvalue().splitlines() if "…" in line]
    assert len(folded) == 8
    name = screen.speech.name_of("unit:charge")
    unfolded = Answers(table, 0, screen).called(name)
    assert sum(table.options(0)[n].things == ("unit:charge",) for n in unfolded if n < len(table.options(0))) == 11
    assert any(line.strip().startswith(f"{name}…") and "11" in line for line in folded)


ENDED = {
    "courtisans": "1.  Ici  11 000 livres\n2.  Là   −500 livres\n     Ici    Là \n Fortune, en livres  11 000  −500 \n",
    "vendee": "1.  Ici  11 000 points\n2.  Là   −500 points\n",
    "cortege": "1.  Ici  11 000 manches\n2.  Là   −500 manches\n",
}


@pytest.mark.parametrize("slug", ENDED)
def test_the_end_is_counted_in_the_terms_of_the_game_and_as_the_language_writes_numbers(slug: str) -> None:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    counted = [Counted(Text("reckoning-fortune"), [11000, -500], total=True)] if slug == "courtisans" else []
    text = Text("outcome-tie") if slug == "cortege" else Text("reckoning-fortune" if counted else "camp-blue")
    Screen(console, speech(slug, "fr"), ["Ici", "Là"]).outcome(Outcome([1, 2], [11000, -500], "core", text, counted))
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue().split("\n", 1)[1]
    plain = [" ".join(line.split()) for line in told.splitlines()]
    assert plain == [" ".join(line.split()) for line in ENDED[slug].splitlines()]
