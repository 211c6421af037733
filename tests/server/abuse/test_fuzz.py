"""Anything may come over a socket or a call: the server lives, and only legal answers change a table."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cocarde.core.codec import Move
from cocarde.core.table import Table
from tests.server.served import Guest, Line, Served, database
from tests.toy import TOY

texts = st.text(max_size=30)
things = st.one_of(texts, st.sampled_from(["seat:0", "seat:1", "stone", "card:", ":", "seat:x"]))
numbers = st.one_of(st.integers(-2, 12), st.integers())
choices = st.one_of(
    texts,
    st.sampled_from(
        ["vote seat0", "vote seat1", "vote seat2", "pass", "calm", "throw left 51", "throw left 50", "throw"]
    ),
    st.builds("throw {} {}".format, texts, numbers),
)
valid = st.one_of(
    st.fixed_dictionaries({"type": st.just("look"), "seat": st.one_of(st.none(), numbers)}),
    st.fixed_dictionaries({"type": st.just("answer"), "n": numbers, "seat": numbers, "choice": choices}),
    st.fixed_dictionaries({"type": st.just("undo"), "n": numbers, "seat": numbers}),
    st.fixed_dictionaries({"type": st.just("why"), "seat": numbers, "thing": things}),
    st.fixed_dictionaries({"type": st.just("hint"), "n": numbers, "seat": numbers}),
    st.fixed_dictionaries({"type": st.just("say"), "text": texts}),
)
scalars = st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=False), texts)
anything = st.recursive(
    scalars, lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4))
)


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A message of the protocol with something wrong in it."""
    message = dict(draw(valid))
    key = draw(st.sampled_from(sorted(message)))
    act = draw(st.sampled_from(["drop", "change", "add"]))
    if act == "drop":
        del message[key]
    elif act == "change":
        message[key] = draw(anything)
    else:
        message[draw(texts)] = draw(anything)
    return message


messages = st.one_of(
    valid.map(json.dumps),
    mutated().map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=100),
    st.binary(max_size=50),
)
bodies = st.one_of(anything.map(json.dumps), st.binary(max_size=60))


wide = st.one_of(numbers, st.integers(-(10**40), 10**40), st.sampled_from([2**63, -(2**63) - 1, "9" * 5000]))
places = st.one_of(
    st.sampled_from(["TABLE", "mine", "open", "finished", "x", "%00", "%ff", "..", "replay"]),
    texts.map(lambda text: quote(text, safe="")),
)
paths = st.one_of(
    st.builds("/api/tables/{}".format, places),
    st.builds(
        "/api/tables/{}/{}".format,
        places,
        st.sampled_from(["join", "visit", "since", "replay", "story", "export", "branch", "rematch", "words", "audit"]),
    ),
    st.builds("/api/tables/{}/replay/{}".format, places, st.one_of(wide, places)),
    st.builds("/api/games/{}/{}".format, places, st.sampled_from(["box", "rules"])),
    st.builds("/api/texts/{}/{}".format, places, places),
    st.builds("/api/letters/{}.{}".format, places, places),
    st.builds("/api/recovery/{}.{}".format, places, places),
    st.sampled_from(["/api/games", "/api/me", "/api/me/letters", "/api/seals", "/api/tables", "/api/tables/import"]),
)
queries = st.dictionaries(st.sampled_from(["before", "listed", "seat", "n", "x"]), st.one_of(wide, texts), max_size=3)
LATIN = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=30)
headers = st.dictionaries(
    st.sampled_from(["origin", "cookie", "host", "if-none-match", "accept-encoding", "content-type"]),
    st.one_of(LATIN, st.sampled_from(["http://[", "http://[::1", "//", "null", "cocarde_x=.;=;"])).map(
        lambda text: text.strip().encode("latin-1")
    ),
    max_size=3,
)


class Tracebacks(logging.Handler):
    """What the server wrote down because it did not know what to do."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.found.append(f"{record.name}: {record.getMessage()} {record.exc_info and record.exc_info[1]!r}")


@pytest.fixture(autouse=True)
def no_tracebacks() -> Iterator[None]:
    """Whatever comes in, the server knows what to do."""
    handler = Tracebacks()
    for name in ("cocarde", "uvicorn", "litestar", "asyncio"):
        logging.getLogger(name).addHandler(handler)
    yield
    for name in ("cocarde", "uvicorn", "litestar", "asyncio"):
        logging.getLogger(name).removeHandler(handler)
    assert handler.found == []


@pytest.fixture
def table(alice: Guest) -> str:
    return alice.new("me me me")["table"]


def heard_out(line: Line) -> None:
    """Wait until the server has dealt with everything that was sent."""
    line.send(type="why", seat=0, thing="heard?")
    line.until(lambda message: message.get("thing") == "heard?")


@given(st.lists(messages, max_size=12))
@example(['{"type": "answer", "n": 1, "seat": 0, "choice": "throw left --5"}'])
@example(['{"type": "complain", "seat": 0, "of": 1, "at": ' + "9" * 4000 + "}"])
def test_no_message_hurts(served: Served, alice: Guest, sent: list[str | bytes]) -> None:
    table = alice.new("me open me")["table"]
    with alice.line(table) as line:
        n = line.next("state")["n"]
        for message in sent:
            line.connection.send(message)
        heard_out(line)
        assert {message["type"] for message in line.heard} <= {"state", "refused", "because", "hint", "said", "error"}
    with database(served.settings.data) as db:
        rows = db.execute("SELECT seat, choice, chance FROM log WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    log = [Move(seat, choice, json.loads(chance)) for seat, choice, chance in rows]
    assert {move.seat for move in log} <= {-1, 0, 2}
    replayed = Table.from_log(TOY, 3, None, log)  # every entry was legal when it came
    with alice.line(table) as line:
        assert line.next("state")["n"] == replayed.clock(None) >= n


@given(st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD"]), paths, queries, headers, bodies)
@example("POST", "/api/seals", {}, {"origin": b"http://["}, b"")
@example("GET", "/api/tables/finished", {"before": -(10**30)}, {}, b"")
@example("GET", "/api/tables/finished", {"before": 10**30, "listed": "true"}, {}, b"")
@example("GET", "/api/tables/TABLE/since", {"seat": 0, "n": -(10**30)}, {}, b"")
@example("GET", "/api/tables/%00/since", {"seat": 0, "n": 0}, {}, b"")
def test_whatever_is_called_is_answered_and_never_with_a_mistake_of_the_server(
    served: Served,
    alice: Guest,
    table: str,
    method: str,
    path: str,
    query: dict[str, Any],
    named: dict[str, bytes],
    body: str | bytes,
) -> None:
    url = served.url + path.replace("TABLE", table)
    content = body if method in {"POST", "PUT"} else None
    answer = alice.request(
        method, url, params=query, headers=[(name.encode(), value) for name, value in named.items()], content=content
    )
    built = answer.request.url.path.startswith("/api/")  # two dots lead out of there, and the tests build no page
    assert answer.status_code < 500 or not built, answer.text


@given(st.sampled_from(["/api/tables", "/api/tables/x/join"]), bodies)
@example("/api/tables", b'"\xff"')
@example("/api/tables", b'{"game": "\xc3"}')
@example("/api/tables/x/join", b"[" * 8000)
@example("/api/tables/x/join", b'{"":' * 4000)
def test_no_call_hurts(alice: Guest, path: str, body: str | bytes) -> None:
    answer = alice.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code in {400, 403, 404}, answer.text
    assert set(answer.json()) == {"error"}
    assert alice.get("/api/tables/mine").json() == []
