# interpreted: it subclasses a source of chance and is run once per game
"""Was the chance of a game fair? Everything is drawn again from the secret that was committed to, and compared."""

from __future__ import annotations

from typing import Any

import msgspec

from cocarde.core.chance import Chance, Fair, commitment
from cocarde.core.codec import Saved
from cocarde.core.errors import BadInput, CorruptLog, Refused
from cocarde.core.game import Game
from cocarde.core.journal import branched, rewinds
from cocarde.core.table import Table

WORDS = 8
"""Words of 32 bits in one block of the stream."""


class Drawn(msgspec.Struct, frozen=True):
    """A result from 0 to `size` - 1, drawn for entry `n` of `seat` (-1: the house) by a die, a shuffle or else.

    `place`: how many words of the stream had been read before it.
    """

    n: int
    seat: int
    kind: str
    size: int
    result: int
    place: int


class Luck(msgspec.Struct, frozen=True):
    """The dice of a seat: how many of so many sides, what they came to, and what they come to on average."""

    seat: int
    sides: int
    count: int
    total: int
    expected: float


class Audit(msgspec.Struct, frozen=True):
    """What was drawn after the game was dealt here (`begun`: the entries before are of another table)."""

    commitment: str
    words: str
    begun: int
    drawn: list[Drawn]

    def spoken(self) -> list[tuple[int, str]]:
        """Who added which words to the chance: `seat:words` after the name of the table; older games name no seat."""
        parts = [part.rpartition(":") for part in self.words.split(" ")[1:]]
        return [(int(seat) if seat.isdecimal() else 0, words) for seat, _, words in parts if words]

    def luck(self) -> list[Luck]:
        """What each seat rolled, by kind of die."""
        rolls: dict[tuple[int, int], list[int]] = {}
        for draw in self.drawn:
            if draw.kind == "die" and draw.seat >= 0:
                rolls.setdefault((draw.seat, draw.size), []).append(draw.result + 1)
        return [
            Luck(seat, sides, len(rolled), sum(rolled), len(rolled) * (sides + 1) / 2)
            for (seat, sides), rolled in sorted(rolls.items())
        ]


class Forged(BadInput):
    """A result of the log is not the one its secret gives."""


class Witness(Fair):
    """Fair chance that writes down what it was asked for."""

    def __init__(self, secret: str, words: str) -> None:
        super().__init__(secret, words)
        self.seen: list[tuple[str, int, int, int]] = []
        self.kind = "pick"

    def below(self, n: int) -> int:
        place = self.block * WORDS - len(self.pool)
        result = super().below(n)
        self.seen.append((self.kind, n, result, place))
        return result

    def die(self, sides: int = 6) -> int:
        self.kind = "die"
        try:
            return super().die(sides)
        finally:
            self.kind = "pick"

    def shuffle(self, items: list[int]) -> None:
        self.kind = "shuffle"
        try:
            super().shuffle(items)
        finally:
            self.kind = "pick"

    def restarted(self) -> Chance:
        return Witness(self.secret, self.words)

    def copy(self) -> Chance:
        twin = Witness(self.secret, self.words)
        twin.block, twin.pool, twin.count = self.block, self.pool[:], self.count
        return twin


def audit(game: Game[Any], saved: Saved, published: str = "") -> Audit:
    """Draw everything again; `Forged` names the first entry whose chance comes out otherwise."""
    secret, words = source_of(saved)
    if published and commitment(secret) != published:
        raise Forged("the secret of this game is not the one that was committed to before it")
    witness = Witness(secret, words)
    table, begun = opened(game, saved, witness)
    drawn: list[Drawn] = []
    for n in range(max(1, begun), len(saved.log) + 1):
        if n > max(1, begun):
            follow(table, saved, n)
        source = table.state.chance
        assert isinstance(source, Witness)
        move = saved.log[n - 1]
        if not rewinds(move):  # to go back draws again what is already counted
            drawn += [Drawn(n, move.seat, *seen) for seen in source.seen]
        source.seen = []
        if table.log[n - 1] != move:
            raise Forged(f"entry {n} of the log: {differing(table, saved, n)}")
    return Audit(commitment(secret), words, begun, drawn)


def sealed(saved: Saved) -> bool:
    """Was the chance of this game committed to before it?"""
    chance = saved.state.chance if saved.state is not None else []
    return len(chance) >= 3 and chance[0] == "fair"


def source_of(saved: Saved) -> tuple[str, str]:
    """The secret and the words all chance of this game came from."""
    if saved.state is None or not sealed(saved):
        raise BadInput("this game was not played with committed chance: there is nothing to verify")
    _, secret, words, *_ = saved.state.chance
    return str(secret), str(words)


def opened(game: Game[Any], saved: Saved, witness: Witness) -> tuple[Table, int]:
    """The game as it was dealt, or as it left another one."""
    begun = branched(saved.log)
    if not begun:
        table = Table.new(game, saved.seats, saved.options, chance=witness)
        table.expect(saved.log)
        return table, 0
    table = Table.from_log(game, saved.seats, saved.options, saved.log, begun)
    table.state.chance = witness
    return table, begun


def follow(table: Table, saved: Saved, n: int) -> None:
    move = saved.log[n - 1]
    try:
        table.follow(move)
    except (Refused, BadInput) as error:
        raise CorruptLog(f"entry {n} of the log ({move.seat}: {move.choice}) does not fit: {error}") from error


def differing(table: Table, saved: Saved, n: int) -> str:
    """The first result that is another one."""
    mine, theirs = table.log[n - 1].chance, saved.log[n - 1].chance
    at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    if at >= len(mine) or at >= len(theirs):
        return f"{len(theirs)} results are on record, and {len(mine)} were drawn"
    return f"result {at + 1} is {theirs[at]} on record, and {mine[at]} as the secret gives it"
