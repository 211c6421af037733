"""The options of `cocarde serve` about letters to the players."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, cast
from urllib.parse import urlsplit

import typer

from cocarde.core.errors import BadInput

if TYPE_CHECKING:
    from cocarde.server.settings import Post

PASSWORD = "COCARDE_SMTP_PASSWORD"
TLS = ("starttls", "tls", "none")

Url: TypeAlias = Annotated[
    str,
    typer.Option(
        "--url",
        metavar="URL",
        envvar="COCARDE_URL",
        help="Where players find this house: https://… Letters lead there (default: the address it listens on).",
    ),
]
SmtpHost: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="HOST",
        envvar="COCARDE_SMTP_HOST",
        help=f"The server that takes mail; its password is read from {PASSWORD}. Without one no mail is sent.",
    ),
]
SmtpPort: TypeAlias = Annotated[
    int,
    typer.Option(min=1, max=65535, envvar="COCARDE_SMTP_PORT", help="Its port."),
]
SmtpTls: TypeAlias = Annotated[
    str,
    typer.Option(metavar="|".join(TLS), envvar="COCARDE_SMTP_TLS", help="How it is secured."),
]
SmtpUser: TypeAlias = Annotated[
    str, typer.Option(metavar="NAME", envvar="COCARDE_SMTP_USER", help="Who logs in there.")
]
SmtpFrom: TypeAlias = Annotated[
    str,
    typer.Option(metavar="ADDRESS", envvar="COCARDE_SMTP_FROM", help="Whom the mail comes from."),
]


def post_of(url: str, host: str, port: int, tls: str, user: str, sender: str) -> Post:
    """How the house writes to its players, or `BadInput`."""
    from cocarde.server.settings import Post, Smtp

    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        raise BadInput(f"--url {url!r}: an address of the kind https://games.example is wanted")
    address = url.rstrip("/")
    if not host:
        return Post(address)
    if tls not in TLS:
        raise BadInput(f"--smtp-tls {tls!r}: there are {', '.join(TLS)}")
    if "@" not in sender:
        raise BadInput("--smtp-from: mail needs a sender, such as cocarde@games.example")
    way = cast(Literal["tls", "starttls", "none"], tls)
    return Post(address, Smtp(host, sender, port, way, user, os.environ.get(PASSWORD, "")))
