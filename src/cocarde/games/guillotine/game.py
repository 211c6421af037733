"""Guillotine as the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cocarde.core.chance import Chance
from cocarde.core.game import Drawing, Game
from cocarde.core.learning.observation import Observer
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.packs.printed import Printed
from cocarde.core.profile import Habits, Profile
from cocarde.games.guillotine.check import check
from cocarde.games.guillotine.data.proofreading import read_whole
from cocarde.games.guillotine.data.rows import FILES, FIXED, HOUSE
from cocarde.games.guillotine.rules import (
    club,
    committee,
    dissolution,
    flight,
    flow,
    history,
    mission,
    movements,
    order_of_the_day,
    prison,
    reports,
    setup,
)
from cocarde.games.guillotine.rules.cards import club_cards, decks, delayed, mission_cards
from cocarde.games.guillotine.rules.denunciation import hearing, summons
from cocarde.games.guillotine.rules.scoring import outcome, reckoning, score
from cocarde.games.guillotine.seen import box, view
from cocarde.games.guillotine.seen.observation import GuillotineObserver
from cocarde.games.guillotine.seen.profile import profile
from cocarde.games.guillotine.seen.redeal import redeal
from cocarde.games.guillotine.state import GuillotineState, Terms

if TYPE_CHECKING:
    import msgspec


class Guillotine(Game[GuillotineState]):
    """G-1. Four factions, two to four players."""

    def blank(self, seats: int, options: dict[str, str]) -> GuillotineState:
        g = GuillotineState(seats, Terms(options))
        g.set_defaults()
        return g

    def setup(self, g: GuillotineState) -> None:
        setup.set_up(g)

    def box(self) -> msgspec.Struct:
        return box.box()

    def view(self, g: GuillotineState, seat: int | None) -> msgspec.Struct:
        return view.view(g, seat)

    def seen_from(self, g: GuillotineState, seat: int, public: Any) -> msgspec.Struct:
        return view.seen_from(g, seat, public)

    def observing(self) -> Observer[GuillotineState]:
        return GuillotineObserver(self.frames)

    def outcome(self, g: GuillotineState) -> Outcome:
        return outcome(g)

    def reckoning(self, g: GuillotineState) -> list[Counted]:
        return reckoning(g)

    def check(self, g: GuillotineState) -> None:
        check(g)

    def redeal(self, g: GuillotineState, seat: int, chance: Chance) -> GuillotineState:
        return redeal(g, seat, chance)

    def patience(self, g: GuillotineState) -> tuple[str, int]:
        """G-80, GR-109."""
        frame = g.agenda[-1] if g.agenda else None
        if isinstance(frame, history.Answer):
            return f"question {g.turn} {frame.case} {frame.second}", g.terms.timer
        return "", 0

    def scores(self, g: GuillotineState) -> list[int]:
        return [score(g, g.mine[seat])[0] for seat in range(g.seats)] if g.where else []

    def printed(self) -> Printed:
        return Printed(HOUSE, FILES, read_whole, {}, FIXED)

    def drawing(self) -> Drawing:
        from cocarde.games.guillotine.seen.terminal import Picture  # rich is not imported where nothing is drawn

        return Picture

    def painting(self) -> Drawing:
        from cocarde.games.guillotine.seen.picture import paint  # Pillow is not imported where nothing is painted

        return paint

    def profile(self) -> Profile:
        return profile()

    def habits(self) -> Habits:
        from cocarde.games.guillotine.thinking.habits import HABITS  # the lab alone counts

        return HABITS


FRAMES = (
    setup.PickFaction,
    setup.SetTable,
    flow.Turn,
    flow.Phase,
    movements.Movements,
    movements.MoveOne,
    reports.Reports,
    reports.NameReporter,
    reports.ReadReports,
    reports.ReadReport,
    reports.ReportVote,
    order_of_the_day.OrderOfTheDay,
    order_of_the_day.GiveFloor,
    order_of_the_day.TakeFloor,
    hearing.Hear,
    hearing.Examine,
    history.Ask,
    history.Answer,
    hearing.Consequences,
    hearing.Close,
    summons.Summons,
    summons.ChooseAccomplice,
    summons.Trial,
    dissolution.Dissolution,
    dissolution.DissolutionVote,
    committee.Committee,
    committee.CallMotion,
    committee.ProposeName,
    committee.MotionVote,
    mission.Missions,
    mission.DrawMissions,
    mission.AssignCard,
    mission.ResolveNext,
    mission_cards.TakeLeave,
    mission_cards.AnswerCall,
    mission_cards.SendCourier,
    mission_cards.PickQuarrel,
    decks.MissionUnder,
    decks.JacobinUnder,
    club.Club,
    club.JacobinTurn,
    club.ChooseOrator,
    club.UseSpeeches,
    club.UseNamed,
    club.UseFree,
    club_cards.ChooseTarget,
    club_cards.ChoosePrisoner,
    delayed.TakeKept,
    delayed.NextKept,
    delayed.UseDelayed,
    club.EndJacobinTurn,
    prison.Prison,
    prison.TryPrison,
    prison.AttemptPrison,
    flight.Flight,
    flight.TryFlight,
    flight.AttemptFlight,
    flight.AskSurrender,
    flow.EndOfTurn,
)
"""Every frame the agenda may hold, for save files."""
