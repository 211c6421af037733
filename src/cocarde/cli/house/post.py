"""The settings of `cocarde serve` about letters to the players, and where players find the house."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, cast
from urllib.parse import urlsplit

import typer

from cocarde.cli.house.sources import settled
from cocarde.core.errors import BadInput

if TYPE_CHECKING:
    from cocarde.server.settings import Post

TLS = ("starttls", "tls", "none")
OWN: Final = ("api", "assets", "jeu", "table", "enigme", "parties", "courrier", "retour", "health", "metrics", "robots")
"""What the house itself calls its paths: no path it lies under may begin so."""

Url: TypeAlias = Annotated[
    str,
    typer.Option(
        "--url",
        metavar="URL",
        help="Where players find this house: https://… Letters lead there (default: the address it listens on).",
    ),
]
BasePath: TypeAlias = Annotated[
    str,
    typer.Option(metavar="/PATH", help="The path it lies under behind a proxy (default: that of --url)."),
]
SmtpHost: TypeAlias = Annotated[
    str, typer.Option(metavar="HOST", help="The server that takes mail. Without one no mail is sent.")
]
SmtpPort: TypeAlias = Annotated[int, typer.Option(min=1, max=65535, help="Its port.")]
SmtpTls: TypeAlias = Annotated[str, typer.Option(metavar="|".join(TLS), help="How it is secured.")]
SmtpUser: TypeAlias = Annotated[str, typer.Option(metavar="NAME", help="Who logs in there.")]
SmtpPassword: TypeAlias = Annotated[
    str, typer.Option(metavar="PASSWORD", help="With which password; better in the file or the environment.")
]
SmtpFrom: TypeAlias = Annotated[str, typer.Option(metavar="ADDRESS", help="Whom the mail comes from.")]


def url_of(url: str) -> str:
    """Where players find the house, without a slash at the end; `BadInput` if nobody could go there."""
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise BadInput(f"{url!r}: an address of the kind https://games.example is wanted")
    return url.rstrip("/")


def base_path_of(path: str) -> str:
    """The path the house lies under, without a slash at the end: empty at the root."""
    path = path.rstrip("/")
    if path and not re.fullmatch(r"(/[\w.~-]+)+", path, re.ASCII):
        raise BadInput(f"{path!r}: a path of the kind /games is wanted")
    if path.split("/")[1:2] and path.split("/")[1] in OWN:
        raise BadInput(f"{path!r}: the house has a {path.split('/')[1]!r} of its own; call it otherwise")
    return path


def post_of(context: typer.Context, address: str) -> Post:
    """How a house that is found there writes to its players, or `BadInput`."""
    from cocarde.server.settings import Post, Smtp

    given = context.params
    way = settled(context, "smtp_tls", tls_of)
    if not given["smtp_host"]:
        return Post(address)
    sender = settled(context, "smtp_from", sender_of)
    return Post(
        address,
        Smtp(given["smtp_host"], sender, given["smtp_port"], way, given["smtp_user"], given["smtp_password"]),
    )


def tls_of(tls: str) -> Literal["tls", "starttls", "none"]:
    """How the line to the mail server is secured."""
    if tls not in TLS:
        raise BadInput(f"{tls!r}: there are {', '.join(TLS)}")
    return cast(Literal["tls", "starttls", "none"], tls)


def sender_of(sender: str) -> str:
    """Whom the mail comes from."""
    if "@" not in sender:
        raise BadInput("mail needs a sender, such as cocarde@games.example")
    return sender
