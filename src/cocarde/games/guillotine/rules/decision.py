"""What most decisions share: whoever is asked may first show a kept card (G-11), and every refusal has a reason."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from cocarde.core.agenda import Decision, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, stake
from cocarde.games.guillotine.choices import SHOW, SLOT, OfCard, OfDeputy
from cocarde.games.guillotine.data.numbers import DEPUTIES, FACTION_OF, JACOBIN_CARDS
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.refusals import REFUSALS
from cocarde.games.guillotine.state import FACE, SHOWN, GuillotineState
from cocarde.kit.refusals import spoken

AIMED: Final = ("denounce", "support", "propose", "target", "blame")
"""What is done against a deputy."""


def shows(g: GuillotineState, seat: int) -> list[Choice]:
    """G-11, GR-105. The kept cards a seat may show now."""
    legal: list[Choice] = []
    for faction in g.turn_order:
        if g.kept[faction] and g.owner[faction] == seat:
            for card in g.kept[faction]:
                if not card & SHOWN and SHOW[SLOT[card & FACE]] not in legal:
                    legal.append(SHOW[SLOT[card & FACE]])
    return legal


def bars_showing(g: GuillotineState, seat: int, face: int) -> str:
    """What keeps a seat from showing this card, or ""."""
    if not g.terms.show:
        return "showing-is-off"
    for faction in g.held(seat):
        for card in g.kept[faction]:
            if card & FACE == face:
                return "shown-already" if card & SHOWN else ""
    return "not-kept"


def show(g: GuillotineState, seat: int, face: int) -> None:
    """G-11. A kept card is shown; it stays public until it leaves the hand."""
    for faction in g.held(seat):
        faces = [card & FACE for card in g.kept[faction]]
        if face in faces:
            kept = g.kept[faction][:]
            kept[faces.index(face)] |= SHOWN
            g.kept[faction] = kept
            g.reveal()
            if g.telling:
                g.tell("showed", "G-11", {"faction": FACTIONS[faction], "card": JACOBIN_CARDS[face]})


@mypyc_attr(allow_interpreted_subclasses=True)
class ConventionDecision(Decision[GuillotineState]):
    """A decision of section 4.2. The first answer is the one that stands for a player who says nothing (4.4)."""

    @abstractmethod
    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        """Every legal answer to what is asked."""

    @abstractmethod
    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        """The answer is given."""

    def options(self, g: GuillotineState, seat: int) -> list[Choice]:
        legal = self.answers(g, seat)
        for kept in g.kept:
            if kept:
                return legal + shows(g, seat) if g.terms.show else legal
        return legal

    def apply(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if isinstance(choice, OfCard) and choice.verb == "show":
            show(g, seat, choice.face)
            g.push(self)
        else:
            self.take(g, seat, choice)

    def label(self, g: GuillotineState, seat: int, choice: Choice) -> Text | None:
        """Whoever is aimed at belongs to a party: which one."""
        if not isinstance(choice, OfDeputy) or choice.verb not in AIMED:
            return None
        faction = FACTIONS[FACTION_OF[choice.deputy]]
        return Text(f"choice-{choice.verb}-of", {"deputy": DEPUTIES[choice.deputy], "faction": faction})

    def stakes(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        return stake("show") if choice.verb == "show" else self.weigh(g, seat, choice)

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        """What is at stake in an answer to what is asked."""
        return None

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        """Everything that keeps the thing `kind:name`, which no option names, from being used: words of refusals.py."""
        return []

    def objections(self, g: GuillotineState, seat: int, thing: str) -> list[Refusal]:
        kind, _, name = thing.partition(":")
        if kind == "deputy" and name not in DEPUTIES:
            return []
        words = spoken(*self.bars(g, seat, kind, name))
        if not words and kind == "kept" and name in JACOBIN_CARDS:
            words = [bars_showing(g, seat, JACOBIN_CARDS.index(name))]
        return REFUSALS.all_because(words, **self.said(kind, name))

    def said(self, kind: str, name: str) -> dict[str, str]:
        """What a refusal about this thing may name."""
        word: Final = {"deputy": "deputy", "kept": "card", "card": "card", "post": "place", "faction": "faction"}
        return {word[kind]: name} if kind in word else {}


class FactionDecision(ConventionDecision):
    """A decision of the seat that answers for a faction (G-1)."""

    fields = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return g.asks(self.faction)


class DeputyDecision(ConventionDecision):
    """A decision about a deputy, of the seat that answers for his faction."""

    fields = ("deputy",)

    def __init__(self, deputy: int) -> None:
        self.deputy: Final = deputy
        self.faction: Final = FACTION_OF[deputy]

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return g.asks(self.faction)


class FactionStep(Step[GuillotineState]):
    """What happens when the turn comes to a faction."""

    fields = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction


class DeputyStep(Step[GuillotineState]):
    """What happens to a deputy."""

    fields = ("deputy",)

    def __init__(self, deputy: int) -> None:
        self.deputy: Final = deputy


def deputy_named(name: str) -> int:
    """The deputy of this id."""
    return DEPUTIES.index(name)
