"""Section 6: what a seat imagines of hands, deck, pool, personas, and of what others know."""

from __future__ import annotations

from collections.abc import Callable

from cocarde.core.chance import Fast, Scripted
from cocarde.games.lys.data.numbers import CARDS, MAN, UNDECIDED, WOMAN
from cocarde.games.lys.rules.setup import ChoosePersona
from cocarde.games.lys.seen.memory import POOL, known_to, learn
from cocarde.games.lys.seen.redeal import redeal, without
from cocarde.games.lys.state import LysState
from tests.scenario import scenario

SEEDS = range(40)


def worlds(g: LysState, viewer: int) -> list[LysState]:
    return [redeal(g, viewer, Fast(seed)) for seed in SEEDS]


def every(g: LysState, viewer: int, what: Callable[[LysState], object]) -> list[object]:
    """What this is in all imagined worlds, each once."""
    found: list[object] = []
    for world in worlds(g, viewer):
        if what(world) not in found:
            found.append(what(world))
    return found


def pile(g: LysState) -> list[int]:
    """All cards that a redeal may move."""
    return sorted([*g.deck, *[card for hand in g.hands for card in hand], *g.pool])


HANDS = {0: ["role_lys", "book_emile"], 1: ["role_croix", "attack_red"], 2: ["role_cocarde", "role_lys", "role_lys"]}


def test_ones_own_hand_stays_and_everything_else_is_dealt_anew() -> None:
    g = scenario("lys", 3, hands=HANDS).g
    assert every(g, 0, lambda world: world.hands[0]) == [g.hands[0]]
    for what in (lambda world: world.hands[1], lambda world: world.hands[2], lambda world: world.deck[-1]):
        assert len(every(g, 0, what)) > 5
    for world in worlds(g, 0):
        assert pile(world) == pile(g)
        assert [len(hand) for hand in world.hands] == [2, 2, 3]
        assert all(hand == sorted(hand) for hand in world.hands)


def test_a_card_one_knows_of_stays_in_that_hand() -> None:
    g = scenario("lys", 3, hands=HANDS).g
    croix, lys = CARDS.index("role_croix"), CARDS.index("role_lys")
    learn(g, 1 << 0, 1, croix)
    learn(g, 1 << 0, 2, lys)
    learn(g, 1 << 0, 2, lys)
    for world in worlds(g, 0):
        assert croix in world.hands[1]
        assert world.hands[2].count(lys) >= 2
        assert pile(world) == pile(g)
    assert len(every(g, 0, lambda world: world.hands[1])) > 5
    assert any(croix not in world.hands[1] for world in worlds(g, 2))


def test_a_deck_whose_order_all_have_seen_stays() -> None:
    g = scenario("lys", 3, hands=HANDS).g
    g.deck_known = True
    assert every(g, 0, lambda world: world.deck) == [g.deck]
    assert len(every(g, 0, lambda world: world.hands[1])) > 1
    assert all(pile(world) == pile(g) for world in worlds(g, 0))


def test_how_the_cards_really_lie_does_not_show() -> None:
    g = scenario("lys", 3, hands=HANDS).g
    other = g.copy()
    other.hands[1], other.hands[2] = g.hands[2][:2], sorted([*g.hands[1], g.hands[2][2]])
    other.deck = g.deck[::-1]
    for seed in SEEDS:
        one, two = redeal(g, 0, Fast(seed)), redeal(other, 0, Fast(seed))
        assert (one.hands, one.deck) == (two.hands, two.deck)


def pooled() -> LysState:
    """L-93: seat 0 gives out what seats 1 and 2 had in prison."""
    at = {0: "main 38", 1: "prison 2", 2: "prison 3", 3: "main 9"}
    hands = {1: ["role_lys"], 2: ["book_emile", "role_croix"]}
    game = scenario("lys", 4, at=at, marks={0: "cocarde"}, hands=hands)
    game.throw("1+2")
    found = game.g
    assert isinstance(found, LysState)
    assert len(found.pool) == 3
    return found


def test_L93_who_gives_out_the_pool_sees_it_in_order() -> None:
    g = pooled()
    assert every(g, 0, lambda world: world.pool) == [g.pool]


