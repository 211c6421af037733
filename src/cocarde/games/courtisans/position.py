# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""

from __future__ import annotations

from typing import ClassVar

from cocarde.core.agenda import State
from cocarde.games.courtisans.data.numbers import NOBODY, REIGN, SETUP, VERSAILLES


class Position(State):
    """Courtiers, favours, cards, reign, bargains."""

    fields: ClassVar[tuple[str, ...]] = (
        "house", "chosen", "round", "chambellan", "phase", "slot", "active", "actions", "stopped", "cut", "reign",
        "regency_last", "new_reign_due", "origin", "place", "wars", "favourite", "lover", "secret_wife", "fortune",
        "sex", "party", "status", "k", "q", "spouse", "married", "bears", "former", "marks", "serial", "deck",
        "discard", "maison", "ministere", "hands", "exposed", "known", "paid", "changed", "powered", "ready", "made",
        "offers", "contracts", "due", "harmed", "ledger", "flags", "pardoned", "fines", "addressed", "dice", "amassed",
        "sources", "finished",
    )  # fmt: skip

    def set_defaults(self) -> None:
        """A new state; a copy takes all from its model instead."""
        # house names by seat; chosen[seat]: the sex and name picked in secret, -1 before (both shared)
        self.house: list[str] = []
        self.chosen: list[str] = []
        self.round = self.chambellan = 0
        self.phase: int = SETUP
        self.slot: int = 0
        self.active: int = NOBODY
        self.actions: int = 0
        # the turn ended before its time (C-50); the round was cut (C-117)
        self.stopped = self.cut = False
        self.reign: int = REIGN
        self.regency_last: int = 0
        self.new_reign_due: bool = False
        self.origin: int = NOBODY
        self.place: int = VERSAILLES
        self.wars: int = 0
        self.favourite = self.lover = self.secret_wife = NOBODY
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
        # livres by seat and source (sources.py); empty in a game begun before they were noted
        self.sources: list[int] = []
        self.finished: bool = False

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
        self.copy_frame_to(twin)
        twin.house, twin.chosen, twin.round = self.house, self.chosen, self.round
        twin.chambellan, twin.phase, twin.slot = self.chambellan, self.phase, self.slot
        twin.active, twin.actions, twin.stopped = self.active, self.actions, self.stopped
        twin.cut, twin.reign, twin.regency_last = self.cut, self.reign, self.regency_last
        twin.new_reign_due, twin.origin, twin.place = self.new_reign_due, self.origin, self.place
        twin.wars, twin.favourite, twin.lover = self.wars, self.favourite, self.lover
        twin.secret_wife, twin.fortune, twin.sex = self.secret_wife, self.fortune[:], self.sex
        twin.party, twin.status, twin.k = self.party, self.status, self.k[:]
        twin.q, twin.spouse, twin.married = self.q[:], self.spouse, self.married
        twin.bears, twin.former, twin.marks = self.bears, self.former, self.marks
        twin.serial, twin.deck, twin.discard = self.serial, self.deck, self.discard
        twin.maison, twin.ministere, twin.hands = self.maison, self.ministere, self.hands[:]
        twin.exposed, twin.known, twin.paid = self.exposed[:], self.known, self.paid
        twin.changed, twin.powered, twin.ready = self.changed, self.powered, self.ready
        twin.made, twin.offers, twin.contracts = self.made, self.offers, self.contracts
        twin.due, twin.harmed, twin.ledger = self.due, self.harmed, self.ledger
        twin.flags, twin.pardoned, twin.fines = self.flags, self.pardoned, self.fines
        twin.addressed, twin.dice, twin.amassed = self.addressed, self.dice, self.amassed
        twin.sources, twin.finished = self.sources, self.finished
