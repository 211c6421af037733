"""The position of a game: deputies, popularity, cards, batch and vote. Numbers are those of data/numbers.py."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import State
from cocarde.games.guillotine.data.numbers import ALONE, SIDES

LEFT: Final = -2
BY_LOT: Final = -1
"""GR-99: the unused faction is the one left over, or drawn by lot."""

FACE: Final = 63
SEEN: Final = 6
FACE_DOWN: Final = 1 << 10
"""A card in a deck: its face, from bit 6 on the seats that know it lies there, bit 10: seen to be a delayed card."""

ARRIVED: Final = 6
SHOWN: Final = 1 << 10
"""A kept card: its face, from bit 6 on the turn it arrived, bit 10: shown to all (G-11)."""

NO_VOTE: Final = 0
REPORT: Final = 1
MOTION: Final = 2
TRIAL: Final = 3
DISSOLUTION: Final = 4


class Terms:
    """Section 7: what was agreed before the game."""

    def __init__(
        self,
        drafted: bool,
        unused: int,
        history: bool,
        timer: int,
        dissolution_from: int,
        ask: bool,
        show: bool,
        split: bool,
        skill: int,
    ) -> None:
        self.drafted: Final = drafted
        self.unused: Final = unused
        self.history: Final = history
        self.timer: Final = timer
        self.dissolution_from: Final = dissolution_from
        self.ask: Final = ask
        self.show: Final = show
        self.split: Final = split
        self.skill: Final = skill


class GuillotineState(State):
    """Section 2.9. Lists marked shared are replaced, never changed: copies hold the same ones."""

    fields = (
        "owner", "order", "first", "turn_order", "mine", "turn", "phase",
        "where", "post", "room", "pp", "rapport", "denounced", "moved", "sent", "passed",
        "missions", "jacobins", "kept", "drawer", "drawn", "speakers", "assigned", "in_use",
        "batch", "vote", "vote_on", "to_vote", "ballots", "weights", "counted", "tried", "friends", "dissolved",
        "question", "key", "hunch", "asked", "lessons", "journal", "die", "die_for",
    )  # fmt: skip

    def __init__(self, seats: int, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Final = terms

    def lay_out(self) -> GuillotineState:
        """An empty table, before the deal; a copy takes everything from its model instead."""
        # owner[faction] is its seat, -1 if it is not in play; order holds the factions clockwise, turn_order those of
        # this turn from the first on; mine[seat] are all deputies of a seat (all four shared)
        self.owner: list[int] = []
        self.order: list[int] = []
        self.first: int = 0
        self.turn_order: list[int] = []
        self.mine: list[int] = []
        self.turn: int = 0
        self.phase: int = 0
        # where[post] is the set of deputies there, post[deputy] the same read the other way, room[post] the empty seats
        self.where: list[int] = []
        self.post: list[int] = []
        self.room: list[int] = []
        self.pp: list[int] = []
        # sets of deputies: on Rapport squares, denounced, moved; sets of factions: sent a missionary, passed
        self.rapport: int = 0
        self.denounced: int = 0
        self.moved: int = 0
        self.sent: int = 0
        self.passed: int = 0
        # decks from top to bottom (both shared); kept[faction] in order of arrival (inner lists shared)
        self.missions: list[int] = []
        self.jacobins: list[int] = []
        self.kept: list[list[int]] = []
        # the cards a faction just drew, who speaks for each, deputy and Mission card in turn, cards being used (shared)
        self.drawer: int = -1
        self.drawn: list[int] = []
        self.speakers: list[int] = []
        self.assigned: list[int] = []
        self.in_use: list[int] = []
        # the cases of the batch, six numbers each (denunciations.py)
        self.batch: list[int] = []
        # the open vote: kind, deputy, seats still to vote, four bits per seat of OUI and of weight; the last count
        self.vote: int = NO_VOTE
        self.vote_on: int = -1
        self.to_vote: int = 0
        self.ballots: int = 0
        self.weights: int = 0
        self.counted: int = 0
        # motions rejected this turn; friends at the Convention at the start of the phase (shared)
        self.tried: int = 0
        self.friends: list[int] = []
        self.dissolved: bool = False
        # Variante Histoire: the question put, its answer, what a bot would answer; asked[faction] and lessons (shared)
        self.question: int = -1
        self.key: int = 0
        self.hunch: int = 0
        self.asked: list[int] = []
        self.lessons: list[int] = []
        # every change of PP by turn (popularity.py; shared)
        self.journal: list[list[int]] = []
        self.die: int = 0
        self.die_for: int = -1
        return self

    def copy(self) -> GuillotineState:
        twin = GuillotineState(self.seats, self.terms)
        self.copy_frame_to(twin)
        twin.owner = self.owner
        twin.order = self.order
        twin.first = self.first
        twin.turn_order = self.turn_order
        twin.mine = self.mine
        twin.turn = self.turn
        twin.phase = self.phase
        twin.where = self.where[:]
        twin.post = self.post[:]
        twin.room = self.room[:]
        twin.pp = self.pp[:]
        twin.rapport = self.rapport
        twin.denounced = self.denounced
        twin.moved = self.moved
        twin.sent = self.sent
        twin.passed = self.passed
        twin.missions = self.missions
        twin.jacobins = self.jacobins
        twin.kept = self.kept[:]
        twin.drawer = self.drawer
        twin.drawn = self.drawn
        twin.speakers = self.speakers
        twin.assigned = self.assigned
        twin.in_use = self.in_use
        twin.batch = self.batch[:]
        twin.vote = self.vote
        twin.vote_on = self.vote_on
        twin.to_vote = self.to_vote
        twin.ballots = self.ballots
        twin.weights = self.weights
        twin.counted = self.counted
        twin.tried = self.tried
        twin.friends = self.friends
        twin.dissolved = self.dissolved
        twin.question = self.question
        twin.key = self.key
        twin.hunch = self.hunch
        twin.asked = self.asked
        twin.lessons = self.lessons
        twin.journal = self.journal
        twin.die = self.die
        twin.die_for = self.die_for
        return twin

    def asks(self, faction: int) -> tuple[int, ...]:
        """G-1. The seat that answers for a faction."""
        return ALONE[self.owner[faction]]

    def held(self, seat: int) -> list[int]:
        """The factions of a seat, in the order M G C R."""
        return [faction for faction in range(SIDES) if self.owner[faction] == seat]
