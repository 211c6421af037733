"""The packs of the house: those on the shelf of its machine, and those that its tables are played with."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

from cocarde.core.codec import Saved
from cocarde.core.errors import BadInput, Refused
from cocarde.core.game import Game
from cocarde.core.packs.pack import Pack, whole
from cocarde.core.text import refusal
from cocarde.games import WITH_PACKS, with_pack
from cocarde.kit.packs import shelf
from cocarde.kit.packs.differences import differences
from cocarde.kit.packs.manifest import LANGUAGES, manifest
from cocarde.server.fairness.dealing import last_saved
from cocarde.server.protocol.packs import PackCard, PackOffer
from cocarde.server.store import tables
from cocarde.server.store.base import Store, TableRow

NAMED: Final = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def card_of_pack(pack: Pack) -> PackCard:
    """A pack as a table names it."""
    told = manifest(pack)
    title = {language: told.told(language).title for language in LANGUAGES}
    return PackCard(pack.name, pack.version, pack.hash, title)


def offer_of(pack: Pack, game: Game[Any]) -> PackOffer:
    """A pack as the page of its game offers it."""
    told, printed = manifest(pack), game.printed()
    texts = [text for path, text in pack.files.items() if path.startswith("text/fr/")]
    return PackOffer(
        card=card_of_pack(pack),
        about={language: told.told(language).about for language in LANGUAGES},
        author=told.author,
        licence=told.licence,
        differences=differences(pack, printed) if printed is not None else [],
        named=[name for text in texts for name in NAMED.findall(text)],
    )


class Packs:
    """Which packs there are, and the games that are played with them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def offered(self, game: Game[Any]) -> list[PackOffer]:
        """The packs of a game on the shelf."""
        if game.printed() is None:
            return []
        return [offer_of(pack, game) for pack in shelf.packs_of(game.meta.slug)]

    async def chosen(self, game: Game[Any], hash: str) -> Game[Any]:
        """The game with the pack of this content, which is on the shelf or at one of the tables; or `BadInput`."""
        slug = game.meta.slug
        pack = await self._known(slug, hash)
        if pack is None:
            raise BadInput(f"{slug}: this house has no pack {hash[:80]!r}")
        return await self._with(slug, pack)

    async def played_with(self, slug: str, pack: Pack) -> Game[Any]:
        """The game with this very pack."""
        return await self._with(slug, pack)

    async def brought(self, game: Game[Any], file: Saved) -> Game[Any]:
        """The game that a file was played with; `Refused` if that is with a pack that this house does not have."""
        if file.pack is None:
            return game
        try:
            return await self.chosen(game, file.pack.hash)
        except BadInput as error:
            called = {"name": file.pack.name, "version": file.pack.version, "hash": file.pack.hash[:8]}
            raise Refused(refusal("core", "no-pack", **called)) from error

    async def of(self, game: Game[Any], row: TableRow) -> Game[Any]:
        """The game that a table is played with: its last snapshot brings the pack along."""
        if row.pack is None:
            return game
        found: Game[Any] | None = WITH_PACKS.find((row.game, row.pack.hash))
        return found or await self._with(row.game, await self._kept(row.id))

    async def _with(self, slug: str, pack: Pack) -> Game[Any]:
        return await asyncio.to_thread(with_pack, slug, pack)  # it is imported: half a second

    async def _known(self, slug: str, hash: str) -> Pack | None:
        found = next((pack for pack in shelf.packs_of(slug) if hash in (pack.hash, pack.name)), None)
        if found is None:
            table = await tables.played_with(self._store, slug, hash)
            return await self._kept(table) if table else None
        return found

    async def _kept(self, table: str) -> Pack:
        pack = (await last_saved(self._store, table)).pack
        if pack is None:
            raise BadInput(f"table {table} has lost its pack")
        return whole(pack)
