"""Foreign bots: packages bring them along, they play like those of the house, and know no more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cocarde import games
from cocarde.bots import BOTS, SeatView, foreign_bots, make, play_match
from cocarde.core.agenda import State, advance, decide
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.playout import deal
from cocarde.games import load
from tests.bots.packages import LAST, install, on_the_path


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    with on_the_path(tmp_path):
        yield tmp_path


def dealt(slug: str, seats: int, seed: int = 5) -> State:
    game = load(slug)
    return deal(game, seats, game.meta.settle(seats, {}), Fast(seed))


def refusal(name: str) -> str:
    with pytest.raises(BadInput) as found:
        make(name)
    line = str(found.value)
    assert "\n" not in line
    return line


def test_a_guest_plays_a_whole_game_by_its_name(shelf: Path) -> None:
    install(shelf, "lastly", {"last": "Last"})
    g = dealt("lys", 3)
    assert play_match(load("lys"), g, ["last", "random", "last"], 1) > 20
    assert g.over


def test_a_bot_of_one_file_tells_what_it_is(shelf: Path) -> None:
    install(shelf, "lastly", {"last": "Last"})
    [offer] = foreign_bots()
    assert (offer.name, offer.package, offer.games, offer.problem) == ("last", "lastly", None, "")
    assert all(offer.plays(slug) for slug in games.slugs())


def test_an_unknown_name_is_told_with_those_of_the_guests(shelf: Path) -> None:
    install(shelf, "lastly", {"last": "Last"})
    assert refusal("lost") == f"no bot 'lost'; there are {', '.join(BOTS)}, last"


def test_the_house_keeps_its_names(shelf: Path) -> None:
    install(shelf, "usurper", {"good": "Last"})
    assert type(make("good")).__name__ == "Greedy"
    [offer] = foreign_bots()
    assert offer.problem == "bot 'good' of the package 'usurper': the house has a bot of this name"
    assert not offer.plays("lys")


def test_two_packages_with_one_name_are_both_named(shelf: Path) -> None:
    install(shelf, "castor", {"twin": "Last"})
    install(shelf, "pollux", {"twin": "Last"})
    assert "castor, pollux" in refusal("twin")


@pytest.mark.parametrize(
    ("value", "code", "told"),
    [
        ("Last", "import nowhere_at_all", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("Nobody", LAST, "cannot be loaded: AttributeError"),
        ("Last", "raise SystemExit(3)", "cannot be loaded: SystemExit: 3 (odd.py, line 1)"),
        ("Last", "Last = dict", "odd:Last gives a dict, not a cocarde.bots.Bot"),
        ("Last", LAST + "        games = ('chess',)\n", "games = ('chess',) must name some of cortege,"),
        ("Last", LAST + "        games = 'lys'\n", "games = 'lys' must name some of cortege,"),
    ],
)
def test_what_cannot_be_loaded_is_one_line_that_names_the_package(
    value: str, code: str, told: str, shelf: Path
) -> None:
    install(shelf, "odd", {"odd_one": value}, code)
    line = refusal("odd_one")
    assert line.startswith("bot 'odd_one' of the package 'odd'")
    assert told in line
    assert [offer.problem for offer in foreign_bots()] == [line]


@pytest.mark.parametrize("name", ["Grand", "a,b", "two words", "x" * 25])
def test_a_name_that_cannot_be_written_on_a_command_line_is_refused(name: str, shelf: Path) -> None:
    install(shelf, "odd", {name: "Last"})
    assert "a name is a-z" in refusal(name)


def test_a_guest_plays_only_what_it_says(shelf: Path) -> None:
    install(shelf, "lastly", {"last": "Last"}, LAST + "        games = ('vendee',)\n")
    assert [slug for slug in games.slugs() if foreign_bots()[0].plays(slug)] == ["vendee"]
    with pytest.raises(BadInput, match="'lastly' does not play lys; it plays vendee"):
        play_match(load("lys"), dealt("lys", 2), ["last", "random"], 1)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("1 / 0", "failed: ZeroDivisionError: division by zero (odd.py, line 6)"),
        ("None", "answered None, which is no legal answer"),
        (
            "seat_view.game.vocabulary.read('attack attack_red seat0')",
            "answered 'attack attack_red seat0', which is no",
        ),
    ],
)
def test_an_answer_that_is_none_is_one_line_and_changes_nothing(answer: str, told: str, shelf: Path) -> None:
    install(shelf, "odd", {"odd_one": "Last"}, LAST.replace("seat_view.options[-1]", answer))
    g = dealt("lys", 2)
    decision = advance(g)
    assert decision is not None
    seat = decision.seats(g)[0]
    before = load("lys").view(g, seat)
    with pytest.raises(BadInput) as found:
        make("odd_one").choose(SeatView(load("lys"), g, seat), Fast(1))
    assert told in str(found.value)
    assert load("lys").view(g, seat) == before


SPY = """
    from cocarde.bots import Bot

    SEEN = []

    class Spy(Bot):
        def choose(self, seat_view, chance):
            SEEN.append(seat_view._state)
            return seat_view.options[0]
"""


def test_a_guest_that_breaks_the_seal_finds_an_imagined_world(shelf: Path) -> None:
    install(shelf, "spying", {"spy": "Spy"}, SPY)
    import spying  # type: ignore[import-not-found]

    game, g, told = load("vendee"), dealt("vendee", 2), 0
    spy, decision = make("spy"), advance(g)
    while decision is not None:
        seat = decision.seats(g)[0]
        choice = spy.choose(SeatView(game, g, seat), Fast(len(spying.SEEN)))
        seen = spying.SEEN[-1]
        assert game.view(seen, seat) == game.view(g, seat)
        told += any(game.view(seen, other) != game.view(g, other) for other in (0, 1))
        assert seen.chance is not g.chance
        decision = decide(g, seat, choice)
    assert told > 20


def test_a_guest_is_made_once(shelf: Path) -> None:
    install(shelf, "lastly", {"last": "Last"})
    assert make("last") is make("last")
