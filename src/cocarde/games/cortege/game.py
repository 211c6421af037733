"""Le Cortège as the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cocarde.core.chance import Chance
from cocarde.core.game import Game
from cocarde.core.outcome import Outcome
from cocarde.games.cortege.check import check
from cocarde.games.cortege.rules import deployment, flow, infiltration, turns
from cocarde.games.cortege.rules.scoring import outcome
from cocarde.games.cortege.seen import view
from cocarde.games.cortege.state import CortegeState, Terms
from cocarde.games.cortege.thinking.judgement import features, judgement

if TYPE_CHECKING:
    import msgspec


class Cortege(Game[CortegeState]):
    """K-1. Two players, two rounds, sides swapped."""

    foresight = 3

    def blank(self, seats: int, options: dict[str, str]) -> CortegeState:
        return CortegeState(Terms(options))

    def setup(self, g: CortegeState) -> None:
        g.then(flow.ChooseSides())

    def box(self) -> msgspec.Struct:
        return view.box()

    def view(self, g: CortegeState, seat: int | None) -> msgspec.Struct:
        return view.view(g)

    def outcome(self, g: CortegeState) -> Outcome:
        return outcome(g)

    def check(self, g: CortegeState) -> None:
        check(g)

    def redeal(self, g: CortegeState, seat: int, chance: Chance) -> CortegeState:
        """K-140. Everything is public but the draws to come: in the twin they are the other source's."""
        twin = g.copy()
        twin.chance = chance
        return twin

    def judgement(self, g: CortegeState, seat: int) -> float:
        return judgement(g, seat)

    def features(self, g: CortegeState, seat: int) -> list[tuple[str, float]]:
        return features(g, seat)


FRAMES = (
    flow.ChooseSides,
    flow.BeginRound,
    infiltration.PlaceInfiltrator,
    infiltration.AimInfiltration,
    infiltration.Infiltrate,
    deployment.Deployment,
    deployment.Deploy,
    turns.TakeTurn,
    turns.Shoot,
    flow.EndTurn,
    flow.EndRound,
    flow.EndGame,
)
"""Every frame the agenda may hold, for save files."""
