"""Chapter I: particular squares."""

from __future__ import annotations

import pytest

from tests.scenario import scenario


def test_L80_LR51_alone_on_1_one_is_held_and_two_are_free() -> None:
    game = scenario("lys", 3, marks={0: "cocarde"})
    game.turn("lys+cocarde")
    assert (game.where(0), game.hold(0)) == ("main 1", "estates")
    game.play("1: discard " + game.hand(1)[0])
    game.turn("1+1")
    assert (game.where(1), game.hold(0)) == ("main 2", "estates")  # passing over is not joining
    game = scenario("lys", at={0: "main 1"}, marks={1: "lys"}, held={0: "estates"})
    game.turn("1+2")
    assert game.where(0) == "main 1"
    game.turn("lys+cocarde")
    assert (game.where(1), game.hold(0), game.hold(1)) == ("main 1", "", "")


@pytest.mark.parametrize(("square", "start", "n"), [(2, "depart", 3), (10, "main 8", 2)])
def test_L81_draw_first_then_choose_among_all(square: int, start: str, n: int) -> None:
    hand = ["role_lys"] * 6
    game = scenario("lys", at={0: start}, hands={0: hand}, deck=["book_emile", "book_candide", "book_tolerance"])
    game.throw("1+1")
    assert (game.where(0), len(game.hand(0))) == (f"main {square}", 6 + n)
    for _ in range(n):
        assert game.asked == "0 LoseCards"
        game.play("0: lose role_lys")
    assert len(game.hand(0)) == 6
    assert game.asked == "0 Close"


def test_L81_square_19_is_for_royalists() -> None:
    game = scenario("lys", at={0: "main 17"}, marks={0: "lys"}, hands={0: ["role_lys"]})
    game.throw("1+lys")
    assert (game.where(0), len(game.hand(0)), game.asked) == ("main 19", 3, "0 LoseCards")


def test_L82_LR49_the_men_on_9_go_back_and_only_the_thrower_executes_7() -> None:
    at = {0: "main 6", 1: "main 9", 2: "main 9"}
    hands = {0: ["book_emile"], 2: ["role_croix"]}
    game = scenario("lys", 3, at=at, marks={0: "lys", 2: "lys"}, hands=hands, women=[1])
    game.throw("1+2")
    game.play("0: suffer", "2: suffer")
    assert game.where(0, 1, 2) == "main 7, main 9, main 7"
    assert (game.hand(0), "role_croix" in game.hand(2)) == ([], True)


def test_L82_LR49_where_all_are_alike_9_is_neutral() -> None:
    for women in ([], [0, 1]):
        game = scenario("lys", at={0: "main 6", 1: "main 9"}, women=women)
        game.throw("1+2")
        assert game.where(0, 1) == "main 9, main 9"


def test_L83_LR52_a_full_throw_again_and_others_move_too() -> None:
    game = scenario("lys", at={0: "main 11", 1: "main 9"}, marks={0: "jureur", 1: "cocarde"})
    game.throw("lys+cocarde", "1+cocarde")
    assert game.where(0, 1) == "main 14, main 12"


def test_LR52_after_twenty_throws_again_there_are_no_more() -> None:
    game = scenario("lys", at={0: "main 11"}, marks={0: "jureur"})
    game.g.rethrows = 20
    game.throw("lys+cocarde")
    assert (game.where(0), game.asked) == ("main 12", "1 Main")


def test_L84_LR50_automatic_arrivals_on_16_trigger_nothing() -> None:
    game = scenario("lys", 3, at={0: "main 30", 1: "main 15", 2: "main 16"}, marks={1: "lys"})
    game.throw("lys+cocarde")
    assert game.where(1, 2) == "main 16, main 16"


@pytest.mark.parametrize(
    ("throw", "marking", "where", "hold"),
    [
        ("2+2", "none", 20, "tavern"),
        ("1+2", "none", 23, ""),
        ("1+lys", "lys", 22, ""),
        ("lys+lys", "lys", 22, ""),
        ("1+lys", "cocarde", 20, "tavern"),
    ],
)
def test_L85_LR54_the_tavern(throw: str, marking: str, where: int, hold: str) -> None:
    game = scenario("lys", at={0: "main 20"}, marks={0: marking}, held={0: "tavern"})
    game.throw(throw)
    assert (game.where(0), game.hold(0)) == (f"main {where}", hold)


def test_L85_a_thrower_is_held_in_the_tavern() -> None:
    game = scenario("lys", at={0: "main 19"}, marks={0: "lys"})
    game.throw("lys+cocarde")
    assert (game.where(0), game.hold(0)) == ("main 20", "tavern")


