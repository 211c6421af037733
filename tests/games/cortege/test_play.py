"""Whole games: nothing breaks, nothing overlaps, nothing is lost, every sentence exists."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from cocarde.core.agenda import advance, decide
from cocarde.core.chance import Fast
from cocarde.core.errors import BrokenInvariant
from cocarde.core.playout import deal
from cocarde.core.table import Table
from cocarde.games.cortege import GAME
from cocarde.games.cortege.meta import META
from cocarde.games.cortege.physics import solver
from cocarde.games.cortege.state import CortegeState
from tests.games.cortege.street import state, street

GAMES = 96 if solver.__file__.endswith(".py") else 1002
OPTIONS = [
    {},
    {"advanced_rule": "on", "hand": "shaky"},
    {"building_entry": "any_red_on_cp_turn", "hand": "exact"},
    {"turn_limit": "40", "sides": "seat0_po", "hand_seat0": "exact"},
    {"rounds": "1", "turn_limit": "none"},
    {"tie_policy": "draw", "max_games": "1"},
]


@pytest.mark.sampled
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: " ".join(o.values()) or "default")
def test_K12_K15_random_games_keep_every_invariant(options: dict[str, str]) -> None:
    """K-12, K-15: no exception, no overlap at rest, no disc lost, and every candidate is legal."""
    settled = META.settle(2, options)
    for seed in range(GAMES // len(OPTIONS)):
        g, hand = deal(GAME, 2, settled, Fast(seed)), Fast(seed + 1000)
        assert isinstance(g, CortegeState)
        decision = advance(g)
        while decision is not None:
            (seat,) = decision.seats(g)
            choices = decision.options(g, seat)
            assert choices
            assert all(decision.refuses(g, seat, choice) is None for choice in choices)
            decision = decide(g, seat, choices[hand.below(len(choices))])
            GAME.check(g)
        assert GAME.outcome(g).ranks


def test_K63_the_same_seed_gives_the_same_games_on_every_build() -> None:
    """K-63: the logs of four games, every candidate and record of them; renew it with the candidates."""
    digest = hashlib.sha256()
    for seed in range(4):
        table, hand = Table.new(GAME, 2, seed=seed), Fast(seed)
        while table.pending():
            seat = table.pending()[0]
            choices = table.options(seat)
            table.answer(seat, choices[hand.below(len(choices))])
        digest.update(repr([(move.seat, move.choice, list(move.chance)) for move in table.log]).encode())
    assert digest.hexdigest() == "33da35e0ac7ac0909c85797932cfeb2b26ef13452e76cb4e62ff26fea17515b4"


def test_clone_save_and_replay_agree_at_every_decision() -> None:
    table, hand = Table.new(GAME, 2, {"advanced_rule": "on"}, seed=7), Fast(7)
    while table.pending():
        seat = table.pending()[0]
        choices = table.options(seat)
        words = choices[hand.below(len(choices))].notation
        twins = [Table.load(GAME, table.save()), table.clone()]
        for twin in twins:
            assert twin.view() == table.view()
            assert [choice.notation for choice in twin.options(seat)] == [choice.notation for choice in choices]
            twin.answer(seat, words)
        table.answer(seat, words)
        assert twins[0].save() == table.save()
        assert twins[1].view() == table.view()
    assert table.replay().save() != b""
    assert table.replay().view() == table.view()


def test_a_placement_can_be_undone_a_flick_cannot() -> None:
    table = Table.new(GAME, 2, {"sides": "seat0_cp"}, seed=1)
    before = table.view()
    table.answer(0, "place black_bloc 10000 5000")
    table.undo(0)
    assert table.view() == before


def test_every_view_fits_its_types() -> None:
    table, hand = Table.new(GAME, 2, seed=11), Fast(11)
    while table.pending():
        view = table.view()
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        seat = table.pending()[0]
        choices = table.options(seat)
        table.answer(seat, choices[hand.below(len(choices))])
    assert table.view().phase == "over"
    box = GAME.box()
    assert msgspec.json.decode(msgspec.json.encode(box), type=type(box)) == box


@pytest.mark.parametrize(("spoil", "match"), [
    (lambda g: g.put(5, 21000, 10001), "K-12"),
    (lambda g: g.put(5, 42001, 10001), "K-11"),
    (lambda g: g.status.__setitem__(5, 6), "K-3"),
    (lambda g: g.status.__setitem__(5, 2), "stands at"),
    (lambda g: g.take(7, 3), "not red"),
    (lambda g: g.take(5, 2), "K-87"),
    (lambda g: g.gauges.__setitem__(0, 2), "entered"),
    (lambda g: g.gauges.__setitem__(2, 2), "arrested"),
    (lambda g: (g.blocked.__setitem__(5, 1), g.blocked.__setitem__(6, 1)), "K-102"),
])  # fmt: skip
def test_check_finds_what_is_lost_or_doubled(spoil, match: str) -> None:
    table = street({"chorale": (100, 100), "passante": (210, 100), "barrage": (60, 560)}, (0, 0, 4))
    GAME.check(state(table))
    spoil(state(table))
    with pytest.raises(BrokenInvariant, match=match):
        GAME.check(state(table))
