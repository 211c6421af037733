# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""

from __future__ import annotations

from typing import ClassVar

from cocarde.core.agenda import State
from cocarde.games.guillotine.data.numbers import NO_VOTE


class Position(State):
    """Deputies, popularity, cards, batch and vote."""

    fields: ClassVar[tuple[str, ...]] = (
        "owner", "order", "first", "turn_order", "mine", "turn", "phase", "where", "post", "room", "pp", "rapport",
        "denounced", "moved", "sent", "passed", "missions", "jacobins", "kept", "drawer", "drawn", "speakers",
        "assigned", "in_use", "batch", "vote", "vote_on", "to_vote", "ballots", "weights", "counted", "tried",
        "friends", "dissolved", "question", "key", "hunch", "asked", "lessons", "journal", "die", "die_for",
    )  # fmt: skip

    def set_defaults(self) -> None:
        """A new state; a copy takes all from its model instead."""
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

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
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
