"""Le Cortège as the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cocarde.core.chance import Chance
from cocarde.core.game import Composing, Drawing, Game
from cocarde.core.learning.observation import Observer
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.packs.printed import Printed
from cocarde.core.profile import Habits, Profile
from cocarde.games.cortege.check import check
from cocarde.games.cortege.data.rows import FILES, FIXED, HOUSE, read_box
from cocarde.games.cortege.rules import deployment, flow, infiltration, turns
from cocarde.games.cortege.rules.scoring import outcome, reckoning
from cocarde.games.cortege.seen import view
from cocarde.games.cortege.seen.observation import CortegeObserver
from cocarde.games.cortege.seen.profile import profile
from cocarde.games.cortege.state import CortegeState, Terms

if TYPE_CHECKING:
    import msgspec


class Cortege(Game[CortegeState]):
    """K-1. Two players, two rounds, sides swapped."""

    def blank(self, seats: int, options: dict[str, str]) -> CortegeState:
        g = CortegeState(Terms(options))
        g.set_defaults()
        return g

    def setup(self, g: CortegeState) -> None:
        g.then(flow.ChooseSides())

    def box(self) -> msgspec.Struct:
        return view.box()

    def view(self, g: CortegeState, seat: int | None) -> msgspec.Struct:
        return view.view(g)

    def seen_from(self, g: CortegeState, seat: int, public: Any) -> msgspec.Struct:
        return public  # type: ignore[no-any-return]  # nothing is hidden

    def observing(self) -> Observer[CortegeState]:
        return CortegeObserver(self.frames)

    def outcome(self, g: CortegeState) -> Outcome:
        return outcome(g)

    def reckoning(self, g: CortegeState) -> list[Counted]:
        return reckoning(g)

    def check(self, g: CortegeState) -> None:
        check(g)

    def redeal(self, g: CortegeState, seat: int, chance: Chance) -> CortegeState:
        """K-140. Everything is public but the draws to come: in the twin they are the other source's."""
        twin = g.copy()
        twin.chance = chance
        return twin

    def printed(self) -> Printed:
        return Printed(HOUSE, FILES, read_box, {}, FIXED)

    def drawing(self) -> Drawing:
        from cocarde.games.cortege.seen.terminal import draw  # rich is not imported where nothing is drawn

        return draw

    def painting(self) -> Drawing:
        from cocarde.games.cortege.seen.picture import paint  # Pillow is not imported where nothing is painted

        return paint

    def composing(self) -> Composing:
        from cocarde.games.cortege.seen.composing import compose  # nothing is asked where nobody sits at a terminal

        return compose

    def profile(self) -> Profile:
        return profile()

    def habits(self) -> Habits:
        from cocarde.games.cortege.thinking.habits import HABITS  # the lab alone counts

        return HABITS


FRAMES = (
    flow.ChooseSides,
    flow.BeginRound,
    infiltration.PlaceInfiltrator,
    infiltration.PlaceInterpellation,
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
