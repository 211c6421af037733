"""Section 6, C-37: what a courtier imagines of hands, deck, bargains, characters and flags; and what he is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cocarde.core.agenda import Frame
from cocarde.core.chance import Fast
from cocarde.games.courtisans.data.numbers import CARDS, HOUSES
from cocarde.games.courtisans.rules.bargaining.contracts import BROKEN, CASH, ESCROW, KEPT, PAID, WORD
from cocarde.games.courtisans.rules.bargaining.negotiation import AnswerOffer, Bargain
from cocarde.games.courtisans.rules.cards.hand import ChooseGift
from cocarde.games.courtisans.seen.redeal import redeal
from cocarde.games.courtisans.seen.view import view
from cocarde.games.courtisans.state import CourtisansState
from tests.scenario import scenario

SEEDS = range(60)


def state(**position: Any) -> CourtisansState:
    game = scenario("courtisans", 4, **position)
    found = game.g
    assert isinstance(found, CourtisansState)
    return found


def hands(g: CourtisansState) -> None:
    """Two cards each from the deck; seat n knows its own."""
    for seat in range(4):
        g.hands[seat] = [g.deck.pop(), g.deck.pop()]
        for card in g.hands[seat]:
            g.known[card] = 1 << seat


def dealt(**position: Any) -> CourtisansState:
    g = state(**position)
    hands(g)
    return g


def worlds(g: CourtisansState, viewer: int) -> list[CourtisansState]:
    return [redeal(g, viewer, Fast(seed)) for seed in SEEDS]


def kinds(g: CourtisansState, viewer: int, what: Callable[[CourtisansState], Any]) -> int:
    return len({repr(what(world)) for world in worlds(g, viewer)})


def pile(g: CourtisansState) -> list[int]:
    return sorted([*g.deck, *[card for hand in g.hands for card in hand]])


# --- cards ------------------------------------------------------------------------------------------------------------


def test_ones_own_hand_stays_and_the_others_and_the_deck_are_dealt_anew() -> None:
    g = dealt()
    for world in worlds(g, 1):
        assert world.hands[1] == g.hands[1]
        assert pile(world) == pile(g)
        assert [len(hand) for hand in world.hands] == [2, 2, 2, 2]
        for seat, hand in enumerate(world.hands):
            assert [world.known[card] for card in hand] == [1 << seat] * 2
        assert all(world.known[card] == 0 for card in world.deck)
    for seat in (0, 2, 3):
        assert kinds(g, 1, lambda world, seat=seat: world.hands[seat]) > 10  # type: ignore[misc]
    assert kinds(g, 1, lambda world: world.deck[-1]) > 10


def test_a_card_one_knows_of_stays_in_its_place_with_all_who_know_it() -> None:
    g = dealt()
    shown = g.hands[2][1]
    g.known[shown] |= 1 << 0 | 1 << 3
    mine = g.hands[0][0]
    g.known[mine] |= 1 << 2
    for world in worlds(g, 0):
        assert world.hands[2][1] == shown
        assert (world.known[shown], world.known[mine]) == (g.known[shown], g.known[mine])
    assert kinds(g, 0, lambda world: world.hands[2][0]) > 10
    assert kinds(g, 1, lambda world: world.hands[2][1]) > 10
    assert kinds(g, 3, lambda world: world.hands[2][1]) == 1


def test_how_the_cards_really_lie_does_not_show() -> None:
    g = dealt()
    other = g.copy()
    other.hands = [g.hands[0], g.hands[3], g.hands[1], g.hands[2]]
    other.deck = g.deck[::-1]
    other.known = g.known[:]
    for seat, hand in enumerate(other.hands):
        for card in hand:
            other.known[card] = 1 << seat
    for seed in SEEDS:
        one, two = redeal(g, 0, Fast(seed)), redeal(other, 0, Fast(seed))
        assert (one.hands, one.deck, one.known) == (two.hands, two.deck, two.known)


def test_CR96_the_card_chosen_as_a_gift_is_the_one_now_in_its_place() -> None:
    g = dealt()
    g.active = 2
    g.agenda = [Bargain(0, 0), ChooseGift(1, g.hands[2][1])]
    for world in worlds(g, 0):
        top = world.agenda[-1]
        assert isinstance(top, ChooseGift)
        assert (top.to, top.first, len(world.agenda)) == (1, world.hands[2][1], 2)
    assert kinds(g, 2, lambda world: world.agenda[-1].pack()) == 1
    g.agenda[-1] = ChooseGift(1, -1)
    assert {world.agenda[-1].pack()[2] for world in worlds(g, 0)} == {-1}


def test_CR96_the_first_card_of_all_may_be_the_gift() -> None:
    g = dealt()
    g.active = 2
    pile_of = next(pile for pile in (g.deck, *g.hands) if 0 in pile)
    pile_of[pile_of.index(0)], g.hands[2][0] = g.hands[2][0], 0
    g.known = [0] * CARDS
    for seat, hand in enumerate(g.hands):
        for card in hand:
            g.known[card] = 1 << seat
    g.agenda = [Bargain(0, 0), ChooseGift(1, 0)]
    for world in worlds(g, 0):
        assert world.agenda[-1].pack() == ["ChooseGift", 1, world.hands[2][0]]


# --- bargains ---------------------------------------------------------------------------------------------------------


def offer(maker: int, to: int) -> list[int]:
    return [maker, 1, to, 500, 0, 0, 0, 0, 0, 0, 0]


def contract(number: int, payer: int, payee: int) -> list[int]:
    return [number, payer, payee, 500, 0, ESCROW]


def line(payer: int, payee: int, kind: int, fate: int) -> list[int]:
    return [1, kind, payer, payee, 500, 0, fate]


def bargained() -> CourtisansState:
    g = dealt(phase="negotiation")
    g.offers = [offer(0, 1), offer(1, 2), offer(2, 3)]
    g.contracts = [contract(1, 0, 1), contract(2, 1, 2), contract(3, 2, 3)]
    g.due = [1, 3]
    g.ledger = [line(2, 3, CASH, KEPT), line(2, 3, ESCROW, PAID), line(2, 3, WORD, BROKEN), line(0, 1, WORD, BROKEN)]
    return g


def pairs(things: list[list[int]], one: int, other: int) -> list[tuple[int, int]]:
    return [(each[one], each[other]) for each in things]


@pytest.mark.parametrize(
    ("viewer", "mine", "due", "lines"),
    [
        (0, [(0, 1)], [1], 3),
        (1, [(0, 1), (1, 2)], [1], 3),
        (2, [(1, 2), (2, 3)], [3], 3),
        (3, [(2, 3)], [3], 3),
    ],
)
def test_C37_what_others_agreed_among_themselves_is_not_there(
    viewer: int, mine: list[tuple[int, int]], due: list[int], lines: int
) -> None:
    g = bargained()
    world = redeal(g, viewer, Fast(1))
    assert (pairs(world.offers, 0, 2), pairs(world.contracts, 1, 2), world.due) == (mine, mine, due)
    assert len(world.ledger) == lines
    assert g.ledger[:2] == world.ledger[:2]  # money that changed hands is for all to see
    assert pairs(world.ledger[2:], 2, 3) == [(0, 1) if viewer < 2 else (2, 3)]


def tops(frames: list[Frame]) -> list[object]:
    return [frame.pack() for frame in frames]


@pytest.mark.parametrize(("viewer", "knows"), [(1, True), (2, True), (0, False), (3, False)])
def test_C42_for_a_third_player_the_maker_still_thinks(viewer: int, knows: bool) -> None:
    g = bargained()
    g.agenda = [Bargain(3, 0), Bargain(1, 1), AnswerOffer(1, 2, 1, 1)]
    world = redeal(g, viewer, Fast(1))
    if knows:
        assert tops(world.agenda) == tops(g.agenda)
    else:
        assert tops(world.agenda) == [["Bargain", 3, 0], ["Bargain", 1, 1]]


def test_C42_what_lies_below_the_offer_stays() -> None:
    g = bargained()
    below = ChooseGift(1, -1)
    g.agenda = [below, AnswerOffer(1, 2, 1, 2)]
    assert tops(redeal(g, 0, Fast(1)).agenda) == [below.pack(), ["Bargain", 1, 2]]
    g.agenda = [below, Bargain(1, 1), AnswerOffer(1, 2, 1, 2)]
    assert tops(redeal(g, 0, Fast(1)).agenda) == [below.pack(), ["Bargain", 1, 2]]
    g.agenda = [AnswerOffer(1, 2, 1, 2)]
    assert tops(redeal(g, 0, Fast(1)).agenda) == [["Bargain", 1, 2]]
    g.agenda = []
    assert redeal(g, 0, Fast(1)).agenda == []


@pytest.mark.parametrize(("viewer", "seen"), [(0, 1), (1, 2), (2, 2), (3, 1), (None, 0)])
def test_C37_the_notary_shows_everybody_his_own(viewer: int | None, seen: int) -> None:
    g = bargained()
    shown = view(g, viewer).negotiation
    assert (len(shown.offers), len(shown.contracts)) == (seen, seen)
    for each in shown.offers:
        assert viewer in (each.maker, each.to)
    for contracted in shown.contracts:
        assert viewer in (contracted.payer, contracted.payee)
    fates = [each.fate for each in view(g, viewer).ledger]
    own = ["broken"] if viewer is not None else []
    assert sorted(fates) == sorted(["kept", "paid", *own])


def test_offers_left_are_told_while_there_is_negotiation_to_who_may_make_them() -> None:
    g = bargained()
    g.made[1] = 2
    left = [view(g, viewer).negotiation.offers_left for viewer in (0, 1, None)]
    assert left == [left[0], left[0] - 2, 0]
    assert left[0] > 2
    turns = dealt(phase="turns")
    assert (view(turns, 0).negotiation.open, view(turns, 0).negotiation.offers_left) == (False, 0)
    assert view(g, 0).negotiation.open


# --- characters and flags ---------------------------------------------------------------------------------------------


def choosing() -> CourtisansState:
    g = state()
    g.round = 0
    g.chosen = ["M" + HOUSES[0], "F" + HOUSES[1], "", "M" + HOUSES[2]]
    return g


def test_C4_characters_chosen_in_secret_are_any_of_those_on_offer() -> None:
    g = choosing()
    for world in worlds(g, 0):
        assert (world.chosen[0], world.chosen[2]) == (g.chosen[0], "")
        for seat in (1, 3):
            assert world.chosen[seat][0] in "MF"
            assert world.chosen[seat][1:] in HOUSES
    assert {world.chosen[1][0] for world in worlds(g, 0)} == {"M", "F"}
    assert len({world.chosen[1][1:] for world in worlds(g, 0)}) > len(HOUSES) // 2
    assert kinds(g, 1, lambda world: world.chosen[1]) == 1
    assert g.chosen[1] == "F" + HOUSES[1]
    g.round = 1
    assert kinds(g, 0, lambda world: world.chosen) == 1


def test_C4_one_is_shown_ones_own_choice_and_nobody_elses() -> None:
    g = choosing()
    assert [view(g, viewer).chosen for viewer in (0, 1, 2, None)] == [["M", HOUSES[0]], ["F", HOUSES[1]], None, None]
    g.round = 1
    assert view(g, 0).chosen is None


def test_before_all_are_revealed_nobody_is_in_the_register() -> None:
    g = choosing()
    assert (view(g, 0).register, view(g, 0).forms) == ([], [])
    assert [player.sex for player in view(g, 0).players] == [""] * 4
    g.chosen[2] = "F" + HOUSES[3]
    assert len(view(g, 0).register) > 0


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_C128_only_the_chambellan_sees_the_flags(viewer: int) -> None:
    g = dealt(chambellan=1)
    g.flags, g.pardoned = [[0, 1, 2]], [[3, 1, 2]]
    world = redeal(g, viewer, Fast(1))
    assert (bool(world.flags), bool(world.pardoned)) == (viewer == 1, viewer == 1)
    assert (len(view(g, viewer).flags), len(view(g, None).flags)) == (int(viewer == 1), 0)


# --- what is shown of a player ----------------------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_and_of_others_what_one_knows() -> None:
    g = dealt()
    g.known[g.hands[1][0]] |= 1 << 0
    g.known[g.hands[2][0]] = (1 << 4) - 1
    shown = [view(g, viewer).players for viewer in (0, 1, None)]
    assert [[player.hand is not None for player in players] for players in shown] == [
        [True, False, False, False],
        [False, True, False, False],
        [False] * 4,
    ]
    assert [[len(player.known) for player in players] for players in shown] == [
        [2, 1, 1, 0],
        [0, 2, 1, 0],
        [0, 0, 1, 0],
    ]
    assert [[player.hand_count for player in players] for players in shown] == [[2, 2, 2, 2]] * 3
    assert [player.available is not None for player in shown[0]] == [True, False, False, False]


def test_the_luck_to_come_is_that_of_the_imagination_and_the_table_stays() -> None:
    g = dealt()
    before = (g.hands[:], g.deck[:], g.known[:])
    source = Fast(5)
    assert redeal(g, 0, source).chance is source
    assert (g.hands, g.deck, g.known) == before
    assert len(g.known) == CARDS
