"""G-24 to G-29: step 4 of a denunciation. Flight, an accomplice or a trial for those who sat in power."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Missing, Stake, Text, stake
from cocarde.games.guillotine.choices import ACCOMPLICE, CALL_ACCOMPLICE, FLEE, STAND_TRIAL, OfDeputy
from cocarde.games.guillotine.data.numbers import (
    CONVENTION,
    DEPUTIES,
    FACTION_OF,
    FUITE,
    PEOPLE,
    PRISON,
    ROSTER,
    TRIAL,
    TRIBUNAL,
    deputies_in,
    how_many,
)
from cocarde.games.guillotine.refusals import REFUSALS
from cocarde.games.guillotine.rules.at_stake import of_flight, of_popularity, of_trial
from cocarde.games.guillotine.rules.decision import DeputyDecision, deputy_named
from cocarde.games.guillotine.rules.places import send, tell_sent
from cocarde.games.guillotine.rules.popularity import BY_ACCOMPLICE, bury, change
from cocarde.games.guillotine.rules.prison import BACK_FROM_FLIGHT
from cocarde.games.guillotine.rules.votes import Vote, open_vote
from cocarde.games.guillotine.state import GuillotineState

ACCOMPLICE_LOSS: Final = -2


def accomplices(g: GuillotineState, deputy: int) -> int:
    """G-26, GR-13. Those of the same faction who sit at the Tribunal now; a summoned deputy sits no more (GR-41)."""
    return g.where[TRIBUNAL] & ROSTER[FACTION_OF[deputy]]


def trial_is_safe(g: GuillotineState, seat: int) -> bool:
    """4.4. Does this player hold at least half of the seated judges' votes? An empty Tribunal counts as such."""
    judges = g.where[TRIBUNAL]
    return 2 * how_many(judges & g.mine[seat]) >= how_many(judges)


class Summons(DeputyDecision):
    """G-24, GR-40. DEN_SUMMONS: the owner of a summoned deputy chooses; it is resolved before the next one chooses."""

    rule = "G-24"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        legal: list[Choice] = [STAND_TRIAL, FLEE] if trial_is_safe(g, seat) else [FLEE, STAND_TRIAL]
        if accomplices(g, self.deputy):
            legal.append(CALL_ACCOMPLICE)
        return legal

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if choice is FLEE:  # G-25
            send(g, self.deputy, FUITE)
            tell_sent(g, self.deputy, "G-25")
        elif choice is STAND_TRIAL:
            open_vote(g, TRIALS[self.deputy])
        else:
            self.call_accomplice(g)

    def call_accomplice(self, g: GuillotineState) -> None:
        """DEN_ACCOMPLICE is asked only if there are several candidates."""
        candidates = accomplices(g, self.deputy)
        if how_many(candidates) > 1:
            g.push(CHOOSE_ACCOMPLICE[self.deputy])
        else:
            help_out(g, self.deputy, candidates.bit_length() - 1)

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if choice is FLEE:
            return of_flight(g, self.deputy, FUITE, BACK_FROM_FLIGHT)
        if choice is STAND_TRIAL:
            return of_trial(g, seat)
        candidates = accomplices(g, self.deputy)
        if how_many(candidates) > 1:
            return stake("accomplices", loss=-ACCOMPLICE_LOSS, n=how_many(candidates))
        only = candidates.bit_length() - 1
        after = max(0, g.pp[only] + ACCOMPLICE_LOSS)
        return stake("accomplice", accomplice=DEPUTIES[only], loss=-ACCOMPLICE_LOSS, after=after)

    def missing(self, g: GuillotineState, seat: int) -> list[Missing]:
        """G-26. An accomplice is looked for even where there is none."""
        if accomplices(g, self.deputy):
            return []
        return [Missing(Text(CALL_ACCOMPLICE.label), REFUSALS.refusal("no-accomplice"))]

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        return ["no-accomplice"] if kind == "summons" and name == "complice" else []

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-summons", {"deputy": DEPUTIES[self.deputy]})


class ChooseAccomplice(DeputyDecision):
    """G-26. DEN_ACCOMPLICE: a deputy of the same faction who sits at the Tribunal now."""

    rule = "G-26"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        candidates = [(-g.pp[deputy], deputy) for deputy in deputies_in(accomplices(g, self.deputy))]
        candidates.sort()
        return [ACCOMPLICE[deputy] for _, deputy in candidates]

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfDeputy)
        help_out(g, self.deputy, choice.deputy)

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        assert isinstance(choice, OfDeputy)
        return of_popularity(g, choice.deputy, ACCOMPLICE_LOSS)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        return ["not-a-judge"] if kind == "deputy" and deputy_named(name) >= 0 else []

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-accomplice", {"deputy": DEPUTIES[self.deputy]})


def help_out(g: GuillotineState, deputy: int, accomplice: int) -> None:
    """G-26, GR-42. The summoned goes to Prison, then the accomplice loses 2 PP and may die of it."""
    send(g, deputy, PRISON)
    if g.telling:
        g.tell("accomplice_helped", "G-26", {"deputy": DEPUTIES[deputy], "accomplice": DEPUTIES[accomplice]})
    change(g, accomplice, ACCOMPLICE_LOSS, BY_ACCOMPLICE)


class Trial(Vote):
    """G-27, GR-22. TRIAL_VOTE: the judges' players vote, OUI for guilty; the accused does not, his friends do."""

    rule = "G-27"
    kind = TRIAL
    name = "trial"
    post = TRIBUNAL

    def settle(self, g: GuillotineState, oui: int, non: int) -> None:
        """G-15, G-28, GR-43. NON acquits, OUI condemns, a tie (0-0 too) is Prison."""
        if oui > non:
            if g.telling:
                g.tell("guillotined", "G-28", {"deputy": DEPUTIES[self.deputy]})
            bury(g, self.deputy)
            return
        send(g, self.deputy, CONVENTION if non > oui else PRISON)
        if g.telling:
            g.tell("acquitted" if non > oui else "imprisoned", "G-28", {"deputy": DEPUTIES[self.deputy]})


SUMMONS: Final = [Summons(deputy) for deputy in range(PEOPLE)]
CHOOSE_ACCOMPLICE: Final = [ChooseAccomplice(deputy) for deputy in range(PEOPLE)]
TRIALS: Final = [Trial(deputy) for deputy in range(PEOPLE)]
