"""G-56 to G-65, Phase V: the Jacobin Club. Each faction takes one Jacobin turn."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Text
from cocarde.games.guillotine.choices import SPEAKS, OfDeputy, listed
from cocarde.games.guillotine.data.numbers import (
    ACCUSES,
    BIT,
    DELAYED,
    DEPUTIES,
    JACOBIN_CARDS,
    JACOBINS,
    NAMED,
    ORATOR,
    ROSTER,
    SIDES,
    deputies_in,
    how_many,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.cards.club_cards import replaced, show_used, use_accusation, use_speech
from cocarde.games.guillotine.rules.cards.decks import (
    JACOBIN_UNDER,
    draw_jacobin,
    jacobin_under,
    jacobin_under_unseen,
    tell_drawn,
)
from cocarde.games.guillotine.rules.cards.delayed import TAKE_KEPT
from cocarde.games.guillotine.rules.decision import ConventionDecision, FactionStep
from cocarde.games.guillotine.rules.denunciation.hearing import HEAR
from cocarde.games.guillotine.rules.places import living
from cocarde.games.guillotine.state import GuillotineState

MOST_DRAWN: Final = 24


class Club(Step[GuillotineState]):
    """G-56. In turn order each faction takes its Jacobin turn."""

    def run(self, g: GuillotineState) -> None:
        for faction in g.turn_order[::-1]:
            g.push(JACOBIN_TURN[faction])


class JacobinTurn(FactionStep):
    """G-56, G-57, G-61, GR-103. With a deputy at the Club or a kept card: draw, assign, use, decide, be heard."""

    def run(self, g: GuillotineState) -> None:
        faction = self.faction
        speakers = g.where[JACOBINS] & ROSTER[faction]
        if speakers or g.kept[faction]:
            g.drawer = faction
            draw(g, faction, how_many(speakers))
            g.speakers = [-1] * len(g.drawn)
            g.then(USE_SPEECHES, USE_NAMED, USE_FREE, TAKE_KEPT, HEAR, END_JACOBIN_TURN)  # GR-100
            choose_orators(g)


def draw(g: GuillotineState, faction: int, size: int) -> None:
    """G-57 to G-59. One card per deputy; a replaced one is shown and goes under; a draw looks at each card once."""
    g.drawn = []
    for _ in range(size):
        for _ in range(len(g.jacobins)):
            face = draw_jacobin(g)
            why = replaced(g, faction, face)
            if not why:
                g.drawn.append(face)
                break
            jacobin_under(g, face)
            if g.telling:
                g.tell("replaced", "G-58", {"faction": FACTIONS[faction], "card": JACOBIN_CARDS[face], "why": why})
    if size:
        g.reveal()
        if g.telling and g.drawn:
            tell_drawn(g, faction, "drew_jacobins", "G-57", [JACOBIN_CARDS[face] for face in g.drawn])


def choose_orators(g: GuillotineState) -> None:
    """G-60. Who holds which card: asked card by card where it matters; the others follow in roster order."""
    waiting = [deputy for deputy in deputies_in(g.where[JACOBINS] & ROSTER[g.drawer]) if deputy not in g.speakers]
    for at, face in enumerate(g.drawn):
        if ORATOR[face] and g.speakers[at] < 0:
            if len(waiting) > 1:
                g.push(CHOOSE_ORATOR[at])
                return
            g.speakers = [*g.speakers[:at], waiting.pop(0), *g.speakers[at + 1 :]]
    g.speakers = [speaker if speaker >= 0 else waiting.pop(0) for speaker in g.speakers]


class ChooseOrator(ConventionDecision):
    """G-60, GR-108. P5_ASSIGN, one pick at a time: which deputy at the Club holds this card?"""

    fields = ("place",)
    rule = "G-60"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return g.asks(g.drawer)

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        waiting = g.where[JACOBINS] & ROSTER[g.drawer]
        for speaker in g.speakers:
            if speaker >= 0:
                waiting &= ~BIT[speaker]
        return listed(SPEAKS, waiting, g.turn_order)

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfDeputy)
        at = self.place
        g.speakers = [*g.speakers[:at], choice.deputy, *g.speakers[at + 1 :]]
        if g.telling:
            args = {"deputy": DEPUTIES[choice.deputy], "card": JACOBIN_CARDS[g.drawn[at]]}
            g.whisper((seat,), "chose_orator", "G-60", {**args})
        choose_orators(g)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        return ["not-an-orator"] if kind == "deputy" else []

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-orator", {"card": JACOBIN_CARDS[g.drawn[self.place]]})


def take_up(g: GuillotineState, at: int) -> int:
    """A drawn card is shown and used."""
    face = g.drawn[at]
    g.drawn = g.drawn[:at] + g.drawn[at + 1 :]
    g.speakers = g.speakers[:at] + g.speakers[at + 1 :]
    show_used(g, face)
    return face


class UseSpeeches(Step[GuillotineState]):
    """G-61 (1). The drawn immediate cards that are no denunciations, in order of drawing."""

    def run(self, g: GuillotineState) -> None:
        faction = g.drawer
        at = 0
        while at < len(g.drawn):
            if DELAYED[g.drawn[at]] or ACCUSES[g.drawn[at]]:
                at += 1
                continue
            orator = g.speakers[at]
            use_speech(g, faction, take_up(g, at), orator)
            JACOBIN_UNDER.run(g)
            if not living(g, faction):
                give_up_turn(g, faction)


def give_up_turn(g: GuillotineState, faction: int) -> None:
    """G-78, GR-101. Its last deputy died of its own card: the drawn cards not used go under without effect, unseen."""
    for face in g.drawn:
        jacobin_under_unseen(g, face, g.owner[faction])
    g.drawn = []
    g.speakers = []


class UseNamed(Step[GuillotineState]):
    """G-61 (2), G-62. The drawn immediate cards that name a deputy join the batch in order of drawing."""

    def run(self, g: GuillotineState) -> None:
        at = 0
        while at < len(g.drawn):
            if DELAYED[g.drawn[at]] or NAMED[g.drawn[at]] < 0:
                at += 1
                continue
            use_accusation(g, g.drawer, take_up(g, at), -1)
            JACOBIN_UNDER.run(g)


class UseFree(Step[GuillotineState]):
    """G-61 (2). Then, in order of drawing, the immediate cards whose targets the faction chooses."""

    def run(self, g: GuillotineState) -> None:
        for at, face in enumerate(g.drawn):
            if not DELAYED[face]:
                g.then(JACOBIN_UNDER, self)
                use_accusation(g, g.drawer, take_up(g, at), -1)
                return


class EndJacobinTurn(Step[GuillotineState]):
    """G-61. The turn is over."""

    def run(self, g: GuillotineState) -> None:
        g.drawer = -1


CLUB: Final = Club()
JACOBIN_TURN: Final = [JacobinTurn(faction) for faction in range(SIDES)]
CHOOSE_ORATOR: Final = [ChooseOrator(place) for place in range(MOST_DRAWN)]
USE_SPEECHES: Final = UseSpeeches()
USE_NAMED: Final = UseNamed()
USE_FREE: Final = UseFree()
END_JACOBIN_TURN: Final = EndJacobinTurn()
