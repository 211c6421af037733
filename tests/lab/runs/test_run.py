"""Runs and their pieces: always cut the same way, every game once; who sits where."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cocarde.games import load
from cocarde.lab.runs.plan import Part, Piece, Run, game_seed, mingled, pieces, play_piece

OPTIONS = load("vendee").meta.settle(2, None)


def run_of(games: int, bots: str = "random") -> Run:
    return Run("vendee", 2, OPTIONS, [bots] * 2, 1, games)


@pytest.mark.parametrize("games", [1, 7, 99, 100, 101, 250, 12_345, 100_000])
def test_the_pieces_of_a_run_hold_every_game_once(games: int) -> None:
    cut = list(pieces([run_of(games)]))
    assert [n for piece in cut for n in range(piece.first, piece.last)] == list(range(games))
    assert max(piece.last - piece.first for piece in cut) <= 200
    assert len(cut) >= min(games, 100)


def test_games_of_bots_that_search_are_pieces_of_their_own() -> None:
    assert len(list(pieces([run_of(500, "ismcts:9")]))) == 500


def test_the_runs_of_a_batch_take_turns() -> None:
    cut = list(pieces([run_of(3), run_of(1), run_of(2)]))
    assert [(piece.leg, piece.first) for piece in cut] == [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2)]


def test_a_part_is_the_same_after_a_journey_through_json() -> None:
    part = play_piece(Piece(0, run_of(2), 0, 2))
    assert msgspec.json.decode(msgspec.json.encode(part), type=Part) == part
    assert all(sorted(game.ranks) == [1, 2] and len(game.scores) == 2 for game in part.games)


def test_an_error_in_a_game_says_which_game_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("cocarde.lab.runs.plan.play_randomly", explode)
    with pytest.raises(ZeroDivisionError) as caught:
        play_piece(Piece(0, run_of(9), 4, 9))
    assert caught.value.__notes__[0].startswith(f"in game 4 of vendee: seed {game_seed(1, 4)}, seats random random, ")


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (2, 5), (3, 3), (5, 3)])
def test_mingled_bots_sit_everywhere_equally_often_and_as_evenly_as_can_be(bots: int, seats: int) -> None:
    names = [f"bot{n}" for n in range(bots)]
    tables = [mingled(names, seats, game_seed(1, n)) for n in range(3000)]
    places = Counter((seat, name) for table in tables for seat, name in enumerate(table))
    expected = 3000 / bots
    assert len(places) == bots * seats
    assert all(abs(count - expected) < 5 * expected**0.5 for count in places.values())
    assert all(max(seated := Counter(table).values()) - min(seated) <= 1 for table in tables if seats >= bots)
    assert all(len(set(table)) == min(bots, seats) for table in tables)


def test_mingled_bots_do_not_always_sit_in_the_same_round() -> None:
    assert len({tuple(mingled(["a", "b"], 4, game_seed(1, n))) for n in range(200)}) == 6


def test_the_seating_of_a_game_follows_from_its_seed() -> None:
    run = Run("vendee", 2, OPTIONS, ["a", "b", "c"], 5, 10, mingle=True)
    assert run.seating(4) == run.seating(4) == mingled(["a", "b", "c"], 2, game_seed(5, 4))
    assert len({tuple(run.seating(n)) for n in range(40)}) == 6
