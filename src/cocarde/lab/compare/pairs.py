"""What another box changes: the same seeds played with both, each game beside its twin.

How long it takes, who wins, in how many games a thing is seen: compared pair by pair. Of how often those win who had
a thing there are no pairs, for it is not seen in both games: these are two shares. The intervals of the table and those
of the things are each widened for their number, so that with 95 % all of a list hold at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from cocarde import games as registry
from cocarde.core.game import Game
from cocarde.core.outcome import Outcome
from cocarde.lab.measure.sweep import Difference, Figures, Pairs, at_once
from cocarde.lab.report.findings import RARE
from cocarde.lab.report.sheet import Hits
from cocarde.lab.report.watch import watched
from cocarde.lab.results.interval import shares_apart
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.journal import Crew, Journal, beside
from cocarde.lab.runs.plan import Piece, Played, Run, checksum, pieces

Things = dict[str, dict[str, Hits]]
"""By heading and thing: how many had it, and how many of them won."""


class Seen(msgspec.Struct, frozen=True):
    """A game that was looked at. `sides`: which of them won."""

    played: Played
    sides: dict[str, bool]
    things: Things


class Part(msgspec.Struct, frozen=True):
    """The games of a piece of the `leg`-th run."""

    leg: int
    games: list[Seen]


class Shift(msgspec.Struct):
    """A figure before and after, the change, its interval; `shown`: there are games enough, and it does not hold 0."""

    shown: bool
    before: float
    after: float
    change: float
    low: float
    high: float


class AtTable(msgspec.Struct):
    """`measure`: `length`, `seat`, `side`, `single_winner` or `margin`; `who`: the seat or the side."""

    measure: str
    who: str
    shift: Shift


class OfThing(msgspec.Struct):
    """`seen`: in which share of the games; `won`: of those who had it, None where they are too few to say."""

    id: str
    seen: Shift
    won: Shift | None


class UnderHeading(msgspec.Struct):
    """The things of a heading, the most changed first."""

    heading: str
    kind: str
    things: list[OfThing]


class Compared(msgspec.Struct):
    """All of it. `differing`: in how many pairs the second game went differently."""

    before: Run
    after: Run
    games: int
    differing: int
    table: list[AtTable]
    headings: list[UnderHeading]

    @property
    def things(self) -> int:
        """How many figures of things were compared."""
        return sum(1 + (one.won is not None) for row in self.headings for one in row.things)


def compare(runs: list[Run], crew: Crew, out: Path, told: Callable[[int], None]) -> Compared:
    """Play both runs and compare them; what is done stands in a journal beside `out`, which the caller removes."""
    counted = Pairing(*runs)
    with Journal(beside(out), Batch("compare", runs).heading(), Part) as journal:
        done = 0
        for part in journal.parts():
            done += counted.add(part)
        told(done)
        for part in journal.carry_on(look_at_piece, pieces(runs), crew):
            done += counted.add(part)
            told(done)
    return counted.compared()


def look_at_piece(piece: Piece) -> Part:
    """Play the games of a piece and look on."""
    game: Game[Any] = registry.load(piece.run.game)
    return Part(piece.leg, [look_at(game, piece.run, n) for n in range(piece.first, piece.last)])


def look_at(game: Game[Any], run: Run, n: int) -> Seen:
    """Game `n` of a run, as `simulate` plays it."""
    eye, g = watched(game, run, n)
    outcome: Outcome = game.outcome(g)
    sheet = eye.sheet(g, outcome)
    played = Played(n, eye.taken, checksum(n, eye.taken, g.chance.count), outcome.ranks, outcome.scores)
    sides = {side: hits[1] > 0 for side, hits in sheet.sides.items()}
    return Seen(played, sides, {heading: summed(things) for heading, things in sheet.things.items()})


def summed(things: dict[str, dict[str, Hits]]) -> dict[str, Hits]:
    """How many had each thing and won, whoever they were."""
    return {
        thing: [sum(hits[0] for hits in holders.values()), sum(hits[1] for hits in holders.values())]
        for thing, holders in things.items()
    }


class ThingPairs:
    """A thing in both boxes: in which games it was seen, and how often who had it won."""

    def __init__(self) -> None:
        self.seen = Pairs(share=True)
        self.hits: list[Hits] = [[0, 0], [0, 0]]

    def add(self, before: Hits, after: Hits) -> None:
        """Count a pair."""
        self.seen.add(before[0] > 0, after[0] > 0)
        for total, hits in zip(self.hits, (before, after), strict=True):
            total[0] += hits[0]
            total[1] += hits[1]

    @property
    def judged(self) -> bool:
        """Had enough of them it in both boxes?"""
        return min(hits[0] for hits in self.hits) >= RARE

    def won(self, z: float) -> Shift | None:
        """How often whoever had it won."""
        if not self.judged:
            return None
        (of, wins), (others, more) = self.hits
        low, high = shares_apart((wins, of), (more, others), z)
        change = more / others - wins / of
        figures = [round(number, 6) for number in (wins / of, more / others, change, low, high)]
        return Shift(low > 0 or high < 0, *figures)


class Pairing:
    """Counts pairs as they come: the games of the first box are kept until those of the second are there."""

    def __init__(self, before: Run, after: Run) -> None:
        self.runs = before, after
        self.profile = registry.load(after.game).profile()
        self.kept: dict[int, Seen] = {}
        self.games = 0
        self.differing = 0
        seats = [Difference("seat", seat) for seat in range(before.seats)]
        self.table = [Difference("length"), *seats, Difference("single_winner"), Difference("margin")]
        self.sides: dict[str, Pairs] = {}
        self.things: dict[str, dict[str, ThingPairs]] = {heading.id: {} for heading in self.profile.headings}

    def add(self, part: Part) -> int:
        """Count the games of a part, and say how many there are."""
        if part.leg == 0:
            self.kept.update((one.played.n, one) for one in part.games)
        else:
            for one in part.games:
                self._pair(self.kept.pop(one.played.n), one)
        return len(part.games)

    def _pair(self, before: Seen, after: Seen) -> None:
        self.differing += before != after
        for difference in self.table:
            difference.add(before.played, after.played)
        for side in {**before.sides, **after.sides}:
            pairs = self.sides.setdefault(side, Pairs(share=True))
            pairs.add(before.sides.get(side, False), after.sides.get(side, False))
        for heading, known in self.things.items():
            was, is_now = before.things.get(heading, {}), after.things.get(heading, {})
            for thing in {**was, **is_now}:
                known.setdefault(thing, self._unseen())
            for thing, pairs_of in known.items():
                pairs_of.add(was.get(thing, [0, 0]), is_now.get(thing, [0, 0]))
        self.games += 1

    def _unseen(self) -> ThingPairs:
        """A thing that no game so far has shown."""
        fresh = ThingPairs()
        fresh.seen.games = self.games
        return fresh

    def compared(self) -> Compared:
        """What it comes to."""
        return Compared(*self.runs, self.games, self.differing, list(self._at_table()), list(self._headings()))

    def _at_table(self) -> Iterator[AtTable]:
        seats_are_sides = [one.pairs for one in self.table if one.measure == "seat"]
        sides = {} if self._same(seats_are_sides) else self.sides
        z = at_once(len(self.table) + len(sides))
        for one in self.table:
            yield AtTable(one.measure, "" if one.seat is None else str(one.seat), shift(one.pairs, z))
        for side, pairs in sides.items():
            yield AtTable("side", side, shift(pairs, z))

    def _same(self, seats: list[Pairs]) -> bool:
        """Is each seat a side of its own?"""
        figures = [(one.before, one.after) for one in seats]
        return figures == [(one.before, one.after) for one in self.sides.values()]

    def _headings(self) -> Iterator[UnderHeading]:
        z = at_once(sum(1 + one.judged for known in self.things.values() for one in known.values()))
        for heading in self.profile.headings:
            known = self.things[heading.id]
            rows = [OfThing(thing, shift(one.seen, z), one.won(z)) for thing, one in known.items()]
            yield UnderHeading(heading.id, heading.kind, sorted(rows, key=most_changed))


def most_changed(one: OfThing) -> tuple[bool, float, str]:
    """The order of things: those that are shown first, then by how much."""
    shifts = [shift for shift in (one.seen, one.won) if shift is not None]
    return not any(row.shown for row in shifts), -max(abs(row.change) for row in shifts), one.id


def shift(pairs: Pairs, z: float) -> Shift:
    """The change of what was paired."""
    shown, figures = pairs.figures(z)
    found: Figures = figures
    return Shift(shown, *found)
