"""What is told as a change and put together again is byte for byte what a fresh connection is sent."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cocarde.core.chance import Fair
from cocarde.core.table import Table
from cocarde.games import load, shelf
from cocarde.server.live.pictures import Picture, Pictures, Scene
from cocarde.server.live.visibility import Around
from cocarde.server.protocol.difference import Memo, difference, patched, settled
from cocarde.server.protocol.socket import Asked, SeatState

AROUND = Around([], 0, None, "", hints=True)
MOST = {"few": 400, "all": 100}
"""Moves of a game at most: random players do not always come to an end, and a full table takes its time."""


class Watched:
    """A viewpoint: what it was sent, put together as the page does it."""

    def __init__(self, seat: int | None) -> None:
        self.viewpoint = (seat, () if seat is None else (seat,))
        self.shown: Picture | None = None
        self.state: dict[str, Any] = {}
        self.question: Asked | None = None
        self.read: dict[str, Any] | None = None
        self.asked_again = 0

    def take(self, picture: Picture, table: Table) -> None:
        if self.shown is None:
            self.state = msgspec.json.decode(picture.whole(table, []).text)
        elif self.shown is not picture:
            change = msgspec.json.decode(picture.since(self.shown, table, self.question).text)
            assert change["was"] == self.state["edition"]
            self.state = patched(self.state, change["patch"]) | {"edition": change["edition"]}
            if "again" in change:
                self.asked_again += 1
                self.state["asked"] = patched(self.read, change["again"])
        self.shown = picture
        self.question, self.read = picture.state.asked or self.question, self.state["asked"] or self.read


def fresh(table: Table, watched: Watched, scene: Scene) -> bytes:
    """What somebody is sent who comes only now; the number of its edition is its own."""
    picture = Pictures().picture(watched.viewpoint, table, lambda: scene)
    return plain(msgspec.json.decode(msgspec.json.encode(picture.state)))


def plain(state: dict[str, Any]) -> bytes:
    """Without what is told of the way to it."""
    return msgspec.json.encode({key: state[key] for key in state if key not in {"events", "fresh", "edition"}})


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("company", MOST)
def test_changes_put_together_are_what_a_fresh_connection_is_sent(game: str, company: str) -> None:
    """Every seat and a spectator, over a whole game; one of them fetches its states only now and then."""
    rules = load(game)
    count = rules.meta.seats[0 if company == "few" else -1]
    chance, table = random.Random(7), Table.new(rules, count, None, chance=Fair("secret", "table"))
    everybody, late = [Watched(seat) for seat in (None, *range(count))], Watched(0)
    pictures = Pictures()
    seats = [SeatState(f"N{seat}", "guest", "", online=True, stands_in=False) for seat in range(count)]
    while table.pending() and table.n < MOST[company]:
        pictures.outdated()
        scene = Scene(seats, AROUND, table.view(None))
        for watched in everybody:
            watched.take(pictures.picture(watched.viewpoint, table, lambda scene=scene: scene), table)  # type: ignore[misc]
            assert plain(watched.state) == fresh(table, watched, Scene(seats, AROUND, table.view(None)))
        if chance.random() < 0.2:
            late.take(pictures.picture(late.viewpoint, table, lambda scene=scene: scene), table)  # type: ignore[misc]
            assert plain(late.state) == plain(everybody[1].state)
        seat = table.pending()[0]
        table.answer(seat, chance.choice(table.options(seat)))
    assert sum(watched.asked_again for watched in everybody) > 0, "questions go on from the last one"


@pytest.mark.parametrize("game", shelf())
def test_what_is_built_on_the_public_view_is_the_view(game: str) -> None:
    rules = load(game)
    chance, table = random.Random(3), Table.new(rules, rules.meta.seats[-1], None, chance=Fair("secret", "table"))
    for _ in range(120):
        if not table.pending():
            break
        public = table.view(None)
        before = msgspec.json.encode(public)
        for seat in range(table.seats):
            assert table.view(seat, public) == table.view(seat)
        assert msgspec.json.encode(public) == before, "nobody changes what everybody sees"
        asked = table.pending()[0]
        table.answer(asked, chance.choice(table.options(asked)))


class Pieces(msgspec.Struct):
    """A part of a view, made anew at every move."""

    names: list[str]
    count: int


class Board(msgspec.Struct):
    """A view."""

    left: Pieces
    right: Pieces
    rows: list[Pieces]


def board(right: int, *rows: int) -> Board:
    return Board(Pieces(["a", "b"], 1), Pieces(["c"], right), [Pieces([f"r{row}"], row) for row in rows])


def test_what_stayed_the_same_is_the_same_object() -> None:
    old, new = board(1, 1, 2), board(2, 1, 3)
    assert difference(old, new, {"left": 0, "right": 1, "rows": 2}) == {
        "~right": {"count": 2},
        "~rows": {"~1": {"names": ["r3"], "count": 3}},
    }
    assert new == board(2, 1, 3)
    assert new.left is old.left
    assert new.rows[0] is old.rows[0]
    assert new.right is not old.right


def test_a_view_in_which_nothing_changed_is_the_old_one() -> None:
    old, other = board(1, 1), board(2, 1)
    assert settled(old, board(1, 1), {}) is old
    assert settled(old, other, {}) is other


def test_what_is_known_of_a_part_that_went_is_not_taken_for_another() -> None:
    """Several views are compared with one: what was equal goes, and the next may lie where it lay."""
    old, memo = board(1), Memo()
    for count in (1, 2, 1, 3, 1, 4):
        new = board(count)
        assert bool(difference(old, new, {"left": 0, "right": 1}, memo)) == (count > 1)
        memo = {} if count > 1 else memo  # what is told must live as long as the memo; what was equal need not
