"""What a host may set, and what tests set otherwise."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from cocarde.bots import ADVISER, LEVELS
from cocarde.core.errors import BadInput
from cocarde.games import shelf

DATABASES: Final = ("postgresql", "postgres")


def fresh_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(32)


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many each second after that."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Patience:
    """How long a connection may take to say what it wants, and how many of an address may be silent at once."""

    head: float = 10.0
    """Seconds until the head of a call has come."""
    body: float = 60.0
    """Seconds until its body has come."""
    silent: int = 256
    """Connections of one address that have nothing under way; one more ends the oldest of them."""


@dataclass(frozen=True)
class Smtp:
    """The mail server of the house. `tls`: from the beginning, after a greeting (starttls), or never."""

    host: str
    sender: str
    port: int = 587
    tls: Literal["tls", "starttls", "none"] = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class Post:
    """How the house writes to its players. `address`: where they find it; without one it writes to nobody."""

    address: str = ""
    smtp: Smtp | None = None
    private: bool = False
    """May webhooks lie in the network of the house? Only for tests."""
    tick: float = 5.0
    """Seconds between two rounds."""
    grace: float = 60.0
    """Seconds for which somebody who may be just coming is not written to."""
    backoff: float = 30.0
    """Seconds before the second attempt; four times as long before each one after it."""
    tries: int = 5
    """Attempts before a carrier is given up."""


@dataclass(frozen=True)
class Settings:
    """Where things are and how fast they may go.

    `games`, `bots` and `adviser` are written `module:function`: the processes in which bots think look them up again.
    """

    data: Path
    database: str = ""
    """The address of a PostgreSQL database (`postgresql://…`); without one, a file in `data`."""
    games: str = "cocarde.games:load"
    shelf: tuple[str, ...] = field(default_factory=shelf)
    bots: str = "cocarde.bots:choose"
    adviser: str = "cocarde.bots:advise"
    bot_names: tuple[str, ...] = LEVELS
    page: Path = field(default_factory=lambda: Path(str(files("cocarde.server") / "page")))
    secret: Callable[[], str] = fresh_secret
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    pace: float = 0.6
    """Seconds that must lie between what the public saw last and a move of a bot."""
    chatter: float = 6.0
    """Seconds that must lie between two remarks of the bots of a table."""
    think: float = 20.0
    """Seconds a bot may take."""
    simulations: int = 400
    """Simulations for each decision of a finished game that is looked at again."""
    puzzles: int = 3
    """Puzzles of each game that should wait to be shown; the coach seeks them in finished games (0: it does not)."""
    snapshots: int = 50
    """Entries of a log between two snapshots."""
    messages: Rate = Rate(40, 15)
    """Of one guest, over all its sockets."""
    calls: Rate = Rate(2000, 200)
    """HTTP calls of one address."""
    tables: Rate = Rate(30, 0.5)
    """New tables of one address."""
    bot_calls: Rate = Rate(100, 20)
    """HTTP calls of one bot from outside."""
    bot_streams: int = 2
    """Lines of events that one bot from outside may hold open at a process."""
    bot_tick: float = 1.0
    """Seconds between two looks for challenges of a bot from outside."""
    file_entries: int = 20_000
    """Entries of a game that is brought along as a file."""
    file_seconds: float = 5.0
    """Seconds of work that playing it again may cost."""
    patience: Patience = Patience()
    """With connections that do not say what they want."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed when they say for whom they call, and by https or not."""
    proxy_header: Literal["x-forwarded", "forwarded"] = "x-forwarded"
    """Where they say it: `X-Forwarded-For` and `-Proto`, or `Forwarded` (RFC 7239). The other is not looked at."""
    base_path: str = ""
    """The path the house lies under, behind a proxy: `/jeux`; empty: at the root."""
    log: str = "text"
    """How the log is written: for people, or (`json`) for programs."""
    metrics_token: str = field(default="", repr=False)
    """What a scrape of `/metrics` must bring along; without one there are none."""
    workshop: str = field(default="", repr=False)
    """The word of the link that lets the first browser into the workshop; empty: there is none."""
    workshop_games: int = 200
    """Pairs of games that the lab plays for a draft."""
    shared: int = -1
    """The descriptor of the memory in which several processes count rates together; -1: this one counts alone."""
    sockets: int = 400
    """Open sockets of one address."""
    post: Post = Post()
    """Letters to the players."""

    @property
    def stand_in(self) -> str:
        """The bot that answers for somebody who is silent for too long: neither the weakest nor the strongest."""
        return self.bot_names[min(1, len(self.bot_names) - 1)]

    @property
    def hinting(self) -> str:
        """The bot that gives hints: not the one that thinks longest."""
        return ADVISER if ADVISER in self.bot_names else self.bot_names[-1]


def named(path: str) -> Any:
    """What `module:function` names."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def database_of(url: str) -> str:
    """The address of a PostgreSQL, or none: then a file is kept. Of a wrong one no more is repeated than its kind."""
    kind = urlsplit(url).scheme
    if url and kind not in DATABASES:
        raise BadInput(f"{kind or url[:10]!r}…: postgresql://USER@HOST/NAME is accepted, or none: then a file is kept")
    return url