def test_L93_who_lost_cards_knows_those_and_the_others_none() -> None:
    g = pooled()
    lys = CARDS.index("role_lys")
    for world in worlds(g, 1):
        assert lys in world.pool
        assert (len(world.pool), pile(world)) == (3, pile(g))
    assert len(every(g, 1, lambda world: world.pool)) > 5
    assert any(lys not in world.pool for world in worlds(g, 3))


def test_what_others_know_is_of_the_hand_that_was_dealt_anew() -> None:
    """Seat 1 knows of two cards in hand 2: in every world there are two such cards, and it knows of those."""
    g = scenario("lys", 3, hands=HANDS).g
    lys, cocarde = CARDS.index("role_lys"), CARDS.index("role_cocarde")
    learn(g, 1 << 1, 2, lys)
    learn(g, 1 << 1, 2, cocarde)
    for world in worlds(g, 0):
        known = known_to(world, 1, 2)
        assert len(known) == 2
        assert len(without(world.hands[2], known)) == 1
        assert known_to(world, 0, 2) == []
    assert len(every(g, 0, lambda world: known_to(world, 1, 2))) > 5
    highest = [known_to(world, 1, 2) == world.hands[2][1:] for world in worlds(g, 0)]
    assert len(set(highest)) == 2  # it may be any of them


def test_what_others_know_of_ones_own_hand_and_what_one_shares_stays() -> None:
    g = scenario("lys", 3, hands=HANDS).g
    emile, croix, lys = (CARDS.index(name) for name in ("book_emile", "role_croix", "role_lys"))
    learn(g, 1 << 1, 0, emile)
    learn(g, 1 << 1 | 1 << 2, 0, lys)
    learn(g, 1 << 0 | 1 << 2, 1, croix)
    for world in worlds(g, 0):
        assert (known_to(world, 1, 0), known_to(world, 2, 0)) == (sorted([emile, lys]), [lys])
        assert (known_to(world, 0, 1), known_to(world, 2, 1)) == ([croix], [croix])
        assert len(world.known) == 3


def test_a_fact_one_knows_does_not_end_the_imagining_of_others() -> None:
    g = scenario("lys", 3, hands=HANDS).g
    learn(g, 1 << 0, 1, CARDS.index("role_croix"))
    learn(g, 1 << 1, 2, CARDS.index("role_lys"))
    for world in worlds(g, 0):
        assert [len(known_to(world, viewer, holder)) for viewer, holder in ((0, 1), (1, 2))] == [1, 1]


def test_of_the_pool_too_others_know_some_of_what_lies_there() -> None:
    g = pooled()
    for world in worlds(g, 3):
        assert [len(known_to(world, viewer, POOL)) for viewer in range(4)] == [
            len(known_to(g, viewer, POOL)) for viewer in range(4)
        ]
        for viewer in range(4):
            without(world.pool, known_to(world, viewer, POOL))


def test_LR49_what_others_have_chosen_in_secret_is_anybodys_guess() -> None:
    game = scenario("lys", 4, options={"persona_mode": "choose"})
    frame = ChoosePersona((WOMAN, MAN, UNDECIDED, WOMAN))
    game.g.agenda = [ChoosePersona((UNDECIDED,) * 4), frame]

    def chosen(world: LysState) -> tuple[int, ...]:
        top = world.agenda[-1]
        assert isinstance(top, ChoosePersona)
        return top.chosen

    found = {chosen(world) for world in worlds(game.g, 0)}
    assert found == {(WOMAN, b, UNDECIDED, d) for b in (WOMAN, MAN) for d in (WOMAN, MAN)}
    assert game.g.agenda[-1] is frame
    world = redeal(game.g, 0, Fast(1))
    assert len(world.agenda) == 2
    below = world.agenda[0]
    assert isinstance(below, ChoosePersona)
    assert below.chosen == (UNDECIDED,) * 4


def test_without_a_question_there_is_nobody_to_choose() -> None:
    game = scenario("lys", 3, hands=HANDS)
    game.g.agenda = []
    assert redeal(game.g, 0, Fast(1)).agenda == []
    assert redeal(game.g, 1, Fast(1)).hands[1] == game.g.hands[1]


def test_the_luck_to_come_is_that_of_the_imagination() -> None:
    g = scenario("lys", 3, hands=HANDS).g
    source = Fast(5)
    assert redeal(g, 0, source).chance is source
    assert isinstance(g.chance, Scripted)
