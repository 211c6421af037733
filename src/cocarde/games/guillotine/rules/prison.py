"""G-66 to G-68, Phase VI: the prisoners. Friends at the Convention bring them home."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text
from cocarde.games.guillotine.choices import ATTEMPT, DECLINE
from cocarde.games.guillotine.data.numbers import CONVENTION, DEPUTIES, FACTION_OF, PEOPLE, PRISON, SIDES
from cocarde.games.guillotine.rules.at_stake import of_attempt, of_staying
from cocarde.games.guillotine.rules.decision import DeputyDecision, DeputyStep
from cocarde.games.guillotine.rules.places import in_turn_order, present, send
from cocarde.games.guillotine.rules.popularity import BY_PRISON, pay
from cocarde.games.guillotine.state import GuillotineState

OUT_OF_PRISON: Final = 7
BACK_FROM_FLIGHT: Final = 8


def count_friends(g: GuillotineState) -> None:
    """G-66, G-69, GR-83. Each faction's deputies at the Convention, benches and Rapport, for the whole phase."""
    g.friends = [present(g, CONVENTION, faction) for faction in range(SIDES)]


def rehabilitate(g: GuillotineState, deputy: int, needed: int, rule: str) -> bool:
    """Die and friends together; enough: to the benches of the Convention. GR-82: no die where it cannot succeed."""
    friends = g.friends[FACTION_OF[deputy]]
    if friends + 6 < needed:
        if g.telling:
            g.tell("had_no_friends", "GR-82", {"deputy": DEPUTIES[deputy], "friends": friends})
        return False
    die = g.chance.die(6)
    g.die = die
    g.die_for = deputy
    free = die + friends >= needed
    if g.telling:
        kind = "rehabilitated" if free else "not_rehabilitated"
        args: Args = {"deputy": DEPUTIES[deputy], "roll": die, "friends": friends, "total": die + friends}
        g.tell(kind, rule, {**args, "needed": needed})
    if free:
        send(g, deputy, CONVENTION)
    return free


class Prison(Step[GuillotineState]):
    """G-66, G-67, GR-79, GR-80. Friends are counted, each prisoner loses 1 PP, then each living one tries."""

    def run(self, g: GuillotineState) -> None:
        if not g.where[PRISON]:
            return
        count_friends(g)
        pay(g, PRISON, BY_PRISON, "G-67")
        for deputy in in_turn_order(g, g.where[PRISON])[::-1]:
            g.push(TRY_PRISON[deputy])


class TryPrison(DeputyStep):
    """G-68, GR-81. One try per prisoner; it is asked only if the table wants to be asked and it can succeed."""

    def run(self, g: GuillotineState) -> None:
        if g.terms.ask and g.friends[FACTION_OF[self.deputy]] + 6 >= OUT_OF_PRISON:
            g.push(ATTEMPT_PRISON[self.deputy])
        else:
            rehabilitate(g, self.deputy, OUT_OF_PRISON, "G-68")


class Attempt(DeputyDecision):
    """A try to come home, or to stay where one is."""

    needed: ClassVar[int]
    untried: ClassVar[str]

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [ATTEMPT, DECLINE]

    @abstractmethod
    def attempt(self, g: GuillotineState) -> None:
        """He tries."""

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if choice is ATTEMPT:
            self.attempt(g)
        elif g.telling:
            g.tell("did_not_try", self.untried, {"deputy": DEPUTIES[self.deputy]})

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        captivity = g.post[self.deputy]
        if choice is ATTEMPT:
            return of_attempt(g, self.deputy, captivity, self.needed)
        return of_staying(g, self.deputy, captivity)

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        least = max(1, self.needed - g.friends[self.faction])
        return Text("prompt-attempt", {"deputy": DEPUTIES[self.deputy], "needed": least})


class AttemptPrison(Attempt):
    """G-68, GR-81. P6_ATTEMPT: try, or let him stay."""

    rule = "G-68"
    needed = OUT_OF_PRISON
    untried = "GR-81"

    def attempt(self, g: GuillotineState) -> None:
        rehabilitate(g, self.deputy, OUT_OF_PRISON, "G-68")


PRISON_PHASE: Final = Prison()
TRY_PRISON: Final = [TryPrison(deputy) for deputy in range(PEOPLE)]
ATTEMPT_PRISON: Final = [AttemptPrison(deputy) for deputy in range(PEOPLE)]
