"""G-69 to G-73, Phase VII: the fugitives are searched for; those who escape may come home or surrender."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Stake, Text
from cocarde.games.guillotine.choices import HIDE, SURRENDER
from cocarde.games.guillotine.data.numbers import DEPUTIES, FACTION_OF, FUITE, PEOPLE, SUMMONED
from cocarde.games.guillotine.rules.at_stake import CAUGHT, SEARCH_AGAIN, of_flight, of_staying, of_trial
from cocarde.games.guillotine.rules.decision import DeputyDecision, DeputyStep
from cocarde.games.guillotine.rules.denunciation.summons import TRIALS
from cocarde.games.guillotine.rules.places import in_turn_order, send
from cocarde.games.guillotine.rules.popularity import BY_FLIGHT, bury, pay
from cocarde.games.guillotine.rules.prison import BACK_FROM_FLIGHT, Attempt, count_friends, rehabilitate
from cocarde.games.guillotine.rules.scoring import last_turn
from cocarde.games.guillotine.rules.votes import open_vote
from cocarde.games.guillotine.state import GuillotineState


class Flight(Step[GuillotineState]):
    """G-69 to G-72, GR-85. Friends are counted; all searches, all losses, then the tries one by one."""

    def run(self, g: GuillotineState) -> None:
        if not g.where[FUITE]:
            return
        count_friends(g)
        for deputy in in_turn_order(g, g.where[FUITE]):
            search(g, deputy)
        pay(g, FUITE, BY_FLIGHT, "G-71")
        for deputy in in_turn_order(g, g.where[FUITE])[::-1]:
            g.push(TRY_FLIGHT[deputy])


def search(g: GuillotineState, deputy: int) -> None:
    """G-70, GR-84. 3 to 6 escapes, 2 rolls again, 1 is caught and guillotined."""
    die = SEARCH_AGAIN
    while die == SEARCH_AGAIN:
        die = g.chance.die(6)
        if g.telling:
            kind = "caught" if die == CAUGHT else "searched_again" if die == SEARCH_AGAIN else "escaped"
            g.tell(kind, "G-70", {"deputy": DEPUTIES[deputy], "roll": die})
    g.die = die
    g.die_for = deputy
    if die == CAUGHT:
        bury(g, deputy)


class TryFlight(DeputyStep):
    """G-72, GR-82, GR-102. One try per fugitive, asked only if the table wants to be asked and it can succeed."""

    def run(self, g: GuillotineState) -> None:
        if g.terms.ask and g.friends[FACTION_OF[self.deputy]] + 6 >= BACK_FROM_FLIGHT:
            g.push(ATTEMPT_FLIGHT[self.deputy])
        else:
            try_to_return(g, self.deputy)


def try_to_return(g: GuillotineState, deputy: int) -> None:
    """G-72, G-73, GR-7, GR-87. Who fails may surrender at once."""
    if not rehabilitate(g, deputy, BACK_FROM_FLIGHT, "G-72"):
        g.push(ASK_SURRENDER[deputy])


class AttemptFlight(Attempt):
    """G-72, GR-102. P7_ATTEMPT: try, or stay in Flight without the choice to surrender."""

    rule = "G-72"
    needed = BACK_FROM_FLIGHT
    untried = "GR-102"

    def attempt(self, g: GuillotineState) -> None:
        try_to_return(g, self.deputy)


class AskSurrender(DeputyDecision):
    """G-73, GR-86. P7_SURRENDER: stay in Flight, or stand trial at once; neither accomplice nor flight is left."""

    rule = "G-73"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [HIDE, SURRENDER]

    def grave(self, g: GuillotineState, seat: int, choice: Choice) -> bool:
        """G-73. Who surrenders stands trial at once."""
        return choice is SURRENDER

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if choice is SURRENDER:
            send(g, self.deputy, SUMMONED)
            if g.telling:
                g.tell("surrendered", "G-73", {"deputy": DEPUTIES[self.deputy]})
            open_vote(g, TRIALS[self.deputy])
        elif g.telling:
            g.tell("stayed_in_flight", "G-73", {"deputy": DEPUTIES[self.deputy]})

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if choice is SURRENDER:
            return of_trial(g, seat)
        if last_turn(g):
            return of_staying(g, self.deputy, FUITE)
        return of_flight(g, self.deputy, FUITE, BACK_FROM_FLIGHT)

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-surrender", {"deputy": DEPUTIES[self.deputy]})


FLIGHT: Final = Flight()
TRY_FLIGHT: Final = [TryFlight(deputy) for deputy in range(PEOPLE)]
ATTEMPT_FLIGHT: Final = [AttemptFlight(deputy) for deputy in range(PEOPLE)]
ASK_SURRENDER: Final = [AskSurrender(deputy) for deputy in range(PEOPLE)]
