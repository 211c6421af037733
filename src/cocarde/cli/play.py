"""`cocarde play`: a game in the terminal, against bots or each other."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from cocarde import games as registry
from cocarde.bots import ADVISER, ForeignBot, advice_seed, advise, make
from cocarde.bots.factories import Thinker, check_names, thinker
from cocarde.cli.language import Lang, language
from cocarde.cli.pack.named import PackName, with_named
from cocarde.cli.screen import Screen, seat_names
from cocarde.cli.session import Adviser, Session
from cocarde.core.agenda import State
from cocarde.core.choice import Choice
from cocarde.core.codec import Saved, check_pack, read_header
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.replay.reopening import reopen, sentence
from cocarde.core.table import Table
from cocarde.speech import Speech


def play(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="Your seat, from 0; again for each person at this screen.")
    ] = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays the other seats, in order.")] = "greedy",
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed gives the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="Your name; again for each person at this screen.")] = None,
    pack: PackName = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="Ask even where there is only one answer.")] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    game, tongue = with_named(slug, pack), language(lang)
    if resume is not None and pack is None:
        game = registry.played_with(slug, resume.read_bytes())
    luck = secrets.randbelow(1 << 32) if seed is None else seed
    if resume is None:
        count = seats if seats is not None else min(game.meta.seats)
        chosen = spoken(game, tongue) | settings(option)
        table = Table.new(game, count, game.meta.settle(count, chosen, alone=True), luck)
    elif seats is None and seed is None and not option:
        table = take_up(game, resume)
    else:
        raise BadInput("--resume: a saved game has its seats, its options and its luck already")
    people = check_seats(seat or [0], table.seats)
    if len(people) < table.seats:
        game.meta.admit_bots(table.settings)
    console = Console()
    said = Speech(game, tongue)
    names = called(seat_names(said, table.seats, "terminal-name"), people, name or [])
    said.call(names)
    screen = Screen(console, said, names)
    check_foreign(slug, bots.split(","))
    if game.pack is not None:
        screen.say("pack", "dim", pack=game.pack.called)
    players = seat_bots(table.seats, people, bots, luck)
    players = {seat: steady(player, luck, console) for seat, player in players.items()}
    Session(table, players, adviser(luck), screen, reader(console), ask_all).run()
    if resume is None:
        screen.say("seed", "dim", seed=str(luck))


def adviser(seed: int) -> Adviser:
    """The bot that gives hints: one that searches."""
    return lambda table, seat: advise(table, seat, ADVISER, advice_seed(table, seat))


def called(names: list[str], people: list[int], given: list[str]) -> list[str]:
    """The names of the seats: those that people gave in the place of theirs."""
    own = dict(zip(people, given, strict=False))
    return [own.get(seat, name) for seat, name in enumerate(names)]


def check_seats(people: list[int], seats: int) -> list[int]:
    """The seats people take, if the table has them."""
    stranger = next((seat for seat in people if not 0 <= seat < seats), None)
    if stranger is not None:
        raise BadInput(f"--seat {stranger}: the seats of this table are 0 to {seats - 1}")
    return people


def settings(given: list[str] | None) -> dict[str, object]:
    """`["placement=random"]` as a dictionary."""
    chosen: dict[str, object] = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals or not name:
            raise BadInput(f"--option {one!r}: write NAME=VALUE")
        chosen[name] = value
    return chosen


def spoken(game: Game[Any], tongue: str) -> dict[str, object]:
    """The option `lang` of a table that itself speaks: the language of this terminal."""
    return {option.id: tongue for option in game.meta.options if option.id == "lang" and tongue in option.values}


def seat_bots(seats: int, people: list[int], names: str, seed: int) -> dict[int, Thinker]:
    """A bot for each seat nobody took: one name for all, or one name each."""
    free = [seat for seat in range(seats) if seat not in people]
    chosen = check_names(names.split(","))
    if len(chosen) > 1 and len(chosen) != len(free):
        raise BadInput(f"--bots {names}: {len(chosen)} names for {len(free)} seats")
    return {seat: thinker(chosen[n % len(chosen)], seed + 1 + seat) for n, seat in enumerate(free)}


def check_foreign(slug: str, names: list[str]) -> None:
    """`BadInput` if a foreign bot among the bots does not play this game."""
    for bot in map(make, names):
        if isinstance(bot, ForeignBot):
            bot.check_game(slug)


def steady(player: Thinker, seed: int, console: Console) -> Thinker:
    """A bot for whom the house answers when it fails, with one line: the game of the people is not lost for it."""
    stand_in = thinker("good", seed)

    def answer(game: Game[Any], g: State, seat: int) -> Choice:
        try:
            return player(game, g, seat)
        except BadInput as error:
            console.print(str(error), style="red", markup=False)
            return stand_in(game, g, seat)

    return answer


def take_up(game: Game[Any], path: Path) -> Table:
    """A saved game, looked at closely: its log must lead to its position."""
    data = path.read_bytes()
    saved = read_header(data)
    if saved.game != game.meta.slug:
        raise BadInput(f"{path}: this is a game of {saved.game}, not of {game.meta.slug}")
    check_pack(game, saved)
    if saved.rules != game.meta.rules_version:
        return _revised(game, saved, path)
    again = Table.from_log(game, saved.seats, saved.options, saved.log)
    table = _load(game, data, path)
    if any(table.view(viewer) != again.view(viewer) for viewer in (None, *range(table.seats))):
        raise BadInput(f"{path}: its log does not lead to its position")
    return table


def _revised(game: Game[Any], saved: Saved, path: Path) -> Table:
    """A game that began under other rules: it goes on, its log saying what changed, or cannot be taken up."""
    found = reopen(game, saved)
    if found.closed:
        raise BadInput(f"{path}: {sentence(game, saved.rules, found.why)}")
    return found.table


def _load(game: Game[Any], data: bytes, path: Path) -> Table:
    try:
        table = Table.load(game, data)
        table.check()
    except (TypeError, ValueError, LookupError, AttributeError, AssertionError) as error:
        raise BadInput(f"{path}: its position is damaged ({type(error).__name__}: {error})") from error
    return table


def reader(console: Console) -> Callable[[], str]:
    """How lines are read: with editing and history on a terminal."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (importing it is what gives input its editing)
    return lambda: console.input("[bold]>[/bold] ")
