"""G-50 to G-55, Phase IV: the representatives on Mission and their cards."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Text
from cocarde.games.guillotine.choices import ASSIGN, Given
from cocarde.games.guillotine.data.numbers import (
    DEPUTIES,
    FACTION_OF,
    MISSION,
    MISSIONS,
    PEOPLE,
    ROSTER,
    SIDES,
    deputies_in,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.cards.decks import draw_mission, mission_under_unseen, tell_drawn
from cocarde.games.guillotine.rules.cards.mission_cards import resolve
from cocarde.games.guillotine.rules.decision import DeputyDecision, FactionStep
from cocarde.games.guillotine.rules.denunciation.hearing import HEAR
from cocarde.games.guillotine.rules.places import present
from cocarde.games.guillotine.rules.popularity import BY_MISSION, pay
from cocarde.games.guillotine.state import GuillotineState


class Missions(Step[GuillotineState]):
    """G-50. Each deputy on Mission gains 1 PP, before any card is drawn; then each faction in turn order draws."""

    def run(self, g: GuillotineState) -> None:
        pay(g, MISSION, BY_MISSION, "G-50")
        for faction in g.turn_order[::-1]:
            g.push(DRAW_MISSIONS[faction])


class DrawMissions(FactionStep):
    """G-51, G-54, GR-62. One card for one deputy, else one more than there are; counted when the turn comes."""

    def run(self, g: GuillotineState) -> None:
        faction = self.faction
        size = present(g, MISSION, faction)
        if not size:
            return
        g.drawer = faction
        g.drawn = [draw_mission(g) for _ in range(size if size == 1 else size + 1)]
        g.assigned = []
        g.reveal()
        g.then(RESOLVE_NEXT, HEAR)  # G-53, GR-100
        if size == 1:
            deputy = (g.where[MISSION] & ROSTER[faction]).bit_length() - 1
            g.assigned = [deputy, g.drawn[0]]
            g.drawn = []
        else:
            if g.telling:
                tell_drawn(g, faction, "drew_missions", "G-51", [MISSIONS[face] for face in g.drawn])
            assign_next(g)


def assign_next(g: GuillotineState) -> None:
    """G-52. The next deputy in roster order gets one of the cards left; what remains at the end is discarded."""
    people = deputies_in(g.where[MISSION] & ROSTER[g.drawer])
    done = len(g.assigned) // 2
    if done == len(people):
        discard_last(g)
    elif len(set(g.drawn)) == 1:
        assign(g, people[done], g.drawn[0])
    else:
        g.push(ASSIGN_CARD[people[done]])


def assign(g: GuillotineState, deputy: int, face: int) -> None:
    """G-52. This card is his; nobody else sees it before it is resolved."""
    rest = g.drawn[:]
    rest.remove(face)
    g.drawn = rest
    g.assigned = [*g.assigned, deputy, face]
    if g.telling:
        owner = g.asks(FACTION_OF[deputy])
        g.whisper(owner, "assigned", "G-52", {"deputy": DEPUTIES[deputy], "card": MISSIONS[face]})
    assign_next(g)


def discard_last(g: GuillotineState) -> None:
    """G-52, GR-64. The card nobody got goes under the deck first, unseen."""
    face, seat = g.drawn[0], g.owner[g.drawer]
    g.drawn = []
    mission_under_unseen(g, face, seat)
    if g.telling:
        faction = FACTIONS[g.drawer]
        g.whisper(
            (seat,),
            "discarded_mission", "G-52", {"faction": faction, "card": MISSIONS[face]},
            "discarded_mission_hidden", {"faction": faction},
        )  # fmt: skip


class AssignCard(DeputyDecision):
    """G-52, GR-108. P4_ASSIGN, one pick at a time: which of the cards drawn does this deputy get?"""

    rule = "G-52"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        legal: list[Choice] = []
        for face in g.drawn:
            if ASSIGN[face] not in legal:
                legal.append(ASSIGN[face])
        return legal

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Given)
        assign(g, self.deputy, choice.face)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        return ["not-drawn"] if kind == "card" and name in MISSIONS else []

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-assign", {"deputy": DEPUTIES[self.deputy]})


class ResolveNext(Step[GuillotineState]):
    """G-53, GR-65. The assigned cards are shown and resolved in roster order of the deputies."""

    def run(self, g: GuillotineState) -> None:
        if g.assigned:
            deputy, face = g.assigned[0], g.assigned[1]
            g.assigned = g.assigned[2:]
            g.push(self)
            resolve(g, deputy, face)
        else:
            g.drawer = -1


MISSION_PHASE: Final = Missions()
DRAW_MISSIONS: Final = [DrawMissions(faction) for faction in range(SIDES)]
ASSIGN_CARD: Final = [AssignCard(deputy) for deputy in range(PEOPLE)]
RESOLVE_NEXT: Final = ResolveNext()
