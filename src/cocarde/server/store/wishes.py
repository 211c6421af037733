"""Where a player wants to be written to, and when: as it is kept."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from cocarde.server.protocol.letters import NewWishes
from cocarde.server.store.base import Store

Carrier = Literal["mail", "webhook"]

COLUMNS: Final = "guest, language, mail, confirmed, webhook, turns, endings, minutes, trouble, written, about"
KEEP: Final = f"""
INSERT INTO wishes ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '', 0, '')
ON CONFLICT (guest) DO UPDATE SET language = excluded.language, mail = excluded.mail, confirmed = excluded.confirmed,
webhook = excluded.webhook, turns = excluded.turns, endings = excluded.endings, minutes = excluded.minutes,
trouble = ''
"""
CONFIRM: Final = "UPDATE wishes SET confirmed = 1 WHERE guest = $1 AND mail = $2 AND mail <> '' RETURNING guest"
PAST: Final = """
INSERT INTO told (table_id, seat, n, here)
SELECT t.id, s.seat, CASE t.begun WHEN 1 THEN t.n ELSE 0 END, 0
FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.guest = $1
ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n
"""
WRITTEN: Final = "UPDATE wishes SET written = $2, about = $3 WHERE guest = $1"
STOP: Final = "UPDATE wishes SET mail = '', confirmed = 0, webhook = '' WHERE guest = $1"
GIVE_UP: Final = {
    "mail": "UPDATE wishes SET mail = '', confirmed = 0, trouble = 'mail' WHERE guest = $1",
    "webhook": "UPDATE wishes SET webhook = '', trouble = 'webhook' WHERE guest = $1",
}


class Wishes(msgspec.Struct, frozen=True):
    """What is kept of a player's wishes; `trouble`: the carrier that was given up because nobody took the letters."""

    language: str = "fr"
    mail: str = ""
    confirmed: bool = False
    webhook: str = ""
    turns: bool = True
    endings: bool = True
    minutes: int = 30
    trouble: str = ""
    written: int = 0
    about: str = ""

    @property
    def carriers(self) -> list[Carrier]:
        """Who carries letters to this player now."""
        mail: list[Carrier] = ["mail"] if self.mail and self.confirmed else []
        return [*mail, "webhook"] if self.webhook else mail


async def wishes_of(store: Store, guest: str) -> Wishes:
    """What this guest wants; nothing at first."""
    rows = await store.ask(f"SELECT {COLUMNS} FROM wishes WHERE guest = $1", guest)
    return read(rows[0]) if rows else Wishes()


def read(row: tuple[Any, ...]) -> Wishes:
    _, language, mail, confirmed, webhook, turns, endings, minutes, trouble, written, about = row
    when = bool(turns), bool(endings), int(minutes)
    return Wishes(language, mail, bool(confirmed), webhook, *when, trouble, int(written), about)


async def keep(store: Store, guest: str, wanted: NewWishes) -> Wishes:
    """Keep new wishes; an address that is another one has to be confirmed again. What is past is not written about."""
    before = await wishes_of(store, guest)
    confirmed = int(before.confirmed and before.mail == wanted.mail)
    when = int(wanted.turns), int(wanted.endings), wanted.minutes
    await store.do(KEEP, guest, wanted.language, wanted.mail, confirmed, wanted.webhook, *when)
    await store.do(PAST, guest)
    return await wishes_of(store, guest)


async def confirm(store: Store, guest: str, mail: str) -> bool:
    """This address is right; false: it is not the guest's any more."""
    return bool(await store.do(CONFIRM, guest, mail))


async def stop(store: Store, guest: str) -> None:
    """No more letters."""
    await store.do(STOP, guest)


async def give_up(store: Store, guest: str, carrier: Carrier) -> None:
    """Nobody takes letters there."""
    await store.do(GIVE_UP[carrier], guest)


async def written(store: Store, guest: str, at: int, about: str) -> None:
    """A letter about this went."""
    await store.do(WRITTEN, guest, at, about)


async def wishful(store: Store) -> set[str]:
    """The guests who want letters of some kind."""
    return {str(row[0]) for row in await store.ask("SELECT guest FROM wishes")}
