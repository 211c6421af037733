"""Hints: three answers with their chances and reasons, from what the seat may know, said in every language."""

from __future__ import annotations

import pytest

from cocarde.bots import SeatView, advice_seed, advise
from cocarde.bots.advice import SETTLED, changes, loss
from cocarde.bots.coach.consequences import consequences, played_on
from cocarde.bots.search.rollout import chance_to_win
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.games import load
from cocarde.speech import LANGUAGES, speech
from tests.bots.book import tables
from tests.bots.test_ismcts import default_settings
from tests.contract.settings import Setting, every_game, random_play
from tests.contract.test_secrecy import redealt
from tests.games.cortege.street import street
from tests.texts import message_keys

NAME = "ismcts:24"
BLIND = 0.3
"""Each seat judges by its own cards and ballots, and may think too well or too badly of its chances."""
ASTRAY = 0.5
"""So far what self-play has taught may lead astray besides, where nobody plays as in self-play."""


def facts(table: Table, seat: int, seed: int) -> list[tuple[Choice, float, Text]]:
    return [(advice.choice, advice.chance, advice.reason) for advice in advise(table, seat, NAME, seed)]


@default_settings
def test_hints_are_options_and_tell_nothing_hidden(setting: Setting) -> None:
    table = setting.table(81)
    says = [speech(setting.slug, language) for language in LANGUAGES]
    for n, (seat, _) in enumerate(random_play(table, 82)):
        if n % 90 == 7:
            found = facts(table, seat, n)
            folly = table.game.judge.folly
            sound = [option for option in table.options(seat) if not folly(table.state, seat, option)]
            most = min(3, len(sound or table.options(seat)))
            settled = found[0][2].key in SETTLED.values()
            assert len(found) == (1 if settled else most) or any(choice.numbers for choice, _, _ in found)
            for choice, chance, reason in found:
                assert table.refuses(seat, choice) is None
                assert 0.0 <= chance <= 1.0
                assert all(say.say(reason) for say in says)
            assert facts(redealt(table, seat, n), seat, n) == found


def test_no_two_rows_of_advice_are_called_the_same() -> None:
    """Le Cortège: two flicks at one disc that differ by millimetres are one idea."""
    found = [(position, table) for position, table in tables("cortege") if position.game == "205"]
    asked = fewer = 0
    for position, table in found:
        told = advise(table, position.seat, NAME, advice_seed(table, position.seat))
        labels = [table.label(position.seat, one.choice) for one in told]
        assert len({str(label) for label in labels}) == len(labels)
        asked, fewer = asked + 1, fewer + (len(told) < 3)
    assert 0 < fewer < asked


@every_game
def test_the_part_that_is_named_is_the_one_that_differs_most(slug: str) -> None:
    table = Setting(slug, load(slug).meta.seats[0]).table(91)
    named = 0
    for n, (seat, _) in enumerate(random_play(table, 92)):
        options = table.options(seat)
        if n % 4 == 1 and len(options) > 1:
            named += check_named(SeatView(table.game, table.state, seat), options[0], options[-1], n)
        if named == 5:
            break
    assert named == 5


def check_named(seat_view: SeatView, first: Choice, other: Choice, seed: int) -> bool:
    """Is what is named what the first answer brings most more of, and with its share? Was anything named?"""
    worlds = [seat_view.imagine(Fast(seed + at)) for at in range(3)]
    better, worse = [changes(seat_view, worlds, choice) for choice in (first, other)]
    reason = loss(better, worse)
    if reason is None:
        return False
    more = {part: better.get(part, 0.0) - worse.get(part, 0.0) for part in {*better, *worse}}
    most = max(more.values())
    assert more[str(reason.args["feature"])] == pytest.approx(most)
    assert reason.args["percent"] == round(100 * most / sum(map(abs, more.values())))
    return True


def test_advice_says_what_follows_and_what_threatens_otherwise() -> None:
    """Vendée: to let the other's card pass loses the battle, and the advice says so (V-75)."""
    told = 0
    table = Setting("vendee", 2).table(5)
    for seat, _ in random_play(table, 6):
        if type(table.decision).__name__ == "Interrupt" and len(table.options(seat)) > 1:
            for one in advise(table, seat, "ismcts:24", advice_seed(table, seat)):
                for seen in filter(None, (one.leads_to, one.otherwise)):
                    assert all(speech("vendee", language).event(seen) for language in LANGUAGES)
                    told += 1
    assert told


@every_game
def test_what_gives_no_reason_is_an_event_of_the_game(slug: str) -> None:
    assert {f"event-{kind}" for kind in load(slug).judge.asides} <= message_keys(slug, "fr")


def test_an_aside_is_not_told_as_what_follows() -> None:
    """Le Cortège: the flick that touches nobody (K-80) and goes in says that it goes in (K-92)."""
    table = street({"chorale": (210, 400), "barrage": (270, 400), "journaliste": (20, 580)})
    seat_view = SeatView(table.game, table.state, table.pending()[0])
    into = next(choice for choice in seat_view.options if choice.notation.startswith("flick chorale 0 105"))
    touching = table.game.vocabulary.read("flick chorale 1000 0 300")
    told = [one.seen.kind for one in consequences(seat_view, into, touching, 1)]
    assert "entered" in told
    assert not set(told) & set(table.game.judge.asides)
    assert "touched_nothing" in [seen.kind for seen, _ in played_on(seat_view, table.state.copy(), into, Fast(1))]


@every_game
def test_every_part_of_the_judgement_has_a_name(slug: str) -> None:
    table = Setting(slug, load(slug).meta.seats[0]).table(83)
    names: set[str] = set()
    for _ in random_play(table, 84):
        names |= {name for name, _ in table.game.judge.features(table.state, 0)}
    names |= {name for name, _ in table.game.judge.features(table.state, 0)}
    assert "victory" in names
    assert all(speech(slug, language).knows(f"feature-{name}") for language in LANGUAGES for name in names)


@pytest.mark.parametrize(
    ("slug", "seats"), [("vendee", 2), ("cortege", 2), ("lys", 4), ("guillotine", 4), ("courtisans", 4)]
)
def test_the_chances_of_all_sides_add_up_to_one(slug: str, seats: int) -> None:
    table = Setting(slug, seats).table(9)
    for n, _ in enumerate(random_play(table, 10)):
        if n % 40 == 39:
            for taught, off in ((False, BLIND), (True, ASTRAY)):
                chances = [chance_to_win(table.game.judge, table.state, seat, taught) for seat in range(seats)]
                assert sum(chances) == pytest.approx(1.0, abs=off)
                assert all(0.0 < chance < 1.0 for chance in chances)


def test_only_a_bot_that_searches_gives_hints() -> None:
    table = Setting("vendee", 2).table(1)
    with pytest.raises(BadInput, match="greedy"):
        advise(table, table.pending()[0], "greedy", 1)
