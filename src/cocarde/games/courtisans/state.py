"""The position of a game (2.19): courtiers, favours, cards, reign, bargains. Numbers are those of data/numbers.py."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import State
from cocarde.core.text import Args
from cocarde.games.courtisans.data.numbers import NOBODY, REIGN, VERSAILLES

LIVE: Final = 0
QUICK: Final = 1
NO_NEGOTIATION: Final = 2

ETIQUETTE_OFF: Final = 0
ASSISTED: Final = 1
STRICT: Final = 2
FREE: Final = 3

SETUP: Final = 0
PRESENTATION: Final = 1
NEGOTIATION: Final = 2
LOCALISATION: Final = 3
TABLE_TOUR: Final = 4
OVER: Final = 5
PHASES: Final[list[str]] = ["setup", "presentation", "negotiation", "localisation", "tour", "over"]


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


class CourtisansState(State):
    """Section 2.19. Lists marked shared are replaced, never changed: copies hold the same ones."""

    fields = (
        "house", "chosen", "round", "chambellan", "phase", "slot", "active", "actions", "stopped", "cut",
        "reign", "regency_last", "new_reign_due", "origin", "place", "wars",
        "favourite", "lover", "secret_wife", "fortune", "sex", "party", "status", "k", "q", "spouse", "married",
        "bears", "former", "marks", "serial", "deck", "discard", "maison", "ministere", "hands", "exposed",
        "known", "paid", "changed", "powered", "ready", "made", "offers", "contracts", "due", "harmed", "ledger",
        "flags", "pardoned", "fines", "addressed", "dice", "amassed", "finished",
    )  # fmt: skip

    def __init__(self, seats: int, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Final = terms
        # the card that works just now, for those who listen: empty between two moves
        self.cause: str = ""

    def lay_out(self) -> CourtisansState:
        """An empty table, before the deal; a copy takes everything from its model instead."""
        # house names by seat; chosen[seat]: the sex and name picked in secret, -1 before (both shared)
        self.house: list[str] = []
        self.chosen: list[str] = []
        self.round: int = 0
        self.chambellan: int = 0
        self.phase: int = SETUP
        self.slot: int = 0
        self.active: int = NOBODY
        self.actions: int = 0
        # the turn ended before its time (C-50); the round was cut (C-117)
        self.stopped: bool = False
        self.cut: bool = False
        self.reign: int = REIGN
        self.regency_last: int = 0
        self.new_reign_due: bool = False
        self.origin: int = NOBODY
        self.place: int = VERSAILLES
        self.wars: int = 0
        self.favourite: int = NOBODY
        self.lover: int = NOBODY
        self.secret_wife: int = NOBODY
        # by seat: the player's fortune, then his courtier; bears: whose house name; former: set of such seats
        self.fortune: list[int] = []
        self.sex: list[int] = []
        self.party: list[int] = []
        self.status: list[int] = []
        self.k: list[int] = []
        self.q: list[int] = []
        self.spouse: list[int] = []
        self.married: list[int] = []
        self.bears: list[int] = []
        self.former: list[int] = []
        self.marks: list[int] = []
        self.serial: list[int] = []
        # piles, the last card on top; hands and exposed by seat (inner lists shared)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.maison: list[int] = []
        self.ministere: list[int] = []
        self.hands: list[list[int]] = []
        self.exposed: list[list[int]] = []
        # known[card]: who knows in whose hand it is; the round a card was last paid, a charge changed, a power used
        self.known: list[int] = []
        self.paid: list[int] = []
        self.changed: list[int] = []
        self.powered: list[int] = []
        # phase 2: set of the ready, offers made by seat; open offers, contracts of this round, numbers of those due
        # (contracts.py; shared); harmed[seat]: set of those he harmed this round (C-39)
        self.ready: int = 0
        self.made: list[int] = []
        self.offers: list[list[int]] = []
        self.contracts: list[list[int]] = []
        self.due: list[int] = []
        self.harmed: list[int] = []
        self.ledger: list[list[int]] = []
        # etiquette: open flags, those pardoned this round, fines of the register (fines.py; shared); a challenge met
        self.flags: list[list[int]] = []
        self.pardoned: list[list[int]] = []
        self.fines: list[list[int]] = []
        self.addressed: bool = False
        # the dice of the last move, three numbers each: sovereign or -1, roll, favour (shared)
        self.dice: list[int] = []
        # C-137: who was the first to amass the sum
        self.amassed: int = NOBODY
        self.finished: bool = False
        return self

    def copy(self) -> CourtisansState:
        twin = CourtisansState(self.seats, self.terms)
        self.copy_frame_to(twin)
        twin.house = self.house
        twin.chosen = self.chosen
        twin.round = self.round
        twin.chambellan = self.chambellan
        twin.phase = self.phase
        twin.slot = self.slot
        twin.active = self.active
        twin.actions = self.actions
        twin.stopped = self.stopped
        twin.cut = self.cut
        twin.reign = self.reign
        twin.regency_last = self.regency_last
        twin.new_reign_due = self.new_reign_due
        twin.origin = self.origin
        twin.place = self.place
        twin.wars = self.wars
        twin.favourite = self.favourite
        twin.lover = self.lover
        twin.secret_wife = self.secret_wife
        self.copy_courtiers(twin)
        self.copy_cards(twin)
        twin.ready = self.ready
        twin.made = self.made[:]
        twin.offers = self.offers
        twin.contracts = self.contracts
        twin.due = self.due
        twin.harmed = self.harmed[:]
        twin.ledger = self.ledger
        twin.flags = self.flags
        twin.pardoned = self.pardoned
        twin.fines = self.fines
        twin.addressed = self.addressed
        twin.dice = self.dice
        twin.amassed = self.amassed
        twin.finished = self.finished
        return twin

    def copy_courtiers(self, twin: CourtisansState) -> None:
        """What is known of every player's courtier."""
        twin.fortune = self.fortune[:]
        twin.sex = self.sex[:]
        twin.party = self.party[:]
        twin.status = self.status[:]
        twin.k = self.k[:]
        twin.q = self.q[:]
        twin.spouse = self.spouse[:]
        twin.married = self.married[:]
        twin.bears = self.bears[:]
        twin.former = self.former[:]
        twin.marks = self.marks[:]
        twin.serial = self.serial[:]

    def copy_cards(self, twin: CourtisansState) -> None:
        """Where the 110 cards are."""
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.maison = self.maison[:]
        twin.ministere = self.ministere[:]
        twin.hands = self.hands[:]
        twin.exposed = self.exposed[:]
        twin.known = self.known[:]
        twin.paid = self.paid[:]
        twin.changed = self.changed[:]
        twin.powered = self.powered[:]

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
