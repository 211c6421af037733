"""Observations for learners: described truly, within their ranges, and nothing in them that a seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cocarde import games
from cocarde.core.agenda import State
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.learning.numbered import Batch, NumberedPlay, Numbers, Rows
from cocarde.core.learning.observation import Observer
from cocarde.core.playout import deal
from tests.contract.records import recorded, rows_of

ALL = pytest.mark.parametrize("slug", [slug for slug in games.slugs() if games.load(slug).observer() is not None])
TERMS: dict[str, dict[str, str]] = {"courtisans": {"goal": "10000"}, "lys": {"reshuffle": "flip"}}
"""Shorter games, and such that know the next card."""


def observer_of(slug: str) -> Observer[Any]:
    observer = games.load(slug).observer()
    assert observer is not None
    return observer


def row_of(observer: Observer[Any], g: State, seat: int) -> bytes:
    rows = Rows(1, observer.size)
    observer.write(g, seat, rows.writer, 0)
    return rows.value()


def positions(slug: str, seats: int, seed: int, every: int) -> Iterator[NumberedPlay]:
    """Every so many-th position of a game played at random."""
    game = games.load(slug)
    hand = Fast(seed)
    play = NumberedPlay(game, Numbers(game), deal(game, seats, game.meta.settle(seats, TERMS.get(slug)), Fast(seed)))
    taken = 0
    while play.decision is not None and taken < 1500:
        if taken % every == 0:
            yield play
        legal = play.numbers.legal(play.options)
        play.act(legal[hand.below(len(legal))])
        taken += 1


@ALL
def test_blocks_are_described_and_fill_the_row_without_gap(slug: str) -> None:
    observer, at = observer_of(slug), 0
    for block in observer.blocks:
        assert block.at == at, block
        assert block.says, block
        at += block.size
    assert observer.size == at
    assert len({block.name for block in observer.blocks}) == len(observer.blocks)


@ALL
@pytest.mark.sampled
def test_every_number_is_in_its_range_and_every_block_says_something(slug: str) -> None:
    observer, silent = observer_of(slug), {block.name for block in observer_of(slug).blocks}
    counts = games.load(slug).meta.seats
    for seed in range(len(counts), 30):
        if seed >= 2 * len(counts) and not silent:
            break
        seats = counts[seed % len(counts)]
        for play in positions(slug, seats, seed, 7):
            for seat in range(seats):
                row = row_of(observer, play.state, seat)
                for block in observer.blocks:
                    cells = row[block.at : block.at + block.size]
                    assert max(cells) <= block.high, block
                    if any(cells):
                        silent.discard(block.name)
    assert silent == set()


@ALL
@pytest.mark.sampled
def test_what_is_hidden_is_in_no_block(slug: str) -> None:
    game, observer = games.load(slug), observer_of(slug)
    for seats in game.meta.seats:
        for number, play in enumerate(positions(slug, seats, 40 + seats, 23)):
            for seat in range(seats):
                twin = game.redeal(play.state, seat, Fast(number))
                assert row_of(observer, twin, seat) == row_of(observer, play.state, seat), play.decision


@ALL
@pytest.mark.sampled
def test_what_a_view_tells_apart_the_blocks_tell_apart(slug: str) -> None:
    game, observer = games.load(slug), observer_of(slug)
    told: dict[tuple[bytes, int], bytes] = {}
    seats = game.meta.seats[-1]
    for play in positions(slug, seats, 9, 1):
        row = (row_of(observer, play.state, play.seat), play.seat)
        seen = msgspec.json.encode(table_of(game.view(play.state, play.seat)))
        assert told.setdefault(row, seen) == seen, play.decision


def table_of(view: Any) -> dict[str, Any]:
    """What lies on the table: not the journal, the ledger or the film of what has been."""
    past = ("journal", "ledger", "shot", "hash", "dice", "lessons", "register", "forms", "called", "fines", "flags")
    return {name: value for name, value in msgspec.to_builtins(view).items() if name not in past}


@ALL
def test_seeded_games_show_what_they_always_showed(slug: str) -> None:
    """Pure and compiled builds must agree with what is on record; see records.py for a change of rules."""
    assert rows_of(slug) == recorded(slug, "rows")


def test_players_stand_from_the_one_who_looks() -> None:
    observer = observer_of("lys")
    play = next(positions("lys", 3, 1, 1))
    players = next(block for block in observer.blocks if block.name == "players")
    present = [row_of(observer, play.state, seat)[players.at :: players.shape[1]][:6] for seat in range(3)]
    assert present == [bytes([1, 1, 1, 0, 0, 0])] * 3


@ALL
def test_a_batch_plays_the_games_one_would_play_alone(slug: str) -> None:
    game = games.load(slug)
    seats, observer = game.meta.seats[0], observer_of(slug)
    batch = Batch(game, observer, seats, game.meta.settle(seats, TERMS.get(slug)), 3)
    batch.deal(4)
    alone = [NumberedPlay(game, batch.numbers, deal(game, seats, batch.settings, Fast(5 + at))) for at in range(3)]
    hand = Fast(1)
    for _ in range(60):
        for at, play in enumerate(alone):
            assert batch.acting[at] == play.seat
            row = batch.seen.value()[at * observer.size : (at + 1) * observer.size]
            assert row == row_of(observer, play.state, play.seat)
        legal = [play.numbers.legal(play.options) for play in alone]
        answers = [numbers[hand.below(len(numbers))] for numbers in legal]
        for play, answer in zip(alone, answers, strict=True):
            play.act(answer)
        if any(play.decision is None for play in alone):
            break
        batch.step(answers)


def test_a_batch_deals_anew_when_a_game_is_over_and_says_what_it_paid() -> None:
    game, observer = games.load("vendee"), observer_of("vendee")
    batch = Batch(game, observer, 2, game.meta.settle(2, {}), 2)
    batch.deal(1)
    hand, ended = Fast(3), 0
    for _ in range(1500):
        legal = [play.numbers.legal(play.options) for play in batch.plays]
        batch.step([numbers[hand.below(len(numbers))] for numbers in legal])
        for over, paid in zip(batch.over, batch.paid, strict=True):
            assert sum(paid) == 0.0
            assert over == any(paid)
            ended += over
    assert ended >= 2


def test_a_wrong_answer_in_a_batch_is_named_and_changes_nothing() -> None:
    game, observer = games.load("vendee"), observer_of("vendee")
    batch = Batch(game, observer, 2, game.meta.settle(2, {}), 2)
    batch.deal(1)
    before = batch.seen.value()
    right = batch.plays[0].numbers.legal(batch.plays[0].options)[0]
    wrong = next(n for n in range(batch.numbers.size) if n not in batch.plays[1].numbers.legal(batch.plays[1].options))
    with pytest.raises(BadInput, match=f"action {wrong} is not legal in game 1"):
        batch.step([right, wrong])
    with pytest.raises(BadInput, match="1 actions for 2 games"):
        batch.step([right])
    assert batch.seen.value() == before
