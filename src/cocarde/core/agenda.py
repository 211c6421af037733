"""The agenda: a stack of frames that says what happens next.

A frame is a `Step` (it just happens) or a `Decision` (play waits for somebody). What a frame must remember
is in its own fields: ids and numbers, never changed after it is pushed, so that clones may share it.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cocarde.core.chance import Chance
from cocarde.core.choice import Choice, Range
from cocarde.core.errors import RunawayAgenda
from cocarde.core.event import Event
from cocarde.core.text import Args, Missing, Refusal, Stake, Text, no_answer

G = TypeVar("G", bound="State")

RUNAWAY: Final = 20_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One entry of the agenda. `fields` names the arguments of its constructor, for save files."""

    fields: ClassVar[tuple[str, ...]] = ()

    def pack(self) -> list[object]:
        """Name and fields."""
        return [type(self).__name__, *[getattr(self, name) for name in self.fields]]

    def __repr__(self) -> str:
        """What makes it again: `Open(side=0, first=1)`."""
        given = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.fields])
        return f"{type(self).__name__}({given})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[G]):
    """Something that happens by itself. `fateful`: dice fall in it, and a position may be judged before they do."""

    fateful: ClassVar[bool] = False

    @abstractmethod
    def run(self, g: G) -> None:
        """Change the state; schedule what follows with `g.then`."""


class Offer:
    """A continuous answer somebody may give now: a verb, its ids, its ranges and the things to touch."""

    def __init__(self, verb: str, ids: dict[str, str], ranges: tuple[Range, ...], things: tuple[str, ...]) -> None:
        self.verb: Final = verb
        self.ids: Final = ids
        self.ranges: Final = ranges
        self.things: Final = things


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[G]):
    """A point where play waits for one seat, or for several at once.

    It is taken off the agenda before `apply`; a simultaneous decision pushes itself again, with what it
    has learnt, until everybody has answered. `rule` is the rule that asks. `hidden`: that somebody is asked,
    and that he let it pass, is itself a secret; the others see the seats of `cover` as the ones to act.
    `advised`: a bot may be asked for its answer; not where the answer is knowledge. `brief`: it is asked so often
    that nobody should think about it for long. `unstaked`: why its answers need no stakes, if they have none.
    """

    rule: ClassVar[str] = ""
    hidden: ClassVar[bool] = False
    advised: ClassVar[bool] = True
    brief: ClassVar[bool] = False
    unstaked: ClassVar[str] = ""

    @abstractmethod
    def seats(self, g: G) -> tuple[int, ...]:
        """Who still has to answer; never empty."""

    @abstractmethod
    def options(self, g: G, seat: int) -> list[Choice]:
        """Every legal answer (continuous decisions: good candidates); never empty."""

    def foreseen(self, g: G, seat: int) -> list[Choice]:
        """The answers that whoever thinks ahead reckons with: all, but where many are small talk."""
        return self.options(g, seat)

    @abstractmethod
    def apply(self, g: G, seat: int, choice: Choice) -> None:
        """Change the state; schedule what follows with `g.then`."""

    @abstractmethod
    def prompt(self, g: G, seat: int) -> Text:
        """The one sentence that says what is asked."""

    def stakes(self, g: G, seat: int, choice: Choice) -> Stake | None:
        """What follows from this answer, with which chance: from what `seat` may know and nothing else."""
        return None

    def label(self, g: G, seat: int, choice: Choice) -> Text | None:
        """What this answer is called here, where its own words say too little (a flick: at whom); None: they do."""
        return None

    def step(self, g: G, seat: int, picked: tuple[str, ...]) -> Text:
        """The sentence of a half-made answer, `picked` being the things touched so far: what is wanted next.

        `step-KIND` of the texts, where every way on wants a thing of the same kind; else `step-more`. Where the things
        are all picked and several answers name them, the question itself.
        """
        at = len(picked)
        kinds = {choice.things[at].partition(":")[0] for choice in self.options(g, seat) if goes_on(choice, picked)}
        if not kinds:
            return self.prompt(g, seat)
        return Text(f"step-{kinds.pop()}" if len(kinds) == 1 else "step-more")

    def missing(self, g: G, seat: int) -> list[Missing]:
        """The answers that are not possible now but that one would look for: they are shown with their reason."""
        return []

    def cover(self, g: G, viewer: int | None) -> tuple[int, ...]:
        """Hidden decisions: whom `viewer`, who is not asked, believes to be asked. Somebody, and never himself."""
        return ()

    def offers(self, g: G, seat: int) -> list[Offer]:
        """The continuous answers of this decision: none in most games."""
        return []

    def refuses(self, g: G, seat: int, choice: Choice) -> Refusal | None:
        """Why `choice` is not legal now, or None. Continuous decisions override this."""
        if choice in self.options(g, seat):
            return None
        for thing in choice.things:
            why = self.explains(g, seat, thing)
            if why is not None:
                return why
        return self.clashes(g, seat, choice) or no_answer(self.rule, choice.notation)

    def clashes(self, g: G, seat: int, choice: Choice) -> Refusal | None:
        """Why an answer is not possible though each of its things is used by some other one."""
        return None

    def explains(self, g: G, seat: int, thing: str) -> Refusal | None:
        """Why `thing` (`card:…`, `hex:…`) cannot be used now: the first rule that forbids it, or None."""
        found = self.reasons(g, seat, thing)
        return found[0] if found else None

    def reasons(self, g: G, seat: int, thing: str) -> list[Refusal]:
        """Every rule that forbids `thing` now; empty: some answer uses it."""
        for offer in self.offers(g, seat):
            if thing in offer.things:
                return []
        for choice in self.options(g, seat):
            if thing in choice.things:
                return []
        return self.objections(g, seat, thing) or [no_answer(self.rule, thing)]

    def objections(self, g: G, seat: int, thing: str) -> list[Refusal]:
        """What speaks against a thing that no answer uses, the first rule first; empty: that it is no answer."""
        return []

    def plain(self, g: G, seat: int) -> bool:
        """Can everybody see what `seat` may answer? Then an only answer is given for it, which betrays nothing."""
        return False

    def why_only(self, g: G, seat: int) -> str:
        """What leaves a single answer, as the end of a message `only-…`; of a plain decision what everybody can see."""
        return ""

    def grave(self, g: G, seat: int, choice: Choice) -> bool:
        """Does this answer give up for good what one might well want to keep? People are asked twice."""
        return False


