"""`cocarde serve`: the games in the browser."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal
from urllib.parse import urlsplit

import typer

from cocarde.cli.house.post import (
    BasePath,
    SmtpFrom,
    SmtpHost,
    SmtpPassword,
    SmtpPort,
    SmtpTls,
    SmtpUser,
    Url,
    base_path_of,
    post_of,
    url_of,
)
from cocarde.cli.house.sources import PREFIX, Config, settled, shown, unread
from cocarde.core.errors import BadInput
from cocarde.kit.packs.shelf import data_home

if TYPE_CHECKING:
    from cocarde.server.settings import Settings

PORT: Final = 8765
TRIES: Final = 50
LOGS: Final = ("text", "json")
HEADERS: Final = ("x-forwarded", "forwarded")


def serve(
    context: typer.Context,
    config: Config = None,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=f"Port to listen on (default: {PORT}).")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", help="A PostgreSQL to keep them in: postgresql://…")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that serve; several need --database.")] = 1,
    url: Url = "",
    base_path: BasePath = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy to be believed about who calls: address or network."),
    ] = None,
    proxy_header: Annotated[
        str, typer.Option(metavar="|".join(HEADERS), help="Where it says so: X-Forwarded-For and -Proto, or Forwarded.")
    ] = "x-forwarded",
    metrics_token: Annotated[
        str, typer.Option(metavar="TOKEN", help="Show figures at /metrics to who brings it.")
    ] = "",
    workshop: Annotated[
        bool, typer.Option("--workshop", help="Let packs be written in the browser, by who brings the link told here.")
    ] = False,
    log: Annotated[str, typer.Option(metavar="|".join(LOGS), help="How the log is written.")] = "text",
    smtp_host: SmtpHost = "",
    smtp_port: SmtpPort = 587,
    smtp_tls: SmtpTls = "starttls",
    smtp_user: SmtpUser = "",
    smtp_password: SmtpPassword = "",
    smtp_from: SmtpFrom = "",
    check: Annotated[
        bool, typer.Option("--check", help="Look whether it could serve so, say what is set, leave.")
    ] = False,
) -> None:
    """Serve the games in the browser.

    Every setting may also stand in a file (--config) or in the environment: --smtp-host is smtp-host there and
    COCARDE_SMTP_HOST here.
    """
    if check:
        return look(context)
    from cocarde.server.app import serve as run  # the server takes its time to load: only who serves waits for it

    chosen = settle_port(host, port)
    settings = settings_of(context, chosen)
    for name in unread(context.command):
        print(f"cocarde: {name} in the environment is no setting, and is not read", file=sys.stderr)
    settings.data.mkdir(parents=True, exist_ok=True)
    where = address(host, chosen) + settings.base_path.removeprefix("/")
    lines = [f"Cocarde: {where}"]
    if settings.workshop:
        lines.append(f"Workshop, for one browser: {link_of(settings)}")
    run(settings, host, chosen, partial(print, "\n".join(lines), flush=True), workers)


def link_of(settings: Settings) -> str:
    """The link that lets a browser into the workshop, under the address players know."""
    from cocarde.server.workshop.doors import link

    return link(settings.post.address, settings.workshop)


def settings_of(context: typer.Context, port: int) -> Settings:
    """What the host has set, as the server reads it; `BadInput` names what is wrong and where it was said."""
    from cocarde.server.settings import Settings, database_of

    given = context.params
    found = settled(context, "url", url_of) if given["url"] else ""
    path = settled(context, "base_path", base_path_of)
    if found:
        path = settled(context, "url", partial(base_path_beside, path))
    post = post_of(context, found or address(given["host"], port).rstrip("/") + path)
    return Settings(
        Path(given["data"] or data_home()),
        settled(context, "database", database_of),
        post=post,
        proxies=settled(context, "proxy", proxies_of),
        proxy_header=settled(context, "proxy_header", header_of),
        metrics_token=given["metrics_token"],
        base_path=path,
        log=settled(context, "log", log_of),
        workshop=secrets.token_urlsafe(24) if given["workshop"] else "",
    )


def base_path_beside(path: str, url: str) -> str:
    """The path players call; a proxy may lead it to another only by taking it away."""
    in_url = base_path_of(urlsplit(url).path)
    if path and path != in_url:
        raise BadInput(f"{url} lies under {in_url or '/'!r}, and --base-path says {path!r}")
    return in_url


serving = typer.Typer(add_completion=False, rich_markup_mode=None)
serving.command(context_settings={"auto_envvar_prefix": PREFIX})(serve)


def look(context: typer.Context) -> None:
    """Say what is set, from where, and whether it could be served; exit code 1 if not."""
    from cocarde.server.trial import trial

    given = context.params
    settings = settings_of(context, given["port"] or PORT)
    print(
        "\n".join([*shown(context), *(f"{name:16} is no setting, and is not read" for name in unread(context.command))])
    )
    found = trial(settings, given["host"], given["port"] or PORT, given["workers"])
    for what, fault in found:
        print(f"{what:16} {'wrong: ' + fault if fault else 'good'}")
    if any(fault for _, fault in found):
        raise typer.Exit(1)


def log_of(kind: str) -> str:
    """How the log is written."""
    return one_of(LOGS, kind)


def header_of(kind: str) -> Literal["x-forwarded", "forwarded"]:
    """Where a proxy says who calls."""
    return "forwarded" if one_of(HEADERS, kind.lower()) == "forwarded" else "x-forwarded"


def one_of(known: tuple[str, ...], given: str) -> str:
    """One of the words that are known, or `BadInput` that names them."""
    if given not in known:
        raise BadInput(f"{given!r}: there are {', '.join(known)}")
    return given


def proxies_of(given: list[str] | None) -> tuple[str, ...]:
    """The addresses and networks of proxies, or `BadInput` that names the wrong one."""
    for one in given or []:
        try:
            ip_network(one)
        except ValueError as error:
            raise BadInput(f"{one}: neither an address nor a network ({error})") from error
    return tuple(given or [])


def settle_port(host: str, port: int | None) -> int:
    """The port asked for if it is free; else another, unless exactly that one was asked for."""
    wanted = port or PORT
    if is_free(host, wanted):
        return wanted
    free = next_free(host, wanted)
    if port is not None:
        raise BadInput(f"port {port} of {host} is taken; {free} is free: --port {free}")
    if sys.stdin.isatty() and not typer.confirm(f"Port {wanted} is taken. Take {free}?", default=True, err=True):
        raise typer.Exit
    if not sys.stdin.isatty():
        print(f"cocarde: port {wanted} is taken, taking {free}", file=sys.stderr)
    return free


def is_free(host: str, port: int) -> bool:
    """Can one listen there now? `BadInput` if nobody ever could."""
    from cocarde.server.errors import PortTaken
    from cocarde.server.listening import listen

    try:
        listen(host, port).close()
    except PortTaken:
        return False
    return True


def next_free(host: str, port: int) -> int:
    """The next port one can listen on."""
    for other in range(port + 1, min(port + TRIES, 65535) + 1):
        if is_free(host, other):
            return other
    raise BadInput(f"port {port} of {host} and the {TRIES} after it are taken")


def address(host: str, port: int) -> str:
    """What to open in a browser on this machine."""
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
