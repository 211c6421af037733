"""A tiny game that uses every part of the contract: chance, hidden cards, secret votes, a continuous throw.

Three seats hold one hidden card each. A round: everybody votes in secret (T-1), the votes open together (T-2),
the seat with most votes throws a stone at a distance it chooses (T-3): a die decides the wind (T-4), unless the
holder of card 0, asked in secret, calms it (T-5). The course of the stone is worked out once and attested (T-6).
Two rounds.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import msgspec

from cocarde.core.agenda import Decision, Offer, State, Step
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice, Measure, Range, Vocabulary
from cocarde.core.errors import BrokenInvariant
from cocarde.core.game import Game
from cocarde.core.judge import Judge
from cocarde.core.meta import Meta, TableOption
from cocarde.core.outcome import Outcome
from cocarde.core.text import Refusal, Text, refusal

CARDS = 6
WORDS = Vocabulary()
COURSES: list[int] = []


class Ballot(Choice):
    def __init__(self, seat: int) -> None:
        super().__init__("vote", {"target": f"seat{seat}"}, (f"seat:{seat}",))
        self.target = seat


class Toss(Choice):
    def __init__(self, ids: dict[str, str], numbers: tuple[int, ...]) -> None:
        super().__init__("throw", ids, ("stone",), "", numbers)


BALLOTS = [WORDS.add(Ballot(seat)) for seat in range(4)]
PASS = WORDS.add(Choice("pass"))
CALM = WORDS.add(Choice("calm"))
DISTANCE = Range("distance", 0, 100)
THROW = WORDS.measure(Measure("throw", ("hand",), (DISTANCE,), Toss))


class ToyState(State):
    fields = ("hands", "deck", "score", "round")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[int] = []
        self.deck: list[int] = []
        self.score: list[int] = [0] * seats
        self.round: int = 0

    def copy(self) -> ToyState:
        twin = ToyState(self.seats)
        self.copy_frame_to(twin)
        twin.hands, twin.deck, twin.score, twin.round = self.hands[:], self.deck[:], self.score[:], self.round
        return twin


class Round(Step[ToyState]):
    """T-1."""

    def run(self, g: ToyState) -> None:
        if g.round < 2:
            g.round += 1
            g.then(Vote((-1,) * g.seats), Round())


class Vote(Decision[ToyState]):
    """T-1: a secret ballot; -1 has not voted yet."""

    fields = ("ballots",)
    rule = "T-1"

    def __init__(self, ballots: tuple[int, ...]) -> None:
        self.ballots = ballots

    def seats(self, g: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat, ballot in enumerate(self.ballots) if ballot < 0)

    def options(self, g: ToyState, seat: int) -> list[Choice]:
        return [BALLOTS[other] for other in range(g.seats) if other != seat]

    def objections(self, g: ToyState, seat: int, thing: str) -> list[Refusal]:
        return [refusal("T-1", "self-vote")] if thing == f"seat:{seat}" else []

    def apply(self, g: ToyState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Ballot)
        ballots = tuple(choice.target if at == seat else b for at, b in enumerate(self.ballots))
        g.whisper((seat,), "voted", "T-1", {"seat": seat, "target": choice.target})
        g.push(Vote(ballots) if -1 in ballots else Count(ballots))

    def prompt(self, g: ToyState, seat: int) -> Text:
        return Text("prompt-vote")


class Count(Step[ToyState]):
    """T-2."""

    fields = ("ballots",)

    def __init__(self, ballots: tuple[int, ...]) -> None:
        self.ballots = ballots

    def run(self, g: ToyState) -> None:
        g.reveal()
        g.tell("opened", "T-2", {"ballots": list(self.ballots)})
        most = max(range(g.seats), key=lambda seat: (self.ballots.count(seat), -seat))
        g.then(Throw(most))


class Throw(Decision[ToyState]):
    """T-3: the distance may not be a multiple of ten."""

    fields = ("seat",)
    rule = "T-3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, g: ToyState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: ToyState, seat: int) -> list[Choice]:
        return [THROW.give({"hand": "left"}, (n,)) for n in (1, 55, 99)] + [PASS]

    def offers(self, g: ToyState, seat: int) -> list[Offer]:
        return [Offer("throw", {"hand": hand}, (DISTANCE,), ("stone",)) for hand in ("left", "right")]

    def refuses(self, g: ToyState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Toss):
            return refusal("T-3", "round-number") if choice.numbers[0] % 10 == 0 else None
        return None if choice is PASS else refusal("T-3", "not-an-option", answer=choice.notation)

    def apply(self, g: ToyState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Toss):
            veto = 0 in g.hands and g.hands.index(0) != seat
            g.then(Veto(seat, choice.numbers[0]) if veto else Fly(seat, choice.numbers[0]))

    def prompt(self, g: ToyState, seat: int) -> Text:
        return Text("prompt-throw")


class Veto(Decision[ToyState]):
    """T-5: the holder of card 0 may turn the wind to calm; that he is asked is a secret."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "distance")
    rule = "T-5"
    hidden = True

    def __init__(self, seat: int, distance: int) -> None:
        self.seat = seat
        self.distance = distance

    def seats(self, g: ToyState) -> tuple[int, ...]:
        return (g.hands.index(0),)

    def cover(self, g: ToyState, viewer: int | None) -> tuple[int, ...]:
        after = (self.seat + 1) % g.seats
        return (self.seat,) if viewer == after else (after,)

    def options(self, g: ToyState, seat: int) -> list[Choice]:
        return [PASS, CALM]

    def apply(self, g: ToyState, seat: int, choice: Choice) -> None:
        if choice is CALM:
            g.tell("calmed", "T-5", {"seat": seat})
        else:
            g.then(Fly(self.seat, self.distance))

    def prompt(self, g: ToyState, seat: int) -> Text:
        return Text("prompt-veto")


