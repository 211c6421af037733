"""`cocarde admin`: what the host of a running house asks of it, through the socket file in its folder."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from cocarde.cli.house.sources import PREFIX
from cocarde.core.errors import BadInput

admin = typer.Typer(
    help="Look after a house that runs.", invoke_without_command=True, rich_markup_mode=None, add_completion=False
)
tables = typer.Typer(help="The tables of the house.", invoke_without_command=True, rich_markup_mode=None)
guests = typer.Typer(help="The guests of the house.", invoke_without_command=True, rich_markup_mode=None)
bots = typer.Typer(help="Bots from outside.", invoke_without_command=True, rich_markup_mode=None)
admin.add_typer(tables, name="tables")
admin.add_typer(guests, name="guests")
admin.add_typer(bots, name="bots")


@admin.callback()
@tables.callback()
@guests.callback()
@bots.callback()
def house_command(context: typer.Context) -> None:
    """Look after a house that runs, through the socket file in its folder."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


STATES: Final = ("", "running", "waiting", "over", "closed")
UNITS: Final = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600, "y": 365 * 24 * 3600}

Data: TypeAlias = Annotated[
    Path | None, typer.Option(metavar="DIR", envvar=f"{PREFIX}_DATA", help="The folder of the house.")
]
Database: TypeAlias = Annotated[
    str, typer.Option(metavar="URL", envvar=f"{PREFIX}_DATABASE", help="Its PostgreSQL, if it has one.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="For programs.")]
TableId: TypeAlias = Annotated[str, typer.Argument(metavar="TABLE")]
GuestId: TypeAlias = Annotated[str, typer.Argument(metavar="GUEST", help="Its id: see `guests find`.")]


def house_of(data: Path | None) -> Path:
    """The folder of the house."""
    from cocarde.kit.packs.shelf import data_home

    return data or data_home()


def ask(data: Path | None, request: Any) -> Any:
    """What the running house answers."""
    from cocarde.server.admin.line import ask as ask_house

    return ask_house(house_of(data), request)


def when(at: int) -> str:
    """A moment as people write it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else "–"


def show_rows(rows: list[dict[str, Any]], as_json: bool, none: str) -> None:
    """A list, one to a line."""
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    if not rows:
        print(none)
        return
    said = [
        {
            name: when(value) if name in {"created", "updated", "made", "seen"} else str(value)
            for name, value in row.items()
        }
        for row in rows
    ]
    widths = {name: max(len(name), *(len(row[name]) for row in said)) for name in said[0]}
    print("  ".join(name.ljust(width) for name, width in widths.items()).rstrip())
    for row in said:
        print("  ".join(row[name].ljust(width) for name, width in widths.items()).rstrip())


@tables.command("list")
def list_tables(
    game: Annotated[str, typer.Option(help="Of this game only.")] = "",
    state: Annotated[str, typer.Option(help="running, waiting, over or closed.")] = "",
    most: Annotated[int, typer.Option(min=1, max=100_000, help="At most so many.")] = 100,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """The tables, the latest first."""
    from cocarde.server.admin.requests import Tables

    if state not in STATES:
        raise BadInput(f"--state {state!r}: there are {', '.join(STATES[1:])}")
    show_rows(ask(data, Tables(game, state, most)), as_json, "no tables")


@tables.command("show")
def show_table(table: TableId, data: Data = None) -> None:
    """One table, as anybody may see it."""
    from cocarde.server.admin.requests import Show

    print(json.dumps(ask(data, Show(table)), ensure_ascii=False, indent=2))


@tables.command("close")
def close_table(table: TableId, data: Data = None) -> None:
    """End a table: nobody plays on, and it can still be read."""
    from cocarde.server.admin.requests import Close

    ask(data, Close(table))
    print(f"closed: {table}")


@tables.command("export")
def export_table(
    table: TableId,
    file: Annotated[Path | None, typer.Argument(help="Where to (default: to the terminal).")] = None,
    data: Data = None,
) -> None:
    """A finished game as a file, for `cocarde replay` and `cocarde verify`."""
    from cocarde.server.admin.requests import Export

    text = json.dumps(ask(data, Export(table)), ensure_ascii=False)
    if file is None:
        print(text)
    else:
        file.write_text(text + "\n", "utf-8")


@guests.command("find")
def find_guest(name: Annotated[str, typer.Argument()], data: Data = None, as_json: AsJson = False) -> None:
    """The guests whose name contains this."""
    from cocarde.server.admin.requests import Guests

    show_rows(ask(data, Guests(name)), as_json, "nobody")


@guests.command("forget")
def forget_guest(guest: GuestId, data: Data = None) -> None:
    """Forget a guest, as if it had asked for it: its seats are free, or nobody's."""
    from cocarde.server.admin.requests import Forget

    ask(data, Forget(guest))
    print(f"forgotten: {guest}")


@guests.command("block")
def block_guest(
    guest: GuestId,
    off: Annotated[bool, typer.Option("--off", help="It may play again.")] = False,
    data: Data = None,
) -> None:
    """From now on this guest looks on and changes nothing."""
    from cocarde.server.admin.requests import Block

    ask(data, Block(guest, off))
    print(f"{'may play again' if off else 'blocked'}: {guest}")


@admin.command("message")
def message(
    text: Annotated[str, typer.Argument(help="Empty: no message any more.")],
    data: Data = None,
) -> None:
    """A word to everybody, on every page."""
    from cocarde.server.admin.requests import Tell

    ask(data, Tell(text))
    print("told" if text else "taken back")


@admin.command("maintenance")
def maintenance(
    switch: Annotated[str, typer.Argument(metavar="on|off")],
    text: Annotated[str | None, typer.Argument(help="A word to everybody about it (default: as it is).")] = None,
    data: Data = None,
) -> None:
    """No new tables from now on; those that are played go on."""
    from cocarde.server.admin.requests import Tables, Tell

    if switch not in {"on", "off"}:
        raise BadInput(f"{switch!r}: on or off is wanted")
    ask(data, Tell(text, switch == "on"))
    running = len(ask(data, Tables(state="running", most=100_000)))
    print(f"maintenance {switch}; tables that are played: {running}")


@admin.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="A SQLite file, which must not exist.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy the whole store while everybody plays on; without a running house, copy what it keeps."""
    from cocarde.server.admin.line import NAME, is_alive
    from cocarde.server.admin.requests import Backup
    from cocarde.server.store.backup import back_up

    folder = house_of(data)
    if (folder / NAME).exists() and is_alive(folder / NAME):
        ask(data, Backup(str(file.absolute())))
    else:
        asyncio.run(back_up(folder, database, file))
    print(f"{file}: {file.stat().st_size:,} bytes")


@admin.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="What `backup` wrote.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Take a copy back, into a folder or a PostgreSQL that has no store yet; no house may run there."""
    from cocarde.server.store.backup import restore_file, restore_postgres

    if database:
        asyncio.run(restore_postgres(file, database))
    else:
        restore_file(file, house_of(data))
    print(f"restored: {database.partition('://')[0] or house_of(data)}")


@admin.command("prune")
def prune(
    older_than: Annotated[str, typer.Option(metavar="30d", help="Hours, days, weeks or years: 36h, 30d, 8w, 2y.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do it; otherwise it is only counted.")] = False,
    data: Data = None,
) -> None:
    """Remove tables that have ended, or never began, and at which nothing has happened for so long."""
    from cocarde.server.admin.requests import Prune

    span = re.fullmatch(r"(\d{1,6})([hdwy])", older_than)
    if span is None:
        raise BadInput(f"--older-than {older_than!r}: so many hours, days, weeks or years are wanted, such as 30d")
    before = round(1000 * (time.time() - int(span[1]) * UNITS[span[2]]))
    done = ask(data, Prune(before, only_count=not yes))
    print(
        f"tables removed: {done['tables']}"
        if yes
        else f"tables that would be removed (--yes does it): {done['tables']}"
    )


@admin.command("upgrade")
def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Look, and change nothing: all that it does.")] = False,
    data: Data = None,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Which running tables could this version not continue? Run it with the new version, beside the old house."""
    from cocarde.server.admin.upgrade import look_over
    from cocarde.server.store.backup import back_up

    if not check:
        raise BadInput("upgrade --check looks; a new version takes the store up by itself when it starts")
    with tempfile.TemporaryDirectory(prefix="cocarde-upgrade-") as folder:
        asyncio.run(back_up(house_of(data), database, Path(folder) / "cocarde.sqlite"))
        found = asyncio.run(look_over(Path(folder)))
    changed = [one for one in found if one["goes_on"] != "as it is"]
    if changed or as_json:
        show_rows(changed, as_json, "")
    if not as_json:
        stuck = sum(one["goes_on"] == "no" for one in found)
        print(f"running tables: {len(found)}; that this version could not continue: {stuck}")
        if stuck:
            sys.stdout.flush()
            raise typer.Exit(1)


@bots.command("new")
def new_bot(
    name: Annotated[str, typer.Argument(help="2 to 23 of a-z, 0-9, _ and -.")],
    author: Annotated[str, typer.Option(help="Who wrote it: shown at the table.")],
    data: Data = None,
) -> None:
    """A token for a bot from outside; it is told this once."""
    from cocarde.server.admin.requests import NewBot

    print(ask(data, NewBot(name, author))["token"])


@bots.command("list")
def list_bots(data: Data = None, as_json: AsJson = False) -> None:
    """The bots from outside."""
    from cocarde.server.admin.requests import Bots

    show_rows(ask(data, Bots()), as_json, "no bots")


@bots.command("drop")
def drop_bot(name: Annotated[str, typer.Argument()], data: Data = None) -> None:
    """Its token is of no use any more, and its seats are free."""
    from cocarde.server.admin.requests import DropBot

    ask(data, DropBot(name))
    print(f"dropped: {name}")


@admin.command()
def workshop(
    data: Data = None,
    off: Annotated[bool, typer.Option("--off", help="All browsers that were let in are not any more.")] = False,
) -> None:
    """A link that lets one more browser into the workshop, once (`cocarde serve --workshop`)."""
    from cocarde.server.admin.requests import Workshop

    told = ask(data, Workshop(off))
    print(f"browsers that are not let in any more: {told['dismissed']}" if off else told["link"])
