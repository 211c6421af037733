"""docs/protocol.md names every call and every message of the server, with their fields, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cocarde.server.app import create_app
from cocarde.server.protocol.socket import Incoming, Outgoing
from cocarde.server.settings import Settings
from tests.docs.pages import section

PAGE = "docs/protocol.md"
FOR_PROGRAMS = "/api/schema"
"""The description of the calls that programs read: not told to people."""

METHOD = re.compile(r"\b(GET|PUT|POST|DELETE)\b")
PATH = re.compile(r"(/api/(?:\{[^}]*\}|[^`?\s])*)")


def told_calls() -> set[tuple[str, str]]:
    """Method and path of each call in the first column of the table."""
    rows = re.findall(r"^\| (`.*?`) \|", section(PAGE, "HTTP").replace(r"\|", "/"), re.MULTILINE)
    return {(method, bare(path)) for row in rows for method in METHOD.findall(row) for path in PATH.findall(row)}


def bare(path: str) -> str:
    """A path without the names of its places: `/api/tables/{}`."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def test_every_call_is_told_and_no_other(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    served = {
        (method, bare(route.path))
        for route in app.routes
        if route.path.startswith("/api/") and not route.path.startswith(FOR_PROGRAMS)
        for method in getattr(route, "methods", ())
        if METHOD.fullmatch(method)
    }
    assert len(served) > 20
    assert sorted(told_calls() ^ served) == []


def told_messages(table: str) -> dict[str, set[str]]:
    """The messages of one of the two tables: type and names of the fields."""
    shapes = re.findall(r"^\| `\{(type: .*)\}` \|", table, re.MULTILINE)
    return {re.findall(r'type: "(\w+)"', shape)[0]: names(shape) - {"type"} for shape in shapes}


def names(shape: str) -> set[str]:
    """The names at the top of `n, seat, seats: [{name, kind}], whole?`."""
    while re.search(r"[{\[][^{}\[\]]*[}\]]", shape):
        shape = re.sub(r"[{\[][^{}\[\]]*[}\]]", "", shape)
    return {part.split(":")[0].strip().rstrip("?") for part in shape.split(",")}


def fields(kind: type[msgspec.Struct]) -> dict[str, set[str]]:
    told = [(one.__struct_config__.tag, set(one.__struct_encode_fields__)) for one in kind.__subclasses__()]
    return {str(tag): found for tag, found in told}


@pytest.mark.parametrize(("kind", "part"), [(Incoming, 0), (Outgoing, 1)], ids=["page", "server"])
def test_every_message_is_told_with_its_fields(kind: type[msgspec.Struct], part: int) -> None:
    table = section(PAGE, "WebSocket `/api/tables/{table}/socket`").split("The server sends:")[part]
    assert told_messages(table) == fields(kind)
