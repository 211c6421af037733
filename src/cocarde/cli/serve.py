"""`cocarde serve`: the games in the browser."""

from __future__ import annotations

import os
import sys
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from cocarde.cli.post import SmtpFrom, SmtpHost, SmtpPort, SmtpTls, SmtpUser, Url, post_of
from cocarde.core.errors import BadInput

PORT = 8765
TRIES = 50


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=f"Port to listen on (default: {PORT}).")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", help="A PostgreSQL to keep them in: postgresql://…")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that serve; several need --database.")] = 1,
    url: Url = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy to be believed (X-Forwarded-For, -Proto): address or network."),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="COCARDE_METRICS_TOKEN",
            metavar="TOKEN",
            help="Show figures at /metrics to who brings it.",
        ),
    ] = "",
    smtp_host: SmtpHost = "",
    smtp_port: SmtpPort = 587,
    smtp_tls: SmtpTls = "starttls",
    smtp_user: SmtpUser = "",
    smtp_from: SmtpFrom = "",
) -> None:
    """Serve the games in the browser."""
    folder = data or data_home()
    folder.mkdir(parents=True, exist_ok=True)
    from cocarde.server.app import serve as run  # the server takes its time to load: only who serves waits for it

    chosen = settle_port(host, port)
    post = post_of(url or address(host, chosen), smtp_host, smtp_port, smtp_tls, smtp_user, smtp_from)
    tell = partial(print, f"Cocarde: {address(host, chosen)}", flush=True)
    run(host, chosen, folder, database, post, tell, workers, proxies_of(proxy), metrics_token)


def proxies_of(given: list[str] | None) -> tuple[str, ...]:
    """The addresses and networks of proxies, or `BadInput` that names the wrong one."""
    for one in given or []:
        try:
            ip_network(one)
        except ValueError as error:
            raise BadInput(f"--proxy {one}: neither an address nor a network ({error})") from error
    return tuple(given or [])


def data_home() -> Path:
    """The platform's folder for what programs keep."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "cocarde"


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
    from cocarde.server.app import listen
    from cocarde.server.errors import PortTaken

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
