"""The position of a game (2.19): courtiers, favours, cards, reign, bargains. Numbers are those of data/numbers.py."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.courtisans.position import Position

LIVE: Final = 0
QUICK: Final = 1
NO_NEGOTIATION: Final = 2

ETIQUETTE_OFF: Final = 0
ASSISTED: Final = 1
STRICT: Final = 2
FREE: Final = 3


class Terms:
    """Section 7: what was agreed before the game."""

    def __init__(
        self,
        goal: int,
        max_rounds: int,
        first: int,
        negotiation: int,
        negotiation_seconds: int,
        notaire: bool,
        anti_kingmaking: bool,
        etiquette: int,
        fine: int,
        help: str,
        challenge: bool,
        lang: str,
        hand_limit: int,
        turn_seconds: int,
        clemency: bool,
        bot_error: int,
        at_once: bool,
    ) -> None:
        self.goal: Final = goal
        self.max_rounds: Final = max_rounds
        self.first: Final = first
        self.negotiation: Final = negotiation
        self.negotiation_seconds: Final = negotiation_seconds
        self.notaire: Final = notaire
        self.anti_kingmaking: Final = anti_kingmaking
        self.etiquette: Final = etiquette
        self.fine: Final = fine
        self.help: Final = help
        self.challenge: Final = challenge
        self.lang: Final = lang
        self.hand_limit: Final = hand_limit
        self.turn_seconds: Final = turn_seconds
        self.clemency: Final = clemency
        self.bot_error: Final = bot_error
        self.at_once: Final = at_once


class CourtisansState(Position):
    """Section 2.19. A position; what it holds is in fields.py."""

    def __init__(self, seats: int, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Final = terms
        # the card that works just now, for those who listen: empty between two moves
        self.cause: str = ""

    def lay_out(self) -> CourtisansState:
        """An empty table, before the deal."""
        self.set_defaults()
        return self

    def copy(self) -> CourtisansState:
        twin = CourtisansState(self.seats, self.terms)
        self.copy_to(twin)
        return twin

    def tell(self, kind: str, rule: str, args: Args) -> None:
        """C-127, C-135. The announcer names courtiers in a right form."""
        if self.story is not None:
            super().tell(kind, rule, styled(self, args))

    def whisper(
        self,
        seats: tuple[int, ...],
        kind: str,
        rule: str,
        args: Args,
        public: str = "",
        public_args: Args | None = None,
    ) -> None:
        if self.story is not None:
            super().whisper(seats, kind, rule, styled(self, args), public, styled(self, public_args or {}))

    def around(self) -> list[int]:
        """C-22. The seats from the Chambellan leftward."""
        return [*range(self.chambellan, self.seats), *range(self.chambellan)]


def styled(g: CourtisansState, args: Args) -> Args:
    """What is told, with the form of address of everybody it names: `who` of a seat, `whom` of a target."""
    from cocarde.games.courtisans.etiquette.announced import announced  # the register reads the rules, which read this

    return announced(g, args)
