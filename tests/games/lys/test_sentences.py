"""Chapter H and rulings 8.2: who executes which sentence."""

from __future__ import annotations

import pytest

from cocarde.games.lys.data.numbers import BOX, MARKINGS
from cocarde.games.lys.seen.preview import parts_for
from tests.scenario import scenario

ALL = "none cocarde lys croix jureur refractaire"
HAS_C = "cocarde jureur"
HAS_L = "lys refractaire"
HAS_X = "croix jureur refractaire"
NONJURING = "croix refractaire"
MARKED = "cocarde lys croix jureur refractaire"


@pytest.mark.parametrize(
    ("ruling", "squares", "who"),
    [
        ("LR-11", [3, 5, 6, 13, 30, 38], HAS_C),
        ("LR-12", [4], HAS_X),
        ("LR-13", [7], HAS_L),
        ("LR-14", [8], MARKED),
        ("LR-15", [12], HAS_X),
        ("LR-16", [17], HAS_L),
        ("LR-17", [19], HAS_L),
        ("LR-18", [21], NONJURING),
        ("LR-19", [22], HAS_L),
        ("LR-20", [26], HAS_L),
        ("LR-21", [28], NONJURING),
        ("LR-24", [43], HAS_C),
        ("LR-25", [48], HAS_X),
        ("LR-27", [51], HAS_L),
        ("LR-28", [55], HAS_L),
        ("LR-29", [1, 2, 9, 10, 15, 16, 18, 20, 24, 27, 29, 31, 32, 33, 34, 37, 39, 40, 41, 42, 44, 46, 47, 49], ALL),
        ("LR-29", [52, 53, 54, 56], ALL),
        ("LR-29", [11, 14, 23, 25, 45], ""),
    ],
)
def test_LR10_whom_a_square_concerns(ruling: str, squares: list[int], who: str) -> None:
    game = scenario("lys")
    for square in squares:
        concerned = []
        for marking, name in enumerate(MARKINGS):
            game.g.marking[0] = marking
            if name and parts_for(game.g, 0, square):
                concerned.append(name)
        assert concerned == who.split(), (ruling, square)


def test_LR22_LR23_LR26_squares_with_parts_for_different_players() -> None:
    parts = {n: [(part.verb, part.who) for part in BOX.squares[n - 1].does] for n in (35, 36, 50)}
    assert parts == {
        35: [("go", "lys"), ("wave", "all")],
        36: [("go", "lys"), ("discard", "cocarde")],
        50: [("discard", "all"), ("go", "political")],
    }


def test_LR30_annexes_concern_everybody() -> None:
    assert {part.who for square in BOX.squares[56:] for part in square.does} == {"all"}


def test_LR31_trees_and_perils_by_role() -> None:
    def trees(who: str) -> int:
        return sum(part.n for square in BOX.squares for part in square.does if part.verb == "tree" and part.who == who)

    assert (trees("cocarde"), trees("marked"), trees("croix"), trees("all")) == (10, 1, 1, 5)
    perils = {
        who: [s.place for s in BOX.squares for p in s.does if p.danger and p.who == who] for who in ("lys", "nonjuring")
    }
    assert perils == {"lys": ["17", "22", "26", "35", "51", "55"], "nonjuring": ["21", "28"]}


def test_L70_L72_only_the_thrower_executes_a_sentence() -> None:
    game = scenario("lys", at={0: "main 37", 1: "main 39"}, marks={0: "cocarde", 1: "cocarde"})
    game.throw("lys+cocarde")
    assert (game.trees(0), game.trees(1), game.where(0, 1)) == (1, 0, "main 38, main 40")


def test_L71_LR33_a_square_one_is_sent_to_is_an_arrival() -> None:
    game = scenario("lys", at={0: "main 35"}, marks={0: "refractaire"})
    game.throw("lys+cocarde")
    assert game.where(0) == "main 38"
    game = scenario("lys", at={0: "main 23"}, marks={0: "lys"}, deck=["book_emile"])
    game.throw("lys+cocarde")
    assert (game.where(0), game.hand(0)) == ("front 1", ["book_emile"])


@pytest.mark.parametrize(("gone", "where", "trees"), [([], 7, 0), ([7], 6, 1)])
def test_L73_L74_LR34_a_cancelled_destination_is_the_next_lower_square(gone: list[int], where: int, trees: int) -> None:
    at = {0: "main 6", 1: "main 9"}
    game = scenario("lys", at=at, marks={0: "cocarde"}, gone=gone, women=[1])
    game.throw("1+1" if gone else "1+2")
    assert (game.where(0), game.trees(0)) == (f"main {where}", trees)


def test_L73_LR33_16_and_37_forbid_the_gain() -> None:
    quiet = [square.place for square in BOX.squares for part in square.does if part.quiet]
    assert quiet == ["16", "37"]


def test_L75_an_impossible_part_is_skipped() -> None:
    game = scenario("lys", at={0: "main 48"}, marks={0: "cocarde"})
    game.throw("1+1")  # 50: no card to throw away, then back to 46
    assert (game.where(0), game.trees(0)) == ("main 46", 2)


def test_L76_the_thrower_first_then_clockwise() -> None:
    hands = {seat: ["book_emile", "role_lys", "cel_marat"][seat : seat + 1] for seat in range(3)}
    game = scenario("lys", 4, at={0: "main 14", 1: "main 16", 2: "main 16", 3: "main 2"}, hands=hands)
    game.throw("1+1")
    for seat in (0, 1):
        assert game.asked == f"{seat} Protect"
        game.play(f"{seat}: suffer")
    game.play("2: lay cel_marat")
    assert game.where(0, 1, 2) == "main 6, main 6, main 16"


def test_L77_LR74_trees_are_taken_as_far_as_the_supply_goes() -> None:
    game = scenario("lys", at={0: "main 38"}, trees={1: 78})
    game.throw("1+1")
    assert (game.where(0), game.trees(0), game.g.tree_supply) == ("main 40", 2, 0)


def test_LR58_a_double_marking_on_36_counts_as_its_political_role() -> None:
    game = scenario("lys", at={0: "main 35"}, marks={0: "jureur"}, hands={0: ["book_emile"]})
    game.throw("lys+cocarde")
    assert (game.where(0), game.hand(0)) == ("main 36", [])


def test_LR60_on_50_the_card_goes_before_the_setback() -> None:
    game = scenario("lys", at={0: "main 48"}, marks={0: "lys"}, hands={0: ["book_emile", "cel_carnot"]})
    game.throw("1+1")
    assert game.asked == "0 LoseCards"
    game.play("0: lose book_emile")
    assert game.asked == "0 Protect"
    game.play("0: suffer")
    assert (game.where(0), game.hand(0)) == ("main 46", ["cel_carnot"])


def test_LR67_LR69_the_graph_of_sendings_has_no_circle_and_never_leads_to_9_16_or_22() -> None:
    sends = {
        square.place: [part.to for part in square.does if part.to and part.verb in ("go", "disperse", "verdict")]
        for square in BOX.squares
    }
    assert not {"9", "16", "22"} & {to for targets in sends.values() for to in targets}

    def longest(place: str, seen: tuple[str, ...]) -> int:
        assert place not in seen
        return max([1 + longest(to, (*seen, place)) for to in sends[place]], default=0)

    assert max(longest(place, ()) for place in sends) == 1
