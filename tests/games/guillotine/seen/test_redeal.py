"""Section 6: what a seat imagines of decks, kept cards, cards just drawn, and ballots in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cocarde.core.chance import Fast
from cocarde.games.guillotine.data.numbers import ACCUSES, DELAYED, JACOBIN_CARDS, NAMED, ORATOR, SIX
from cocarde.games.guillotine.rules.votes import BITS
from cocarde.games.guillotine.seen.redeal import (
    DECK,
    DRAWN,
    face_at,
    hidden_jacobins,
    may_lie,
    redeal,
    redeal_ballots,
    settle,
)
from cocarde.games.guillotine.state import ARRIVED, FACE, FACE_DOWN, SEEN, SHOWN, GuillotineState
from tests.games.guillotine.scene import convention

SEEDS = range(60)
DELAYED_CARDS = [face for face, delayed in enumerate(DELAYED) if delayed]


def state(seats: int = 4, order: str = "MGCR", **options: str) -> GuillotineState:
    """Seat n has the n-th faction of `order`; nobody has drawn or kept anything."""
    game = convention(seats, options=options, steps="movements", order=order)
    found = game.g
    assert isinstance(found, GuillotineState)
    return found


def worlds(g: GuillotineState, viewer: int) -> list[GuillotineState]:
    return [redeal(g, viewer, Fast(seed)) for seed in SEEDS]


def kinds(g: GuillotineState, viewer: int, what: Callable[[GuillotineState], Any]) -> int:
    """In how many ways this comes out."""
    return len({repr(what(world)) for world in worlds(g, viewer)})


def faces(cards: list[int]) -> list[int]:
    return [card & FACE for card in cards]


def all_missions(g: GuillotineState) -> Counter[int]:
    drawn = g.drawn + g.assigned[1::2] if g.phase == 4 else []
    return Counter([*faces(g.missions), *drawn])


def all_jacobins(g: GuillotineState) -> Counter[int]:
    kept = [card for hand in g.kept for card in hand]
    return Counter([*faces(g.jacobins), *faces(kept), *(g.drawn if g.phase == 5 else [])])


# --- ballots ----------------------------------------------------------------------------------------------------------


def voting(split: str = "off", to_vote: int = 0b1000) -> GuillotineState:
    """Three, two, one and four voices; seats 0, 1 and 2 have voted OUI with all they have."""
    g = state(split_ballots=split)
    g.weights = 3 | 2 << BITS | 1 << 2 * BITS | 4 << 3 * BITS
    g.ballots = 3 | 2 << BITS | 1 << 2 * BITS
    g.to_vote = to_vote
    return g


def ballots(g: GuillotineState) -> tuple[int, ...]:
    return tuple(g.ballots >> BITS * seat & 15 for seat in range(4))


def test_G13_a_ballot_of_another_is_any_legal_one_and_ones_own_stays() -> None:
    g = voting()
    found = {ballots(world) for world in worlds(g, 0)}
    assert found == {(3, b, c, 0) for b in (0, 2) for c in (0, 1)}
    assert {ballots(world) for world in worlds(g, 2)} == {(a, b, 1, 0) for a in (0, 3) for b in (0, 2)}


def test_G13_where_ballots_may_be_split_any_part_may_be_oui() -> None:
    g = voting("on")
    assert g.terms.split
    assert {ballots(world)[1] for world in worlds(g, 0)} == {0, 1, 2}
    assert {ballots(world)[2] for world in worlds(g, 0)} == {0, 1}


def test_who_has_not_voted_or_has_no_voice_has_no_ballot() -> None:
    g = voting(to_vote=0b1010)
    g.weights &= ~(15 << 2 * BITS)
    g.ballots = 3
    for seed in SEEDS:
        world = g.copy()
        world.chance = Fast(seed)
        redeal_ballots(world, 3)
        assert ballots(world)[1:] == (0, 0, 0)


def test_without_a_vote_the_last_ballots_stay() -> None:
    g = voting(to_vote=0)
    assert {ballots(world) for world in worlds(g, 0)} == {(3, 2, 1, 0)}


# --- missions ---------------------------------------------------------------------------------------------------------


def test_missions_one_has_seen_go_under_stay_where_they_are() -> None:
    g = state()
    for place, seen in ((3, 0b0001), (5, 0b0010), (7, 0b1111)):
        g.missions[place] |= seen << SEEN
    for world in worlds(g, 0):
        assert [world.missions[place] for place in (3, 7)] == [g.missions[place] for place in (3, 7)]
        assert [card & ~FACE for card in world.missions] == [card & ~FACE for card in g.missions]
        assert all_missions(world) == all_missions(g)
    assert kinds(g, 0, lambda world: world.missions[5] & FACE) > 3
    assert kinds(g, 1, lambda world: world.missions[5] & FACE) == 1
    assert kinds(g, 0, lambda world: world.missions[0] & FACE) > 3


def drawing_missions(drawer: int = 1) -> GuillotineState:
    """G-52: a faction has drawn two cards and laid two on its deputies."""
    g = state()
    g.phase, g.drawer = 4, drawer
    g.drawn, g.missions = faces(g.missions[:2]), g.missions[2:]
    g.assigned, g.missions = [SIX, faces(g.missions)[0], SIX + 1, faces(g.missions)[1]], g.missions[2:]
    return g


@pytest.mark.parametrize("drawer", [0, 1, 3])
def test_missions_another_has_drawn_or_laid_down_are_unknown(drawer: int) -> None:
    g = drawing_missions(drawer)
    owner = g.owner[drawer]
    viewer = (owner + 1) % 4
    for world in worlds(g, viewer):
        assert all_missions(world) == all_missions(g)
        assert (len(world.drawn), world.assigned[::2]) == (2, [SIX, SIX + 1])
    assert kinds(g, viewer, lambda world: world.drawn[0]) > 3
    assert kinds(g, viewer, lambda world: world.assigned[1]) > 3
    assert kinds(g, viewer, lambda world: world.assigned[3]) > 3
    assert kinds(g, owner, lambda world: (world.drawn, world.assigned)) == 1
    assert g.assigned[::2] == [SIX, SIX + 1]


def test_outside_of_their_phase_drawn_cards_are_no_missions() -> None:
    g = drawing_missions()
    g.phase = 3
    assert kinds(g, 0, lambda world: (world.drawn, world.assigned)) == 1
    g.phase, g.drawer = 4, -1
    assert kinds(g, 0, lambda world: (world.drawn, world.assigned)) == 1


def test_the_order_in_which_missions_really_lie_does_not_show() -> None:
    g = state()
    other = g.copy()
    other.missions, other.jacobins = g.missions[::-1], g.jacobins[::-1]
    for seed in SEEDS:
        one, two = redeal(g, 0, Fast(seed)), redeal(other, 0, Fast(seed))
        assert (one.missions, one.jacobins) == (two.missions, two.jacobins)


# --- Jacobin cards ----------------------------------------------------------------------------------------------------


def keeping(shown: int = 0) -> GuillotineState:
    """Factions 0 and 1 keep two delayed cards each, since turns 1 and 2."""
    g = state()
    held = [face for face in faces(g.jacobins) if DELAYED[face] and NAMED[face] < 0][:4]
    for face in held:
        g.jacobins.remove(face)
    g.kept = [
        [held[0] | 1 << ARRIVED | shown, held[1] | 2 << ARRIVED],
        [held[2] | 1 << ARRIVED | shown, held[3] | 2 << ARRIVED],
        [],
        [],
    ]
    return g


def test_kept_cards_are_unknown_to_the_others_but_known_to_be_delayed() -> None:
    g = keeping()
    mine, other = g.owner[0], g.owner[1]
    for world in worlds(g, mine):
        assert world.kept[0] == g.kept[0]
        assert [card & ~FACE for card in world.kept[1]] == [card & ~FACE for card in g.kept[1]]
        assert all(DELAYED[face] for face in faces(world.kept[1]))
        assert all_jacobins(world) == all_jacobins(g)
    assert kinds(g, mine, lambda world: world.kept[1]) > 3
    assert kinds(g, other, lambda world: world.kept[0]) > 3
    assert kinds(g, other, lambda world: world.kept[1]) == 1


def test_G11_a_card_that_was_shown_stays() -> None:
    g = keeping(SHOWN)
    assert kinds(g, g.owner[0], lambda world: world.kept[1][0]) == 1
    assert kinds(g, g.owner[0], lambda world: world.kept[1][1]) > 1


def test_GR73_nobody_keeps_a_card_against_his_own_deputies_or_of_an_unused_faction() -> None:
    g = state(3, "MGC")
    unused = next(faction for faction in range(4) if g.owner[faction] < 0)
    for face, named in enumerate(NAMED):
        if named >= 0:
            holder = next(faction for faction in range(4) if g.owner[faction] >= 0 and faction != named // SIX)
            assert may_lie(g, holder, 0, face) == (DELAYED[face] and named // SIX != unused)
            if named // SIX != unused:
                assert not may_lie(g, named // SIX, 0, face)
    for face, named in enumerate(NAMED):
        if named < 0:
            assert all(may_lie(g, faction, 0, face) == DELAYED[face] for faction in range(4) if faction != unused)
            assert may_lie(g, DECK, 0, face) == DELAYED[face]


def test_a_card_just_drawn_is_of_the_kind_it_is() -> None:
    g = state()
    g.phase, g.drawer = 5, 1
    for drawn in range(len(JACOBIN_CARDS)):
        g.drawn = [drawn]
        for face in range(len(JACOBIN_CARDS)):
            forbidden = NAMED[face] >= 0 and NAMED[face] // SIX == 1
            alike = all(table[face] == table[drawn] for table in (DELAYED, ORATOR, ACCUSES))
            alike = alike and (NAMED[face] >= 0) == (NAMED[drawn] >= 0)
            assert may_lie(g, DRAWN, 0, face) == (alike and not forbidden)


def drawing(drawer: int = 1) -> GuillotineState:
    g = keeping()
    g.phase, g.drawer = 5, drawer
    fitting = [face for face in faces(g.jacobins) if NAMED[face] < 0 or NAMED[face] // SIX != drawer]
    g.drawn = fitting[:3]
    for face in g.drawn:
        g.jacobins.remove(face)
    return g


@pytest.mark.parametrize("drawer", [0, 1])
def test_cards_another_has_just_drawn_are_unknown_but_for_their_kind(drawer: int) -> None:
    g = drawing(drawer)
    viewer = g.owner[2]
    for world in worlds(g, viewer):
        assert all_jacobins(world) == all_jacobins(g)
        assert [DELAYED[face] for face in world.drawn] == [DELAYED[face] for face in g.drawn]
    assert kinds(g, viewer, lambda world: world.drawn) > 3
    assert kinds(g, g.owner[drawer], lambda world: world.drawn) == 1


def test_outside_of_the_club_nothing_is_drawn_there() -> None:
    g = drawing()
    g.phase = 6
    assert kinds(g, g.owner[2], lambda world: world.drawn) == 1
    g.phase, g.drawer = 5, -1
    assert kinds(g, g.owner[2], lambda world: world.drawn) == 1


def test_jacobins_one_has_seen_go_under_stay_and_a_delayed_card_stays_delayed() -> None:
    g = state()
    places = {kind: next(at for at, card in enumerate(g.jacobins) if DELAYED[card] is kind) for kind in (True, False)}
    g.jacobins[places[True]] |= FACE_DOWN
    g.jacobins[places[False]] |= 1 << SEEN
    for world in worlds(g, 0):
        assert world.jacobins[places[False]] == g.jacobins[places[False]]
        assert DELAYED[world.jacobins[places[True]] & FACE]
        assert world.jacobins[places[True]] & FACE_DOWN
        assert all_jacobins(world) == all_jacobins(g)
    assert kinds(g, 0, lambda world: world.jacobins[places[True]]) > 1
    assert kinds(g, 1, lambda world: world.jacobins[places[False]]) > 3


def test_where_the_hidden_cards_lie() -> None:
    g = drawing()
    g.jacobins[2] |= 1 << SEEN + g.owner[2]
    where, place = hidden_jacobins(g, g.owner[2])
    deck = len(g.jacobins) - 1
    assert where == [DECK] * deck + [0, 0, 1, 1] + [DRAWN] * 3
    assert place == [at for at in range(deck + 1) if at != 2] + [0, 1, 0, 1] + [0, 1, 2]
    found = [face_at(g, each, at) for each, at in zip(where, place, strict=True)]
    assert found[-7:] == [*faces(g.kept[0]), *faces(g.kept[1]), *g.drawn]
    assert found[:2] == faces(g.jacobins[:2])


def test_a_place_that_must_give_its_card_away_finds_another() -> None:
    """The first place takes the first card that fits; the second fits no other, so the first one moves on."""
    g = state()
    any_face = next(face for face in DELAYED_CARDS if NAMED[face] < 0)
    against = next(face for face in DELAYED_CARDS if NAMED[face] >= 0 and NAMED[face] // SIX == 1)
    loose, taken = [any_face, against], [-1, -1]
    where, place = [0, 1], [0, 0]
    assert settle(g, where, place, loose, taken, 0, [False] * 2)
    assert taken == [0, -1]
    assert settle(g, where, place, loose, taken, 1, [False] * 2)
    assert taken == [1, 0]


def test_a_place_for_which_nothing_fits_is_told() -> None:
    g = state()
    other = next(face for face in range(len(DELAYED)) if not DELAYED[face])
    assert not settle(g, [0], [0], [other], [-1], 0, [False])


# --- what else is hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("question", "key"), [(0, 1), (5, 1), (-1, 0)])
def test_GR107_of_a_question_one_imagines_what_a_bot_believes(question: int, key: int) -> None:
    g = state()
    g.question, g.key, g.hunch = question, 0, 1
    assert {world.key for world in worlds(g, 0)} == {key}
    assert g.key == 0


def test_before_the_deal_nothing_is_hidden_and_a_redeal_changes_no_copy() -> None:
    g = state()
    before = (g.missions[:], g.jacobins[:], [hand[:] for hand in g.kept], g.drawn[:])
    redeal(g, 0, Fast(1))
    assert (g.missions, g.jacobins, g.kept, g.drawn) == before
    source = Fast(3)
    empty = g.copy()
    empty.where = []
    empty.missions = empty.missions[:]
    world = redeal(empty, 0, source)
    assert (world.missions, world.jacobins) == (g.missions, g.jacobins)
    assert world.chance is source