def test_L86_LR50_one_who_protects_himself_stays_on_22() -> None:
    hands = {0: ["book_emile"], 1: ["cel_la_fayette"]}
    game = scenario("lys", at={0: "main 20", 1: "main 22"}, marks={0: "lys", 1: "lys"}, hands=hands)
    game.throw("1+1")
    game.play("0: suffer", "1: lay cel_la_fayette")
    assert game.where(0, 1) == "front 1, main 22"


def test_L86_a_royalist_alone_on_22_stays() -> None:
    game = scenario("lys", at={0: "main 20", 1: "main 22"}, marks={0: "lys", 1: "cocarde"})
    game.throw("1+1")
    assert game.where(0, 1) == "main 22, main 22"


def test_L87_L191_LR47_a_celebrity_avoids_payment_and_prison() -> None:
    game = scenario("lys", at={0: "main 24"}, hands={0: ["cel_danton"]}, brevets={0: 1})
    game.throw("1+2")
    game.play("0: lay cel_danton")
    assert (game.where(0), game.brevets(0)) == ("main 27", 1)
    game = scenario("lys", at={0: "main 24"}, hands={0: ["role_lys"]}, brevets={0: 1})
    game.throw("1+2")
    game.play("0: suffer")
    assert (game.where(0), game.brevets(0), game.g.brevet_supply) == ("main 27", 0, 80)


def test_L88_the_massacre_kills_every_prisoner() -> None:
    at = {0: "main 27", 1: "prison 3", 2: "prison 7", 3: "guyana"}
    game = scenario("lys", 4, at=at, hands={1: ["cel_danton", "defence_red"]}, brevets={2: 1})
    game.throw("1+1")
    assert game.where(0, 1, 2, 3) == "main 29, depart, depart, guyana"
    assert game.brevets(2) == 1


@pytest.mark.parametrize("marking", ["none", "lys", "cocarde"])
def test_L89_LR55_the_verdict_is_free(marking: str) -> None:
    game = scenario("lys", at={0: "main 30"}, marks={0: marking})
    game.throw("1+1")
    assert game.options(0) == ["verdict no", "verdict yes"]
    game.play("0: verdict no")
    assert game.where(0) == "main 32"


def test_L90_LR46_no_way_out_of_34() -> None:
    game = scenario("lys", at={0: "main 32"}, hands={0: ["cel_danton", "escape_rope"]})
    game.throw("1+1")
    assert (game.where(0), game.hand(0)) == ("front 3", [])


def test_L91_LR48_the_wave_asks_each_royalist_on_the_road() -> None:
    at = {0: "main 31", 1: "main 41", 2: "main 2", 3: "depart"}
    hands = {1: ["cel_danton"], 2: []}
    game = scenario("lys", 4, at=at, marks={1: "lys", 2: "lys", 3: "lys"}, hands=hands)
    game.throw("2+2")
    assert game.asked == "1 Protect"
    game.play("1: lay cel_danton")
    assert game.where(0, 1, 2, 3) == "main 35, main 41, depart, depart"


def test_L91_in_the_wave_a_throw_again_is_ignored() -> None:
    game = scenario("lys", at={0: "main 31", 1: "main 15"}, marks={1: "refractaire"})
    game.throw("2+2")
    assert (game.where(1), game.asked) == ("main 12", "1 Main")


def test_L91_LR48_the_wave_happens_even_if_the_thrower_protects_himself() -> None:
    at = {0: "main 31", 1: "main 33"}
    game = scenario("lys", at=at, marks={0: "lys", 1: "lys"}, hands={0: ["cel_danton"]}, trees={1: 0})
    game.throw("2+2")
    game.play("0: lay cel_danton")
    assert game.where(0, 1) == "main 35, main 30"


@pytest.mark.parametrize(
    ("start", "throw", "where"), [("main 36", "lys+cocarde", "main 37"), ("main 38", "lys+cocarde", "main 39")]
)
def test_L92_LR45_setback_and_death_may_be_avoided(start: str, throw: str, where: str) -> None:
    game = scenario("lys", at={0: start}, marks={0: "cocarde"}, hands={0: ["cel_danton"]})
    game.throw(throw)
    assert game.options(0) == ["lay cel_danton", "suffer"]
    game.play("0: lay cel_danton")
    assert game.where(0) == where


def test_L93_LR56_LR101_all_prisoners_hands_are_shared_out_then_hands_are_cut() -> None:
    at = {0: "main 38", 1: "guyana", 2: "prison 1", 3: "prison 4"}
    hands = {0: ["role_cocarde"] * 6, 1: ["role_croix"], 2: ["book_emile"], 3: ["role_lys", "attack_red"]}
    game = scenario("lys", 4, at=at, marks={0: "cocarde"}, hands=hands)
    game.throw("1+2")
    assert game.table.view(0).pool_cards == ["book_emile", "role_lys", "attack_red"]
    assert game.options(0) == ["allot seat0", "allot seat1", "allot seat2", "allot seat3"]
    game.play("0: allot seat0", "0: allot seat3", "0: allot seat1", "0: lose role_cocarde")
    assert "book_emile" in game.hand(0)
    assert (len(game.hand(0)), game.hand(2), game.hand(3)) == (6, [], ["role_lys"])
    assert "attack_red" in game.hand(1)


