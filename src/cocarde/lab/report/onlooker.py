"""Who watches a game: sees everything, secrets too, and writes down what a report needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cocarde.core.agenda import Decision, State
from cocarde.core.choice import Choice
from cocarde.core.event import Event
from cocarde.core.game import Game
from cocarde.core.outcome import Outcome
from cocarde.core.profile import Profile, Sides, Source
from cocarde.core.text import Args, Refusal
from cocarde.lab.report import lead
from cocarde.lab.report.sheet import Asked, Ending, Hits, Leads, Option, Sheet

TOUCH = 10
"""One question in so many is followed by touching things and answers, to hear which rules forbid them."""
FINGERS = 12
"""So many things and so many answers are touched each time."""
STRIDE = 997
"""How far from each other the hand begins in neighbouring games."""


class Onlooker:
    """Looks on at game `n` of a run. `story` is what the game tells into."""

    def __init__(self, game: Game[Any], seats: int, n: int) -> None:
        self.game, self.seats, self.hand = game, seats, Hand(game, n)
        self.profile = game.profile()
        self.sources = sources(self.profile)
        self.open = {heading.kind for heading in self.profile.headings if not heading.sources}
        self.story: list[Event] = []
        self.sides: Sides = {}
        self.marks: set[tuple[str, str, int]] = set()
        self.scores: list[lead.Row] = []
        self.prospects: list[lead.Row] = []
        self.asked: dict[str, Asked] = {}
        self.settles: dict[str, dict[str, int]] = {name: {} for name in self.profile.settles[1]}
        self.told: set[str] = set()
        self.refused: set[str] = set()
        self.opener, self.turns, self.taken = -1, 0, 0

    def heard(self, g: State, decision: Decision[Any], seat: int, options: list[Choice], choice: Choice) -> None:
        """A seat is asked, and is about to give this answer."""
        prompt = decision.prompt(g, seat)
        asked = self.asked.setdefault(prompt.key, Asked(decision.rule, sorted(prompt.args)))
        asked.times += 1
        asked.options += len(options)
        asked.forced += len(options) == 1
        for label, example in {option.label: option for option in options}.items():
            names = [*example.args, *[f"n{at + 1}" for at in range(len(example.numbers))]]
            answer = asked.answers.setdefault(label, Option(names))
            answer.offered += 1
            answer.chosen += label == choice.label
        self.told.add(decision.rule)
        if self.taken % TOUCH == 0:
            self.refused |= {why.rule for why in self.hand.touches(g, decision, seat)}
        self.taken += 1
        self.sides = self.profile.sides(g)

    def saw(self, g: State) -> None:
        """Something happened: read what the game told since, and how the seats stand now."""
        sides = self.sides or self.profile.sides(g)
        for event in self.story:
            self.told.add(event.rule)
            self._note(event, sides)
        self.story.clear()
        self.scores.append(self.game.scores(g) or [0] * self.seats)
        self.prospects.append([self.game.judge.judgement(g, seat) for seat in range(self.seats)])

    def _note(self, event: Event, sides: Sides) -> None:
        look = self.profile
        self.turns += event.kind == look.turn
        if event.kind == look.opener and self.opener < 0:
            self.opener = next(self._owners(event, "seat" if "seat" in event.args else look.side_kind, sides), -1)
        if event.kind == look.settles[0]:
            for name, counted in self.settles.items():
                value = str(event.args[name])
                counted[value] = counted.get(value, 0) + 1
        for name in event.args if self.open and "seat" in event.args else ():
            kind = self.game.meta.kinds.get(name, "")
            if kind in self.open:
                seat = next(self._owners(event, "seat", sides))
                self.marks.update((kind, thing, seat) for thing in named(event.args, name))
        for heading, source in self.sources.get(event.kind, ()):
            for seat in self._owners(event, source.whose, sides):
                self.marks.update((heading, thing, seat) for thing in named(event.args, source.thing))

    def _owners(self, event: Event, whose: str, sides: Sides) -> Iterator[int]:
        """The seats an argument speaks of: a seat, a side, or a thing that belongs to a side."""
        value = event.args[whose]
        if isinstance(value, int):
            yield value
        else:
            yield from sides.get(self.profile.belongs.get(str(value), str(value)), ())

    def sheet(self, g: State, outcome: Outcome) -> Sheet:
        """All that was seen, when the game is over."""
        winners = outcome.winners
        won = [seat in winners for seat in range(self.seats)]
        self.told.add(outcome.rule)
        sides = self.profile.sides(g)
        standing = self.standings(sides)
        return Sheet(
            games=1,
            decisions=self.taken,
            shared=int(len(winners) > 1),
            wins=[int(one) for one in won],
            order=[hits(won[(self.opener + place) % self.seats]) for place in range(self.seats)]
            if self.opener >= 0
            else [],
            sides={} if self.profile.swapped else {side: hits(won[seats[0]]) for side, seats in sides.items()},
            standings={name: hits(won[seat]) for seat, name in enumerate(standing)},
            settles=self.settles,
            lengths={self.taken: 1},
            turns={self.turns: 1} if self.profile.turn else {},
            leads={name: led(rows, winners, margin) for name, rows, margin in self.measures(g)},
            things=self._things(standing, won),
            endings={outcome.text.key: Ending(outcome.rule, sorted(outcome.text.args), 1)},
            asked=self.asked,
            told=dict.fromkeys(sorted(self.told - {""}), 1),
            refused=dict.fromkeys(sorted(self.refused - {"", "core"}), 1),
        )

    def standings(self, sides: Sides) -> list[str]:
        """What each seat is compared with: its side where it has one for the whole game, else its seat."""
        found = []
        for seat in range(self.seats):
            mine = [side for side, seats in sides.items() if seat in seats]
            found.append(mine[0] if len(mine) == 1 and not self.profile.swapped else str(seat))
        return found

    def measures(self, g: State) -> Iterator[tuple[str, list[lead.Row], float]]:
        """What tells who leads: what is counted, if the game counts before its end, and the judgement of the bots."""
        if self.game.scores(g):
            yield "scores", self.scores, 0.0
        yield "prospects", self.prospects, lead.MARGIN

    def _things(self, standing: list[str], won: list[bool]) -> dict[str, dict[str, dict[str, Hits]]]:
        found: dict[str, dict[str, dict[str, Hits]]] = {heading.id: {} for heading in self.profile.headings}
        for heading, thing, seat in sorted(self.marks):
            found[heading].setdefault(thing, {})[standing[seat]] = hits(won[seat])
        return found


def sources(profile: Profile) -> dict[str, list[tuple[str, Source]]]:
    """Under which headings an event is read, by its kind."""
    found: dict[str, list[tuple[str, Source]]] = {}
    for heading in profile.headings:
        for source in heading.sources:
            found.setdefault(source.event, []).append((heading.id, source))
    return found


def hits(won: bool) -> Hits:
    return [1, int(won)]


def led(rows: list[lead.Row], winners: list[int], margin: float) -> Leads:
    """How the lead went in one game."""
    return Leads(
        known=1,
        foretold=lead.foretold(rows, winners),
        changes={lead.changes(rows, margin): 1},
        settled={lead.settled(rows, winners, margin): 1},
    )


class Hand:
    """A curious hand that touches some things and tries some answers, others each time and in each game."""

    def __init__(self, game: Game[Any], n: int) -> None:
        self.choices, self.things = within_reach(game)
        self.at = n * STRIDE

    def touches(self, g: State, decision: Decision[Any], seat: int) -> Iterator[Refusal]:
        """Why not, as often as it may not."""
        for _ in range(FINGERS if self.choices else 0):
            self.at += 1
            why = decision.refuses(g, seat, self.choices[self.at % len(self.choices)])
            if why is not None:
                yield why
            why = decision.explains(g, seat, self.things[self.at % len(self.things)]) if self.things else None
            if why is not None:
                yield why


def within_reach(game: Game[Any]) -> tuple[list[Choice], list[str]]:
    """Every answer of the game that is no measure, and everything one clicks to give one."""
    choices = [choice for choice in game.vocabulary.choices if choice is not None]
    return choices, sorted({thing for choice in choices for thing in choice.things})


def named(args: Args, name: str) -> Iterator[str]:
    """The things an argument names: one, or each of a list."""
    value = args.get(name, ())
    if isinstance(value, (int, str)):
        yield str(value)
    else:
        yield from map(str, value)
