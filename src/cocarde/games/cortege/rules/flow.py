"""Sections 3 and 4: a game is two rounds with swapped sides, a round is an infiltration, a deployment and turns."""

from __future__ import annotations

from typing import ClassVar, Final

from cocarde.core.agenda import Step
from cocarde.games.cortege.data.numbers import BLACK_BLOC, COUNT, CP, INTERPELLATION, PHOTOGRAPHE, SIDES, TRAY
from cocarde.games.cortege.rules.deployment import Deployment
from cocarde.games.cortege.rules.effects import lift_blocks
from cocarde.games.cortege.rules.infiltration import AimInfiltration, PlaceInfiltrator, PlaceInterpellation
from cocarde.games.cortege.rules.rounds import NOBODY, NOT_OVER, REASONS, WINNING_SIDE, ending, winner
from cocarde.games.cortege.rules.turns import TakeTurn
from cocarde.games.cortege.state import ARRESTS, BUILDING, OPINION, CortegeState


class ChooseSides(Step[CortegeState]):
    """K-1. Chance or the table's option says who is CP in round 1."""

    def run(self, g: CortegeState) -> None:
        if g.terms.sides == "random":
            g.cp = g.chance.below(2)
        else:
            g.cp = 0 if g.terms.sides == "seat0_cp" else 1
        g.results = []
        g.tell("sides_chosen", "K-1", {"seat": g.cp, "other": 1 - g.cp, "game": g.game})
        g.push(BeginRound())


class BeginRound(Step[CortegeState]):
    """K-2, K-30. Empty board, gauges at 0, all units in the trays; then phase A and phase B."""

    def run(self, g: CortegeState) -> None:
        for unit in range(COUNT):
            g.take(unit, TRAY)
        g.gauges = [0, 0, 0]
        g.turn = g.exchanged = 0
        g.round = len(g.results) + 1
        g.tell("round_began", "K-30", {"round": g.round, "seat": g.cp, "other": 1 - g.cp})
        g.then(
            PlaceInfiltrator(BLACK_BLOC),
            PlaceInfiltrator(PHOTOGRAPHE),
            PlaceInterpellation(INTERPELLATION),
            AimInfiltration(),
            Deployment(CP),
            TakeTurn(),
            EndTurn(),
        )


class EndTurn(Step[CortegeState]):
    """K-84, 4 to 6. The side's own blocks end; then the round, or the other side's turn begins."""

    def run(self, g: CortegeState) -> None:
        lift_blocks(g, g.active)
        reason = ending(g)  # K-111: all consequences are applied
        if reason != NOT_OVER:
            g.push(EndRound(reason))
        else:
            g.turn += 1
            g.then(TakeTurn(), EndTurn())


class EndRound(Step[CortegeState]):
    """K-113, K-115. The gauges are kept for the tie-break, the sides swap, the next round starts."""

    fields: ClassVar[tuple[str, ...]] = ("reason",)

    def __init__(self, reason: int) -> None:
        self.reason: Final = reason

    def run(self, g: CortegeState) -> None:
        seat = g.seat_of(WINNING_SIDE[self.reason])
        g.results.append([g.cp, seat, self.reason, *g.gauges])
        if g.telling:
            self.tell(g, seat)
        if len(g.results) < g.terms.rounds:
            g.cp = 1 - g.cp
            g.push(BeginRound())
        else:
            g.push(EndGame())

    def tell(self, g: CortegeState, seat: int) -> None:
        """Who won the round and how."""
        g.tell(
            "round_ended",
            "K-114" if REASONS[self.reason] == "limit" else "K-110",
            {
                "round": g.round,
                "seat": seat,
                "side": SIDES[WINNING_SIDE[self.reason]],
                "reason": REASONS[self.reason],
                "building": g.gauges[BUILDING],
                "opinion": g.gauges[OPINION],
                "arrests": g.gauges[ARRESTS],
            },
        )


class EndGame(Step[CortegeState]):
    """K-122. A full tie is played again, as often as the table allows."""

    def run(self, g: CortegeState) -> None:
        if winner(g)[0] == NOBODY and g.terms.replays and g.game < g.terms.most_games:
            g.game += 1
            g.tell("game_tied", "K-122", {"game": g.game})
            g.push(ChooseSides())
