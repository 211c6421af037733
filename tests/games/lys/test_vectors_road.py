"""Section 9.2 of the rules: barriers, cancelled squares, chains."""

from __future__ import annotations

from tests.scenario import scenario


def test_LV9_a_barrier_turns_the_thrower_back() -> None:
    game = scenario("lys", at={0: "main 17"})
    game.throw("4+3")
    assert game.where(0) == "main 14"
    assert game.events("bounced")[0].args == {"seat": 0, "from": "19", "to": "14", "n": 5, "trees": 0, "off": "barrier"}


def test_LV10_one_celebrity_passes_one_barrier() -> None:
    game = scenario("lys", at={0: "main 17"}, hands={0: ["cel_robespierre"]})
    game.throw("4+3")
    assert game.options(0) == ["bounce", "lay cel_robespierre"]
    game.play("0: lay cel_robespierre")
    assert (game.where(0), game.hand(0)) == ("main 22", [])


def test_LV11_two_celebrities_pass_two_barriers() -> None:
    game = scenario("lys", at={0: "main 17"}, hands={0: ["cel_robespierre", "cel_danton"]}, deck=["book_emile"])
    game.throw("4+3")
    game.play("0: lay cel_robespierre", "0: lay cel_danton")
    assert (game.where(0), game.hand(0)) == ("front 1", ["book_emile"])


def test_LV12_cancelled_squares_are_not_counted() -> None:
    game = scenario("lys", at={0: "main 17"}, gone=[18, 20])
    game.throw("1+2")
    assert game.where(0) == "main 16"


def test_LV13_automatic_advance_ignores_barriers() -> None:
    game = scenario("lys", at={0: "main 30", 1: "main 18"}, marks={1: "cocarde"})
    game.throw("4+cocarde")
    assert game.where(0, 1) == "main 30, main 23"


def test_LV14_automatic_advance_is_not_held_in_the_tavern() -> None:
    game = scenario("lys", at={0: "main 30", 1: "main 16"}, marks={1: "cocarde"})
    game.throw("3+cocarde")
    assert (game.where(1), game.hold(1)) == ("main 20", "")


def test_LV15_a_bounce_never_goes_below_depart() -> None:
    game = scenario("lys", at={0: "main 4"})
    game.throw("4+4")
    assert (game.where(0), game.hold(0)) == ("depart", "")


def test_LV16_a_chain_of_two_trees() -> None:
    game = scenario("lys", marks={0: "cocarde"})
    game.throw("1+2")
    assert (game.where(0), game.trees(0)) == ("main 6", 2)


def test_LV17_37_to_30_gives_nothing() -> None:
    game = scenario("lys", at={0: "main 33"}, marks={0: "cocarde"})
    game.throw("1+3")
    assert (game.where(0), game.trees(0)) == ("main 30", 0)


def test_LV18_sent_back_to_46_one_frees_the_prisoners() -> None:
    at = {0: "main 48", 1: "prison 5", 2: "guyana"}
    game = scenario("lys", 3, at=at, marks={0: "lys"})
    game.throw("1+2")
    assert (game.where(0, 1, 2), game.trees(0)) == ("main 46, main 30, guyana", 2)


def test_LV19_a_bounce_back_to_ones_own_square_is_an_arrival() -> None:
    game = scenario("lys", at={0: "main 46"}, gone=[47, 48, 50])
    game.throw("2+2")
    assert (game.where(0), game.trees(0)) == ("main 46", 2)


def test_LV20_guilty_leads_to_38_and_its_tree() -> None:
    game = scenario("lys", at={0: "main 28"}, marks={0: "cocarde"})
    game.throw("3+1")
    assert game.options(0) == ["verdict no", "verdict yes"]
    game.play("0: verdict yes")
    assert (game.where(0), game.trees(0)) == ("main 38", 1)


def test_LV21_a_priest_throws_again_on_12() -> None:
    game = scenario("lys", at={0: "main 8"}, marks={0: "croix"})
    game.throw("3+1", "1+1")
    assert game.where(0) == "main 14"


def test_LV22_56_is_a_barrier() -> None:
    game = scenario("lys", at={0: "main 54"}, hands={0: ["role_lys", "role_croix", "book_emile"]})
    game.throw("4+2")
    game.play("0: bounce", "0: lose role_lys", "0: lose role_croix")
    assert (game.where(0), game.hand(0)) == ("main 52", ["book_emile"])


def test_LV23_bonaparte_stops_on_56() -> None:
    game = scenario("lys", at={0: "main 54"}, hands={0: ["cel_bonaparte"]})
    game.throw("4+2")
    game.play("0: lay cel_bonaparte")
    assert game.where(0) == "main 56"
    assert game.table.outcome() is not None


def test_LV24_automatic_advance_walks_back_from_56() -> None:
    game = scenario("lys", at={0: "main 30", 1: "main 54"}, marks={1: "cocarde"})
    game.throw("2+cocarde")
    assert game.where(0, 1) == "main 30, main 55"
    assert game.table.outcome() is None


def test_LV25_an_automatic_finisher_lets_the_thrower_close_his_turn() -> None:
    at = {0: "main 30", 1: "main 53"}
    game = scenario("lys", at=at, marks={1: "cocarde"}, trees={0: 1})
    game.throw("2+cocarde")
    assert (game.where(1), game.asked) == ("main 56", "0 Close")
    game.play("0: plant 29", "0: end")
    assert game.table.outcome() is not None
    assert (game.brevets(0), game.brevets(1)) == (0, 1)
