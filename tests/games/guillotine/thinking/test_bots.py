"""Section 10: what the judgement makes of positions, and how well the greedy bot plays by it."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.bots import choose
from cocarde.core.agenda import advance, decide
from cocarde.core.chance import Fast
from cocarde.core.playout import deal
from cocarde.games.guillotine import GAME
from cocarde.games.guillotine.data.numbers import deputies_in
from cocarde.games.guillotine.state import GuillotineState
from cocarde.games.guillotine.thinking.deputies import Outlook, deputy_worth, people_worth
from cocarde.games.guillotine.thinking.judgement import turns_left
from tests.games.greedy import wins_of_greedy
from tests.games.guillotine.scene import convention
from tests.scenario import die

GAMES = 12


@pytest.mark.sampled
def test_greedy_beats_three_random_factions() -> None:
    """At least 60 per cent, seats rotated; a long run says about 90."""
    assert wins_of_greedy(GAME, {}, GAMES) >= 0.6 * GAMES


def test_who_is_at_ease_is_worth_what_a_closer_look_finds() -> None:
    for seed in range(GAMES):
        g, hand = deal(GAME, 4, GAME.meta.settle(4, None), Fast(seed)), Fast(~seed)
        assert isinstance(g, GuillotineState)
        decision = advance(g)
        while decision is not None:
            seat = decision.seats(g)[0]
            if g.where:
                left, seen = turns_left(g), Outlook(g)
                one_by_one = [deputy_worth(g, seat, deputy, left, seen.reading) for deputy in deputies_in(g.mine[seat])]
                assert people_worth(g, seat, seat, left, seen) == pytest.approx(sum(one_by_one))
            options = decision.options(g, seat)
            decision = decide(g, seat, options[hand.below(len(options))])


def answer(game: Any, seat: int) -> str:
    """What greedy answers; the same with any luck."""
    found = {choose(game.table, seat, "greedy", seed).notation for seed in range(4)}
    assert len(found) == 1, found
    return found.pop()


def test_greedy_votes_for_its_own_and_against_the_others() -> None:
    for reporter, seat, word in (("danton", 0, "oui"), ("danton", 1, "non")):
        game = convention(steps="reports")
        game.play(f"0: name {reporter}", "1: name none", "2: name none", "3: name none")
        assert answer(game, seat) == f"vote {word}"


@pytest.mark.parametrize(("seat", "word"), [(0, "non"), (3, "oui")])
def test_greedy_acquits_its_own_and_condemns_others(seat: int, word: str) -> None:
    game = convention(chance=die(1), steps="order", at={"comite": "danton brissot", "tribunal": "marat aubry"})
    game.play("0: pass", "1: denounce danton", "2: pass", "3: pass", "0: summons proces")
    assert answer(game, seat) == f"vote {word}"


def test_greedy_supports_a_denunciation_rather_than_pass() -> None:
    game = convention(chance=die(6), steps="order", pp={"danton": 6})
    game.play("0: pass", "1: denounce danton", "2: pass")
    assert answer(game, 3) == "support danton"
    game.play("3: pass")


def test_greedy_discards_the_prison_card() -> None:
    cards = ["mis_caen", "mis_armee_nord", "mis_armee_rhin"]
    game = convention(steps="mission", at={"mission": "danton marat"}, missions=cards)
    first = answer(game, 0)
    assert first in ("assign mis_armee_nord", "assign mis_armee_rhin")
    game.play(f"0: {first}")
    assert answer(game, 0) != "assign mis_caen"


@pytest.mark.parametrize(("turn", "sound"), [(9, ["keep", "play"]), (10, ["play"])])
def test_G63_a_kept_card_is_not_put_back_nor_kept_beyond_the_end(turn: int, sound: list[str]) -> None:
    game = convention(steps="club", turn=turn, at={"jacobins": "marat"}, jacobins=["jac_den_aubry"])
    assert game.asked == "0 UseDelayed"
    found = [option for option in game.g.agenda[-1].options(game.g, 0) if not GAME.judge.folly(game.g, 0, option)]
    assert [option.verb for option in found] == sound


def test_greedy_dissolves_when_it_leads_and_not_when_it_trails() -> None:
    behind = dict.fromkeys(("vergniaud", "brissot", "condorcet", "petion", "barbaroux", "lasource"), 4)
    ahead = convention(2, steps="dissolution", turn=5, pp=behind | {"aubry": 4, "cadroy": 4})
    assert answer(ahead, 0) == "vote oui"
    trailing = convention(2, steps="dissolution", turn=5, pp=behind | {"aubry": 4, "cadroy": 4})
    assert answer(trailing, 1) == "vote non"


def test_judgement_prefers_the_living_the_free_and_the_elected() -> None:
    def worth(**position: Any) -> float:
        return GAME.judge.judgement(convention(steps="movements", turn=9, **position).g, 0)

    dead = worth(at={"guillotine": "danton"})
    jailed = worth(at={"prison": "danton"})
    poor = worth(pp={"danton": 2})
    plain = worth()
    popular = worth(pp={"danton": 8})
    assert dead < jailed < plain
    assert poor < plain < popular


def test_judgement_ends_with_the_ranking() -> None:
    game = convention(steps="", turn=10, pp={"danton": 9})
    assert [GAME.judge.judgement(game.g, seat) > 0 for seat in range(4)] == [True, False, False, False]
