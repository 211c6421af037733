"""Who sits where: seats that rotate, bots that mingle, and runs that are always cut the same way."""

from __future__ import annotations

from collections import Counter

import pytest

from cocarde.lab.runs.plan import CHUNK, PIECES, Piece, Played, Run, checksum, game_seed, mingled, pieces, zip_pieces

BOTS = ["first", "second", "third"]


def run(
    seats: int = 3, games: int = 6, bots: list[str] | None = None, rotate: bool = False, mingle: bool = False
) -> Run:
    return Run("toy", seats, {}, bots or BOTS, 5, games, rotate, mingle)


def test_without_rotation_everybody_keeps_his_seat() -> None:
    assert [run().seating(n) for n in range(4)] == [BOTS] * 4


def test_with_rotation_everybody_moves_on_by_one_seat_each_game() -> None:
    assert [run(rotate=True).seating(n) for n in range(4)] == [
        ["first", "second", "third"],
        ["third", "first", "second"],
        ["second", "third", "first"],
        ["first", "second", "third"],
    ]


def test_in_as_many_games_as_seats_every_bot_sat_on_every_seat_once() -> None:
    bots = ["a", "b", "c", "d"]
    turn = [run(4, bots=bots, rotate=True).seating(n) for n in range(4)]
    assert [sorted(seats) for seats in zip(*turn, strict=True)] == [bots] * 4


def test_who_mingles_sits_as_often_as_every_other_give_or_take_one() -> None:
    few = run(5, bots=["a", "b"], mingle=True)
    for n in range(20):
        assert sorted(Counter(few.seating(n)).values()) == [2, 3]
    many = run(3, bots=["a", "b", "c", "d", "e"], mingle=True)
    assert all(len(set(many.seating(n))) == 3 for n in range(20))


def test_who_mingles_depends_on_the_game_alone_and_differs_from_game_to_game() -> None:
    mingling = run(4, bots=["a", "b"], mingle=True, rotate=True)
    assert mingling.seating(3) == mingling.seating(3) == mingled(["a", "b"], 4, game_seed(5, 3))
    seatings = {tuple(mingling.seating(n)) for n in range(60)}
    assert len(seatings) == 6  # every way to seat two and two
    alone = run(3, bots=["a", "b", "c", "d", "e"], mingle=True)
    met = Counter(bot for n in range(100) for bot in alone.seating(n))
    assert set(met) == {"a", "b", "c", "d", "e"}
    assert min(met.values()) > 40


def test_neighbouring_seeds_share_no_game() -> None:
    seeds = [game_seed(seed, n) for seed in (0, 1, 2, 0xFFFFFFFF) for n in (0, 1, 999)]
    assert len(set(seeds)) == len(seeds)
    assert game_seed(1, 7) == (1 << 32) + 7
    assert game_seed(1 << 32, 7) == 7


def cut(games: int, *bots: str) -> list[tuple[int, int]]:
    return [(piece.first, piece.last) for piece in pieces([run(games=games, bots=list(bots))])]


def test_games_of_quick_bots_are_cut_into_a_hundred_pieces_of_two_hundred_at_most() -> None:
    assert cut(3, "greedy", "good", "random") == [(0, 1), (1, 2), (2, 3)]
    assert cut(PIECES * 3, "novice", "random", "random")[:2] == [(0, 3), (3, 6)]
    assert len(cut(PIECES * 3, "novice", "random", "random")) == PIECES
    many = cut(PIECES * CHUNK * 2 + 1, "random", "random", "random")
    assert (many[0], many[-1], len(many)) == ((0, CHUNK), (PIECES * CHUNK * 2, PIECES * CHUNK * 2 + 1), 2 * PIECES + 1)


def test_games_of_a_bot_that_searches_are_cut_one_by_one() -> None:
    assert len(cut(500, "random", "ismcts:24", "random")) == 500


def test_legs_of_a_batch_grow_together() -> None:
    one, two = run(games=3), run(games=1)
    order = [(piece.leg, piece.first) for piece in pieces([one, two])]
    assert order == [(0, 0), (1, 0), (0, 1), (0, 2)]
    legs = [[Piece(leg, one, n, n + 1) for n in range(count)] for leg, count in enumerate((2, 0, 3))]
    assert [[piece.leg for piece in row] for row in zip_pieces(legs)] == [[0, 2], [0, 2], [2]]


def test_all_of_rank_one_have_won() -> None:
    assert Played(0, 0, 0, [1, 2, 1], [5, 3, 5]).winners == [0, 2]


@pytest.mark.parametrize("other", [(1, 20, 30), (2, 21, 30), (2, 20, 31)])
def test_a_checksum_tells_games_apart(other: tuple[int, int, int]) -> None:
    assert checksum(*other) != checksum(2, 20, 30) == checksum(2, 20, 30)
