"""Section 3: personas, cards, first player."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Decision, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.lys.choices import CHOOSE_PERSONA, Persona
from cocarde.games.lys.data.numbers import (
    BREVETS,
    BRUMAIRE,
    CARDS,
    DEPART,
    FREE,
    HAND_LIMIT,
    MAN,
    NONE,
    PACK,
    PERSONAS,
    TREES,
    UNDECIDED,
    WOMAN,
)
from cocarde.games.lys.rules.flow import TURN
from cocarde.games.lys.state import LysState


def lay_out(g: LysState) -> None:
    """L-1, L-6, LR-75. Every pawn on Départ, unmarked; the supplies full; the first player drawn."""
    seats = g.seats
    g.personas = [UNDECIDED] * seats
    g.place = [DEPART] * seats
    g.stood = [DEPART] * seats
    g.marking = [NONE] * seats
    g.trees = [0] * seats
    g.brevets = [0] * seats
    g.held = [FREE] * seats
    g.salon = [0] * seats
    g.wounded = [False] * seats
    g.reborn = [False] * seats
    g.hands = [[] for _ in range(seats)]
    g.road = list(range(BRUMAIRE + 1))
    g.planter = [-1] * (BRUMAIRE + 1)
    g.tree_supply = TREES
    g.brevet_supply = BREVETS
    g.discard = []
    g.pool = []
    g.deck = PACK[:]
    g.chance.shuffle(g.deck)
    g.first = g.chance.below(seats)
    g.active = g.first
    g.then(ChoosePersona((UNDECIDED,) * seats) if g.options.personas == "choose" else Assign(), DEAL)


class Assign(Step[LysState]):
    """LR-49. Option `persona_mode`: men and women alternate from a random start, or all are alike and 9 is neutral."""

    def run(self, g: LysState) -> None:
        start = g.chance.below(2) if g.options.personas == "alternate" else MAN
        step = 1 if g.options.personas == "alternate" else 0
        g.personas = [(start + seat * step) % 2 for seat in range(g.seats)]
        if step:
            tell_personas(g)


def tell_personas(g: LysState) -> None:
    """Who is what, for everybody."""
    if g.telling:
        for seat, persona in enumerate(g.personas):
            g.tell("persona", "LR-49", {"seat": seat, "persona": PERSONAS[persona]})


class ChoosePersona(Decision[LysState]):
    """LR-49. Everybody chooses citoyenne or citoyen at once; the choices are shown together."""

    fields = ("chosen",)
    rule = "LR-49"

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen: Final = chosen

    def seats(self, g: LysState) -> tuple[int, ...]:
        return tuple([seat for seat, persona in enumerate(self.chosen) if persona == UNDECIDED])

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [CHOOSE_PERSONA[WOMAN], CHOOSE_PERSONA[MAN]]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Persona)
        chosen = [*self.chosen]
        chosen[seat] = choice.persona
        if UNDECIDED in chosen:
            g.push(ChoosePersona(tuple(chosen)))
            return
        g.personas = chosen
        g.reveal()
        tell_personas(g)

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-persona")

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        """L-82. What the two may do to each other on square 9."""
        assert isinstance(choice, Persona)
        return stake(f"persona-{PERSONAS[choice.persona]}")


class Deal(Step[LysState]):
    """Section 3. Six cards each, one at a time, clockwise from the first player; then he begins."""

    def run(self, g: LysState) -> None:
        order = g.clockwise(g.first)
        dealt: list[list[int]] = [[] for _ in order]
        g.hands = dealt
        for _ in range(HAND_LIMIT):
            for seat in order:
                dealt[seat].append(g.deck.pop())
        for seat in order:
            dealt[seat].sort()
        tell_hands(g, order)
        g.push(TURN[g.first])


def tell_hands(g: LysState, order: list[int]) -> None:
    """Who begins, and to everybody his own hand."""
    g.reveal()
    if not g.telling:
        return
    g.tell("opened", "LR-75", {"seat": g.first})
    for seat in order:
        cards = [CARDS[card] for card in g.hands[seat]]
        public: Args = {"seat": seat, "n": len(cards)}
        g.whisper((seat,), "drew", "L-1", {"seat": seat, "cards": cards}, "drew_hidden", public)


DEAL: Final = Deal()
