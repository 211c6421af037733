"""Section 6: what seats know of each other's cards."""

from __future__ import annotations

from cocarde.core.chance import Fast
from cocarde.games.lys.seen.redeal import redeal
from tests.scenario import scenario


def known(game: object, viewer: int, holder: int) -> list[str]:
    """What the viewer has seen of that hand."""
    seats = game.table.view(viewer).seats  # type: ignore[attr-defined]
    return list(seats[holder].known)


def test_alms_are_known_to_the_giver_until_the_card_is_played() -> None:
    hands = {0: ["role_croix"], 1: ["role_lys"]}
    game = scenario("lys", 3, marks={0: "croix"}, hands=hands, begin=True)
    assert game.hand(0) == ["role_lys", "role_croix"]
    assert (known(game, 1, 0), known(game, 2, 0)) == (["role_lys"], [])
    for seed in range(20):
        world = redeal(game.g, 1, Fast(seed))
        assert 1 in world.hands[0]
        world = redeal(game.g, 2, Fast(seed))
        assert len(world.hands[0]) == 2
    game.play("0: mark role_lys seat2")
    assert known(game, 1, 0) == []


def test_an_unseen_card_that_leaves_makes_the_others_forget() -> None:
    hands = {1: ["role_lys"], 2: ["attack_red", "book_emile"]}
    game = scenario("lys", 3, at={1: "main 9", 2: "main 9"}, marks={0: "croix", 2: "croix"}, hands=hands, begin=True)
    game.play("0: ask seat1")
    assert known(game, 1, 0) == ["role_lys"]
    game.turn("1+lys")
    game.turn("1+lys")
    game.play("2: ask seat0")
    assert (known(game, 1, 0), known(game, 0, 2)) == ([], ["role_lys"])
    assert known(game, 1, 2) == []


def test_a_message_is_known_to_its_victim() -> None:
    game = scenario("lys", at={0: "prison 2"}, hands={1: ["book_emile", "role_lys"]})
    game.play("0: roll", chance=[0, 0, 1])
    assert known(game, 1, 0) == ["book_emile"]


def test_L93_the_pool_is_seen_by_the_giver_and_in_part_by_its_owners() -> None:
    at = {0: "main 38", 1: "prison 2", 2: "prison 3", 3: "main 9"}
    hands = {1: ["role_lys"], 2: ["book_emile", "role_croix"]}
    game = scenario("lys", 4, at=at, marks={0: "cocarde"}, hands=hands)
    game.throw("1+2")
    pools = [game.table.view(seat).pool_cards for seat in range(4)]
    assert pools == [["role_lys", "role_croix", "book_emile"], ["role_lys"], ["role_croix", "book_emile"], []]
    assert game.table.view(None).pool_cards == []
    assert game.table.view(None).pool == 3
    game.play("0: allot seat3", "0: allot seat1")
    assert (known(game, 0, 3), known(game, 0, 1), known(game, 2, 1)) == (["role_lys"], ["role_croix"], [])
    assert game.table.view(1).pool_cards == []
    assert game.events("allotted_hidden", 2)[0].args == {"seat": 0, "target": 3}
    assert game.events("allotted", 3)[0].args["card"] == "role_lys"


def test_what_others_know_stays_true_in_every_imagined_world() -> None:
    hands = {1: ["role_lys"], 2: ["book_emile", "role_croix"]}
    game = scenario("lys", 3, marks={0: "croix"}, hands=hands, begin=True)
    game.play("0: ask seat2", "2: give book_emile")
    seen = set()
    for seed in range(30):
        world = redeal(game.g, 1, Fast(seed))
        game.table.game.check(world)
        seen.add(tuple(world.hands[0]))
        assert world.hands[1] == game.g.hands[1]
    assert len(seen) > 3


def test_drawn_cards_are_shown_to_their_owner_alone() -> None:
    game = scenario("lys", deck=["book_emile"], begin=True)
    game.turn("1+lys")
    assert game.events("drew", 1)[0].args["seat"] == 1
    assert game.events("drew", 0) == []
    assert [event.args for event in game.events("drew_hidden", 0)] == [{"seat": 1, "n": 1}]


def test_LR98_close_is_asked_by_the_size_of_the_hand_alone() -> None:
    for hand, asked in [
        (["book_emile", "book_candide"], "0 Close"),
        (["role_lys", "role_croix"], "0 Close"),
        (["role_lys"], "1 Main"),
    ]:
        game = scenario("lys", at={0: "main 9"}, hands={0: hand})
        game.throw("1+lys")
        assert game.asked == asked


def test_LR98_schools_are_asked_of_any_hand() -> None:
    game = scenario("lys", at={0: "main 47"}, hands={0: ["role_lys"]})
    game.throw("1+1")
    assert (game.asked, game.options(0)) == ("0 Schools", ["schools 0"])
