# interpreted: msgspec structs, a few a minute
"""What a server asks of the lab about a pack, and what the lab tells it: one JSON object a line, each way."""

from __future__ import annotations

import msgspec

from cocarde.core.packs.pack import Pack


class Errand(msgspec.Struct, frozen=True):
    """So many pairs with this pack, beside the game as it is. `out`: where the journal stands; `date`: on the page."""

    game: str
    pack: Pack
    games: int
    bots: str
    out: str
    date: str


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many games are done; at the end, what they say, by language; or what went wrong."""

    done: int = 0
    sentences: dict[str, list[str]] | None = None
    page: dict[str, str] | None = None
    problem: str = ""
