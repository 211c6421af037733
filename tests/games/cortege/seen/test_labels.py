"""What answers with numbers are called, flicks by what they touch, places by where they lie; how sure a flick is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.games.cortege.choices import Flick
from cocarde.games.cortege.data.numbers import NUMBER
from cocarde.games.cortege.physics.simulation import shoot
from cocarde.games.cortege.seen.surety import enters
from cocarde.games.cortege.state import CortegeState
from cocarde.speech import speech
from tests.games.cortege.street import new, street

TRIES = 400
Places = dict[str, tuple[float, float]]


def called(table: Table, words: str, language: str = "fr") -> str:
    text = table.label(table.pending()[0], table.game.vocabulary.read(words))
    assert text is not None
    return speech("cortege", language).say(text)


def test_K46_a_flick_is_called_by_its_disc_and_what_it_touches_first() -> None:
    table = street({"black_bloc": (210, 120), "camion_news": (210, 320)})
    assert called(table, "flick black_bloc 0 1 500") == "Black Bloc sur Camion News"
    assert called(table, "flick black_bloc 0 1 410", "en") == "Black Bloc at News van, softly"
    assert called(table, "flick black_bloc 0 1 900", "en") == "Black Bloc at News van, hard"
    assert called(table, "flick black_bloc -6 100 500") == "Black Bloc sur Camion News, par la gauche"
    assert called(table, "flick black_bloc 6 100 500", "en") == "Black Bloc at News van, on its right"
    assert called(table, "flick black_bloc -12 100 500") == "Black Bloc sur Camion News, tout à gauche"


def test_K46_a_flick_that_touches_nothing_is_called_by_where_it_ends() -> None:
    table = street({"chorale": (210, 300)})
    assert called(table, "flick chorale 0 1 405") == "Chorale dans le Bâtiment"
    assert called(table, "flick chorale -9 100 405") == "Chorale dans le Bâtiment, par la gauche"
    assert called(table, "flick chorale -1 -1 200") == "Chorale\u202f: 50\u00a0mm en arrière à gauche"
    assert called(table, "flick chorale 1 0 900", "en") == "Choir off the board"


def test_K46_left_and_ahead_are_those_of_who_flicks() -> None:
    table = street({"nasse": (210, 400)}, turn=2)
    assert called(table, "flick nasse 0 -1 200", "en") == "Kettle: 50 mm ahead"
    assert called(table, "flick nasse -1 0 200", "en") == "Kettle: 50 mm to the right"


def test_K13_a_place_is_called_by_where_it_lies_as_its_side_sees_it() -> None:
    table = new()
    assert called(table, "place black_bloc 1500 1500") == "Black Bloc\u202f: au bord gauche, en retrait"
    table.answer(0, "place black_bloc 1500 1500")
    table.answer(0, "place photographe 21000 1500")
    assert called(table, "place interpellation 3000 41500", "en").endswith(
        "at the right kerb, well ahead of the Building"
    )


def test_every_place_has_a_name_of_its_own() -> None:
    """Whoever reads only the buttons can tell them apart."""
    table, hand, say = new(), Fast(5), speech("cortege", "en")
    for _ in range(24):
        (seat,) = table.pending()
        options = table.options(seat)
        texts = [table.label(seat, choice) for choice in options]
        named = {say.say(text) for text in texts if text is not None}
        assert len(named) == len(options) or options[0].verb == "flick"
        table.answer(seat, options[hand.below(len(options))])


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ({"charge": (210, 420), "etudiantes": (210, 120)}, "flick charge 0 -1 800"),
        ({"charge": (210, 420), "etudiantes": (210, 60)}, "flick charge 0 -1 560"),  # hardly far enough
        (
            {"charge": (210, 420), "etudiantes": (210, 120), "molotov": (240, 250)},
            "flick charge 0 -1 800",
        ),  # a narrow way
        ({"charge": (210, 420), "etudiantes": (210, 120)}, "flick charge 8 -100 800"),  # askew
    ],
)
def test_K50_the_chance_to_touch_is_that_of_the_hand(places: Places, words: str) -> None:
    table = street(places, turn=2, hand="shaky")
    choice = table.game.vocabulary.read(words)
    dx, dy, power = choice.numbers
    found = table.stakes(1, choice)
    assert found is not None
    hits = sum(shoot(g, NUMBER["charge"], dx, dy, power).first == NUMBER["etudiantes"] for g in tries(table))
    assert abs(found.percent - 100 * hits / TRIES) < 6


def tries(table: Table) -> Iterator[CortegeState]:
    """The same position before so many different throws of the dice."""
    for seed in range(TRIES):
        g = table.state.copy()
        assert isinstance(g, CortegeState)
        g.chance = Fast(seed)
        yield g


CAROM = {"photographe": (252.0, 120.0), "charge": (278.0, 430.0), "barrage": (200.0, 390.0)}
"""The rules' own shot: the photographer glances off the charge and enters."""


def carom(table: Table) -> Flick:
    """The aim that leads there; it is not offered to whom the straight way is free."""
    return next(one for one in table.options(0) if isinstance(one, Flick) and caroms(table, one))


def caroms(table: Table, choice: Flick) -> bool:
    text = table.label(0, choice)
    return text is not None and text.key == "choice-flick-carom"


@pytest.mark.parametrize("hand", ["steady", "shaky"])
def test_K92_the_chance_of_a_carom_is_that_of_the_hand(hand: str) -> None:
    table = street(CAROM, hand=hand)
    choice = carom(table)
    found = table.stakes(0, choice)
    assert found is not None
    entered = sum(enters(shoot(g, choice.unit, choice.dx, choice.dy, choice.power)) for g in tries(table))
    assert 0 < found.percent < 100
    assert abs(found.percent - 100 * entered / TRIES) < 6


def test_K83_a_carom_says_what_its_touch_does_too() -> None:
    table = street(CAROM, gauges=(2, 0, 0), hand="exact")
    found = table.stakes(0, carom(table))
    assert found is not None
    words = "Off Baton charge (Opinion +1) into the Building: the third, which wins the round."
    assert (speech("cortege", "en").say(found.text), found.percent) == (words, 100)


def test_K92_the_chance_to_enter_counts_who_stands_in_the_way() -> None:
    free = street({"chorale": (210, 300)}, hand="shaky")
    guarded = street({"chorale": (210, 300), "nasse": (244, 420)}, hand="shaky")
    words = free.game.vocabulary.read("flick chorale 0 1 405")
    one, other = free.stakes(0, words), guarded.stakes(0, words)
    assert one is not None
    assert other is not None
    assert one.percent > other.percent > 0
