"""G-41 to G-44, Phase II.2: denunciations at the Convention and those who support them."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Stake, Text, stake
from cocarde.games.guillotine.choices import DENOUNCES, PASS, SUPPORT, OfDeputy, listed
from cocarde.games.guillotine.data.numbers import BIT, CONVENTION, DEPUTIES, FREE_POSTS, ROSTER, SIDES
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.at_stake import of_denunciation
from cocarde.games.guillotine.rules.decision import FactionDecision, FactionStep, deputy_named
from cocarde.games.guillotine.rules.denunciation.cases import (
    SIMPLE,
    STRENGTH,
    SUPPORTED,
    SUPPORTER,
    WIDTH,
    accuse,
    bars_target,
    case_of,
    targets,
)
from cocarde.games.guillotine.rules.denunciation.hearing import HEAR
from cocarde.games.guillotine.state import GuillotineState


def within_reach(g: GuillotineState, faction: int) -> int:
    """G-42, GR-34, GR-35. Everybody at a post where the faction has a deputy of its own."""
    found = 0
    roster = ROSTER[faction]
    for post in range(FREE_POSTS):
        if g.where[post] & roster:
            found |= g.where[post]
    return found


def denounceable(g: GuillotineState, faction: int) -> int:
    """G-17, G-42. Whom a faction that speaks may denounce."""
    return targets(g, g.owner[faction]) & within_reach(g, faction)


def bars_support(g: GuillotineState, faction: int, at: int) -> str:
    """G-43, GR-12, GR-36. What keeps a faction from supporting the case that begins at `at`, or ""."""
    return bars_own_case(g, faction, at) or bars_second(g, at)


def bars_own_case(g: GuillotineState, faction: int, at: int) -> str:
    """G-43. Nobody supports a case against his own."""
    return "own-case" if g.mine[g.owner[faction]] & BIT[g.batch[at]] else ""


def bars_second(g: GuillotineState, at: int) -> str:
    """GR-37. A case has one supporter."""
    return "" if g.batch[at + SUPPORTER] < 0 else "supported-already"


def supports(g: GuillotineState, faction: int) -> list[Choice]:
    """G-43. The denunciations a faction may support."""
    return [SUPPORT[g.batch[at]] for at in range(0, len(g.batch), WIDTH) if not bars_support(g, faction, at)]


class OrderOfTheDay(Step[GuillotineState]):
    """G-41, G-44. In turn order each faction at the Convention speaks once; then the batch is heard."""

    def run(self, g: GuillotineState) -> None:
        g.push(HEAR)
        for faction in g.turn_order[::-1]:
            g.push(GIVE_FLOOR[faction])


class GiveFloor(FactionStep):
    """G-41, GR-48. A faction without a deputy there, or with nothing but to pass, is not asked."""

    def run(self, g: GuillotineState) -> None:
        faction = self.faction
        if not g.where[CONVENTION] & ROSTER[faction]:
            return
        if denounceable(g, faction) or supports(g, faction):
            g.push(TAKE_FLOOR[faction])
        elif g.telling:
            g.tell("had_nobody_to_denounce", "GR-48", {"faction": FACTIONS[faction]})


class TakeFloor(FactionDecision):
    """G-41. P2_AGENDA: pass, denounce, or support a denunciation already made."""

    rule = "G-41"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        legal: list[Choice] = [PASS]
        legal += supports(g, self.faction)
        legal += listed(DENOUNCES, denounceable(g, self.faction), g.turn_order)
        return legal

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        faction = self.faction
        if not isinstance(choice, OfDeputy):
            if g.telling:
                g.tell("kept_quiet", "G-41", {"faction": FACTIONS[faction]})
        elif choice.verb == "support":
            support(g, faction, case_of(g, choice.deputy))
        else:
            accuse(g, choice.deputy, SIMPLE, faction, "G-42")

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if not isinstance(choice, OfDeputy):
            return stake("keep-quiet")
        if choice.verb == "support":
            return of_denunciation(g, "support", choice.deputy, SUPPORTED)
        return of_denunciation(g, "denounce", choice.deputy, SIMPLE)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        if kind != "deputy":
            return []
        deputy = deputy_named(name)
        at = case_of(g, deputy)
        if at >= 0:
            return [bars_own_case(g, self.faction, at), bars_second(g, at)]
        return bars_target(g, seat, deputy) or ["no-colleague"]

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        able, cases = denounceable(g, self.faction), supports(g, self.faction)
        key = "prompt-floor" if able and cases else "prompt-floor-denounce" if able else "prompt-floor-support"
        return Text(key, {"faction": FACTIONS[self.faction]})


def support(g: GuillotineState, faction: int, at: int) -> None:
    """G-43, G-44. The case is tested with strength supported."""
    g.batch[at + STRENGTH] = SUPPORTED
    g.batch[at + SUPPORTER] = faction
    if g.telling:
        g.tell("supported", "G-43", {"faction": FACTIONS[faction], "deputy": DEPUTIES[g.batch[at]]})


ORDER_OF_THE_DAY: Final = OrderOfTheDay()
GIVE_FLOOR: Final = [GiveFloor(faction) for faction in range(SIDES)]
TAKE_FLOOR: Final = [TakeFloor(faction) for faction in range(SIDES)]
