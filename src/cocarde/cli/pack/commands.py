"""`cocarde pack`: write, check, show, install and export packs."""

from __future__ import annotations

from getpass import getuser
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.lab.table import Jobs
from cocarde.cli.language import Lang, language
from cocarde.cli.progress import progress
from cocarde.core.codec import pack_in
from cocarde.core.errors import BadInput
from cocarde.core.packs.pack import Pack
from cocarde.kit.packs import shelf
from cocarde.kit.packs.differences import Difference, differences
from cocarde.kit.packs.files import Look, as_zip, look, of_files, raw_files, write
from cocarde.kit.packs.manifest import NAME, manifest
from cocarde.kit.packs.mistakes import Mistaken
from cocarde.kit.packs.writing import skeleton
from cocarde.lab.checks.fuzz import PIECE, Tally
from cocarde.lab.checks.packs import GAMES, game_of, played, problems
from cocarde.lab.runs.processes import worth
from cocarde.speech import LANGUAGES, called
from cocarde.speech.box import names_of, renamed
from cocarde.speech.designers import blank_names, heads, line, say, unread

packing = typer.Typer(
    help="Your own box: other rows and other names for a game.", rich_markup_mode=None, add_completion=False
)

Word = Annotated[str, typer.Argument(metavar="PACK", help="A pack: its name, a folder or a zip.")]


def place_of(word: str) -> Path:
    """Where the pack of this name lies, on the shelf or in this folder or zip."""
    found = next((one for one in shelf.standing() if one.name == word), None)
    if found is not None:
        return shelf.place_of(found)
    if not Path(word).exists():
        there = ", ".join(one.name for one in shelf.standing()) or "none"
        raise BadInput(f"no pack {word!r} here; there are: {there}")
    return Path(word)


def files_of(word: str) -> dict[str, str]:
    """The files of this pack as they were written."""
    return raw_files(place_of(word))


@packing.command()
def new(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it will be called: a-z, 0-9, - and _.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write it there (default: among the installed packs).")
    ] = None,
    author: Annotated[str, typer.Option(help="Who wrote it.")] = "",
    blank: Annotated[bool, typer.Option("--blank", help="Neutral names where no source gives one.")] = False,
    lang: Lang = None,
) -> None:
    """Write the skeleton of a pack: the game's own tables as comments, to be changed row by row."""
    game, tongue = registry.load(slug), language(lang)
    printed = game.printed()
    if printed is None:
        raise BadInput(f"{slug} takes no packs")
    if not NAME.fullmatch(name):
        raise BadInput(f"{name!r} cannot be its name: a-z first, then a-z, 0-9, - or _, 32 letters at most")
    place = folder if folder is not None else shelf.home() / name
    if place.exists() and any(place.iterdir()):
        raise BadInput(f"{place}: there is something already")
    texts = {one: names_of(game, one) for one in LANGUAGES}
    neutral = {one: blank_names(game, one) for one in LANGUAGES} if blank else {}
    files = skeleton(slug, name, author or _me(), printed, texts, heads(slug, name, tongue), neutral)
    of_files(files)
    write(files, place)
    print(say("pack-written", tongue, place=str(place), files=len(files), pack=str(place) if folder else name))


def _me() -> str:
    try:
        return getuser()
    except (KeyError, OSError):  # a user without a name
        return "?"


@packing.command()
def check(
    pack: Word,
    games: Annotated[int, typer.Option(min=0, help="Random games to play with it.")] = GAMES,
    jobs: Jobs = 0,
    lang: Lang = None,
) -> None:
    """Say every mistake with file, line and rule; then play games with it, checking everything."""
    tongue, seen = language(lang), look(place_of(pack))
    wrong = mistakes(seen, tongue)
    for one in wrong:
        print(one)
    if wrong:
        print(say("pack-wrong", tongue, pack=pack, count=len(wrong)))
        raise typer.Exit(1)
    found = of_files(seen.files, pack)
    registry.with_pack(manifest(found).game, found)
    rows = len({(one.table, one.row) for one in changes(found)})
    print(say("pack-sound", tongue, pack=found.called, rows=rows))
    if games:
        with progress(found.name, games) as told:
            tally = played(found, games, jobs or worth(games, PIECE), told)
        _tell(tally, tongue)


def mistakes(seen: Look, tongue: str) -> list[str]:
    """Every mistake of a pack, in words, in the order of files and lines."""
    found = sorted([*seen.mistakes, *problems(seen.files)], key=lambda one: (one.file, one.line))
    return [line(game_of(seen.files), one, tongue) for one in found]


