"""The answers of who is asked, as a terminal lists them: by number, by their words, or put together in a dialogue."""

from __future__ import annotations

from cocarde.cli.dialogue import Dialogue
from cocarde.cli.screen import Screen, bare, holding
from cocarde.core.agenda import Offer
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from cocarde.core.text import Stake, Text


class Answers:
    """What a seat may answer now: first the choices, then what is put together in numbers and words."""

    def __init__(self, table: Table, seat: int, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.screen = screen
        self.choices = table.options(seat)
        self.offers = table.offers(seat)

    def __len__(self) -> int:
        return len(self.choices) + len(self.offers)

    def label(self, n: int) -> str:
        """What the answer of this place says."""
        if n < len(self.choices):
            return self.screen.label(self.table, self.seat, self.choices[n])
        return self.screen.offered(self.offers[n - len(self.choices)])

    def give(self, n: int, dialogue: Dialogue) -> Choice:
        """The answer of this place; numbers and words that it still wants are asked for."""
        if n < len(self.choices):
            return self.choices[n]
        offer = self.offers[n - len(self.choices)]
        words = [offer.verb, *self._ids(offer, dialogue), *map(str, self._numbers(offer, dialogue))]
        return self.table.game.vocabulary.read(" ".join(words))

    def called(self, words: str) -> list[int]:
        """The places of the answers with all these words, however they are accented: in what they say, else at stake.

        One that says just this is meant, and of several with the same at stake the first.
        """
        spoken = [bare(self.label(n)) for n in range(len(self))]
        if spoken.count(bare(words)) == 1:
            return [spoken.index(bare(words))]
        found = holding(spoken, words)
        if not found:
            found = holding([f"{label} {bare(self.at_stake(n))}" for n, label in enumerate(spoken)], words)
        stakes = {self.at_stake(n) for n in found}
        return found[:1] if len(stakes) == 1 and stakes != {""} else found

    def at_stake(self, n: int) -> str:
        """What follows from the answer of this place; empty if nothing is said of it."""
        stake = self.table.stakes(self.seat, self.choices[n]) if n < len(self.choices) else None
        return "" if stake is None else self.screen.speech.say(stake.text, self.screen.called)

    def rows(self, found: list[int]) -> list[tuple[int, str, Stake | None]]:
        """The answers of these places with what is at stake in them."""
        stakes = [self.table.stakes(self.seat, self.choices[n]) if n < len(self.choices) else None for n in found]
        return [(n, self.label(n), stake) for n, stake in zip(found, stakes, strict=True)]

    def step(self, found: list[int]) -> Text | None:
        """What is wanted next, if these answers all begin with the same things."""
        ways = [self.choices[n].things for n in found if n < len(self.choices)]
        if len(ways) < len(found):
            return None
        steps = self.table.steps(self.seat)
        begun = [picked for picked in steps if all(way[: len(picked)] == picked for way in ways)]
        return steps[max(begun, key=len)] if begun else None

    def _ids(self, offer: Offer, dialogue: Dialogue) -> list[str]:
        measure = self.table.game.vocabulary.measured(offer.verb)
        names = measure.ids if measure is not None else tuple(offer.ids)
        return [offer.ids.get(name) or self._asked(name, dialogue) for name in names]

    def _asked(self, name: str, dialogue: Dialogue) -> str:
        """A word that is still wanted: a thing by its name, or a name one gives oneself."""
        kind = self.table.game.meta.kinds.get(name, name)
        things = {self.screen.speech.name_of(thing): thing.partition(":")[2] for thing in self._held(kind)}
        if things:
            return list(things.values())[dialogue.menu(self.screen.asking(name), list(things))]
        return dialogue.word(self.screen.asking(name)).replace(" ", "_")

    def _held(self, kind: str) -> list[str]:
        """The things of a kind that the view shows this seat as its own."""
        view = self.table.view(self.seat)
        hand = getattr(getattr(view, "players", [None] * self.table.seats)[self.seat], "hand", None)
        return [f"{kind}:{name}" for name in dict.fromkeys(hand or [])] if kind == "card" else []

    def _numbers(self, offer: Offer, dialogue: Dialogue) -> list[int]:
        composing = self.table.game.composing()
        if composing is not None and offer.ranges:
            view, box = self.table.view(self.seat), self.table.game.box()
            return composing(offer, view, box, self.screen.speech, dialogue)
        return [dialogue.number(self.screen.asking(one.name), one.low, one.high) for one in offer.ranges]
