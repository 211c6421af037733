"""The view and the box, and what a square would do to you now."""

from __future__ import annotations

from io import StringIO
from itertools import pairwise

import pytest
from rich.console import Console

from cocarde.core.text import Text
from cocarde.games.lys.seen.terminal import Picture
from cocarde.games.lys.seen.view import box, cell
from cocarde.speech import LANGUAGES, speech
from tests.scenario import scenario


def foretold(game: object, place: str, seat: int = 0) -> list[str]:
    """The keys of what this square would do to a seat."""
    squares = game.table.view(seat).squares  # type: ignore[attr-defined]
    return [text.key.removeprefix("preview-") for square in squares if square.place == place for text in square.preview]


def test_every_cell_is_a_cell_of_its_own_and_the_road_is_a_road() -> None:
    cells = [cell(place) for place in range(74)]
    assert len(set(cells)) == 74
    for one, other in pairwise(cells[:57]):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
    assert (cells[0], cells[56]) == ((0, 8), (11, 1))


def test_the_box_shows_every_card_and_square_with_its_provenance() -> None:
    found = box()
    assert (len(found.cards), len(found.squares), len(found.periods)) == (41, 74, 5)
    assert all(card.provenance for card in found.cards)
    assert [square.place for square in found.squares if square.barrier] == [
        "5", "19", "23", "38", "45", "51", "56", "prison_8", "front_8"
    ]  # fmt: skip
    assert [square.place for square in found.squares if square.inescapable] == ["34"]


@pytest.mark.parametrize(
    ("marking", "place", "texts"),
    [
        ("cocarde", "3", ["tree", "go", "tree"]),
        ("lys", "3", []),
        ("croix", "12", ["rethrow"]),
        ("lys", "17", ["go"]),
        ("none", "24", ["go", "draw"]),
        ("none", "32", ["verdict"]),
        ("lys", "36", ["go"]),
        ("jureur", "36", ["discard"]),
        ("none", "37", ["go"]),
        ("none", "47", ["discard-all"]),
        ("lys", "50", ["discard", "go", "tree"]),
        ("none", "front_8", ["draw", "go", "salon"]),
        ("none", "prison_4", ["message"]),
        ("none", "0", []),
        ("none", "56", ["finish"]),
    ],
)
def test_L70_a_preview_follows_the_sentence_to_its_end(marking: str, place: str, texts: list[str]) -> None:
    game = scenario("lys", at={1: "main 33"}, marks={0: marking})
    assert foretold(game, place) == texts


def test_a_preview_depends_on_where_the_others_are() -> None:
    at = {0: "depart", 1: "main 1", 2: "main 9", 3: "prison 4"}
    game = scenario("lys", 4, at=at, marks={2: "lys"}, women=[2], brevets={1: 1}, gone=[11])
    assert foretold(game, "1") == ["estates-met"]
    assert foretold(game, "1", seat=1) == ["estates"]
    assert foretold(game, "9") == ["go"]
    assert foretold(game, "9", seat=2) == []
    assert foretold(game, "16") == []
    assert foretold(game, "11") == ["gone"]
    assert foretold(game, "27") == ["go"]
    assert foretold(game, "27", seat=1) == ["ransom"]
    assert foretold(game, "29") == ["massacre"]
    assert foretold(game, "35") == ["wave"]
    assert foretold(game, "41") == ["redistribute"]
    assert foretold(game, "46") == ["liberate", "tree"]


def test_shields_are_shown_to_their_owner() -> None:
    game = scenario("lys", hands={0: ["cel_danton", "cel_barras", "role_lys"]}, marks={0: "lys"})
    squares = {square.place: square.shields for square in game.table.view(0).squares}
    assert (squares["17"], squares["26"], squares["34"], squares["55"]) == (
        ["cel_danton"],
        ["cel_danton"],
        [],
        ["cel_barras"],
    )
    assert all(not square.shields and not square.preview for square in game.table.view(None).squares)


def test_the_view_says_where_everybody_is_and_why_he_stays() -> None:
    at = {0: "main 53", 1: "main 20", 2: "prison 4", 3: "depart"}
    game = scenario("lys", 4, at=at, held={0: "salon", 1: "tavern"}, wounded=[1], reborn=[3])
    seats = game.table.view(0).seats
    assert [seat.place for seat in seats] == ["53", "20", "prison_4", "0"]
    assert [(seat.hold, seat.salon) for seat in seats] == [("salon", 2), ("tavern", 0), ("", 0), ("", 0)]
    assert (seats[1].wounded, seats[3].reborn) == (True, True)


def test_zones_and_barriers_are_those_of_this_table() -> None:
    game = scenario("lys", gone=[19], options={"white_is_safe": "off", "zone_layout": "terror_only"})
    squares = {square.place: square for square in game.table.view(0).squares}
    assert [squares[place].zone for place in ("5", "24", "39", "56", "front_2", "guyana")] == [
        "blue", "yellow", "red", "", "all", ""
    ]  # fmt: skip
    assert (squares["19"].barrier, squares["23"].barrier) == (False, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_square_has_its_texts(language: str) -> None:
    say = speech("lys", language)
    found = box()
    for card in found.cards:
        assert say.say(Text(f"card-{card.id}"))
        assert say.say(Text(f"card-{card.id}-note"))
        assert say.say(Text(f"effect-{card.kind}", {"first": card.first, "last": card.last}))
        assert say.say(Text(f"kind-{card.kind}"))
    for square in found.squares:
        for part in ("", "-note", "-sentence"):
            assert say.say(Text(f"square-{square.place}{part}"))
        assert say.say(Text(f"place-{square.place}"))
        assert say.knows(f"square-{square.place}-date") == bool(square.date)
    for period in found.periods:
        assert say.say(Text(f"period-{period.no}"))
    for key in ("title", "promise", "pitch", "pitch-history"):
        assert say.say(Text(key))


def test_LR90_dates_and_spellings_are_corrected() -> None:
    say = speech("lys", "fr")
    assert say.say(Text("square-17")) == "Fuite du roi à Varennes"
    assert say.say(Text("square-44-date")) == "27 et 28 juillet 1794"
    assert say.say(Text("square-32-date")) == "17 janvier 1793"
    assert "thermidorienne" in say.say(Text("square-45"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_squares_pawns_trees_and_the_own_hand(language: str) -> None:
    at = {0: "main 20", 1: "prison 4", 2: "guyana"}
    hands = {0: ["cel_danton"], 1: ["cel_marat"]}
    game = scenario("lys", 3, at=at, hands=hands, gone=[11], held={0: "tavern"}, wounded=[0])
    console = Console(width=110, record=True, file=StringIO())
    console.print(Picture(game.table.view(0), box(), speech("lys", language)))
    text = console.export_text()
    assert all(word in text for word in ("|56|", "♣1", "Danton", speech("lys", language).say(Text("hold-tavern"))))
    assert "Marat" not in text
