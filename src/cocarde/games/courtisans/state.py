"""The position of a game (2.19): courtiers, favours, cards, reign, bargains. Numbers are those of data/numbers.py."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.courtisans.position import Position

LIVE: Final = 0
QUICK: Final = 1
NO_NEGOTIATION: Final = 2
NEGOTIATIONS: Final = ["live", "quick", "off"]

ETIQUETTE_OFF: Final = 0
ASSISTED: Final = 1
STRICT: Final = 2
FREE: Final = 3
ETIQUETTES: Final = ["off", "assisted", "strict", "free"]


class Terms:
    """Section 7: what was agreed before the game."""

    def __init__(self, options: dict[str, str]) -> None:
        rounds, first = options["max_rounds"], options["first_chambellan"]
        self.goal: Final = int(options["goal"])
        self.max_rounds: Final = 0 if rounds == "none" else int(rounds)
        self.first: Final = -1 if first == "random" else int(first.removeprefix("seat"))
        self.negotiation: Final = NEGOTIATIONS.index(options["negotiation"])
        self.negotiation_seconds: Final = int(options["negotiation_seconds"])
        self.notaire: Final = options["notaire"] == "on"
        self.anti_kingmaking: Final = options["anti_kingmaking"] == "on"
        self.etiquette: Final = ETIQUETTES.index(options["etiquette"])
        self.fine: Final = int(options["etiquette_fine"])
        self.help: Final = options["etiquette_help"]
        self.challenge: Final = options["etiquette_challenge"] == "on"
        self.lang: Final = options["lang"]
        self.hand_limit: Final = int(options["hand_limit"])
        self.turn_seconds: Final = int(options["turn_seconds"])
        self.clemency: Final = options["clemency"] == "on"
        self.bot_error: Final = int(options["bot_etiquette_error"])
        self.at_once: Final = options["victory"] == "at_once"


class CourtisansState(Position):
    """Section 2.19. A position; what it holds is in fields.py."""

    def __init__(self, seats: int, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Final = terms
        # the card that works just now, for those who listen: empty between two moves
        self.cause: str = ""

    def copy(self) -> CourtisansState:
        twin = CourtisansState(self.seats, self.terms)
        self.copy_to(twin)
        return twin

    def phrased(self, args: Args) -> Args:
        """C-127, C-135. The announcer names courtiers in a right form: `who` of a seat, `whom` of a target."""
        from cocarde.games.courtisans.etiquette.announced import announced  # reads the rules, which read this

        return announced(self, args)

    def around(self) -> list[int]:
        """C-22. The seats from the Chambellan leftward."""
        return [(self.chambellan + slot) % self.seats for slot in range(self.seats)]
