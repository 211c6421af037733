"""Section 6: what seats remember of others' cards, fact by fact; what is left of it is never wrong."""

from __future__ import annotations

from cocarde.games.lys.seen.memory import POOL, known_to, learn, lose_in_secret, lose_openly
from cocarde.games.lys.state import LysState
from tests.scenario import scenario

LYS, CROIX = 1, 2


def state(seats: int = 4) -> LysState:
    game = scenario("lys", seats)
    found = game.g
    assert isinstance(found, LysState)
    assert found.known == []
    return found


def all_known(g: LysState, holder: int) -> list[list[int]]:
    """What each seat knows of that hand."""
    return [known_to(g, viewer, holder) for viewer in range(g.seats)]


def seats(*who: int) -> int:
    return sum(1 << seat for seat in who)


def test_what_is_learnt_is_known_to_the_learners_of_that_hand_only() -> None:
    g = state()
    learn(g, seats(0, 2), 1, LYS)
    assert all_known(g, 1) == [[LYS], [], [LYS], []]
    assert [all_known(g, holder) for holder in (0, 2, 3, POOL)] == [[[], [], [], []]] * 4


def test_nobody_learns_of_his_own_hand() -> None:
    g = state()
    learn(g, seats(1), 1, LYS)
    assert g.known == []
    learn(g, seats(1, 3), 1, LYS)
    assert all_known(g, 1) == [[], [], [], [LYS]]


def test_cards_are_listed_in_the_order_of_the_kinds() -> None:
    g = state()
    for card in (CROIX, 7, LYS, CROIX):
        learn(g, seats(0), 3, card)
    assert known_to(g, 0, 3) == [LYS, CROIX, CROIX, 7]


def test_a_card_that_goes_openly_is_one_fewer_for_all_who_knew_of_it() -> None:
    g = state()
    learn(g, seats(0), 1, LYS)
    learn(g, seats(0, 2), 1, LYS)
    learn(g, seats(3), 1, CROIX)
    learn(g, seats(0), 2, LYS)
    lose_openly(g, 1, LYS)
    assert all_known(g, 1) == [[LYS], [], [], [CROIX]]
    assert known_to(g, 0, 2) == [LYS]
    lose_openly(g, 1, LYS)
    assert all_known(g, 1) == [[], [], [], [CROIX]]
    lose_openly(g, 1, LYS)
    assert all_known(g, 1) == [[], [], [], [CROIX]]


def test_each_seer_takes_back_one_fact_and_keeps_his_others() -> None:
    """Two facts of the same card: who shares both loses one, who shares one loses that."""
    g = state()
    learn(g, seats(0, 2), 1, LYS)
    learn(g, seats(0, 3), 1, LYS)
    lose_openly(g, 1, LYS)
    assert all_known(g, 1) == [[LYS], [], [], []]


def test_a_card_that_goes_in_secret_is_one_fewer_for_the_witnesses() -> None:
    g = state()
    learn(g, seats(0, 2), 1, LYS)
    learn(g, seats(0, 2), 1, CROIX)
    lose_in_secret(g, 1, LYS, seats(0))
    assert all_known(g, 1) == [[CROIX], [], [], []]


def test_who_did_not_see_which_card_went_knows_nothing_of_that_hand_any_more() -> None:
    g = state()
    learn(g, seats(0, 2, 3), 1, CROIX)
    learn(g, seats(2), 3, LYS)
    lose_in_secret(g, 1, LYS, seats(3))
    assert all_known(g, 1) == [[], [], [], [CROIX]]
    assert all_known(g, 3) == [[], [], [LYS], []]
    lose_in_secret(g, 1, LYS, 0)
    assert all_known(g, 1) == [[], [], [], []]
    assert all_known(g, 3) == [[], [], [LYS], []]


def test_what_nobody_knows_is_not_kept() -> None:
    g = state()
    lose_openly(g, 1, LYS)
    lose_in_secret(g, 1, LYS, seats(0))
    assert g.known == []
    learn(g, seats(0), 1, LYS)
    lose_openly(g, 1, LYS)
    assert g.known == []


def test_the_last_seat_and_the_last_card_have_room() -> None:
    g = state(6)
    learn(g, seats(5), 4, 63)
    learn(g, seats(0), POOL, 63)
    assert (known_to(g, 5, 4), known_to(g, 0, POOL), known_to(g, 5, POOL)) == ([63], [63], [])
    lose_openly(g, 4, 63)
    assert (known_to(g, 5, 4), known_to(g, 0, POOL)) == ([], [63])
