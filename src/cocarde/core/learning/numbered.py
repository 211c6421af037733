"""Play by numbers: answers as whole numbers, what is seen as rows of bytes, one game or many at once.

The action space of a game is its vocabulary, the same numbers in every position and at every seat count. Continuous
answers (flicks, placements) have no number of their own: they are numbered by their place among the candidates of the
decision, behind the vocabulary.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from cocarde.core.agenda import Decision, State, decide, waiting_decision
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.learning.observation import Observer
from cocarde.core.playout import deal

CANDIDATES: Final = 256
"""So many continuous answers can be told apart in one decision."""
NO_NUMBER: Final = -1
"""Of an answer that cannot be given by number."""
LOST: Final = -1.0
"""What a loser pays."""
EVERYBODY: Final = -1
"""Every seat learns."""


class Numbers:
    """The answers of a game by number."""

    def __init__(self, game: Game[Any]) -> None:
        self.choices: Final = game.vocabulary.choices
        self.codes: Final = len(self.choices)
        self.size: Final = self.codes + (CANDIDATES if None in self.choices else 0)

    def legal(self, options: list[Choice]) -> list[int]:
        """The numbers of these answers, in ascending order."""
        exact: list[int] = []
        measured = 0
        for choice in options:
            if self.choices[choice.code] is not None:
                exact.append(choice.code)
            elif measured < CANDIDATES:
                measured += 1
        exact.sort()
        return exact + list(range(self.codes, self.codes + measured))

    def write(self, options: list[Choice], row: BytesWriter, at: i64) -> None:
        """A 1 for each of these answers into a row of zeros."""
        measured: i64 = 0
        code: i64
        for choice in options:
            code = choice.code
            if self.choices[code] is not None:
                row[at + code] = 1
            elif measured < CANDIDATES:
                row[at + self.codes + measured] = 1
                measured += 1

    def number(self, options: list[Choice], place: int) -> int:
        """The number of the answer at this place among these; `NO_NUMBER` for one candidate too many."""
        code = options[place].code
        if self.choices[code] is not None:
            return code
        measured = 0
        for choice in options[:place]:
            if self.choices[choice.code] is None:
                measured += 1
        return self.codes + measured if measured < CANDIDATES else NO_NUMBER

    def choice(self, options: list[Choice], number: int) -> Choice | None:
        """The answer of this number, or None if it is not among these."""
        if 0 <= number < self.codes:
            wanted = self.choices[number]
            return wanted if wanted is not None and wanted in options else None
        place = number - self.codes
        for choice in options:
            if self.choices[choice.code] is None:
                if place == 0:
                    return choice
                place -= 1
        return None


class NumberedPlay:
    """A game under way, as learners play it. `seat`: who acts (of several at once the first), -1 when it is over."""

    def __init__(self, game: Game[Any], numbers: Numbers, state: State) -> None:
        self.game: Final = game
        self.numbers: Final = numbers
        self.state: Final = state
        self.decision: Decision[Any] | None = None
        self.seat: int = -1
        self.options: list[Choice] = []
        self.look()

    def look(self) -> None:
        """Read from the state who is asked, and what he may answer."""
        decision = waiting_decision(self.state)
        self.decision = decision
        if decision is None:
            self.seat = -1
            self.options = []
        else:
            self.seat = decision.seats(self.state)[0]
            self.options = decision.options(self.state, self.seat)

    def act(self, number: int) -> Choice:
        """The acting seat gives this answer, or `BadInput` and nothing has changed."""
        choice = self.numbers.choice(self.options, number)
        if choice is None:
            raise BadInput(f"action {number} is not legal here; see the mask of seat {self.seat}")
        self.give(choice)
        return choice

    def give(self, choice: Choice) -> None:
        """The acting seat gives this answer, which is legal."""
        decide(self.state, self.seat, choice)
        self.look()

    def payoffs(self) -> list[float]:
        """What the end pays: every loser 1 to the winners, who share it; before the end nothing."""
        seats = self.state.seats
        if self.decision is not None:
            return [0.0] * seats
        winners = self.game.outcome(self.state).winners
        prize = (seats - len(winners)) / len(winners)
        return [prize if seat in winners else LOST for seat in range(seats)]


class Rows:
    """Rows of bytes of one width, written anew again and again."""

    def __init__(self, count: int, width: int) -> None:
        self.width: Final = width
        self.writer: Final = BytesWriter()
        self._zeros: Final = bytes(count * width)
        self.clear()

    def clear(self) -> None:
        """All 0."""
        self.writer.truncate(0)
        self.writer.write(self._zeros)

    def value(self) -> bytes:
        """What is written now, row after row."""
        return self.writer.getvalue()


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """Who answers for the seats that do not learn: here anything, at random."""

    def __init__(self, seed: int = 0) -> None:
        self.luck: Chance = Fast(seed)

    def sit_down(self, seed: int) -> None:
        """The games are dealt anew; the same seed gives the same answers."""
        self.luck = Fast(seed)

    def answer(self, play: NumberedPlay) -> Choice:
        """The answer of the seat to act."""
        return play.options[self.luck.below(len(play.options))]


class Batch:
    """Many games of one kind, each dealt anew as soon as it is over.

    After `deal` and each `step`, row `i` of `seen` and of `legal` is what the seat to act in game `i` sees and may
    answer. `paid[i]` is what the last step ended with for each seat of game `i`: zeros unless it was its last.
    With a `learner`, that seat alone is asked, and `others` answer for the rest. `dealt`: the seed of the last deal.
    """

    def __init__(
        self,
        game: Game[Any],
        observer: Observer[Any],
        seats: int,
        options: dict[str, str],
        count: int,
        learner: int = EVERYBODY,
        others: Others | None = None,
    ) -> None:
        self.game: Final = game
        self.observer: Final = observer
        self.seats: Final = seats
        self.settings: Final = options
        self.count: Final = count
        self.learner: Final = learner
        self.others: Final = Others() if others is None else others
        self.numbers: Final = Numbers(game)
        self.seen: Final = Rows(count, observer.size)
        self.legal: Final = Rows(count, self.numbers.size)
        self.plays: list[NumberedPlay] = []
        self.acting: list[int] = [-1] * count
        self.over: list[bool] = [False] * count
        self.paid: list[list[float]] = [[0.0] * seats for _ in range(count)]
        self.ended: int = 0
        self.last_seen: dict[int, bytes] = {}
        self._nothing: Final = [0.0] * seats
        self._last: Final = Rows(1, observer.size)
        self.dealt: int = 0

    def deal(self, seed: int) -> None:
        """All games anew; the same seed deals the same games in the same order."""
        self.dealt = seed
        self.others.sit_down(seed ^ 0x5DEECE66D)
        self.plays = [self._new_play() for _ in range(self.count)]
        for at in range(self.count):
            self._note(at, False, self._nothing)
        self.ended = 0
        self.last_seen = {}
        self._look()

    def resume(self, states: list[State], dealt: int) -> None:
        """Go on from where a batch like this one stood; no state: it was not dealt yet."""
        self.dealt = dealt
        self.plays = [NumberedPlay(self.game, self.numbers, state) for state in states]
        if states:
            self._look()

    def step(self, actions: list[int]) -> None:
        """An answer in each game, or `BadInput` that names the first wrong one, and nothing has changed."""
        self._refuse(actions)
        self.ended = 0
        self.last_seen = {}
        for at in range(self.count):
            play = self.plays[at]
            choice = self.numbers.choices[actions[at]] if actions[at] < self.numbers.codes else None
            if choice is None:
                play.act(actions[at])
            else:
                play.give(choice)
            self._others_answer(play)
            if play.decision is None:
                self._end(at, play)
            else:
                self._note(at, False, self._nothing)
        self._look()

    def any_answers(self, luck: Chance) -> list[int]:
        """An answer at random for each game."""
        found: list[int] = []
        for play in self.plays:
            number = self.numbers.number(play.options, luck.below(len(play.options)))
            found.append(number if number != NO_NUMBER else self.numbers.number(play.options, 0))
        return found

    def _end(self, at: int, play: NumberedPlay) -> None:
        self._note(at, True, play.payoffs())
        self.ended += 1
        if self.learner != EVERYBODY:
            self._last.clear()
            self.observer.write(play.state, self.learner, self._last.writer, 0)
            self.last_seen[at] = self._last.value()
        self.plays[at] = self._new_play()

    def _note(self, at: int, over: bool, paid: list[float]) -> None:
        self.over[at] = over
        self.paid[at] = paid

    def _refuse(self, actions: list[int]) -> None:
        if len(actions) != self.count:
            raise BadInput(f"{len(actions)} actions for {self.count} games")
        width = self.numbers.size
        for at in range(self.count):
            action = actions[at]
            if not 0 <= action < width or not self.legal.writer[at * width + action]:
                raise BadInput(f"action {action} is not legal in game {at}; see its mask")

    def _new_play(self) -> NumberedPlay:
        """A game in which somebody who learns is asked: one that ends before is dealt again."""
        while True:
            self.dealt += 1
            state = deal(self.game, self.seats, self.settings, Fast(self.dealt))
            play = NumberedPlay(self.game, self.numbers, state)
            self._others_answer(play)
            if play.decision is not None:
                return play

    def _others_answer(self, play: NumberedPlay) -> None:
        if self.learner != EVERYBODY:
            while play.decision is not None and play.seat != self.learner:
                play.give(self.others.answer(play))

    def _look(self) -> None:
        seen, legal = self.seen, self.legal
        seen.clear()
        legal.clear()
        for at in range(self.count):
            play = self.plays[at]
            self.acting[at] = play.seat
            self.observer.write(play.state, play.seat, seen.writer, at * seen.width)
            self.numbers.write(play.options, legal.writer, at * legal.width)
