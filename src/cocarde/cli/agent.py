"""`cocarde agent`: games played over a line of text each way, for language models and bots in other languages.

Out: `game`, then a `question` each time the agent is asked, `refused` when it answered what it may not, `over` with the
result. In: `{"answer": 3}` by number or `{"answer": "attack machecoul"}` by notation. The same seed asks the same.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from typing import Annotated, Any, TextIO

import msgspec
import typer
from rich.console import Console

from cocarde.bots import SeatView, make
from cocarde.cli.language import Lang, language
from cocarde.cli.pack.named import PackName, with_named
from cocarde.cli.play import settings
from cocarde.cli.screen import Screen, board, seat_names
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput, Refused
from cocarde.core.table import Table
from cocarde.speech import speech

WIDTH = 120
TRIES = 5
"""So many refused answers in a row, and the game is lost."""


def agent(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    stdio: Annotated[bool, typer.Option("--stdio", help="Over standard input and output: the only way.")] = True,
    seat: Annotated[int, typer.Option(min=0, help="The agent's seat.")] = 0,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    opponent: Annotated[str, typer.Option(help="The bot at the other seats.")] = "good",
    games: Annotated[int, typer.Option(min=1, help="Play so many games, one after the other.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first; the next has the next.")] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table.")] = None,
    pack: PackName = None,
    lang: Lang = None,
) -> None:
    """Play over one line of JSON each way: position, answers with stakes and rules in words."""
    game = with_named(slug, pack)
    count = seats if seats is not None else min(game.meta.seats)
    if seat >= count:
        raise BadInput(f"--seat {seat}: the seats are 0 to {count - 1}")
    chosen = game.meta.settle(count, settings(option), alone=True)
    for number in range(seed, seed + games):
        table = Table.new(game, count, chosen, number)
        Conversation(table, seat, opponent, number, language(lang)).hold(sys.stdin, sys.stdout)


class Conversation:
    """One game with whoever reads `out` and writes `given`."""

    def __init__(self, table: Table, seat: int, opponent: str, seed: int, tongue: str) -> None:
        self.table = table
        self.seat = seat
        self.seed = seed
        self.bot = make(opponent)
        self.luck = Fast(seed ^ 0x5DEECE66D)
        words = speech(table.game, tongue)
        self.screen = Screen(Console(file=io.StringIO()), words, seat_names(words, table.seats))
        self.known = 0

    def hold(self, given: TextIO, out: TextIO) -> None:
        """Play to the end; who falls silent has lost."""
        lines = iter(given)
        self._say(out, "game", slug=self.table.game.meta.slug, seats=self.table.seats, seat=self.seat, seed=self.seed)
        while self.table.pending():
            if self._others_answer():
                continue
            self._say(out, "question", **self.question())
            if not self._answered(lines, out):
                self._say(out, "over", winners=[], won=False, why="no answer that the rules allow")
                return
        self._say(out, "over", **self.result())

    def _others_answer(self) -> bool:
        others = [seat for seat in self.table.pending() if seat != self.seat]
        for seat in others[:1]:
            self.table.answer(seat, self.bot.choose(SeatView(self.table.game, self.table.state, seat), self.luck))
        return bool(others)

    def _answered(self, lines: Iterator[str], out: TextIO) -> bool:
        for _ in range(TRIES):
            line = next(lines, None)
            if line is None:
                return False
            try:
                self.table.answer(self.seat, self._read(line))
                return True
            except Refused as error:
                why = self.screen.speech.refusal(error.refusal, self.screen.names)
                self._say(out, "refused", why=why, rule=error.refusal.rule)
            except BadInput as error:
                self._say(out, "refused", why=str(error), rule="")
        return False

    def _read(self, line: str) -> Choice | str:
        """The answer on a line, or `BadInput`."""
        try:
            given = msgspec.json.decode(line, type=Answer).answer
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadInput(f'write {{"answer": NUMBER}} or {{"answer": "NOTATION"}}: {error}') from error
        if isinstance(given, str):
            return given
        options = self.table.options(self.seat)
        if not 1 <= given <= len(options):
            raise BadInput(f"{given} is not a number from 1 to {len(options)}")
        return options[given - 1]

    def question(self) -> dict[str, Any]:
        """What is asked, of what lies on the table, and everything that may be answered."""
        table, seat, screen = self.table, self.seat, self.screen
        prompt, decision = table.prompt(seat), table.decision
        since, self.known = self.known, table.clock(seat)
        assert prompt is not None
        assert decision is not None
        return {
            "seat": seat,
            "rule": decision.rule,
            "prompt": screen.speech.say(prompt, screen.names),
            "position": self._position(),
            "since": [screen.speech.event(seen, screen.names) for seen in table.events(seat, since)],
            "answers": [self._answer(n, choice) for n, choice in enumerate(table.options(seat), start=1)],
            "offers": [self._offer(offer) for offer in table.offers(seat)],
        }

    def _position(self) -> str:
        out = io.StringIO()
        Console(file=out, width=WIDTH, no_color=True).print(board(self.table, self.seat, self.screen.speech))
        return out.getvalue()

    def _answer(self, number: int, choice: Choice) -> dict[str, Any]:
        stake = self.table.stakes(self.seat, choice)
        said = {} if stake is None else {"stake": self.screen.speech.say(stake.text, self.screen.names)}
        chance = {} if stake is None or stake.percent < 0 else {"percent": stake.percent}
        label = self.screen.label(self.table, self.seat, choice)
        return {"number": number, "notation": choice.notation, "says": label, **said, **chance}

    def _offer(self, offer: Any) -> dict[str, Any]:
        ranges = [{"name": one.name, "low": one.low, "high": one.high} for one in offer.ranges]
        return {"verb": offer.verb, "ids": offer.ids, "says": self.screen.offered(offer), "numbers": ranges}

    def result(self) -> dict[str, Any]:
        """Who won."""
        outcome = self.table.outcome()
        assert outcome is not None
        winners = list(outcome.winners)
        return {"winners": winners, "won": self.seat in winners, "why": ""}

    def _say(self, out: TextIO, kind: str, **told: Any) -> None:
        out.write(msgspec.json.encode({"type": kind, **told}).decode() + "\n")
        out.flush()


class Answer(msgspec.Struct):
    """What an agent writes."""

    answer: int | str