def test_L93_an_empty_pool_asks_nobody() -> None:
    game = scenario("lys", at={0: "main 38", 1: "prison 1"})
    game.throw("1+2")
    assert (game.where(0), game.asked) == ("main 41", "1 Main")


@pytest.mark.parametrize(("gains", "trees"), [("on", 2), ("off", 0)])
def test_L94_LR57_sent_back_to_46_with_or_without_gains(gains: str, trees: int) -> None:
    at = {0: "main 49", 1: "prison 2"}
    game = scenario("lys", at=at, marks={0: "lys"}, options={"resend_gains": gains})
    game.throw("1+lys")
    assert (game.where(0), game.trees(0)) == ("main 46", trees)
    assert game.where(1) == ("main 30" if trees else "prison 2")


def test_L94_46_pays_even_if_the_prison_is_empty() -> None:
    game = scenario("lys", at={0: "main 45"}, marks={0: "lys"})
    game.throw("lys+cocarde")
    assert (game.where(0), game.trees(0)) == ("main 46", 2)


def test_L95_LR59_any_number_of_books() -> None:
    hand = ["book_emile", "book_candide", "role_lys"]
    game = scenario("lys", at={0: "main 47"}, hands={0: hand})
    game.throw("1+1")
    assert game.options(0) == ["schools 0", "schools 1", "schools 2"]
    assert game.refusal("0: schools 3").rule == "L-95"
    game.play("0: schools 2")
    assert (game.trees(0), game.hand(0)) == (2, ["role_lys"])
    game = scenario("lys", at={0: "main 47"}, hands={0: hand})
    game.throw("1+1")
    game.play("0: schools 0")
    assert (game.trees(0), len(game.hand(0))) == (0, 3)


def test_L96_LR61_a_plain_throw_in_the_salon_brings_nothing_and_moves_others() -> None:
    game = scenario("lys", at={0: "main 53", 1: "main 9"}, marks={0: "lys", 1: "lys"}, held={0: "salon"})
    game.throw("2+lys")
    assert (game.where(0, 1), game.hand(0), game.g.salon[0]) == ("main 53, main 12", [], 1)


def test_L96_a_double_is_followed_by_the_hand_limit() -> None:
    hand = ["role_lys"] * 6
    game = scenario("lys", at={0: "main 53"}, hands={0: hand}, held={0: "salon"}, salon=1)
    game.throw("2+2")
    game.play("0: lose role_lys", "0: lose role_lys")
    assert (len(game.hand(0)), game.hold(0)) == (6, "")


@pytest.mark.parametrize(("marking", "where"), [("lys", "guyana"), ("refractaire", "guyana"), ("jureur", "main 55")])
def test_L97_royalists_go_to_guyane(marking: str, where: str) -> None:
    game = scenario("lys", at={0: "main 54"}, marks={0: marking})
    game.throw("lys+cocarde")
    assert game.where(0) == where


@pytest.mark.parametrize(
    ("square", "marking", "throw", "n"),
    [
        (7, "lys", "1+lys", 1),
        (15, "none", "1+1", 1),
        (33, "none", "1+1", 1),
        (36, "cocarde", "1+cocarde", 1),
        (42, "none", "1+1", 2),
        (44, "none", "1+1", 1),
        (48, "croix", "1+1", 2),
    ],
)
def test_L98_LR95_losses_of_cards_are_no_dangers(square: int, marking: str, throw: str, n: int) -> None:
    hand = ["cel_danton", "cel_carnot", "cel_mirabeau"]
    game = scenario("lys", at={0: f"main {square - 2}"}, marks={0: marking}, hands={0: hand})
    game.throw(throw)
    for _ in range(n):
        assert game.asked == "0 LoseCards"
        game.play(f"0: {game.options(0)[0]}")
    assert (game.where(0), len(game.hand(0))) == (f"main {square}", 3 - n)


@pytest.mark.parametrize(("start", "throw", "end"), [("main 45", "1+1", "main 47"), ("prison 6", "4+4", "prison 2")])
def test_L98_47_and_prison_2_take_the_whole_hand(start: str, throw: str, end: str) -> None:
    game = scenario("lys", at={0: start}, hands={0: ["cel_carnot", "book_emile"]})
    game.throw(throw)
    assert (game.where(0), game.hand(0)) == (end, [])
