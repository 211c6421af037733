# interpreted: msgspec structs, made once for each table that is opened
"""A pack as it travels: other rows and other names for a game's box, with a content hash. It is text, never code."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256

import msgspec

from cocarde.core.errors import BadInput

MANIFEST = "pack.toml"


class Pack(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """`hash`: of its `files`, by path, of which `pack.toml` is one. Without files it is only named."""

    name: str
    version: str
    hash: str
    files: dict[str, str] = {}

    @property
    def called(self) -> str:
        """How sentences call it."""
        return f"{self.name} {self.version} ({self.hash[:8]})"

    @cached_property
    def named(self) -> Pack:
        """The same without its files."""
        return Pack(self.name, self.version, self.hash)


def content_hash(files: dict[str, str]) -> str:
    """SHA-256 of all files in the order of their paths, each with the length of path and text before them."""
    whole = sha256()
    for path in sorted(files):
        for part in (path.encode(), files[path].encode()):
            whole.update(b"%d:" % len(part) + part)
    return whole.hexdigest()


def whole(pack: Pack) -> Pack:
    """The pack, if its files are those that its hash names; else `BadInput`."""
    if not pack.files:
        raise BadInput(f"this file names the pack {pack.called} but does not bring it along")
    if content_hash(pack.files) != pack.hash:
        raise BadInput(f"the pack {pack.called} in this file is not what its hash says")
    return pack


def other_pack(played: Pack | None, here: Pack | None) -> str:
    """Why a game played with one pack cannot go on with the other; empty: it can."""
    if (played and played.hash) == (here and here.hash):
        return ""
    if played is None:
        return f"this game was played without a pack, not with {here.called if here else ''}"
    return f"this game was played with the pack {played.called}, not {f'with {here.called}' if here else 'without one'}"
