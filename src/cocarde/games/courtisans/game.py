"""Courtisans as the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cocarde.core.chance import Chance
from cocarde.core.choice import Choice
from cocarde.core.game import Drawing, Game
from cocarde.core.learning.observation import Observer
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.packs.printed import Printed
from cocarde.core.profile import Habits, Profile
from cocarde.core.remark import Complaint, Remark
from cocarde.core.text import Refusal
from cocarde.games.courtisans.answers import Character, Named
from cocarde.games.courtisans.check import check
from cocarde.games.courtisans.data.rows import FILES, FIXED, HOUSE, read_box
from cocarde.games.courtisans.etiquette.names import bars_name
from cocarde.games.courtisans.etiquette.overheard import complaint_of, flags_of
from cocarde.games.courtisans.etiquette.remarks import remark_on
from cocarde.games.courtisans.refusals import REFUSALS
from cocarde.games.courtisans.rules import address, flow, localisation, presentation, setup, turn
from cocarde.games.courtisans.rules.bargaining import negotiation
from cocarde.games.courtisans.rules.cards import hand
from cocarde.games.courtisans.rules.ending import outcome, reckoning
from cocarde.games.courtisans.seen import box, view
from cocarde.games.courtisans.seen.observation import CourtisansObserver
from cocarde.games.courtisans.seen.profile import profile
from cocarde.games.courtisans.seen.redeal import redeal
from cocarde.games.courtisans.state import CourtisansState, Terms

if TYPE_CHECKING:
    import msgspec

    from cocarde.core.event import Seen


class Courtisans(Game[CourtisansState]):
    """Section 1. Three to eight families at the court of Louis XIV."""

    def blank(self, seats: int, options: dict[str, str]) -> CourtisansState:
        g = CourtisansState(seats, Terms(options))
        g.set_defaults()
        return g

    def setup(self, g: CourtisansState) -> None:
        setup.set_up(g)

    def box(self) -> msgspec.Struct:
        return box.box()

    def view(self, g: CourtisansState, seat: int | None) -> msgspec.Struct:
        return view.view(g, seat)

    def seen_from(self, g: CourtisansState, seat: int, public: Any) -> msgspec.Struct:
        return view.seen_from(g, seat, public)

    def observing(self) -> Observer[CourtisansState]:
        return CourtisansObserver(self.frames)

    def outcome(self, g: CourtisansState) -> Outcome:
        return outcome(g)

    def reckoning(self, g: CourtisansState) -> list[Counted]:
        return reckoning(g)

    def check(self, g: CourtisansState) -> None:
        check(g)

    def redeal(self, g: CourtisansState, seat: int, chance: Chance) -> CourtisansState:
        return redeal(g, seat, chance)

    def overhears(self, g: CourtisansState, remark: Remark, names: list[str]) -> list[str]:
        return flags_of(g, remark, names)

    def complains(self, g: CourtisansState, seat: int, remark: Remark, names: list[str]) -> Complaint | None:
        return complaint_of(g, seat, remark, names)

    def says(self, g: CourtisansState, seat: int, seen: list[Seen], names: list[str], chance: Chance) -> Remark | None:
        return remark_on(g, seat, seen, names, chance)

    def objects(self, g: CourtisansState, seat: int, choice: Choice, names: list[str]) -> Refusal | None:
        """C-5. No house bears the name of somebody at the table."""
        return REFUSALS.because(bars_name(choice.name, names)) if isinstance(choice, Character | Named) else None

    def patience(self, g: CourtisansState) -> tuple[str, int]:
        """C-28, C-46."""
        frame = g.agenda[-1] if g.agenda else None
        if isinstance(frame, negotiation.Parley):
            return f"parley {g.round}", g.terms.negotiation_seconds
        if isinstance(frame, turn.TakeTurn):
            return f"turn {g.round} {g.slot}", g.terms.turn_seconds
        return "", 0

    def scores(self, g: CourtisansState) -> list[int]:
        return g.fortune[:]

    def printed(self) -> Printed:
        return Printed(HOUSE, FILES, read_box, {}, FIXED)

    def drawing(self) -> Drawing:
        from cocarde.games.courtisans.seen.terminal import Picture  # rich is not imported where nothing is drawn

        return Picture

    def painting(self) -> Drawing:
        from cocarde.games.courtisans.seen.picture import paint  # Pillow is not imported where nothing is painted

        return paint

    def profile(self) -> Profile:
        return profile()

    def habits(self) -> Habits:
        from cocarde.games.courtisans.thinking.habits import HABITS  # the lab alone counts

        return HABITS


FRAMES = (
    setup.ChooseCharacter,
    setup.SettleIn,
    flow.Round,
    presentation.Heirs,
    presentation.ChooseParty,
    presentation.PresentAll,
    negotiation.Negotiate,
    negotiation.Parley,
    negotiation.Bargain,
    negotiation.AnswerOffer,
    negotiation.CloseNegotiation,
    localisation.Localise,
    localisation.ChoosePlace,
    turn.Turn,
    turn.TakeTurn,
    address.ChooseAddress,
    turn.Proceed,
    hand.ChooseGift,
    turn.SettleGift,
    turn.WindUp,
    hand.DiscardDown,
    turn.EndOfTurn,
    flow.EndOfRound,
)
"""Every frame the agenda may hold, for save files."""
