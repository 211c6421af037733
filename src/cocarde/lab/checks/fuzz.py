"""Random games in which every promise is checked; the first that breaks becomes a file and a command to repeat it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import msgspec

from cocarde import games as registry
from cocarde.bots.factories import thinker
from cocarde.core.agenda import State, advance, decide
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice
from cocarde.core.codec import Move
from cocarde.core.errors import RunawayAgenda
from cocarde.core.game import Game
from cocarde.core.meta import Meta
from cocarde.core.packs.pack import Pack
from cocarde.core.playout import deal, next_seat
from cocarde.core.table import Table
from cocarde.lab.checks import proofs
from cocarde.lab.runs.processes import spread
from cocarde.speech import LANGUAGES, Speech, speech

DEEP = 50
"""One game in so many is played at a table with every proof; the others in the fast loop with `check` alone."""
HEAVY = 25
"""At a table, one answer in so many is followed by the proofs that read the whole log."""
PIECE = 20
"""Games of one piece of work."""
MOST = 20_000
"""More answers than any game takes."""


class Mind(Protocol):
    """Who answers."""

    def __call__(self, game: Game[Any], g: State, seat: int, options: list[Choice], /) -> Choice: ...


class Plan(msgspec.Struct, frozen=True):
    """A game to be played: all of it follows from its seed, so that the seed alone repeats it."""

    slug: str
    seed: int
    seats: int
    options: dict[str, str]
    deep: bool
    player: str


class Failure(msgspec.Struct, frozen=True):
    """A game that broke a promise, as a file that `cocarde replay` reads as far as it goes."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    log: list[Move]
    seed: int
    player: str
    error: str
    repeat: str
    cocarde: int = 1
    pack: Pack | None = None

    @property
    def answers(self) -> int:
        """How many answers were given before it broke."""
        return max(0, len(self.log) - 1)


class Piece(msgspec.Struct, frozen=True):
    """Games with seeds in a row, for one process."""

    slug: str
    player: str
    first: int
    games: int


class Tally(msgspec.Struct):
    """What a run did."""

    games: int = 0
    deep: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failure: Failure | None = None

    def add(self, other: Tally) -> None:
        """Count another's games too."""
        self.games += other.games
        self.deep += other.deep
        self.decisions += other.decisions
        self.failure = self.failure or other.failure


def plan(meta: Meta, seed: int, player: str) -> Plan:
    """Seats and options drawn from the seed, each value as likely."""
    draw = proofs.seeded(seed, 1)
    seats = meta.seats[draw.below(len(meta.seats))]
    options: dict[str, str] = {}
    for option in meta.options:
        offered = [value for value in option.values if value not in option.people]
        options[option.id] = offered[draw.below(len(offered))]
    return Plan(meta.slug, seed, seats, options, draw.below(DEEP) == 0, player)


def fuzz(pieces: Iterable[Piece], jobs: int, seconds: float | None, told: Callable[[int], None]) -> Tally:
    """Play the pieces until a game fails or the time is over."""
    total = Tally()
    began = time.monotonic()
    for tally in spread(play_piece, pieces, jobs):
        total.add(tally)
        total.seconds = time.monotonic() - began
        told(total.games)
        if total.failure is not None or (seconds is not None and total.seconds >= seconds):
            break
    return total


def pieces(slug: str, player: str, seed: int, games: int | None) -> Iterator[Piece]:
    """So many games from `seed` on, in pieces; None: without end."""
    starts = count(seed, PIECE) if games is None else range(seed, seed + games, PIECE)
    for first in starts:
        yield Piece(slug, player, first, PIECE if games is None else min(PIECE, seed + games - first))


def play_piece(piece: Piece) -> Tally:
    """Play the games of a piece."""
    game = registry.load(piece.slug)
    tongues = [speech(piece.slug, language) for language in LANGUAGES]
    plans = [plan(game.meta, piece.first + n, piece.player) for n in range(piece.games)]
    return campaign(game, plans, tongues)


def campaign(game: Game[Any], plans: Iterable[Plan], tongues: Sequence[Speech] = ()) -> Tally:
    """Play the planned games until one fails."""
    tally, ear = Tally(), proofs.Ear(tongues)
    for each in plans:
        trial = Trial(game, each, ear)
        try:
            tally.decisions += trial.run()
        except Exception as error:  # whatever a game does wrong is what we are looking for
            tally.failure = trial.failed(error)
        tally.games += 1
        tally.deep += each.deep
        if tally.failure is not None:
            break
    return tally


