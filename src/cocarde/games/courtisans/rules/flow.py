"""The round as the rulebook orders it (C-19 to C-23): four phases, then the next Chambellan."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.games.courtisans.data.numbers import NOBODY, PRESENTATION, REGENCY, SEATS
from cocarde.games.courtisans.rules.bargaining.contracts import close_contracts
from cocarde.games.courtisans.rules.bargaining.negotiation import NEGOTIATE
from cocarde.games.courtisans.rules.ending import finish, game_over
from cocarde.games.courtisans.rules.fines import lapse
from cocarde.games.courtisans.rules.localisation import LOCALISE
from cocarde.games.courtisans.rules.presentation import HEIRS
from cocarde.games.courtisans.rules.sovereigns import begin_reign
from cocarde.games.courtisans.rules.turn import Turn
from cocarde.games.courtisans.state import CourtisansState


class Round(Step[CourtisansState]):
    """C-10, C-19, C-20, C-22. ROUND_START: the office passes on, perhaps a new reign begins; then the four phases."""

    def run(self, g: CourtisansState) -> None:
        g.round += 1
        g.phase = PRESENTATION
        g.cut = False
        g.active = NOBODY
        g.harmed = [0] * g.seats
        g.dice = []
        if g.round > 1:
            g.chambellan = (g.chambellan + 1) % g.seats
        if g.telling:
            g.tell("round_began", "C-19", {"round": g.round, "seat": g.chambellan})
        if g.new_reign_due:
            begin_reign(g)
        g.then(HEIRS, NEGOTIATE, LOCALISE, *TURNS[: g.seats + 1], END_OF_ROUND)


class EndOfRound(Step[CourtisansState]):
    """C-23, C-139, C-141, C-R2. ROUND_END: contracts, flags, the goal, the Regency, the last round."""

    def run(self, g: CourtisansState) -> None:
        g.active = NOBODY
        close_contracts(g)
        lapse(g)
        if game_over(g):
            return
        if g.reign == REGENCY and g.round == g.regency_last:
            g.new_reign_due = True
        if g.round == g.terms.max_rounds:
            finish(g)
        else:
            g.push(ROUND)


TURNS: Final = [Turn(slot) for slot in range(SEATS + 1)]
ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