def goes_on(choice: Choice, picked: tuple[str, ...]) -> bool:
    """Does this answer begin with the things picked, and want more?"""
    return len(choice.things) > len(picked) and choice.things[: len(picked)] == picked


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: seats, agenda, chance, and perhaps a listener for events.

    A game's state adds its own fields, names them in `fields` (for save files) and writes `copy`.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.agenda: list[Frame] = []
        self.chance: Chance = NO_CHANCE
        self.story: list[Event] | None = None
        self.telling: bool = False
        self.reveals: int = 0

    def then(self, *frames: Frame) -> None:
        """Schedule these frames, the first to come first, before everything already waiting."""
        for frame in reversed(frames):
            self.agenda.append(frame)

    def push(self, frame: Frame) -> None:
        """Schedule one frame before everything already waiting."""
        self.agenda.append(frame)

    def listen(self, story: list[Event] | None) -> None:
        """From now on events go into `story` (None: nobody listens, and games build none: `if g.telling:`)."""
        self.story = story
        self.telling = story is not None

    def phrased(self, args: Args) -> Args:
        """What an event says, with what this game adds for those who read it."""
        return args

    def tell(self, kind: str, rule: str, args: Args) -> None:
        """Everybody saw this happen."""
        if self.story is not None:
            self.story.append(Event(kind, rule, self.phrased(args)))

    def whisper(
        self,
        seats: tuple[int, ...],
        kind: str,
        rule: str,
        args: Args,
        public: str = "",
        public_args: Args | None = None,
    ) -> None:
        """Only `seats` saw this happen; the others saw its public face, if it has one."""
        if self.story is not None:
            self.story.append(Event(kind, rule, self.phrased(args), seats, public, self.phrased(public_args or {})))

    def reveal(self) -> None:
        """Somebody just learnt something hidden: no undo goes back beyond this."""
        self.reveals += 1

    @abstractmethod
    def copy(self) -> State:
        """A state that shares nothing changeable with this one."""

    def copy_frame_to(self, twin: State) -> None:
        """Copy what this class holds; a copy has no listener."""
        twin.agenda = self.agenda[:]
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals

    @property
    def over(self) -> bool:
        """Is nothing left to happen?"""
        return not self.agenda


