"""`cocarde verify`: was the chance of a game fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.language import Lang, language
from cocarde.cli.screen import Screen, seat_names
from cocarde.core.codec import Saved, read_exported, read_saved
from cocarde.core.errors import BadInput, CocardeError
from cocarde.core.game import Game
from cocarde.core.replay.audit import Audit, audit
from cocarde.core.replay.reopening import sentence, todays_log
from cocarde.core.text import Text
from cocarde.speech import speech


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported game.")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Draw every die and every shuffle of an exported game again from its secret, and compare."""
    data = file.read_bytes()
    published = read_exported(data)
    game = registry.played_with(published.game, data)
    found = checked(game, read_saved(game, data), published.commitment)
    if json:
        print(msgspec.json.encode({"fair": True, **msgspec.to_builtins(found), "luck": found.luck()}).decode())
        return
    said = speech(game, language(lang))
    names = seat_names(said, published.seats)
    for seat, name in enumerate(published.names[: len(names)]):
        names[seat] = name or names[seat]
    report(found, Screen(Console(), said, names), names)


def checked(game: Game[Any], saved: Saved, commitment: str) -> Audit:
    """The audit of a game under the rules of today; `BadInput` if they have changed too much for that."""
    if saved.rules == game.meta.rules_version:
        return audit(game, saved, commitment)
    log = todays_log(game, saved.rules, saved.log)
    try:
        return audit(game, msgspec.structs.replace(saved, log=log), commitment)
    except CocardeError as error:
        raise BadInput(sentence(game, saved.rules, str(error))) from error


def report(found: Audit, screen: Screen, names: list[str]) -> None:
    """Say that all is well, and what everybody rolled."""
    screen.say("verified", "bold green", count=str(len(found.drawn)))
    screen.say("verified-commitment", "dim", commitment=found.commitment)
    for seat, words in found.spoken():
        screen.say("verified-words", "dim", name=names[seat] if seat < len(names) else str(seat), words=words)
    if found.begun:
        screen.say("verified-branch", "dim", n=str(found.begun))
    luck = found.luck()
    if luck:
        heads = (screen.speech.say(Text(f"terminal-luck-{part}")) for part in ("seat", "dice", "got", "expected"))
        grid = Grid(*heads, box=None, header_style="dim")
        for line in luck:
            dice = screen.speech.say(Text("terminal-luck-of", {"count": line.count, "sides": line.sides}))
            grid.add_row(names[line.seat], dice, str(line.total), f"{line.expected:.1f}")
        screen.console.print(grid)
