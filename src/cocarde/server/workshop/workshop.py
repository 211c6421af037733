"""The drafts of the house: changed one step at a time, checked in a process of their own, tried at a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cocarde.core.errors import BadInput
from cocarde.core.packs.pack import Pack
from cocarde.kit.packs import shelf
from cocarde.kit.packs.files import as_zip, of_files
from cocarde.kit.packs.manifest import LANGUAGES, manifest
from cocarde.server.clock import now
from cocarde.server.errors import NotFound
from cocarde.server.protocol.http import NewTable, WantedSeat
from cocarde.server.protocol.workshop import Draft, DraftCard, Edit, Forms, NewDraft
from cocarde.server.settings import Settings
from cocarde.server.store import workshop as kept
from cocarde.server.store.base import Store, TableRow, Taken
from cocarde.server.store.workshop import DraftRow
from cocarde.server.workers.pool import NoThought, Worker
from cocarde.server.workers.workshop import Checked, Sheet
from cocarde.server.workshop.drafts import Content, edited, files_of, fresh, taken_from
from cocarde.server.workshop.forms import forms_of, printed_of

if TYPE_CHECKING:
    from cocarde.server.server import Server

MOST: Final = 50
"""Drafts of a house."""
TOGETHER: Final = 50
"""Fields that one call changes."""
PATIENCE: Final = 60.0
"""Seconds a draft may take to be checked: the first one waits for a process."""
KEPT: Final = 16
"""Drafts whose check is remembered."""


class CheckWorker(Worker):
    """The process in which drafts are checked."""

    limit = 4 << 20

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._one = asyncio.Lock()

    def _room(self) -> tuple[str, ...]:
        return "cocarde.server.workers.workshop", self._settings.games

    async def check(self, sheet: Sheet) -> Checked:
        """What it finds, or `NoThought`."""
        async with self._one:
            found = await self._told(sheet, Checked, PATIENCE)
        if found.fault:
            raise NoThought(found.fault)
        return found


class Workshop:
    """What those may do who were let in."""

    def __init__(self, house: Server) -> None:
        self._house = house
        self._store: Store = house.store
        self._worker = CheckWorker(house.settings)
        self._checked: dict[str, Checked] = {}
        self._forms: dict[str, Forms] = {}

    async def open(self) -> None:
        """The link that was told at the start is good from now on."""
        if self._house.settings.workshop:
            await kept.offer(self._store, self._house.settings.workshop, now())

    async def close(self) -> None:
        """End its process."""
        await self._worker.end()

    def forms(self, slug: str) -> Forms:
        """The tables of a game as forms."""
        game = self._house.game(slug)
        if slug not in self._forms:
            self._forms[slug] = forms_of(game)
        return self._forms[slug]

    # --- drafts -------------------------------------------------------------------------------------------------------

    async def drafts(self) -> list[DraftCard]:
        """All drafts of the house."""
        return [card_of(row) for row in await kept.drafts(self._store)]

    async def row(self, name: str) -> DraftRow:
        """The draft of this name, or `NotFound`."""
        found = await kept.draft(self._store, name)
        if found is None:
            raise NotFound(f"no draft {name[:40]!r} here")
        return found

    async def begin(self, wanted: NewDraft, author: str) -> Draft:
        """A new draft: empty, or what a pack of the house says."""
        game = self._house.game(wanted.game)
        printed = printed_of(game)
        content = fresh(wanted.game, wanted.name, author)
        if wanted.pack:
            pack = next((one for one in shelf.packs_of(wanted.game) if one.hash == wanted.pack), None)
            if pack is None:
                raise NotFound(f"{wanted.game}: this house has no pack {wanted.pack[:80]!r}")
            content = taken_from(pack.files, content, printed)
        if len(await kept.drafts(self._store)) >= MOST:
            raise BadInput(f"a house has {MOST} drafts at most: remove one first")
        await kept.begin(self._store, wanted.name, wanted.game, written(content), now())
        return await self.shown(await self.row(wanted.name))

    async def shown(self, row: DraftRow) -> Draft:
        """A draft with what is wrong with it, and what lies in the box."""
        content = read(row)
        checked = await self.check(row)
        first, last = await kept.ends(self._store, row)
        return Draft(
            name=row.name,
            game=row.game,
            rev=row.rev,
            undo=row.step > first,
            redo=row.step < last,
            updated=row.updated,
            about=content.about,
            rows=content.rows,
            texts=content.texts,
            problems=checked.problems,
            hash=checked.hash,
            box=checked.box,
            installed=bool(checked.hash) and any(one.hash == checked.hash for one in shelf.packs_of(row.game)),
        )

    async def edit(self, row: DraftRow, rev: int, edits: list[Edit]) -> Draft:
        """Change some fields, as one step; `Taken` if the draft is not the one that was seen."""
        be_same(row, rev)
        if not 1 <= len(edits) <= TOGETHER:
            raise BadInput(f"from 1 to {TOGETHER} fields change together")
        printed, before = printed_of(self._house.game(row.game)), read(row)
        content = before
        for one in edits:
            content = edited(content, one, printed)
        if content == before:
            return await self.shown(row)
        return await self.shown(await kept.change(self._store, row, written(content), now()))

    async def go(self, row: DraftRow, rev: int, way: int) -> Draft:
        """Undo (-1) or redo (1) a step, if there is one."""
        be_same(row, rev)
        first, last = await kept.ends(self._store, row)
        if not first <= row.step + way <= last:
            return await self.shown(row)
        return await self.shown(await kept.go(self._store, row, row.step + way, now()))

    async def drop(self, row: DraftRow) -> None:
        """Forget it; what was installed or is played stays."""
        await kept.drop(self._store, row.name)

    # --- trying it ----------------------------------------------------------------------------------------------------

    async def check(self, row: DraftRow) -> Checked:
        """What is wrong with a draft; the last few are remembered."""
        key = f"{row.game}/{row.content}"
        if key not in self._checked:
            self._checked[key] = await self._worker.check(Sheet(row.game, self.files(row)))
            while len(self._checked) > KEPT:
                del self._checked[next(iter(self._checked))]
        return self._checked[key]

    def files(self, row: DraftRow) -> dict[str, str]:
        """The files of the pack that it would be."""
        return files_of(read(row), printed_of(self._house.game(row.game)))

    async def pack(self, row: DraftRow) -> Pack:
        """The pack that it is; `BadInput` while something is wrong with it."""
        checked = await self.check(row)
        if checked.problems:
            raise BadInput(f"{row.name}: {checked.problems[0].said['en']}")
        return of_files(self.files(row))

    async def play(self, row: DraftRow, bot: str, guest: str) -> TableRow:
        """A table with the draft as it is now, for this guest against bots; it keeps that pack to its end."""
        pack = await self.pack(row)
        game = self._house.game(row.game)
        seats = [WantedSeat("me"), *[WantedSeat("bot", bot) for _ in range(min(game.meta.seats) - 1)]]
        wanted = NewTable(game=row.game, seats=seats)
        return await self._house.new_table(wanted, guest, await self._house.packs.played_with(row.game, pack))

    async def install(self, row: DraftRow) -> Draft:
        """Put it among the packs of this house: the page of the game offers it; one of the same name gives way."""
        pack = await self.pack(row)
        standing = next((one for one in shelf.standing() if one.name == pack.name and one.pack), None)
        if standing is not None and standing.pack is not None and manifest(standing.pack).game != row.game:
            raise Taken(f"there is a pack {pack.name!r} of another game already")
        await asyncio.to_thread(shelf.install, pack.name, self.files(row))
        return await self.shown(row)

    async def zipped(self, row: DraftRow) -> tuple[str, bytes]:
        """The pack as a file, and what that is called."""
        pack = await self.pack(row)
        return f"{pack.name}-{''.join(c for c in pack.version if c.isalnum() or c in '._-')}.zip", as_zip(
            pack.name, self.files(row)
        )


def be_same(row: DraftRow, rev: int) -> None:
    """`Taken` unless the draft is the one that was seen."""
    if row.rev != rev:
        raise Taken("this pack was changed elsewhere: look at it again")


def read(row: DraftRow) -> Content:
    """What a draft says."""
    return msgspec.json.decode(row.content, type=Content)


def written(content: Content) -> str:
    """The same, as it is kept."""
    return msgspec.json.encode(content).decode()


def card_of(row: DraftRow) -> DraftCard:
    """A draft in the list."""
    about: dict[str, Any] = read(row).about
    return DraftCard(row.name, row.game, {one: about[one]["title"] for one in LANGUAGES}, row.updated)
