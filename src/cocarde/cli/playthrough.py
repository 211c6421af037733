"""`cocarde playthrough`: a game of bots told entry by entry, for people who read what a change changes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Annotated

import typer

from cocarde.bots import SeatView
from cocarde.bots.match import seated
from cocarde.cli.lab.table import seat_names as seat_bots
from cocarde.cli.language import Lang, language
from cocarde.cli.pack.named import PackName, with_named
from cocarde.cli.play import settings
from cocarde.cli.screen import seat_names
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.event import Seen
from cocarde.core.outcome import Counted
from cocarde.core.table import Table
from cocarde.speech import speech

FIRST, LAST = 40, 8


def playthrough(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same game.")] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table.")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="One bot for all seats, or one for each.")] = "random",
    first: Annotated[int, typer.Option(min=0, help="Tell so many answers of the beginning.")] = FIRST,
    last: Annotated[int, typer.Option(min=0, help="Tell so many answers of the end.")] = LAST,
    pack: PackName = None,
    lang: Lang = None,
) -> None:
    """Tell a game of bots: each question, the answer, what all saw and what a single seat saw, the score."""
    game = with_named(slug, pack)
    count = seats if seats is not None else min(game.meta.seats)
    table = Table.new(game, count, game.meta.settle(count, settings(option), alone=True), seed)
    for line in Telling(table, language(lang), seat_bots(bots, count)).lines(seed, first, last):
        print(line)


class Telling:
    """A game as lines of text. What only some saw, or saw otherwise, stands behind their names in brackets."""

    def __init__(self, table: Table, tongue: str, bots: list[str]) -> None:
        self.table = table
        self.bots = bots
        self.speech = speech(table.game, tongue)
        self.names = seat_names(self.speech, table.seats)
        self.score: list[int] = []
        self.clocks: dict[int | None, int] = dict.fromkeys([None, *range(table.seats)], 0)

    def lines(self, seed: int, first: int, last: int) -> Iterator[str]:
        """The whole game; of the answers between the `first` and the `last` only how many they are."""
        table, entries = self.table, list(self.entries(seed))
        told = [*entries[: first + 1], *entries[max(first + 1, len(entries) - last) :]]
        chosen = " ".join(f"{name}={value}" for name, value in table.settings.items())
        yield f"{table.game.meta.slug}, {table.seats} seats, seed {seed}, {self.answered()}"
        yield chosen
        for at, entry in enumerate(told):
            if at == first + 1 and len(told) < len(entries):
                yield from ("", f"… {len(entries) - len(told)} answers …")
            yield ""
            yield from entry
        yield from ("", *self.end())

    def answered(self) -> str:
        """By whom."""
        return "answers at random" if set(self.bots) == {"random"} else f"answers of {', '.join(self.bots)}"

    def entries(self, seed: int) -> Iterator[list[str]]:
        """Play; the lines of each entry of the log."""
        hand, players = Fast(seed), seated(self.bots)
        yield ["1  setup", *self.seen(), *self.scored()]
        while self.table.pending():
            asked = self.table.pending()
            seat = asked[hand.below(len(asked))]
            choice = players[seat].choose(SeatView(self.table.game, self.table.state, seat), hand)
            question = self.question(seat, self.table.options(seat), choice)
            self.table.answer(seat, choice)
            yield [*question, *self.seen(), *self.scored()]

    def question(self, seat: int, options: list[Choice], choice: Choice) -> list[str]:
        """Who is asked what by which rule, and the answer."""
        decision, prompt = self.table.decision, self.table.prompt(seat)
        assert decision is not None
        assert prompt is not None
        hidden = " (hidden)" if decision.hidden else ""
        said = self.speech.say(prompt, self.names)
        number = f"{options.index(choice) + 1} of {len(options)}" if choice in options else "freely"
        text = self.table.label(seat, choice)
        label = self.speech.label(choice, self.names) if text is None else self.speech.say(text, self.names)
        return [
            f"{self.table.n + 1}  {self.names[seat]}, {decision.rule}{hidden}: {said}",
            f"   {number}: {choice.notation} ({label})",
        ]

    def seen(self) -> list[str]:
        """What has happened since, with its rules: as everybody saw it, then what single seats saw besides."""
        public = self._news(None)
        besides: dict[str, list[str]] = {}
        for seat, name in enumerate(self.names):
            for line in self._news(seat):
                if line not in public:
                    besides.setdefault(line, []).append(name)
        return [f"   {line}" for line in [*public, *[f"[{', '.join(who)}] {line}" for line, who in besides.items()]]]

    def _news(self, viewer: int | None) -> list[str]:
        events = self.table.events(viewer, self.clocks[viewer])
        self.clocks[viewer] = self.table.clock(viewer)
        return [self._line(event) for event in events]

    def _line(self, event: Seen) -> str:
        said = self.speech.event(event, self.names)
        return said if event.rule == "core" else f"{event.rule} {said}"

    def scored(self) -> list[str]:
        """What each seat would be counted now, if that has changed."""
        before, self.score = self.score, self.table.game.scores(self.table.state)
        return [f"   score: {' '.join(map(str, self.score))}"] if self.score != before else []

    def counted(self, line: Counted) -> str:
        """A line of the reckoning, seat by seat."""
        values = ["-" if value is None else str(value) for value in line.values]
        return f"{self.speech.say(line.label, self.names)}: {' '.join(values)}"

    def end(self) -> list[str]:
        """How it ended, and a sum over the whole log, of what was not told too."""
        outcome, log = self.table.outcome(), self.table.log
        assert outcome is not None
        moves = "\n".join(f"{move.seat} {move.choice} {move.chance}" for move in log)
        places = [
            f"{rank}. {name} {score}"
            for rank, name, score in zip(outcome.ranks, self.names, outcome.scores, strict=True)
        ]
        return [
            f"{outcome.rule} {self.speech.say(outcome.text, self.names)}",
            ", ".join(sorted(places)),
            *[self.counted(line) for line in outcome.reckoning],
            f"{len(log)} entries, sha256 {hashlib.sha256(moves.encode()).hexdigest()[:16]}",
        ]
