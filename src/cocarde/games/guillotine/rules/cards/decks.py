"""How cards leave the two decks and go back under them, and who has seen them there."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.text import Args
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.state import FACE, FACE_DOWN, SEEN, SHOWN, GuillotineState

EVERY_SEAT: Final = 15 << SEEN


def draw_mission(g: GuillotineState) -> int:
    """The top Mission card. GR-63: the deck cannot run out."""
    top = g.missions[0]
    g.missions = g.missions[1:]
    return top & FACE


def draw_jacobin(g: GuillotineState) -> int:
    """The top Jacobin card."""
    top = g.jacobins[0]
    g.jacobins = g.jacobins[1:]
    return top & FACE


def tell_drawn(g: GuillotineState, faction: int, kind: str, rule: str, cards: list[str]) -> None:
    """Section 6. The drawer sees the cards, the others their number."""
    public: Args = {"faction": FACTIONS[faction], "n": len(cards)}
    secret: Args = {"faction": FACTIONS[faction], "cards": cards}
    g.whisper(g.asks(faction), kind, rule, secret, f"{kind}_hidden", public)


def mission_under(g: GuillotineState, face: int) -> None:
    """A Mission card everybody saw goes under its deck (G-53)."""
    g.missions = [*g.missions, face | EVERY_SEAT]


def mission_under_unseen(g: GuillotineState, face: int, seat: int) -> None:
    """G-52. The discarded card goes under face down."""
    g.missions = [*g.missions, face | 1 << SEEN + seat]


def jacobin_under(g: GuillotineState, face: int) -> None:
    """A Jacobin card everybody saw goes under its deck (G-61)."""
    g.jacobins = [*g.jacobins, face | EVERY_SEAT]


def jacobin_under_unseen(g: GuillotineState, face: int, seat: int) -> None:
    """GR-106. A drawn card that was never used goes under face down."""
    g.jacobins = [*g.jacobins, face | 1 << SEEN + seat]


def kept_under(g: GuillotineState, kept: int, seat: int) -> None:
    """G-63, G-78. A kept card goes under face down, unless its owner had shown it."""
    face = kept & FACE
    if kept & SHOWN:
        jacobin_under(g, face)
    else:
        g.jacobins = [*g.jacobins, face | 1 << SEEN + seat | FACE_DOWN]


class MissionUnder(Step[GuillotineState]):
    """G-53, G-55. The Mission card just resolved goes under the deck."""

    def run(self, g: GuillotineState) -> None:
        mission_under(g, g.in_use[-1])
        g.in_use = g.in_use[:-1]


class JacobinUnder(Step[GuillotineState]):
    """G-61. The Jacobin card just used goes under the deck."""

    def run(self, g: GuillotineState) -> None:
        jacobin_under(g, g.in_use[-1])
        g.in_use = g.in_use[:-1]


MISSION_UNDER: Final = MissionUnder()
JACOBIN_UNDER: Final = JacobinUnder()
