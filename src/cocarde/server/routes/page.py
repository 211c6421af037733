"""The page: built files with the headers that let browsers keep them, and nothing from anywhere else."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Headers

IMMUTABLE = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
PLACES = re.compile(
    r"(?:/|/jeu/[\w-]+/?|/table/[\w-]+(?:/revoir|/analyse|/enigme)?/?|/enigme/[\w-]+/?|/parties/?|/robots/?(?:reference/?)?"
    r"|/(?:courrier|retour)/[\w.-]+/?|/atelier(?:/[\w-]+){0,2}/?)"
)
"""The addresses of the page itself; its script finds its way from there."""

TEXT_TYPES = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
SMALL = 1000

SECURITY = {
    "content-security-policy": "; ".join(
        [
            "default-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

NOT_BUILT = """<!doctype html>
<html lang="fr"><meta charset="utf-8"><title>Cocarde</title>
<h1>Cocarde</h1>
<p>La page n’est pas construite. Lancez <code>make play</code> dans le dossier du projet.</p>
<p lang="en">The page is not built. Run <code>make play</code> in the folder of the project.</p>
</html>
"""


class Leaf:
    """Something that does not change while the server runs, ready to be sent, compressed if that pays."""

    def __init__(self, content: bytes, kind: str, cache: str = CHECKED) -> None:
        self.kind = kind
        self.cache = cache
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.bodies: dict[str, bytes] = {"": content}
        if len(content) > SMALL and kind.startswith(TEXT_TYPES):
            self.bodies["gzip"] = gzip.compress(content, 6, mtime=0)

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The leaf, or word that the browser's copy is still good."""
        coding = best_coding(request.headers, self.bodies)
        headers = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if coding:
            headers["content-encoding"] = coding
        return Response(self.bodies[coding], status_code=status, media_type=self.kind, headers=headers)


def best_coding(headers: Headers, bodies: dict[str, bytes]) -> str:
    """The best compression both sides know."""
    known = {part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
    return next((coding for coding in ("br", "gzip") if coding in bodies and coding in known), "")


def read_page(folder: Path) -> dict[str, Leaf]:
    """Every built file by its address. What the builder named after its content may be kept for ever."""
    leaves: dict[str, Leaf] = {}
    files = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
    for path in sorted(files):
        if path.suffix not in {".gz", ".br"}:
            address = "/" + path.relative_to(folder).as_posix()
            cache = IMMUTABLE if address.startswith("/assets/") else CHECKED
            leaves[address] = Leaf(path.read_bytes(), kind_of(path), cache)
            for suffix, coding in ((".gz", "gzip"), (".br", "br")):
                packed = path.with_name(path.name + suffix)
                if packed.is_file():
                    leaves[address].bodies[coding] = packed.read_bytes()
    return leaves


def kind_of(path: Path) -> str:
    """The media type of a file, the same on every machine for what a page is made of."""
    known = {
        ".js": "text/javascript",
        ".css": "text/css",
        ".html": "text/html",
        ".svg": "image/svg+xml",
        ".woff2": "font/woff2",
        ".woff": "font/woff",
        ".webmanifest": "application/manifest+json",
    }
    return known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


OWN_PATHS = re.compile(rb"""(?<==")\.?/(?=assets/|api/)""")
NO_BASE = b'<meta name="base-path" content="" />'


def put_under(index: bytes, base: str) -> bytes:
    """The page told where it lies: `/jeux`, or empty at the root."""
    told = NO_BASE.replace(b'""', b'"%s"' % base.encode())
    return OWN_PATHS.sub(base.encode() + b"/", index).replace(NO_BASE, told)


class Page:
    """The built page, held in memory; it lies under `base`."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self._leaves = read_page(folder)
        found = self._leaves.get("/index.html")
        self._index = Leaf(put_under(found.bodies[""], base), found.kind) if found else None
        if self._index is not None:
            self._leaves["/index.html"] = self._index

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        """The file of this address, or the page, whose script reads the address."""
        leaf = self._leaves.get(path)
        if leaf is not None:
            return leaf.answer(request)
        if self._index is None:
            return Leaf(NOT_BUILT.encode(), "text/html", "no-store").answer(request, 503)
        return self._index.answer(request, 200 if PLACES.fullmatch(path) else 404)
