"""Anything may come over a socket or a call: the server lives, and only legal answers change a table."""

from __future__ import annotations

import json
from typing import Any

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


def heard_out(line: Line) -> None:
    """Wait until the server has dealt with everything that was sent."""
    line.send(type="why", seat=0, thing="heard?")
    line.until(lambda message: message.get("thing") == "heard?")


@given(st.lists(messages, max_size=12))
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