class NoChance(Chance):
    """Stands where no chance was given; drawing from it is a mistake of the caller."""

    def next_below(self, n: int) -> int:
        raise RuntimeError("this state was given no chance")

    def copy(self) -> Chance:
        return self

    def pack(self) -> list[object]:
        return ["scripted", [], 0, 0]


NO_CHANCE: Final = NoChance()


def advance(g: State) -> Decision[Any] | None:
    """Run steps until a decision waits (and return it), or nothing is left."""
    agenda = g.agenda
    for _ in range(RUNAWAY):
        if not agenda:
            return None
        frame = agenda[-1]
        if not isinstance(frame, Step):
            assert isinstance(frame, Decision)
            return frame
        agenda.pop()
        frame.run(g)
    raise runaway(g, frame)


def runaway(g: State, last: Frame) -> RunawayAgenda:
    """Steps without end: which ran last, and which still wait."""
    names = ", ".join(type(waiting).__name__ for waiting in g.agenda[-12:])
    return RunawayAgenda(
        f"{RUNAWAY} steps without a decision; last ran {type(last).__name__}, waiting (top last): {names}"
    )


def waiting_decision(g: State) -> Decision[Any] | None:
    """The decision that a state which was advanced waits for; None when the game is over."""
    if not g.agenda:
        return None
    frame = g.agenda[-1]
    assert isinstance(frame, Decision)
    return frame


def only_answer(g: State, seat: int) -> Choice | None:
    """The one answer of `seat` to the waiting decision, if everybody can see that it has no other."""
    waiting = waiting_decision(g)
    return None if waiting is None or not waiting.plain(g, seat) else single_answer(g, seat)


def single_answer(g: State, seat: int) -> Choice | None:
    """The one answer of `seat` to the waiting decision, as `seat` itself can see: perhaps by what only it holds."""
    waiting = waiting_decision(g)
    if waiting is None or waiting.hidden or seat not in waiting.seats(g) or waiting.offers(g, seat):
        return None
    options = waiting.options(g, seat)
    return options[0] if len(options) == 1 else None


def cause_of_only(g: State, seat: int) -> str:
    """Why the waiting decision leaves `seat` a single answer, as the cause of an event; "": nobody has said."""
    waiting = waiting_decision(g)
    why = "" if waiting is None else waiting.why_only(g, seat)
    return f"only:{why}" if why else ""


def decide(g: State, seat: int, choice: Choice) -> Decision[Any] | None:
    """Apply a legal answer to the waiting decision and run on to the next one."""
    frame = g.agenda.pop()
    assert isinstance(frame, Decision)
    frame.apply(g, seat, choice)
    return advance(g)


def decide_before_luck(g: State, seat: int, choice: Choice) -> None:
    """Apply a legal answer and run on to the next decision, or to a fateful step that waits before it."""
    frame = g.agenda.pop()
    assert isinstance(frame, Decision)
    frame.apply(g, seat, choice)
    agenda = g.agenda
    for _ in range(RUNAWAY):
        if not agenda:
            return
        waiting = agenda[-1]
        if not isinstance(waiting, Step) or waiting.fateful:
            return
        agenda.pop()
        waiting.run(g)
    raise runaway(g, waiting)
