"""Vendée Militaire as the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cocarde.core.chance import Chance
from cocarde.core.game import Drawing, Game
from cocarde.core.learning.observation import Observer
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.packs.printed import Printed
from cocarde.core.profile import Habits, Profile
from cocarde.games.vendee.check import check
from cocarde.games.vendee.data.rows import CALLED, FILES, FIXED, HOUSE, read_box
from cocarde.games.vendee.rules import battlefield, bidding, cards, effects, flow, interrupts, recovery, sites, strikes
from cocarde.games.vendee.rules.scoring import outcome, points, reckoning
from cocarde.games.vendee.rules.setup import set_up
from cocarde.games.vendee.seen import view
from cocarde.games.vendee.seen.observation import VendeeObserver
from cocarde.games.vendee.seen.profile import profile
from cocarde.games.vendee.seen.redeal import redeal
from cocarde.games.vendee.state import VendeeState

if TYPE_CHECKING:
    import msgspec


class Vendee(Game[VendeeState]):
    """V-1. Two camps, two or four seats."""

    def blank(self, seats: int, options: dict[str, str]) -> VendeeState:
        return VendeeState(seats).lay_out(
            scattered=options["placement"] == "random",
            open_hands=options["partners_open"] == "on",
            masked=options["mask_windows"] == "on",
        )

    def setup(self, g: VendeeState) -> None:
        set_up(g)

    def box(self) -> msgspec.Struct:
        return view.box()

    def view(self, g: VendeeState, seat: int | None) -> msgspec.Struct:
        return view.view(g, seat)

    def seen_from(self, g: VendeeState, seat: int, public: Any) -> msgspec.Struct:
        return view.seen_from(g, seat, public)

    def observing(self) -> Observer[VendeeState]:
        return VendeeObserver(self.frames)

    def outcome(self, g: VendeeState) -> Outcome:
        return outcome(g)

    def reckoning(self, g: VendeeState) -> list[Counted]:
        return reckoning(g)

    def check(self, g: VendeeState) -> None:
        check(g)

    def redeal(self, g: VendeeState, seat: int, chance: Chance) -> VendeeState:
        return redeal(g, seat, chance)

    def scores(self, g: VendeeState) -> list[int]:
        return [points(g, seat & 1) for seat in range(g.seats)]

    def printed(self) -> Printed:
        return Printed(HOUSE, FILES, read_box, CALLED, FIXED)

    def drawing(self) -> Drawing:
        from cocarde.games.vendee.seen.terminal import Picture  # rich is not imported where nothing is drawn

        return Picture

    def painting(self) -> Drawing:
        from cocarde.games.vendee.seen.picture import paint  # Pillow is not imported where nothing is painted

        return paint

    def profile(self) -> Profile:
        return profile()

    def habits(self) -> Habits:
        from cocarde.games.vendee.thinking.habits import HABITS  # the lab alone counts

        return HABITS


FRAMES = (
    flow.Round,
    cards.DrawPhase,
    flow.Battle,
    battlefield.ChooseHex,
    cards.BattleDraw,
    flow.Turn,
    bidding.Open,
    bidding.Respond,
    bidding.RespondToPartner,
    interrupts.Window,
    interrupts.Interrupt,
    flow.Settle,
    effects.Draw,
    effects.OnSymbol,
    effects.Manche,
    effects.AddExtraGeneral,
    effects.Rally,
    effects.Wound,
    effects.Galerne,
    effects.AddGalerne,
    strikes.Strike,
    strikes.ChooseTarget,
    strikes.PickCard,
    sites.SiteEffect,
    sites.ChooseSite,
    sites.PlaceFort,
    recovery.Recover,
    recovery.RecoverCard,
    flow.BattleEnd,
    flow.RoundEnd,
)
"""Every frame the agenda may hold, for save files."""
