"""L-160 to L-163: what death takes and what it leaves."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import SALON
from cocarde.games.lys.rules.death import die, strip
from tests.scenario import scenario


def test_L160_death_takes_hand_role_wound_and_place_and_leaves_trees_and_brevets() -> None:
    game = scenario(
        "lys",
        3,
        at={0: "main 20", 1: "main 9"},
        marks={0: "lys", 1: "croix"},
        hands={0: ["book_emile", "attack_red"], 1: ["role_croix"]},
        trees={0: 4},
        brevets={0: 2},
        wounded=[0, 1],
    )
    die(game.g, 0)
    assert (game.where(0), game.hand(0), game.marking(0)) == ("depart", [], "none")
    assert (game.g.wounded, game.g.reborn) == ([False, True, False], [True, False, False])
    assert (game.trees(0), game.brevets(0)) == (4, 2)
    assert sorted(game.discard) == ["attack_red", "book_emile", "role_lys"]
    assert (game.hand(1), game.marking(1)) == (["role_croix"], "croix")
    game.table.check()


def test_L160_who_dies_is_held_nowhere_any_more() -> None:
    game = scenario("lys", 2, at={0: "main 12"}, held={0: "salon"})
    assert (game.g.held[0], game.g.salon[0]) == (SALON, 2)
    die(game.g, 0)
    assert (game.hold(0), game.g.salon[0]) == ("", 0)


@pytest.mark.parametrize(
    ("marking", "cards"),
    [
        ("none", []),
        ("lys", ["role_lys"]),
        ("jureur", ["role_cocarde", "role_croix"]),
        ("refractaire", ["role_lys", "role_croix"]),
    ],
)
def test_every_role_card_of_a_marking_goes_to_the_discard(marking: str, cards: list[str]) -> None:
    game = scenario("lys", 2, marks={0: marking, 1: "cocarde"})
    strip(game.g, 0)
    assert (game.discard, game.marking(0), game.marking(1)) == (cards, "none", "cocarde")
    game.table.check()


def test_LR43_where_death_keeps_the_role_it_keeps_nothing_else() -> None:
    hands, options = {0: ["book_emile"]}, {"death_keeps_role": "on"}
    game = scenario("lys", 2, options=options, at={0: "main 20"}, marks={0: "jureur"}, hands=hands, wounded=[0])
    die(game.g, 0)
    assert (game.marking(0), game.discard, game.where(0)) == ("jureur", ["book_emile"], "depart")
    assert not game.g.wounded[0]
