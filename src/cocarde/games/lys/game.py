"""Le Lys et la Cocarde as the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cocarde.core.chance import Chance
from cocarde.core.game import Drawing, Game
from cocarde.core.learning.observation import Observer
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.packs.printed import Printed
from cocarde.core.profile import Habits, Profile
from cocarde.games.lys.check import check
from cocarde.games.lys.data.rows import CALLED, FILES, FIXED, HOUSE, read_box
from cocarde.games.lys.rules import (
    actions,
    alms,
    annexes,
    attack,
    cards,
    celebrities,
    flow,
    menu,
    sentences,
    setup,
    squares,
    verdicts,
)
from cocarde.games.lys.rules.movement import barriers, dice
from cocarde.games.lys.rules.scoring import outcome, reckoning
from cocarde.games.lys.seen import view
from cocarde.games.lys.seen.observation import LysObserver
from cocarde.games.lys.seen.profile import profile
from cocarde.games.lys.seen.redeal import redeal
from cocarde.games.lys.state import LysState, Options

if TYPE_CHECKING:
    import msgspec


class Lys(Game[LysState]):
    """L-1. Two to six players."""

    def blank(self, seats: int, options: dict[str, str]) -> LysState:
        g = LysState(seats, Options(options))
        g.set_defaults()
        return g

    def setup(self, g: LysState) -> None:
        setup.lay_out(g)

    def box(self) -> msgspec.Struct:
        return view.box()

    def view(self, g: LysState, seat: int | None) -> msgspec.Struct:
        return view.view(g, seat)

    def seen_from(self, g: LysState, seat: int, public: Any) -> msgspec.Struct:
        return view.seen_from(g, seat, public)

    def observing(self) -> Observer[LysState]:
        return LysObserver(self.frames)

    def outcome(self, g: LysState) -> Outcome:
        return outcome(g)

    def reckoning(self, g: LysState) -> list[Counted]:
        return reckoning(g)

    def check(self, g: LysState) -> None:
        check(g)

    def redeal(self, g: LysState, seat: int, chance: Chance) -> LysState:
        return redeal(g, seat, chance)

    def scores(self, g: LysState) -> list[int]:
        return g.brevets[:]

    def printed(self) -> Printed:
        return Printed(HOUSE, FILES, read_box, CALLED, FIXED)

    def drawing(self) -> Drawing:
        from cocarde.games.lys.seen.terminal import Picture  # rich is not imported where nothing is drawn

        return Picture

    def painting(self) -> Drawing:
        from cocarde.games.lys.seen.picture import paint  # Pillow is not imported where nothing is painted

        return paint

    def profile(self) -> Profile:
        return profile()

    def habits(self) -> Habits:
        from cocarde.games.lys.thinking.habits import HABITS  # the lab alone counts

        return HABITS


FRAMES = (
    setup.ChoosePersona,
    setup.Assign,
    setup.Deal,
    flow.Turn,
    flow.EndTurn,
    alms.TakeCards,
    alms.AskAlms,
    alms.GiveAlms,
    actions.Main,
    actions.Close,
    actions.CloseTurn,
    attack.Defend,
    dice.Throw,
    barriers.PassBarrier,
    barriers.BounceBack,
    celebrities.Shield,
    celebrities.Protect,
    cards.LoseCards,
    cards.Limit,
    sentences.Go,
    sentences.GoQuietly,
    sentences.GoAgain,
    annexes.AwaitMessage,
    annexes.ChooseVictim,
    squares.GainTrees,
    squares.DrawCards,
    squares.Discard,
    squares.DiscardAll,
    squares.Hold,
    squares.Wound,
    squares.Die,
    squares.Ransom,
    squares.Rethrow,
    squares.Massacre,
    squares.Liberate,
    squares.Disperse,
    squares.Finish,
    verdicts.Verdict,
    verdicts.Wave,
    verdicts.Struck,
    verdicts.FallBack,
    verdicts.AskSchools,
    verdicts.Schools,
    verdicts.Redistribute,
    verdicts.Allot,
)
"""Every frame the agenda may hold, for save files."""

menu.write_menu()
