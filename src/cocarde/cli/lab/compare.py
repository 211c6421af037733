"""`cocarde lab compare`: what another pack changes, pair by pair."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from cocarde.cli.groups import grouped
from cocarde.cli.lab.paged import Paged, made_by, show
from cocarde.cli.lab.report import command
from cocarde.cli.lab.table import Bots, Games, Luck, Slug
from cocarde.cli.language import language
from cocarde.cli.pack.named import reference
from cocarde.core.errors import BadInput
from cocarde.lab.compare.brief import sentences
from cocarde.lab.compare.page import boxes_of, page
from cocarde.lab.compare.pairs import Compared
from cocarde.lab.compare.pairs import compare as compared
from cocarde.lab.report.words import words
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.journal import beside


@grouped
def compare(
    slug: Slug,
    setting: Luck,
    how: Paged,
    pack: Annotated[
        list[str] | None,
        typer.Option(
            "--pack", metavar="NAME", help="A pack, beside the game as it is; two: the second beside the first."
        ),
    ] = None,
    games: Games = 1000,
    bots: Bots = "random",
) -> None:
    """Play the same games with two boxes and write a page: what changes of length, of who wins, of every card.

    Interrupted, the same command goes on where it stopped.
    """
    tongue = language(how.lang)
    runs = [setting.run_of(game, games, bots) for game in boxes(slug, pack or [])]
    place = how.place(f"compare-{slug}.html")
    title = runs[1].game.partition("@")[0]
    found = how.played(title, Batch("compare", runs), place, lambda crew, told: compared(runs, crew, place, told))
    made = made_by(command_of(found, tongue))
    say = words(found.after.game, tongue)
    place.write_text(page(found, made, say), "utf-8")
    beside(place).unlink()
    if how.json:
        print(msgspec.json.encode({"provenance": made, "compared": found}).decode())
        return
    print(boxes_of(found, say))
    show(sentences(found, say), place)


def boxes(slug: str, packs: list[str]) -> list[str]:
    """The two boxes, the one before first."""
    if not 1 <= len(packs) <= 2:
        raise BadInput(f"--pack: name one pack, or two; {len(packs)} are named")
    found = [reference(slug, pack) for pack in (packs if len(packs) == 2 else [None, packs[0]])]
    if found[0] == found[1]:
        raise BadInput(f"--pack: {packs[0]} and {packs[1]} are the same pack")
    return found


def command_of(found: Compared, tongue: str) -> str:
    """The command that plays these pairs again."""
    packs = [run.game.partition("+")[2].partition("@")[0] for run in (found.before, found.after)]
    named = " ".join(f"--pack {pack}" for pack in packs if pack)
    slug = found.after.game.partition("+")[0]
    return command(found.after, tongue).replace(f"report {found.after.game}", f"compare {slug} {named}")
