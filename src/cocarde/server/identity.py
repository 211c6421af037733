"""Guests: nobody has an account. A guest is a random id in a signed cookie, and a link that brings it back."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from litestar.connection import ASGIConnection

from cocarde.core.errors import BadInput

YEAR = 365 * 24 * 3600
NAME_LENGTH = 24
BEARER = "Bearer "


class Identity:
    """Signs and reads the cookies of one house; `base`: the path it lies under."""

    def __init__(self, secret: str, base: str = "") -> None:
        self._path = base or "/"
        self.of_token: Callable[[str], str] = lambda token: ""
        self._secret = secret.encode()
        # Cookies do not know ports: two houses on one machine must not overwrite each other's guests.
        self.cookie = "cocarde_" + self._sign("cookie", "")[:8]

    def _sign(self, purpose: str, guest: str) -> str:
        return hmac.new(self._secret, f"{purpose}:{guest}".encode(), hashlib.sha256).hexdigest()[:40]

    def _write(self, purpose: str, guest: str) -> str:
        return f"{guest}.{self._sign(purpose, guest)}"

    def _read(self, purpose: str, token: str) -> str:
        guest, _, signature = token.partition(".")
        genuine = hmac.compare_digest(self._sign(purpose, guest).encode(), signature.encode())
        return guest if guest and genuine else ""

    def guest_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The guest of a connection, or nothing; a bot from outside brings a token instead of a cookie."""
        token = token_of(connection)
        if token is not None:
            return self.of_token(token)
        return self._read("guest", connection.cookies.get(self.cookie, ""))

    def welcome(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The guest of a connection; a new one, who will be given a cookie, if there is none."""
        guest = self.guest_of(connection)
        if not guest:
            guest = secrets.token_urlsafe(16)
            connection.scope["state"]["new_guest"] = guest
        return guest

    def set_cookie(self, guest: str, https: bool) -> str:
        """The header that makes a browser this guest."""
        value = self._write("guest", guest)
        secure = "; Secure" if https else ""
        return f"{self.cookie}={value}; Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def forget_cookie(self, https: bool) -> str:
        """The header that makes a browser nobody."""
        secure = "; Secure" if https else ""
        return f"{self.cookie}=; Path={self._path}; Max-Age=0; HttpOnly; SameSite=Lax{secure}"

    def recovery(self, guest: str, link: int) -> str:
        """The path of the link that makes another browser this guest; `link`: which of them is good now."""
        return f"/retour/{self._write(recovering(link), guest)}"

    def recovered(self, token: str, link: int) -> str:
        """The guest of a recovery link, or nothing."""
        return self._read(recovering(link), token) if link >= 0 else ""

    def stamp(self, purpose: str, guest: str) -> str:
        """A word that only this house could have written for this guest and purpose."""
        return self._write(purpose, guest)

    def stamped(self, purpose: str, token: str) -> str:
        """The guest of such a word, or nothing."""
        return self._read(purpose, token)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that a connection brings, if it brings one."""
    brought = connection.headers.get("authorization", "")
    return brought.removeprefix(BEARER) if brought.startswith(BEARER) else None


def recovering(link: int) -> str:
    """What a recovery link is signed for."""
    return f"recovery {link}" if link else "recovery"


def tidy_name(name: str) -> str:
    """A name fit to be shown: one line, no invisible characters, not too long; it may be empty."""
    clean = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", name))
    words = "".join(c for c in clean if c == " " or not unicodedata.category(c).startswith("C")).split()
    tidy = " ".join(words)
    if len(tidy) > NAME_LENGTH:
        raise BadInput(f"a name has {NAME_LENGTH} characters at most")
    return tidy


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name at a table where the others are called so: with a number if it looks like one of theirs."""
    taken = {likeness(other) for other in others if other}
    if likeness(name) not in taken:
        return name
    stem = unnumbered(name, taken)
    numbered = (f"{stem[: NAME_LENGTH - len(str(n)) - 1].rstrip()} {n}" for n in count(2))
    return next(one for one in numbered if likeness(one) not in taken)


def unnumbered(name: str, taken: set[str]) -> str:
    """The name without the number it was given beside one who has none: two may be given the same at once."""
    stem, _, number = name.rpartition(" ")
    return stem if number.isdecimal() and likeness(stem) in taken else name


def likeness(name: str) -> str:
    """What a name has in common with those that are taken for it: neither case nor accents count."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))


def tidy_speech(text: str) -> str:
    """Talk fit to be shown: no control characters, no empty ends."""
    return "".join(c for c in text if c == "\n" or not unicodedata.category(c).startswith("C")).strip()
