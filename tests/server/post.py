"""A mail server and a webhook of our own for the tests: both real, both on this machine."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.ports import kept_port
from tests.server.served import PATIENCE


class Mailbox:
    """What came by mail. `refuses`: addresses nobody has."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: set[str] = set()
        self.port = 0

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refuses:
            return "550 nobody of this name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.letters.append(message_from_bytes(content, policy=default))
        return "250 OK"

    def body(self, at: int = -1) -> str:
        """The text of a letter."""
        return str(self.letters[at].get_content())


@contextmanager
def mail_server(port: int = 0) -> Iterator[Mailbox]:
    """A mail server for as long as it is needed."""
    with kept_port() as free:
        box = Mailbox()
        box.port = port or free
        controller = Controller(box, hostname="127.0.0.1", port=box.port)
        controller.start()
        try:
            yield box
        finally:
            controller.stop()


class Hook:
    """What came by webhook; `answers`: the next statuses, then 204."""

    def __init__(self) -> None:
        self.calls: list[dict[str, Any]] = []
        self.answers: list[int] = []
        self.url = ""


@contextmanager
def webhook() -> Iterator[Hook]:
    """A webhook for as long as it is needed."""
    hook = Hook()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            hook.calls.append(json.loads(body))
            self.send_response(hook.answers.pop(0) if hook.answers else 204)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Not on the screen."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    hook.url = f"http://127.0.0.1:{server.server_port}/hook"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield hook
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def until(wanted: Callable[[], Any]) -> Any:
    """Wait until it is so."""
    end = time.monotonic() + PATIENCE
    while not (found := wanted()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)
    return found
