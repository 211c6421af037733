"""A game as it stands: who is asked, what may be answered, and why not."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cocarde.core.agenda import Decision, Offer, State, waiting_decision
from cocarde.core.choice import Choice
from cocarde.core.game import Game
from cocarde.core.outcome import Outcome
from cocarde.core.text import Missing, Refusal, Stake, Text, refusal


class Asking:
    """A game and its state, looked at by those who play. Nothing here changes anything."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game: Final = game
        self.state: State = state

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def decision(self) -> Decision[Any] | None:
        """The decision play waits for; None when the game is over."""
        return waiting_decision(self.state)

    def pending(self) -> tuple[int, ...]:
        """The seats that have to answer now; empty when the game is over."""
        decision = self.decision
        return () if decision is None else decision.seats(self.state)

    def waiting(self, viewer: int | None) -> tuple[int, ...]:
        """The seats `viewer` believes to be asked: of a hidden decision, itself or the cover."""
        decision = self.decision
        if decision is None:
            return ()
        asked = decision.seats(self.state)
        if decision.hidden and viewer not in asked:
            return decision.cover(self.state, viewer)
        return asked

    def _asks(self, seat: int) -> Decision[Any] | None:
        """The decision that waits for `seat`, if one does."""
        decision = self.decision
        return None if decision is None or seat not in decision.seats(self.state) else decision

    def _not_asked(self) -> Refusal:
        """Why somebody who is not asked may do nothing."""
        return refusal("core", "game-over" if self.state.over else "not-your-turn")

    def options(self, seat: int) -> list[Choice]:
        """Every legal answer of `seat` now (continuous decisions: good candidates)."""
        decision = self._asks(seat)
        return [] if decision is None else decision.options(self.state, seat)

    def offers(self, seat: int) -> list[Offer]:
        """The continuous answers `seat` may give now."""
        decision = self._asks(seat)
        return [] if decision is None else decision.offers(self.state, seat)

    def prompt(self, seat: int) -> Text | None:
        """What `seat` is asked, or None."""
        decision = self._asks(seat)
        return None if decision is None else decision.prompt(self.state, seat)

    def refuses(self, seat: int, choice: Choice) -> Refusal | None:
        """Why `seat` may not give this answer now, or None."""
        decision = self._asks(seat)
        return self._not_asked() if decision is None else decision.refuses(self.state, seat, choice)

    def explains(self, seat: int, thing: str) -> Refusal | None:
        """Why `thing` cannot be used by `seat` now, or None if it can."""
        decision = self._asks(seat)
        return self._not_asked() if decision is None else decision.explains(self.state, seat, thing)

    def stakes(self, seat: int, choice: Choice) -> Stake | None:
        """What follows if `seat`, which is asked, gives this answer, as far as it may know."""
        decision = self.decision
        return None if decision is None else decision.stakes(self.state, seat, choice)

    def label(self, seat: int, choice: Choice) -> Text | None:
        """What this answer of `seat`, which is asked, is called at this moment; None: by its own words."""
        decision = self.decision
        return None if decision is None else decision.label(self.state, seat, choice)

    def steps(self, seat: int, known: list[Choice] | None = None) -> dict[tuple[str, ...], Text]:
        """For everything that may be picked on the way to an answer, the sentence that says what is wanted next.

        Of a continuous answer that is its things: its numbers are still to be given. Where several answers name the
        same things, it is not yet said which. `known`: its options, if they are at hand.
        """
        decision, options = self.decision, self.options(seat) if known is None else known
        ways = dict.fromkeys([choice.things[:at] for choice in options for at in range(1, len(choice.things))])
        named: dict[tuple[str, ...], int] = {}
        for choice in options:
            named[choice.things] = named.get(choice.things, 0) + 1
        ways.update(dict.fromkeys([things for things, answers in named.items() if answers > 1 and things]))
        ways.update(dict.fromkeys([offer.things for offer in self.offers(seat) if offer.ranges and offer.things]))
        return {} if decision is None else {picked: decision.step(self.state, seat, picked) for picked in ways}

    def missing(self, seat: int) -> list[Missing]:
        """The answers that `seat` would look for and cannot give now, each with its reason."""
        decision = self._asks(seat)
        return [] if decision is None else decision.missing(self.state, seat)

    def reasons(self, seat: int, thing: str, picked: tuple[str, ...] = ()) -> list[Refusal]:
        """Everything that keeps `seat` from using `thing` now, after what is `picked`; empty: nothing does."""
        decision = self._asks(seat)
        if decision is None:
            return [self._not_asked()]
        if not picked:
            return decision.reasons(self.state, seat, thing)
        return self._against((*picked, thing), decision, seat)

    def _against(self, things: tuple[str, ...], decision: Decision[Any], seat: int) -> list[Refusal]:
        """What stands against every answer that begins with these things; empty: one of them can be given."""
        found: list[Refusal] = []
        for choice in self.game.vocabulary.beginning(things):
            why = decision.refuses(self.state, seat, choice)
            if why is None:
                return []
            if why not in found:
                found.append(why)
        return found or [refusal(decision.rule, "never-together")]

    def view(self, seat: int | None = None, public: Any = None) -> Any:
        """What `seat` (None: a spectator) may see, as the game's msgspec struct.

        `public`: what a spectator sees now, if it is at hand; what it has in common with that need not be built anew.
        """
        if public is None:
            return self.game.view(self.state, seat)
        return public if seat is None else self.game.seen_from(self.state, seat, public)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.state.over:
            return None
        return replace(self.game.outcome(self.state), reckoning=self.game.reckoning(self.state))

    def check(self) -> None:
        """Raise `BrokenInvariant` if the game lost or doubled a piece."""
        self.game.check(self.state)

    def _standing(self) -> str:
        if self.state.over:
            return "over"
        frame = self.state.agenda[-1]
        if not isinstance(frame, Decision):  # looked at from within an answer
            return f"{type(frame).__name__} comes next"
        asked = frame.seats(self.state)
        seats = f"seat{'s' if len(asked) > 1 else ''} {', '.join([str(seat) for seat in asked])}"
        return f"{type(frame).__name__} ({frame.rule}) asks {seats}"
