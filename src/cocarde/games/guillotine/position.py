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
        self.turn = self.phase = 0
        # where[post] is the set of deputies there, post[deputy] the same read the other way, room[post] the empty seats
        self.where: list[int] = []
        self.post: list[int] = []
        self.room: list[int] = []
        self.pp: list[int] = []
        # sets of deputies: on Rapport squares, denounced, moved; sets of factions: sent a missionary, passed
        self.rapport = self.denounced = self.moved = self.sent = self.passed = 0
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
        self.to_vote = self.ballots = self.weights = self.counted = 0
        # motions rejected this turn; friends at the Convention at the start of the phase (shared)
        self.tried: int = 0
        self.friends: list[int] = []
        self.dissolved: bool = False
        # Variante Histoire: the question put, its answer, what a bot would answer; asked[faction] and lessons (shared)
        self.question: int = -1
        self.key = self.hunch = 0
        self.asked: list[int] = []
        self.lessons: list[int] = []
        # every change of PP by turn (popularity.py; shared)
        self.journal: list[list[int]] = []
        self.die: int = 0
        self.die_for: int = -1

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
        self.copy_frame_to(twin)
        twin.owner, twin.order, twin.first = self.owner, self.order, self.first
        twin.turn_order, twin.mine, twin.turn = self.turn_order, self.mine, self.turn
        twin.phase, twin.where, twin.post = self.phase, self.where[:], self.post[:]
        twin.room, twin.pp, twin.rapport = self.room[:], self.pp[:], self.rapport
        twin.denounced, twin.moved, twin.sent = self.denounced, self.moved, self.sent
        twin.passed, twin.missions, twin.jacobins = self.passed, self.missions, self.jacobins
        twin.kept, twin.drawer, twin.drawn = self.kept[:], self.drawer, self.drawn
        twin.speakers, twin.assigned, twin.in_use = self.speakers, self.assigned, self.in_use
        twin.batch, twin.vote, twin.vote_on = self.batch[:], self.vote, self.vote_on
        twin.to_vote, twin.ballots, twin.weights = self.to_vote, self.ballots, self.weights
        twin.counted, twin.tried, twin.friends = self.counted, self.tried, self.friends
        twin.dissolved, twin.question, twin.key = self.dissolved, self.question, self.key
        twin.hunch, twin.asked, twin.lessons = self.hunch, self.asked, self.lessons
        twin.journal, twin.die, twin.die_for = self.journal, self.die, self.die_for
