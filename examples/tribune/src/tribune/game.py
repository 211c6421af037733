"""La Tribune as the house asks for it."""

from __future__ import annotations

from cocarde.core.chance import Chance
from cocarde.core.game import Drawing, Game
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.profile import Profile, heading
from tribune.check import check
from tribune.rules import floor, scoring, sitting, vote
from tribune.rules.setup import set_up
from tribune.seen.redeal import redeal
from tribune.seen.view import TribuneBox, TribuneView, box, view
from tribune.state import TribuneState


class Tribune(Game[TribuneState]):
    """T-1. Two to four seats, everybody for himself."""

    def blank(self, seats: int, options: dict[str, str]) -> TribuneState:
        return TribuneState(seats).lay_out(galleries=options["galleries"] == "open")

    def setup(self, g: TribuneState) -> None:
        set_up(g)

    def box(self) -> TribuneBox:
        return box()

    def view(self, g: TribuneState, seat: int | None) -> TribuneView:
        return view(g, seat)

    def outcome(self, g: TribuneState) -> Outcome:
        return scoring.outcome(g)

    def reckoning(self, g: TribuneState) -> list[Counted]:
        return scoring.reckoning(g)

    def check(self, g: TribuneState) -> None:
        check(g)

    def redeal(self, g: TribuneState, seat: int, chance: Chance) -> TribuneState:
        return redeal(g, seat, chance)

    def scores(self, g: TribuneState) -> list[int]:
        return g.votes[:]

    def drawing(self) -> Drawing:
        from tribune.seen.terminal import draw  # rich is not imported where nothing is drawn

        return draw

    def profile(self) -> Profile:
        return Profile(
            headings=(
                heading("spoken", "card", ("spoke", "card")),
                heading("carried", "motion", ("carried", "motions")),
            ),
            turn="sitting_opened",
        )


FRAMES = (sitting.Sitting, sitting.Speak, floor.Floor, vote.PutToVote, vote.Appeal, scoring.Close)
"""Every frame the agenda may hold, for save files."""
