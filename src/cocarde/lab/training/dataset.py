"""Games between bots as a dataset: every position a seat was asked in, what it saw, might answer, answered and won.

Two files. `positions.parquet` has a row for each answer: the blocks as bytes, the numbers that were legal, the number
given, and what the game paid that seat. `games.parquet` has a row for each game, from which it can be played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from cocarde import games as registry
from cocarde.bots import Bot, SeatView
from cocarde.core.agenda import State
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.learning.numbered import NO_NUMBER, NumberedPlay, Numbers, Rows
from cocarde.core.learning.observation import Observer, tabled
from cocarde.core.playout import deal, next_seat
from cocarde.lab.runs.given_weights import seated
from cocarde.lab.runs.plan import HAND, Run, game_seed
from cocarde.version import version

POSITIONS: Final = "positions.parquet"
GAMES: Final = "games.parquet"
CARD: Final = "README.md"


class Position(msgspec.Struct, frozen=True):
    """Somebody was asked. `seen`: the blocks, a byte a number; `legal`, `answer`: numbers; `paid`: by the end."""

    game: int
    ply: int
    seat: int
    asked: str
    seen: bytes
    legal: list[int]
    answer: int
    notation: str
    paid: float = 0.0


class Recorded(msgspec.Struct, frozen=True):
    """A game: dealt from `seed`, then `answers`, each with the seat that gave it before it."""

    game: int
    seed: int
    bots: list[str]
    seats: int
    options: str
    answers: list[str]
    winners: list[int]


def record_piece(piece: tuple[Run, int, int]) -> tuple[list[Position], list[Recorded]]:
    """The positions and the games from the first up to the last of a run."""
    run, first, last = piece
    positions: list[Position] = []
    played: list[Recorded] = []
    for n in range(first, last):
        asked, game = Recorder(run, n).record()
        positions += asked
        played.append(game)
    return positions, played


class Recorder:
    """Game `n` of a run, as `simulate` plays it."""

    def __init__(self, run: Run, n: int) -> None:
        self.run = run
        self.n = n
        self.game: Game[Any] = registry.load(run.game)
        self.numbers = Numbers(self.game)
        self.observer = observer_of(self.game)
        self.row = Rows(1, self.observer.size)
        self.seed = game_seed(run.seed, n)
        self.luck = Fast(self.seed ^ HAND)

    def record(self) -> tuple[list[Position], Recorded]:
        """Play it; every answer, and the game."""
        names = self.run.seating(self.n)
        play = NumberedPlay(self.game, self.numbers, deal(self.game, self.run.seats, self.run.options, Fast(self.seed)))
        bots = seated(self.run.game, names, self.run.given)
        asked: list[Position] = []
        while play.decision is not None:
            play.seat = next_seat(play.decision, play.state, self.luck)
            asked.append(self._answer(play, bots[play.seat], len(asked)))
        paid = play.payoffs()
        options = msgspec.json.encode(self.run.options).decode()
        answers = [f"{one.seat} {one.notation}" for one in asked]
        winners = list(self.game.outcome(play.state).winners)
        game = Recorded(self.n, self.seed, names, self.run.seats, options, answers, winners)
        return [msgspec.structs.replace(one, paid=paid[one.seat]) for one in asked], game

    def _answer(self, play: NumberedPlay, bot: Bot, ply: int) -> Position:
        g, seat = play.state, play.seat
        view = SeatView(self.game, g, seat)
        choice = bot.choose(view, self.luck)
        places = [place for place, option in enumerate(view.options) if option.notation == choice.notation]
        number = self.numbers.number(view.options, places[0]) if places else NO_NUMBER
        found = Position(
            self.n,
            ply,
            seat,
            view.asked,
            self._seen(g, seat),
            self.numbers.legal(view.options),
            number,
            choice.notation,
        )
        play.give(choice)
        return found

    def _seen(self, g: State, seat: int) -> bytes:
        self.row.clear()
        self.observer.write(g, seat, self.row.writer, 0)
        return self.row.value()


def observer_of(game: Game[Any]) -> Observer[Any]:
    """What describes its blocks, or `BadInput`."""
    observer = game.observer()
    if observer is None:
        raise BadInput(f"{game.meta.slug} describes no blocks, so there is nothing to write of what its seats see")
    return observer


def played_again(game: Game[Any], recorded: dict[str, Any]) -> State:
    """The end of a game, from its row alone."""
    g = deal(game, recorded["seats"], msgspec.json.decode(recorded["options"]), Fast(recorded["seed"]))
    play = NumberedPlay(game, Numbers(game), g)
    for line in recorded["answers"]:
        seat, _, notation = line.partition(" ")
        play.seat = int(seat)
        play.give(game.vocabulary.read(notation))
    return g


def card(run: Run, positions: int) -> str:
    """What is in it, for whoever finds it."""
    game: Game[Any] = registry.load(run.game)
    observer = observer_of(game)
    table = f"--seats {run.seats} --seed {run.seed} --bots {','.join(run.bots)}"
    command = f"cocarde lab dataset {run.game} --games {run.games} {table}"
    return "\n".join(
        [
            f"# {run.games} games of {run.game}",
            "",
            f"Written by Cocarde {version()}, rules {game.meta.rules_version}: `{command}`.",
            f"{run.seats} seats, options `{msgspec.json.encode(run.options).decode()}`; {positions} positions.",
            "",
            f"`{POSITIONS}`: a row for each answer. `seen`: {observer.size} numbers of one byte, the blocks below;",
            f"`legal`: the numbers of the {Numbers(game).size} actions that were legal; `answer`: the one given, and",
            "`notation`: the same in words; `paid`: what the end paid this seat (losers 1 each, winners share it).",
            f"`{GAMES}`: a row for each game; `seed`, `options` and `answers` (the seat before each) play it again.",
            "Nothing that a seat could not see stands in `seen`.",
            "",
            *tabled(observer.blocks),
            "",
        ]
    )


def place_for(folder: Path) -> None:
    """An empty folder to write to, or `BadInput`."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"--out {folder}: there is something already")
    folder.mkdir(parents=True, exist_ok=True)
