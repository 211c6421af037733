"""5.21, 5.22: the end of the game and the invariants."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cocarde.core.errors import BadInput, BrokenInvariant
from cocarde.core.table import Table
from cocarde.games import load
from cocarde.games.courtisans.check import check
from cocarde.games.courtisans.rules.ending import ranking
from cocarde.games.courtisans.state import CourtisansState
from tests.games.courtisans.test_vectors_rulebook import court


def test_the_first_to_amass_the_sum_wins_at_once() -> None:
    """C-137, C-R74: money is noted at once, and what is left of the turn is not played."""
    game = court(fortune={2: 48000}, hands={1: ["heritage", "dettes_de_jeu"]})
    game.play("1: play heritage seat2")
    outcome = game.table.outcome()
    assert outcome is not None
    assert (game.asked, outcome.ranks[2], outcome.rule) == ("", 1, "C-137")


def test_at_the_same_instant_the_richer_wins() -> None:
    """C-137, C-R74: spouses are paid together."""
    game = court(
        sexes="MMFM",
        married=[(1, 2)],
        fortune={1: 47000, 2: 48000},
        exposed={1: ["titre_duc"]},
        options={"goal": "50000"},
    )
    game.play("1: end_turn")
    outcome = game.table.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores[1:3]) == ([3, 2, 1, 4], [50500, 51500])
    told = {line.label.key: line.values[1:3] for line in outcome.reckoning}
    assert told["reckoning-offices"] == [3500, 0]
    assert told["reckoning-spouse"] == [0, 3500]
    assert told["reckoning-fortune"] == [50500, 51500]


def test_who_was_first_stays_first_though_another_is_richer_in_the_end() -> None:
    """C-137, C-R74: the fortune that reached the goal first has won."""
    game = court(fortune={2: 48000})
    game.g.amassed = 2
    game.g.fortune[3] = 99000
    assert ranking(game.g)[:2] == [2, 3]


def test_the_goal_is_tested_at_every_turn_end() -> None:
    """C-137, C-7, option `victory`: the richest wins, whoever's turn it was."""
    game = court(
        options={"goal": "30000", "victory": "turn_end"},
        fortune={0: 26000, 2: 25000},
        exposed={1: ["titre_duc"]},
        hands={1: ["heritage"]},
    )
    game.play("1: play heritage seat2", "1: end_turn")
    outcome = game.table.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.rule, game.asked) == ([2, 3, 1, 4], "C-137", "")


def test_nobody_wins_before_the_turn_ends() -> None:
    """C-137, option `victory`: a loss may still pull one back."""
    game = court(options={"victory": "turn_end"}, fortune={2: 48000}, hands={1: ["heritage", "dettes_de_jeu"]})
    game.play("1: play heritage seat2", "1: play dettes_de_jeu seat2")
    assert game.asked == "2 TakeTurn"


def test_the_last_round() -> None:
    """C-139, C-23, C-140, C-141: the ranking stands as it is, debts included."""
    game = court(options={"max_rounds": "5"}, phase="end", round=5, fortune={0: -500, 1: 200, 2: 100})
    outcome = game.table.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.rule) == ([4, 1, 2, 3], [-500, 200, 100, 0], "C-139")


def test_ties() -> None:
    """C-138, C-R75: title, then favour, then courtiers lost, then the slot."""
    game = court(exposed={3: ["titre_baron"]}, favour={2: "K6"}, chambellan=1)
    game.g.serial[1] = 2
    assert ranking(game.g) == [3, 2, 0, 1]
    game.g.serial[1] = 1
    assert ranking(game.g) == [3, 2, 1, 0]


def break_cards(g: CourtisansState) -> None:
    g.deck.pop()


def break_favour(g: CourtisansState) -> None:
    g.k[0] = 10


def break_absent_favour(g: CourtisansState) -> None:
    g.status[0] = 3


def break_marriage(g: CourtisansState) -> None:
    g.spouse[0] = 1


def break_love(g: CourtisansState) -> None:
    g.favourite = 0


def break_place(g: CourtisansState) -> None:
    g.place = 2


def break_holdings(g: CourtisansState) -> None:
    g.exposed[0] = [g.deck.pop(g.deck.index(card)) for card in (13, 14)]


def break_maison(g: CourtisansState) -> None:
    g.maison.append(g.deck.pop(g.deck.index(109)))


BREAKS: list[Callable[[CourtisansState], None]] = [
    break_cards,
    break_favour,
    break_absent_favour,
    break_marriage,
    break_love,
    break_place,
    break_holdings,
    break_maison,
]


@pytest.mark.parametrize("damage", BREAKS)
def test_check_finds_damage(damage: Callable[[CourtisansState], None]) -> None:
    """C-143, C-144, C-145, C-146, C-17."""
    game = court()
    check(game.g)
    damage(game.g)
    with pytest.raises(BrokenInvariant):
        check(game.g)


def test_negotiation_neither_makes_nor_eats_money() -> None:
    """C-147, C-35."""
    game: Any = court(phase="negotiation", fortune={0: 3000, 1: 500})
    game.play("0: offer seat1 none none none none 7 0 3 0", "1: accept seat0 1")
    assert (game.money(0, 1), sum(game.g.fortune)) == ([2600, 900], 3500)


def test_CR74_a_table_set_up_before_there_was_a_choice_goes_on_as_it_began() -> None:
    """Its file knows neither the option nor the field: the sum is still looked for at the end of a turn."""
    table = Table.new(load("courtisans"), 3, {"negotiation": "off"}, seed=5)
    for _ in range(12):
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[0])
    file = json.loads(table.save())
    del file["options"]["victory"], file["state"]["fields"]["amassed"]
    old = Table.load(load("courtisans"), json.dumps(file))
    assert old.settings == {**table.settings, "victory": "turn_end"}
    assert old.view(0) == table.view(0)
    assert old.options(old.pending()[0]) == table.options(table.pending()[0])
    again = Table.from_log(load("courtisans"), 3, file["options"], table.log)
    assert (again.settings["victory"], again.n) == ("turn_end", table.n)
    file["state"]["fields"]["ghosts"] = 3
    with pytest.raises(BadInput, match="other fields than this version"):
        Table.load(load("courtisans"), json.dumps(file))
