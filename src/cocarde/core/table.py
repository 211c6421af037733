"""A game in progress: the one object people, bots, server and tests hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from cocarde.core.agenda import State, advance, cause_of_only, decide, only_answer, single_answer
from cocarde.core.asking import Asking
from cocarde.core.chance import Chance, Fast, Replayed
from cocarde.core.choice import Choice
from cocarde.core.codec import Move, Saved, pack_state, read_saved, unpack_state, write_saved
from cocarde.core.errors import BadInput, CorruptLog, Refused, ScriptError
from cocarde.core.event import Event, Seen
from cocarde.core.game import Game
from cocarde.core.journal import (
    BRANCH,
    REVISED,
    REWIND,
    UNDO,
    entry_named,
    line_of,
    returns,
    revised,
    rewinds,
    standing,
    taken_back,
)
from cocarde.core.past import Kept, Past
from cocarde.core.story import NOBODY, Story
from cocarde.core.text import Args, Refusal, refusal


class Table(Asking):
    """A game being played. Its log holds every answer with the chance it drew: it replays exactly.

    `line` are the entries that led to how it stands: all but what was withdrawn.
    """

    def __init__(
        self,
        game: Game[Any],
        state: State,
        options: dict[str, str],
        past: Past | None = None,
        story: Story | None = None,
    ) -> None:
        super().__init__(game, state)
        self.settings: Final = options
        self._past: Final = past or Past(game.vocabulary, [], [])
        self._story: Final = story or Story()
        self.log: Final = self._past.log
        self.line: Final = self._past.line

    def __repr__(self) -> str:
        """`<Table of vendee, 2 seats, entry 41: Respond (V-30) asks seat 1>`; nothing of what is hidden."""
        return f"<Table of {self.game.meta.slug}, {self.seats} seats, entry {self.n}: {self._standing()}>"

    @staticmethod
    def new(
        game: Game[Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        chance: Chance | None = None,
    ) -> Table:
        """Set a table up; `chance` (default: a fast source from `seed`) is its only source of luck."""
        settled = game.meta.settle(seats, options)
        state = game.blank(seats, settled)
        state.chance = chance or Fast(seed)
        table = Table(game, state, settled)
        table._begin()
        return table

    def _begin(self) -> None:
        story, tape = self._listen()
        self.game.setup(self.state)
        advance(self.state)
        self._record(Move(-1, "setup", tape), story)

    def _listen(self) -> tuple[list[Event], list[int]]:
        story: list[Event] = []
        tape: list[int] = []
        self.state.listen(story)
        self.state.chance.tape = tape
        return story, tape

    def _record(self, move: Move, story: list[Event], quiet: bool = False, of_house: bool = False) -> None:
        self.state.listen(None)
        self.state.chance.tape = None
        self.log.append(move)
        n = len(self.log)
        self.line.append(n)
        self._story.add(n, story)
        if quiet:
            # What the house answers in somebody's place, he notices no more than the others.
            self._story.hush(n, story, self.seats, NOBODY if of_house else move.seat)

    @property
    def n(self) -> int:
        """How many entries the log has. For the house only: players are given their `clock`."""
        return len(self.log)

    def clock(self, viewer: int | None) -> int:
        """How many entries of the log `viewer` noticed: the number its answers are checked against.

        An answer to a hidden decision of which `viewer` saw nothing does not count, or the number
        itself would tell that somebody was asked.
        """
        return len(self.log) - len(self._story.missed(viewer))

    def answer(self, seat: int, choice: Choice | str) -> None:
        """Give an answer: a Choice or its notation. Illegal: `Refused` or `BadInput`, nothing changed."""
        given = self.game.vocabulary.read(choice) if isinstance(choice, str) else choice
        why = self.refuses(seat, given)
        if why is not None:
            raise Refused(why)
        self._past.before_answer(seat, self.state)
        of_house = given.verb in self.game.meta.reserved
        quiet = of_house or (self.decision is not None and self.decision.hidden)
        before = self.state.chance.count, self.state.reveals
        single = single_answer(self.state, seat) is given
        forced = single and only_answer(self.state, seat) is given
        rule = self.decision.rule if self.decision is not None else ""
        cause = cause_of_only(self.state, seat) if single else ""
        only: Args = {"seat": seat, "cause": cause} if cause else {"seat": seat}
        story, tape = self._listen()
        if forced:
            self.state.tell("forced", rule, only)
        elif single:
            self.state.whisper((seat,), "only_answer", rule, only)
        decide(self.state, seat, given)
        # To take back what one answered in secret would tell that one was asked.
        if quiet or before != (self.state.chance.count, self.state.reveals):
            self._past.row.clear()
        self._record(Move(seat, given.notation, tape), story, quiet, of_house)

    def refuses_undo(self, seat: int) -> Refusal | None:
        """Why `seat` may not take its last answer back: chance, a reveal or another's answer came since."""
        return None if self.may_take_back(seat) else refusal("core", "no-undo")

    def may_take_back(self, seat: int, whole: bool = False) -> int:
        """How many answers an undo of `seat` takes back: to its last real choice, or `whole`: to its first in a row.

        Forced answers are taken back along with the choice before them, for they would only be given again.
        """
        return self._past.may_take_back(seat, whole)

    def returns_to(self, seat: int, whole: bool = False) -> int:
        """The entry after which the table stands when `seat` undoes, as it may."""
        return self._past.row[-self.may_take_back(seat, whole)].n

    def settle(self, n: int) -> None:
        """What was answered up to entry `n` stands: no undo takes it back."""
        self._past.settle(n)

    def undo(self, seat: int, whole: bool = False) -> None:
        """Take back the last choice of `seat`, or all it has answered in a row; the log keeps the trace."""
        why = self.refuses_undo(seat)
        if why is not None:
            raise Refused(why)
        self._take_back(seat, self.may_take_back(seat, whole))

    def _take_back(self, seat: int, count: int) -> None:
        before = self._past.take_back(seat, count)
        self._stand(before.n, before.state)
        word = UNDO if count == 1 else f"{UNDO} {count}"
        self._record(Move(seat, word, []), [Event("undid", "core", {"seat": seat, "n": count})])

    def _stand(self, n: int, state: State) -> None:
        """Stand as after entry `n`; the log and the clocks go on."""
        self.state = state
        self._story.forget_after(n)

    def rewind(self, seat: int, n: int) -> None:
        """Back to how the table stood after entry `n`, as all agreed when `seat` asked; the log keeps the trace.

        What was drawn since will be drawn again: nobody gets another roll.
        """
        if self.state.chance.restarted() is None:
            raise BadInput("only a table whose chance can be drawn again goes back")
        self._go_back(seat, n)

    def _go_back(self, seat: int, n: int) -> None:
        self._stand(n, self._past.go_back(n, self._beginning))
        self._record(Move(seat, f"{REWIND} {n}", []), [Event("rewound", "core", {"seat": seat})])

    def _beginning(self, begun: int) -> Kept:
        """The set-up, or entry `begun`, at which this game left another one: there its own chance begins."""
        source = self.state.chance.restarted()
        if source is None:
            raise CorruptLog("only a table whose chance can be drawn again goes back")
        if begun:
            state = self.replay(begun).state
            state.chance = source
            return Kept(begun, state)
        fresh = Table.new(self.game, self.seats, self.settings, chance=source)
        if fresh.log[0] != self.log[0]:
            raise CorruptLog("entry 1 of the log (setup) does not come out as it did")
        return Kept(1, fresh.state)

    def last_choice(self, seat: int) -> int:
        """The last entry that still stands in which `seat` had a choice; 0: there is none."""
        forced = self._story.entries("forced")
        for n in reversed(standing(self.log)):
            if self.log[n - 1].seat == seat and n not in forced:
                return n
        return 0

    def noticed(self, n: int) -> bool:
        """Did everybody notice entry `n`?"""
        return n not in self._story.missed(None)

    def expect(self, log: Sequence[Move]) -> None:
        """This log is going to be followed: what it goes back to is kept until then."""
        try:
            self._past.awaited = returns(log)
        except BadInput as error:
            raise CorruptLog(str(error)) from error

    def branch(self, chance: Chance) -> None:
        """From here on another game, with chance of its own; the log keeps the trace."""
        self._past.keep(len(self.log), self.state)
        self._past.row.clear()
        self.state.chance = chance
        self._record(Move(-1, BRANCH, []), [Event("branched", "core", {})])

    def revise(self, versions: Sequence[str]) -> None:
        """The rules have changed under this game: it goes on under these versions, and the log says what changed."""
        known = {one.version: one for one in self.game.meta.revisions}
        if not set(versions) <= set(known):
            raise BadInput(f"the rules of {self.game.meta.slug} know no versions {', '.join(versions)}")
        self._past.row.clear()
        story = [Event(known[version].event, "core", {}) for version in versions]
        self._record(Move(-1, " ".join([REVISED, *versions]), []), story)

    def follow(self, move: Move) -> None:
        """Do what an entry of a log says, with the chance this table has."""
        back = taken_back(move)
        if back:
            self._take_back(move.seat, back)
        elif move.choice == BRANCH:
            self.branch(self.state.chance)
        elif versions := revised(move):
            self.revise(versions)
        elif rewinds(move):
            self.rewind(move.seat, entry_named(move))
        else:
            self.answer(move.seat, move.choice)

    def events(self, seat: int | None = None, since: int = 0) -> list[Seen]:
        """What `seat` saw happen after its clock showed `since`."""
        return self._story.seen(seat, since)

    def recorded_at(self, n: int, seat: int | None) -> list[Seen]:
        """What `seat` saw happen by entry `n`, as it was told then."""
        return self._story.brought(n, seat)

    def clone(self) -> Table:
        """The same game at the same place; the two go on apart. What can be undone stays behind."""
        return Table(self.game, self.state.copy(), dict(self.settings), self._past.copy(), self._story.copy())

    def save(self) -> bytes:
        """The whole table as JSON: state, log and story. It holds every secret."""
        return write_saved(
            Saved(
                game=self.game.meta.slug,
                rules=self.game.meta.rules_version,
                seats=self.state.seats,
                options=self.settings,
                log=self.log,
                story=self._story.told,
                quiet=self._story.quiet,
                state=pack_state(self.state),
                pack=self.game.pack,
            )
        )

    @staticmethod
    def load(game: Game[Any], data: bytes | str) -> Table:
        """The table that `save` wrote, ready to go on."""
        return Table.of(game, read_saved(game, data))

    @staticmethod
    def of(game: Game[Any], saved: Saved) -> Table:
        """The table of a file that has been read."""
        state = game.blank(saved.seats, saved.options)
        if saved.state is None:
            raise BadInput("this file holds a log but no position; replay it instead")
        unpack_state(game, state, saved.state)
        return Table.recorded(game, saved, state)

    @staticmethod
    def recorded(game: Game[Any], saved: Saved, state: State) -> Table:
        """What a file has recorded, as it stands in this state."""
        past = Past(game.vocabulary, saved.log[:], line_of(saved.log))
        return Table(game, state, saved.options, past, Story(saved.story[:], saved.quiet.copy()))

    def note(self, move: Move, public: bool) -> None:
        """Record an entry that nobody can play again: its seat is told, or, when all is `public`, everybody."""
        told = Event("recorded", "core", {"seat": move.seat, "words": move.choice}, None if public else (move.seat,))
        self._record(move, [told] if move.seat >= 0 else [], quiet=not public, of_house=move.seat < 0)

    def replay(self, upto: int | None = None) -> Table:
        """This game played again from its log, up to entry `upto`."""
        return Table.from_log(self.game, self.seats, self.settings, self.log, upto)

    def retold(self) -> Iterator[Table]:
        """This game played again from its log: one table, as it stands after each entry in turn."""
        return Table.told(self.game, self.seats, self.settings, self.log)

    @staticmethod
    def from_log(
        game: Game[Any],
        seats: int,
        options: Mapping[str, object] | None,
        log: Sequence[Move],
        upto: int | None = None,
    ) -> Table:
        """Play a log again, with the chance it recorded, up to entry `upto`; `CorruptLog` if it cannot be."""
        upto = max(1, len(log) if upto is None else upto)
        for table in Table.told(game, seats, options, log):
            if table.n == upto:
                break
        return table

    @staticmethod
    def told(game: Game[Any], seats: int, options: Mapping[str, object] | None, log: Sequence[Move]) -> Iterator[Table]:
        """A log played again entry by entry, each once: one table, as it stands after each entry in turn."""
        if not log or log[0].choice != "setup":
            raise CorruptLog("a log begins with its setup")
        script = Replayed(list(log[0].chance))
        try:
            table = Table.new(game, seats, game.meta.kept(seats, options), chance=script)
            script.finish()
        except ScriptError as error:
            raise CorruptLog(f"entry 1 of the log (setup) does not fit: {error}") from error
        table.expect(log)
        yield table
        for n, move in enumerate(log[1:], start=2):
            table._replay_one(n, move)
            yield table

    def _replay_one(self, n: int, move: Move) -> None:
        script = Replayed(list(move.chance))
        script.count = self.state.chance.count
        self.state.chance = script
        try:
            if rewinds(move):
                self._go_back(move.seat, entry_named(move))
            else:
                self.follow(move)
            script.finish()
        except (Refused, BadInput, ScriptError) as error:
            raise CorruptLog(f"entry {n} of the log ({move.seat}: {move.choice}) does not fit: {error}") from error