class Hush(Veto):
    """T-5, with nothing to follow: a hidden decision that leaves no trace at all."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0, 0)

    def apply(self, g: ToyState, seat: int, choice: Choice) -> None:
        pass


def course(distance: int) -> list[int]:
    """T-6: where the stone was on its way; `COURSES` remembers that this was worked out."""
    COURSES.append(distance)
    return [distance // 2, distance]


class Fly(Step[ToyState]):
    """T-4, T-6."""

    fields = ("seat", "distance")

    def __init__(self, seat: int, distance: int) -> None:
        self.seat = seat
        self.distance = distance

    def run(self, g: ToyState) -> None:
        wind = g.chance.die(6)
        way = g.chance.testimony() or course(self.distance)
        g.chance.attest(way)
        g.score[self.seat] += way[-1] + wind + g.hands[self.seat]
        g.tell("flew", "T-4", {"seat": self.seat, "n": wind})


class Forever(Step[ToyState]):
    """A mistake: it never ends."""

    def run(self, g: ToyState) -> None:
        g.then(Forever())


class ToyBox(msgspec.Struct):
    cards: int


class ToyView(msgspec.Struct):
    round: int
    score: list[int]
    card: int
    voted: list[bool]
    ballot: int


class Toy(Game[ToyState]):
    def blank(self, seats: int, options: dict[str, str]) -> ToyState:
        return ToyState(seats)

    def setup(self, g: ToyState) -> None:
        deck = list(range(CARDS))
        g.chance.shuffle(deck)
        g.hands, g.deck = deck[: g.seats], deck[g.seats :]
        g.then(Round())

    def box(self) -> ToyBox:
        return ToyBox(CARDS)

    def view(self, g: ToyState, seat: int | None) -> ToyView:
        vote = g.agenda[-1] if g.agenda else None
        ballots = vote.ballots if isinstance(vote, Vote) else (-1,) * g.seats
        own = seat is not None
        return ToyView(
            g.round,
            g.score[:],
            g.hands[seat] if seat is not None else -1,
            [ballot >= 0 for ballot in ballots],
            ballots[seat] if own and seat is not None else -1,
        )

    def outcome(self, g: ToyState) -> Outcome:
        order = sorted(g.score, reverse=True)
        return Outcome([order.index(score) + 1 for score in g.score], g.score[:], "T-4", Text("outcome-highest"))

    def check(self, g: ToyState) -> None:
        if sorted(g.hands + g.deck) != list(range(CARDS)):
            raise BrokenInvariant("a card is missing")

    def redeal(self, g: ToyState, seat: int, chance: Chance) -> ToyState:
        twin = g.copy()
        twin.chance = chance
        vote = twin.agenda[-1] if twin.agenda else None
        held = {seat, g.hands.index(0)} if isinstance(vote, Veto) else {seat}
        hidden = [card for card in range(CARDS) if card not in [g.hands[at] for at in held]]
        chance.shuffle(hidden)
        twin.hands = [g.hands[at] if at in held else hidden.pop() for at in range(g.seats)]
        twin.deck = hidden
        if isinstance(vote, Vote):
            twin.agenda[-1] = Vote(
                tuple(b if at == seat or b < 0 else self._some(g, at, chance) for at, b in enumerate(vote.ballots))
            )
        return twin

    def _some(self, g: ToyState, seat: int, chance: Chance) -> int:
        return chance.pick([other for other in range(g.seats) if other != seat])


class ToyJudge(Judge[ToyState]):
    def judgement(self, g: ToyState, seat: int) -> float:
        return (g.score[seat] - max(s for at, s in enumerate(g.score) if at != seat)) / 200


WIND = TableOption("wind", ("on", "off", "gale"), "on", "T-4", people=("gale",))
KINDS = {"seat": "seat", "target": "seat", "ballots": "seat", "ballot": "seat", "hand": "hand"}
META = Meta("toy", (3, 4), (1, 2), 1900, "1", (WIND,), KINDS)
TOY = Toy(META, WORDS, (Round, Vote, Count, Throw, Veto, Hush, Fly, Forever), ToyJudge(), Path(__file__).parent / "toy")