def mind_of(each: Plan) -> Mind:
    """Who plays the game: the bot the plan names, its answers at random if it is `random`."""
    if each.player == "random":
        return random_mind(each.seed)
    think = thinker(each.player, each.seed)
    return lambda game, g, seat, options: think(game, g, seat)


def random_mind(seed: int) -> Mind:
    """Answers at random, the same way for the same seed, without asking for the options again."""
    hand = proofs.seeded(seed, 2)
    return lambda game, g, seat, options: options[hand.below(len(options))]


class Trial:
    """One game under watch."""

    def __init__(self, game: Game[Any], each: Plan, ear: proofs.Ear) -> None:
        self.game = game
        self.plan = each
        self.mind = mind_of(each)
        self.ear = ear
        self.answers: list[tuple[int, Choice]] = []

    def run(self) -> int:
        """Play it to its end; how many decisions that took."""
        if self.plan.deep:
            self._play_at_a_table()
        else:
            self._play_fast()
        return len(self.answers)

    def _play_fast(self) -> None:
        game, mind, answers = self.game, self.mind, self.answers
        g = deal(game, self.plan.seats, self.plan.options, Fast(self.plan.seed))
        game.check(g)
        luck = proofs.seeded(self.plan.seed, 3)
        decision = advance(g)
        while decision is not None:
            seat = next_seat(decision, g, luck)
            choice = mind(game, g, seat, decision.options(g, seat))
            answers.append((seat, choice))
            decision = decide(g, seat, choice)
            game.check(g)
            self._stop_a_runaway()
        game.outcome(g)

    def _play_at_a_table(self) -> None:
        table = self._table()
        table.check()
        luck = proofs.seeded(self.plan.seed, 3)
        proofs.nothing_hidden_shows(table, luck.below(table.seats), luck)
        while table.decision is not None:
            self._answer(table, next_seat(table.decision, table.state, luck), luck)
        proofs.twins_agree(table, luck)
        outcome = table.outcome()
        assert outcome is not None
        self.ear.hear(outcome.text)

    def _answer(self, table: Table, seat: int, luck: Chance) -> None:
        proofs.options_are_sound(table, seat)
        before, clock = proofs.snapshot(table.state), table.clock(seat)
        choice = self.mind(self.game, table.state, seat, table.options(seat))
        self.answers.append((seat, choice))
        table.answer(seat, choice)
        table.check()
        proofs.nothing_hidden_shows(table, luck.below(table.seats), luck)
        for viewer in range(table.seats):
            since = clock if viewer == seat else max(0, table.clock(viewer) - 1)
            proofs.texts_exist(table, viewer, since, self.ear)
        if luck.below(HEAVY) == 0:
            proofs.undo_goes_back(table, seat, before)
            proofs.twins_agree(table, luck)
        self._stop_a_runaway()

    def _stop_a_runaway(self) -> None:
        if len(self.answers) > MOST:
            raise RunawayAgenda(f"{MOST} answers and no end")

    def _table(self) -> Table:
        return Table.new(self.game, self.plan.seats, self.plan.options, self.plan.seed)

    def failed(self, error: Exception) -> Failure:
        """The game up to the answer after which the promise was broken."""
        meta, each, pack = self.game.meta, self.plan, self.game.pack
        named = f"+{pack.name}" if pack else ""
        counts = "--games 1" if each.player == "random" else "--games 0 --greedy 1"
        return Failure(
            game=meta.slug,
            rules=meta.rules_version,
            seats=each.seats,
            options=each.options,
            log=self._log(),
            seed=each.seed,
            player=each.player,
            error=f"{type(error).__name__}: {error}",
            repeat=f"cocarde fuzz {meta.slug}{named} --seed {each.seed} {counts}",
            pack=pack,
        )

    def _log(self) -> list[Move]:
        """The answers given, with the chance they drew; of the last one, if it never came to an end, only itself."""
        try:
            table = self._table()
        except Exception:  # the setup itself is what fails
            return []
        for seat, choice in self.answers:
            try:
                table.answer(seat, choice)
            except Exception:
                return [*table.log, Move(seat, choice.notation, [])]
        return table.log


def write(failure: Failure, folder: Path) -> Path:
    """Keep a failure as a file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{failure.game}-{failure.player}-{failure.seed}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(failure), indent=1))
    return path
