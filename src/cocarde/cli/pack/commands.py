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
from cocarde.kit.packs.files import NAME, as_zip, manifest, of_files, raw_files, write
from cocarde.kit.packs.writing import skeleton
from cocarde.lab.checks.fuzz import PIECE, Tally
from cocarde.lab.checks.packs import GAMES, game_of, played, problems
from cocarde.lab.runs.processes import worth
from cocarde.speech import LANGUAGES, called
from cocarde.speech.box import names_of
from cocarde.speech.designers import blank_names, line

packing = typer.Typer(help="Your own box: other rows and other names for a game.", rich_markup_mode=None)

Word = Annotated[str, typer.Argument(metavar="PACK", help="A pack: its name, a folder or a zip.")]


def files_of(word: str) -> dict[str, str]:
    """The files of the pack of this name on the shelf, or in this folder or zip, as they were written."""
    found = next((one for one in shelf.standing() if one.name == word), None)
    if found is not None:
        return raw_files(shelf.place_of(found))
    if not Path(word).exists():
        there = ", ".join(one.name for one in shelf.standing()) or "none"
        raise BadInput(f"no pack {word!r} here; there are: {there}")
    return raw_files(Path(word))


def chosen(word: str) -> Pack:
    """The pack of this name on the shelf, or in this folder or zip."""
    return of_files(files_of(word), word)


@packing.command()
def new(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it will be called: a-z, 0-9, - and _.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write it there (default: among the installed packs).")
    ] = None,
    author: Annotated[str, typer.Option(help="Who wrote it.")] = "",
    blank: Annotated[bool, typer.Option("--blank", help="Neutral names where no source gives one.")] = False,
) -> None:
    """Write the skeleton of a pack: the game's own tables as comments, to be changed row by row."""
    game = registry.load(slug)
    printed = game.printed()
    if printed is None:
        raise BadInput(f"{slug} takes no packs")
    if not NAME.fullmatch(name):
        raise BadInput(f"{name!r} cannot be its name: a-z first, then a-z, 0-9, - or _, 32 letters at most")
    place = folder if folder is not None else shelf.home() / name
    if place.exists() and any(place.iterdir()):
        raise BadInput(f"{place}: there is something already")
    texts = {tongue: names_of(game, tongue) for tongue in LANGUAGES}
    neutral = {tongue: blank_names(game, tongue) for tongue in LANGUAGES} if blank else {}
    files = skeleton(slug, name, author or _me(), printed, texts, neutral)
    of_files(files)
    write(files, place)
    print(f"{place}: {len(files)} files; then: cocarde pack check {place if folder else name}")


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
    files = files_of(pack)
    wrong = mistakes(files, language(lang))
    for one in wrong:
        print(one)
    if wrong:
        print(f"{pack}: {len(wrong)} {'mistake' if len(wrong) == 1 else 'mistakes'}; nothing was played")
        raise typer.Exit(1)
    found = of_files(files, pack)
    game = registry.with_pack(manifest(found).game, found)
    print(f"{found.called}: its tables and sentences are sound, {_count(changes(found))} of {game.meta.slug}")
    if games:
        with progress(found.name, games) as told:
            tally = played(found, games, jobs or worth(games, PIECE), told)
        _tell(tally)


def mistakes(files: dict[str, str], tongue: str) -> list[str]:
    """Every mistake of a pack, in words."""
    return [line(game_of(files), one, tongue) for one in problems(files)]


def _tell(tally: Tally) -> None:
    if tally.failure is not None:
        failure = tally.failure
        print(f"game {tally.games} broke after {failure.answers} answers, seed {failure.seed}: {failure.error}")
        print(f"repeat: {failure.repeat}")
        raise typer.Exit(1)
    print(f"{tally.games} random games, {tally.decisions} decisions in {tally.seconds:.1f} s, nothing broke")


def changes(pack: Pack) -> list[Difference]:
    """What a pack changes in the tables of its game."""
    printed = registry.load(manifest(pack).game).printed()
    return differences(pack, printed) if printed is not None else []


def _count(found: list[Difference]) -> str:
    rows = len({(one.table, one.row) for one in found})
    return f"{rows} {'row differs' if rows == 1 else 'rows differ'} from those"


@packing.command("list")
def listed(json: Json = False, lang: Lang = None) -> None:
    """List the packs of this machine, the examples among them."""
    tongue = language(lang)
    rows = [_described(one, tongue) for one in shelf.standing()]
    if json:
        print(msgspec.json.encode(rows).decode())
        return
    grid = Grid("name", "game", "version", "hash", "", box=None, header_style="dim")
    for row in rows:
        grid.add_row(row["name"], row["game"], row["version"], row["hash"][:8], row["problem"] or row["title"])
    Console().print(grid)
    print(f"installed in {shelf.home()}")


def _described(one: shelf.Standing, tongue: str) -> dict[str, str]:
    if one.pack is None:
        return {"name": one.name, "game": "", "version": "", "hash": "", "title": "", "problem": one.problem}
    found = manifest(one.pack)
    facts = {"name": one.name, "game": found.game, "version": found.version, "hash": one.pack.hash}
    return {**facts, "title": found.told(tongue).title, "problem": ""}


@packing.command()
def show(pack: Word, json: Json = False, lang: Lang = None) -> None:
    """Show what a pack changes, as a table: before and after."""
    found, tongue = chosen(pack), language(lang)
    about, changed = manifest(found), changes(found)
    if json:
        facts = {"name": found.name, "hash": found.hash, "manifest": about, "differences": changed}
        print(msgspec.json.encode(facts).decode())
        return
    told, console = about.told(tongue), Console()
    console.print(f"{told.title} — {called(registry.load(about.game), tongue)}", style="bold", highlight=False)
    if told.about:
        console.print(told.about, highlight=False)
    console.print(f"{about.name} {about.version}, {about.author}, {about.licence}, {found.hash}", highlight=False)
    grid = Grid("table", "row", "key", "before", "after", box=None, header_style="dim")
    for one in changed:
        grid.add_row(one.table, one.row, one.key, one.before, one.after)
    console.print(grid)
    texts = [path for path in found.files if path.startswith("text/")]
    if texts:
        console.print(f"names: {', '.join(texts)}", highlight=False)


@packing.command()
def install(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A zip, a folder, or an exported game that has one.")],
) -> None:
    """Put a pack among those of this machine; one of the same name gives way."""
    files = carried(file)
    wrong = mistakes(files, language())
    if wrong:
        raise BadInput(f"{file.name} has mistakes; the first: {wrong[0]} (cocarde pack check says all)")
    found = of_files(files, file.name)
    print(f"{found.called} is installed in {shelf.install(found.name, files)}")


def carried(file: Path) -> dict[str, str]:
    """The files of a zip or a folder, or of the pack that an exported game brings along."""
    if file.is_file() and file.suffix == ".json":
        pack = pack_in(file.read_bytes())
        if pack is None:
            raise BadInput(f"{file}: this game was played without a pack")
        return pack.files
    return raw_files(file)


@packing.command()
def export(
    pack: Word,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The zip (default: NAME-VERSION.zip here).")] = None,
) -> None:
    """Write a pack as a zip, for others to install."""
    files = files_of(pack)
    found = of_files(files, pack)
    place = out if out is not None else Path(f"{found.name}-{found.version}.zip")
    place.write_bytes(as_zip(found.name, files))
    print(f"{place}: {found.called}")