def _tell(tally: Tally, tongue: str) -> None:
    failure = tally.failure
    if failure is None:
        seconds = max(1, round(tally.seconds))
        print(say("pack-played", tongue, games=tally.games, decisions=tally.decisions, seconds=seconds))
        return
    seed = str(failure.seed)
    print(say("pack-broke", tongue, game=tally.games, answers=failure.answers, seed=seed, error=failure.error))
    print(say("pack-repeat", tongue, command=failure.repeat))
    raise typer.Exit(1)


def changes(pack: Pack) -> list[Difference]:
    """What a pack changes in the tables of its game."""
    printed = registry.load(manifest(pack).game).printed()
    return differences(pack, printed) if printed is not None else []


def columns(tongue: str, *names: str) -> Grid:
    """A table with these columns."""
    return Grid(*(say(f"column-{name}", tongue) for name in names), box=None, header_style="dim")


@packing.command("list")
def listed(json: Json = False, lang: Lang = None) -> None:
    """List the packs of this machine, the examples among them."""
    tongue = language(lang)
    rows = [_described(one, tongue) for one in shelf.standing()]
    if json:
        print(msgspec.json.encode(rows).decode())
        return
    grid = columns(tongue, "name", "game", "version", "hash", "title")
    for row in rows:
        grid.add_row(row["name"], row["game"], row["version"], row["hash"][:8], row["problem"] or row["title"])
    Console().print(grid)
    print(say("pack-home", tongue, place=str(shelf.home())))


def _described(one: shelf.Standing, tongue: str) -> dict[str, str]:
    if one.pack is None:
        problem = unread(one.problem, tongue) if isinstance(one.problem, Mistaken) else str(one.problem)
        return {"name": one.name, "game": "", "version": "", "hash": "", "title": "", "problem": problem}
    found = manifest(one.pack)
    facts = {"name": one.name, "game": found.game, "version": found.version, "hash": one.pack.hash}
    return {**facts, "title": found.told(tongue).title, "problem": ""}


@packing.command()
def show(pack: Word, json: Json = False, lang: Lang = None) -> None:
    """Show what a pack changes, as a table: before and after."""
    tongue, found = language(lang), of_files(files_of(pack), pack)
    about, changed = manifest(found), changes(found)
    game = registry.load(about.game)
    names = renamed(found, game, tongue)
    if json:
        facts = {"name": found.name, "hash": found.hash, "manifest": about, "differences": changed, "names": names}
        print(msgspec.json.encode(facts).decode())
        return
    told, console = about.told(tongue), Console()
    console.print(f"{told.title} — {called(game, tongue)}", style="bold", highlight=False)
    if told.about:
        console.print(told.about, highlight=False)
    console.print(f"{about.name} {about.version}, {about.author}, {about.licence}, {found.hash}", highlight=False)
    if changed:
        grid = columns(tongue, "table", "row", "key", "before", "after")
        for one in changed:
            grid.add_row(one.table, one.row, one.key, one.before, one.after)
        console.print(grid)
    if names:
        told_names = columns(tongue, "text", "before", "after")
        for name in names:
            told_names.add_row(name.key, name.before, name.after)
        console.print(told_names)


@packing.command()
def install(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A zip, a folder, or an exported game that has one.")],
    lang: Lang = None,
) -> None:
    """Put a pack among those of this machine; one of the same name gives way."""
    tongue, seen = language(lang), carried(file)
    wrong = [*seen.mistakes, *problems(seen.files)]
    if wrong:
        raise Mistaken(file.name, wrong, game_of(seen.files))
    found = of_files(seen.files, file.name)
    place = shelf.install(found.name, seen.files)
    print(say("pack-installed", tongue, pack=found.called, place=str(place)))


def carried(file: Path) -> Look:
    """What lies in a zip or a folder, or the pack that an exported game brings along."""
    if file.is_file() and file.suffix == ".json":
        pack = pack_in(file.read_bytes())
        if pack is None:
            raise BadInput(f"{file}: this game was played without a pack")
        return Look(pack.files, [])
    return look(file)


@packing.command()
def export(
    pack: Word,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The zip (default: NAME-VERSION.zip here).")] = None,
    lang: Lang = None,
) -> None:
    """Write a pack as a zip, for others to install."""
    tongue, files = language(lang), files_of(pack)
    found = of_files(files, pack)
    place = out if out is not None else Path(f"{found.name}-{found.version}.zip")
    place.write_bytes(as_zip(found.name, files))
    print(say("pack-exported", tongue, place=str(place), pack=found.called))
