"""A game in progress: the one object people, bots, server and tests hold."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from cocarde.core.agenda import Decision, Offer, State, advance, decide, only_answer, waiting_decision
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
    answers,
    branched,
    cut,
    entry_named,
    line_of,
    returns,
    revised,
    rewinds,
    standing,
    taken_back,
)
from cocarde.core.outcome import Outcome
from cocarde.core.past import Kept, Past
from cocarde.core.text import Missing, Refusal, Stake, Text, refusal

SPECTATOR: Final = -1


class Table:
    """A game being played. Its log holds every answer with the chance it drew: it replays exactly.

    `line` are the entries that led to how it stands: all but what was withdrawn.
    """

    def __init__(self, game: Game[Any], state: State, options: dict[str, str]) -> None:
        self.game: Final = game
        self.state: State = state
        self.settings: Final = options
        self.log: list[Move] = []
        self._story: list[tuple[int, Event]] = []
        self.line: list[int] = []
        self._past: Past = Past()
        self._row: list[Kept] = []
        self._quiet: dict[int, tuple[int, ...]] = {}

    def __repr__(self) -> str:
        """`<Table of vendee, 2 seats, entry 41: Respond (V-30) asks seat 1>`; nothing of what is hidden."""
        return f"<Table of {self.game.meta.slug}, {self.seats} seats, entry {self.n}: {self._standing()}>"

    def _standing(self) -> str:
        if self.state.over:
            return "over"
        frame = self.state.agenda[-1]
        if not isinstance(frame, Decision):  # looked at from within an answer
            return f"{type(frame).__name__} comes next"
        asked = frame.seats(self.state)
        seats = f"seat{'s' if len(asked) > 1 else ''} {', '.join([str(seat) for seat in asked])}"
        return f"{type(frame).__name__} ({frame.rule}) asks {seats}"

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
        self._story.extend((n, event) for event in story)
        if quiet:
            viewers = [SPECTATOR, *range(self.seats)]
            # What the house answers in somebody's place, he notices no more than the others.
            own = SPECTATOR - 1 if of_house else move.seat
            self._quiet[n] = tuple(v for v in viewers if v == own or any(e.seen_by(v) for e in story))

    @property
    def n(self) -> int:
        """How many entries the log has. For the house only: players are given their `clock`."""
        return len(self.log)

    def clock(self, viewer: int | None) -> int:
        """How many entries of the log `viewer` noticed: the number its answers are checked against.

        An answer to a hidden decision of which `viewer` saw nothing does not count, or the number
        itself would tell that somebody was asked.
        """
        return len(self.log) - len(self._missed(viewer))

    def _missed(self, viewer: int | None) -> list[int]:
        """The entries of the log that `viewer` did not notice, in order."""
        who = SPECTATOR if viewer is None else viewer
        return [entry for entry, noticed in self._quiet.items() if who not in noticed]

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def decision(self) -> Decision[Any] | None:
        """The decision play waits for; None when the game is over."""
        return waiting_decision(self.state)

    def pending(self) -> tuple[int, ...]:
        """The seats that have to answer now; empty when the game is over."""
        decision = self.decision
        return () if decision is None else decision.seats(self.state)

    def waiting(self, viewer: int | None) -> tuple[int, ...]:
        """The seats `viewer` believes to be asked: of a hidden decision, itself or the cover."""
        decision = self.decision
        if decision is None:
            return ()
        asked = decision.seats(self.state)
        if decision.hidden and viewer not in asked:
            return decision.cover(self.state, viewer)
        return asked

    def options(self, seat: int) -> list[Choice]:
        """Every legal answer of `seat` now (continuous decisions: good candidates)."""
        decision = self.decision
        if decision is None or seat not in decision.seats(self.state):
            return []
        return decision.options(self.state, seat)

    def offers(self, seat: int) -> list[Offer]:
        """The continuous answers `seat` may give now."""
        decision = self.decision
        if decision is None or seat not in decision.seats(self.state):
            return []
        return decision.offers(self.state, seat)

    def prompt(self, seat: int) -> Text | None:
        """What `seat` is asked, or None."""
        decision = self.decision
        if decision is None or seat not in decision.seats(self.state):
            return None
        return decision.prompt(self.state, seat)

    def refuses(self, seat: int, choice: Choice) -> Refusal | None:
        """Why `seat` may not give this answer now, or None."""
        decision = self.decision
        if decision is None:
            return refusal("core", "game-over")
        if seat not in decision.seats(self.state):
            return refusal("core", "not-your-turn")
        return decision.refuses(self.state, seat, choice)

    def explains(self, seat: int, thing: str) -> Refusal | None:
        """Why `thing` cannot be used by `seat` now, or None if it can."""
        decision = self.decision
        if decision is None:
            return refusal("core", "game-over")
        if seat not in decision.seats(self.state):
            return refusal("core", "not-your-turn")
        return decision.explains(self.state, seat, thing)

    def stakes(self, seat: int, choice: Choice) -> Stake | None:
        """What follows if `seat`, which is asked, gives this answer, as far as it may know."""
        decision = self.decision
        return None if decision is None else decision.stakes(self.state, seat, choice)

    def steps(self, seat: int) -> dict[tuple[str, ...], Text]:
        """For everything that may be picked on the way to an answer, the sentence that says what is wanted next.

        Of a continuous answer that is its things: its numbers are still to be given.
        """
        decision, options = self.decision, self.options(seat)
        ways = dict.fromkeys([choice.things[:at] for choice in options for at in range(1, len(choice.things))])
        ways.update(dict.fromkeys([offer.things for offer in self.offers(seat) if offer.ranges and offer.things]))
        return {} if decision is None else {picked: decision.step(self.state, seat, picked) for picked in ways}

    def missing(self, seat: int) -> list[Missing]:
        """The answers that `seat` would look for and cannot give now, each with its reason."""
        decision = self.decision
        if decision is None or seat not in decision.seats(self.state):
            return []
        return decision.missing(self.state, seat)

    def reasons(self, seat: int, thing: str, picked: tuple[str, ...] = ()) -> list[Refusal]:
        """Everything that keeps `seat` from using `thing` now, after what is `picked`; empty: nothing does."""
        decision = self.decision
        if decision is None or seat not in decision.seats(self.state):
            why = self.explains(seat, thing)
            return [] if why is None else [why]
        if not picked:
            return decision.reasons(self.state, seat, thing)
        return self._against((*picked, thing), decision, seat)

    def _against(self, things: tuple[str, ...], decision: Decision[Any], seat: int) -> list[Refusal]:
        """What stands against every answer that begins with these things; empty: one of them can be given."""
        found: list[Refusal] = []
        for choice in self.game.vocabulary.beginning(things):
            why = decision.refuses(self.state, seat, choice)
            if why is None:
                return []
            if why not in found:
                found.append(why)
        return found or [refusal(decision.rule, "never-together")]

    def answer(self, seat: int, choice: Choice | str) -> None:
        """Give an answer: a Choice or its notation. Illegal: `Refused` or `BadInput`, nothing changed."""
        given = self.game.vocabulary.read(choice) if isinstance(choice, str) else choice
        why = self.refuses(seat, given)
        if why is not None:
            raise Refused(why)
        if self._row and self.log[-1].seat != seat:
            self._row.clear()
        self._row.append(self._past.keep(len(self.log), self.state))
        of_house = given.verb in self.game.meta.reserved
        quiet = of_house or (self.decision is not None and self.decision.hidden)
        before = self.state.chance.count, self.state.reveals
        forced = self.decision if only_answer(self.state, seat) is given else None
        story, tape = self._listen()
        if forced is not None:
            self.state.tell("forced", forced.rule, {"seat": seat})
        decide(self.state, seat, given)
        # To take back what one answered in secret would tell that one was asked.
        if quiet or before != (self.state.chance.count, self.state.reveals):
            self._row.clear()
        self._record(Move(seat, given.notation, tape), story, quiet, of_house)

    def refuses_undo(self, seat: int) -> Refusal | None:
        """Why `seat` may not take its last answer back: chance, a reveal or another's answer came since."""
        return None if self.may_take_back(seat) else refusal("core", "no-undo")

    def may_take_back(self, seat: int, whole: bool = False) -> int:
        """How many answers an undo of `seat` takes back: to its last real choice, or `whole`: to its first in a row.

        Forced answers are taken back along with the choice before them, for they would only be given again.
        """
        if not self._row or self.log[-1].seat != seat:
            return 0
        free = [at for at, kept in enumerate(self._row) if only_answer(kept.state, seat) is None]
        return len(self._row) - (free[0] if whole else free[-1]) if free else 0

    def undo(self, seat: int, whole: bool = False) -> None:
        """Take back the last choice of `seat`, or all it has answered in a row; the log keeps the trace."""
        why = self.refuses_undo(seat)
        if why is not None:
            raise Refused(why)
        self._take_back(seat, self.may_take_back(seat, whole))

    def _take_back(self, seat: int, count: int) -> None:
        if not 1 <= count <= len(self._row) or self.log[-1].seat != seat:
            raise Refused(refusal("core", "no-undo"))
        kept = self._row[-count]
        del self._row[-count:]
        self._withdraw(kept.n, kept.state.copy())
        word = UNDO if count == 1 else f"{UNDO} {count}"
        self._record(Move(seat, word, []), [Event("undid", "core", {"seat": seat, "n": count})])

    def _withdraw(self, n: int, state: State) -> None:
        """Stand as after entry `n`; the log and the clocks go on."""
        self.state = state
        self._past.forget_after(n)
        cut(self.line, n)
        while self._story and self._story[-1][0] > n:
            self._story.pop()

    def rewind(self, seat: int, n: int) -> None:
        """Back to how the table stood after entry `n`, as all agreed when `seat` asked; the log keeps the trace.

        What was drawn since will be drawn again: nobody gets another roll.
        """
        if self.state.chance.restarted() is None:
            raise BadInput("only a table whose chance can be drawn again goes back")
        self._go_back(seat, n)

    def _go_back(self, seat: int, n: int) -> None:
        if not 1 <= n < len(self.log):
            raise BadInput(f"entry {n}: a table of {len(self.log)} entries goes back to 1 at least")
        if self.line[bisect_left(self.line, n)] != n:
            raise BadInput(f"entry {n} was taken back: nobody returns to it")
        self._withdraw(n, self._state_after(n))
        self._row.clear()
        self._record(Move(seat, f"{REWIND} {n}", []), [Event("rewound", "core", {"seat": seat})])

    def _state_after(self, n: int) -> State:
        """How the table stood after entry `n` of its line: as it was kept, or played on from what was kept before."""
        self._past.forget_after(n)
        kept = self._past.latest(n)
        if kept is not None and kept.n == n:
            return kept.state.copy()
        begun = min(n, branched(self.log))
        if kept is None or kept.n < begun:
            kept = self._beginning(begun)
        return self._played_on(kept, n)

    def _played_on(self, kept: Kept, n: int) -> State:
        state = kept.state.copy()
        for entry in self.line[bisect_right(self.line, kept.n) : bisect_right(self.line, n)]:
            move = self.log[entry - 1]
            if answers(move):
                if entry - 1 > kept.n:
                    self._past.keep(entry - 1, state)
                self._play_again(state, entry, move)
        return state

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

    def _play_again(self, state: State, n: int, move: Move) -> None:
        """Give the answer of entry `n` once more: it draws what it drew then, or `CorruptLog`."""
        tape: list[int] = []
        state.chance.tape = tape
        decide(state, move.seat, self.game.vocabulary.read(move.choice))
        state.chance.tape = None
        if tape != move.chance:
            raise CorruptLog(f"entry {n} of the log does not come out as it did")

    def last_choice(self, seat: int) -> int:
        """The last entry that still stands in which `seat` had a choice; 0: there is none."""
        forced = {n for n, event in self._story if event.kind == "forced"}
        for n in reversed(standing(self.log)):
            if self.log[n - 1].seat == seat and n not in forced:
                return n
        return 0

    def expect(self, log: Sequence[Move]) -> None:
        """This log is going to be followed: what it goes back to is kept until then."""
        try:
            self._past = Past(returns(log))
        except BadInput as error:
            raise CorruptLog(str(error)) from error

    def branch(self, chance: Chance) -> None:
        """From here on another game, with chance of its own; the log keeps the trace."""
        self._past.keep(len(self.log), self.state)
        self.state.chance = chance
        self._row.clear()
        self._record(Move(-1, BRANCH, []), [Event("branched", "core", {})])

    def revise(self, versions: Sequence[str]) -> None:
        """The rules have changed under this game: it goes on under these versions, and the log says what changed."""
        known = {one.version: one for one in self.game.meta.revisions}
        if not set(versions) <= set(known):
            raise BadInput(f"the rules of {self.game.meta.slug} know no versions {', '.join(versions)}")
        self._row.clear()
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

    def view(self, seat: int | None = None) -> Any:
        """What `seat` (None: a spectator) may see, as the game's msgspec struct."""
        return self.game.view(self.state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Seen]:
        """What `seat` saw happen after its clock showed `since`."""
        missed = self._missed(seat)
        seen: list[Seen] = []
        for n, event in reversed(self._story):
            clock = n - bisect_right(missed, n)
            if clock <= since:
                break
            face = event.seen_by(seat)
            if face is not None:
                seen.append(Seen(face.kind, face.rule, face.args, clock))
        seen.reverse()
        return seen

    def recorded_at(self, n: int, seat: int | None) -> list[Seen]:
        """What `seat` saw happen by entry `n`, as it was told then."""
        faces = [event.seen_by(seat) for entry, event in self._story if entry == n]
        return [face for face in faces if face is not None]

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state) if self.state.over else None

    def check(self) -> None:
        """Raise `BrokenInvariant` if the game lost or doubled a piece."""
        self.game.check(self.state)

    def clone(self) -> Table:
        """The same game at the same place; the two go on apart. What can be undone stays behind."""
        twin = Table(self.game, self.state.copy(), dict(self.settings))
        twin.log = self.log[:]
        twin.line = self.line[:]
        twin._story = self._story[:]
        twin._quiet = self._quiet.copy()
        return twin

    def save(self) -> bytes:
        """The whole table as JSON: state, log and story. It holds every secret."""
        return write_saved(
            Saved(
                game=self.game.meta.slug,
                rules=self.game.meta.rules_version,
                seats=self.state.seats,
                options=self.settings,
                log=self.log,
                story=self._story,
                quiet=self._quiet,
                state=pack_state(self.state),
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
        table = Table(game, state, saved.options)
        table.log = saved.log[:]
        table.line = line_of(saved.log)
        table._story = saved.story[:]
        table._quiet = saved.quiet.copy()
        return table

    def note(self, move: Move, public: bool) -> None:
        """Record an entry that nobody can play again: its seat is told, or, when all is `public`, everybody."""
        told = Event("recorded", "core", {"seat": move.seat, "words": move.choice}, None if public else (move.seat,))
        self._record(move, [told] if move.seat >= 0 else [], quiet=not public)

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
