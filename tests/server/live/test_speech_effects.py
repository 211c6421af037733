"""Words at a table of Courtisans: complaints, what bots say, and the clock of the negotiation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cocarde.server.live.speech_effects import overhear
from cocarde.server.protocol.http import NewTable, WantedSeat
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.server import Server
from cocarde.server.store.sqlite.store import SqliteStore
from tests.server.live.test_terms import join
from tests.server.served import Guest, Line, Served, seats_of, serving, toy_settings


def house_of(data: Path) -> Any:
    return serving(toy_settings(data, shelf=("courtisans",), chatter=0.0))


@pytest.fixture(scope="module")
def court(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with house_of(tmp_path_factory.mktemp("court")) as served:
        yield served


def opened(guest: Guest, kinds: str, terms: dict[str, Any] | None = None, **options: str) -> dict[str, str]:
    wanted = {"game": "courtisans", "seats": seats_of(kinds), "options": options, "terms": terms or {}}
    return guest.set_up(wanted)


def introduce(line: Line, seat: int) -> None:
    """The first name on the list."""
    state = line.until(lambda message: message["type"] == "state" and message["asked"])
    line.answer(seat, state["asked"]["options"][seat]["notation"], state["n"])


def negotiating(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "state" and message["view"]["phase"] == "negotiation")


def seen_by(line: Line) -> dict[str, Any]:
    """The last state it was sent."""
    return next(message for message in reversed(line.heard) if message["type"] == "state")


def test_a_complaint_of_a_whisper_is_disclosed_to_the_chambellan_alone(court: Served) -> None:
    alice, bob, carol = court.guest(), court.guest(), court.guest()
    made = opened(alice, "me open open", {"whispers": True}, first_chambellan="seat2", negotiation="live")
    assert (join(bob, made), join(carol, made)) == (1, 2)
    table = made["table"]
    with alice.line(table) as hers, bob.line(table) as his, carol.line(table) as judge:
        for seat, line in enumerate((hers, his, judge)):
            introduce(line, seat)
        hers.until(negotiating)
        hers.send(type="say", text="Tu triches.", to=1)
        said = his.next("said")
        assert judge.ask(type="complain", seat=2, of=0, at=said["at"])["text"]["key"] == "refusal-not-heard"
        assert his.ask(type="complain", seat=0, of=0, at=said["at"])["text"]["key"] == "refusal-not-your-seat"
        his.send(type="complain", seat=1, of=0, at=said["at"])
        told = judge.next("said")
        assert told["note"] == {"key": "house-complaint", "args": {"seat": 0, "words": "Tu triches."}}
        flags = [(flag["seat"], flag["fault"]) for flag in seen_by(judge)["view"]["flags"]]
        assert flags == [(0, "e9")]
        assert (
            his.ask(type="complain", seat=1, of=0, at=said["at"])["type"] == "said"
        )  # his own complaint, as he made it
        refused = his.next("refused")
        assert (refused["rule"], refused["text"]["key"]) == ("C-128", "refusal-fault-known")
        hers.send(type="why", seat=0, thing="anything")
        hers.until(lambda message: message["type"] == "because")
        assert [message for message in hers.heard if message["type"] == "said"][1:] == []


def test_a_game_that_does_not_mind_words_knows_no_complaints(alice: Guest) -> None:
    with alice.line(alice.new("me me me")["table"]) as hers:
        hers.send(type="look", seat=0)
        hers.send(type="say", text="Ah ça ira !")
        at = hers.next("said")["at"]
        assert hers.ask(type="complain", seat=1, of=0, at=at)["text"]["key"] == "refusal-no-complaints"


def test_bots_greet_whoever_plays_with_them(court: Served) -> None:
    alice = court.guest()
    made = opened(alice, "me bot:first bot:first", first_chambellan="seat0", bot_etiquette_error="30")
    with alice.line(made["table"]) as hers:
        introduce(hers, 0)
        said = hers.next("said")
        assert said["seat"] in (1, 2)
        assert said["text"]
        assert said["to"] is None
        assert said["note"] is None


def test_who_plays_alone_negotiates_quickly_unless_he_says_otherwise(court: Served) -> None:
    """C-42, C-R102."""
    alice = court.guest()

    def manner(kinds: str, **options: str) -> str:
        return str(alice.card(opened(alice, kinds, None, **options)["table"])["options"]["negotiation"])

    assert manner("me bot:first bot:first") == "quick"
    assert manner("me me me") == "quick"
    assert manner("me bot:first open") == "live"
    assert manner("me bot:first bot:first", negotiation="live") == "live"


def test_C5_the_house_takes_no_name_of_somebody_at_the_table(court: Served) -> None:
    alice = court.guest()
    seats = [{"kind": "me", "name": "Malicorne"}, {"kind": "bot", "bot": "first"}, {"kind": "bot", "bot": "first"}]
    made = alice.post("/api/tables", json={"game": "courtisans", "seats": seats}).json()
    with alice.line(made["table"]) as hers:
        state = hers.until(lambda message: message["type"] == "state" and message["asked"])
        answer = {"type": "answer", "n": state["n"], "seat": 0, "choice": "character F malicorne"}
        refused = hers.ask(**answer)
        assert (refused["rule"], refused["text"]["key"]) == ("C-5", "refusal-name-account")


def test_C28_the_clock_of_the_negotiation_goes_on_when_the_house_opens_again(tmp_path: Path) -> None:
    with house_of(tmp_path) as first:
        alice = first.guest()
        table = opened(alice, "me me me", negotiation="live")["table"]
        with alice.line(table) as hers:
            for seat in range(3):
                hers.send(type="look", seat=seat)
                introduce(hers, seat)
            began = hers.until(negotiating)
            assert began["deadline"] > 0
            answer_ready(hers, 0)
        cookies = alice.cookies
    with house_of(tmp_path) as again:
        alice = again.guest()
        alice.cookies = cookies
        with alice.line(table) as hers:
            later = answer_ready(hers, 1)
            assert later["deadline"] == began["deadline"]


def answer_ready(line: Line, seat: int) -> dict[str, Any]:
    """Be ready; the state after it."""
    line.send(type="look", seat=seat)
    state = line.until(lambda message: message["type"] == "state" and message["seat"] == seat and message["asked"])
    line.answer(seat, "ready", state["n"])
    return line.state_at(state["n"] + 1)


async def test_C126_what_a_player_says_aloud_where_the_game_goes_on_has_consequences_and_nothing_else(
    tmp_path: Path,
) -> None:
    house = Server(toy_settings(tmp_path, shelf=("courtisans",), workers=0), SqliteStore(tmp_path / "x.sqlite"))
    await house.open()
    wanted = NewTable("courtisans", [WantedSeat("me")] * 3, options={"negotiation": "live"})
    row = await house.new_table(wanted, "g")
    aloud = TalkLine(0, "Anne", "Tu triches.", 1)
    async with house.tables.visit(row.id) as live:
        table = await live.steady()
        async with live.lock:
            while table.view(None).phase != "negotiation":
                seat = table.pending()[0]
                await live.change(table, partial(table.answer, seat, table.options(seat)[0].notation))
        at_court = live.row

        async def follows(line: TalkLine, **otherwise: Any) -> int:
            """How many answers of the house follow, at a table that is otherwise."""
            before, live.row = table.n, replace(at_court, **otherwise)
            await overhear(live, line)
            return table.n - before

        for quiet in (replace(aloud, seat=None), replace(aloud, to=1), replace(aloud, text="Je vous salue.")):
            assert await follows(quiet) == 0
        assert await follows(aloud, begun=False) == 0
        assert await follows(aloud, closed="abandoned") == 0
        assert await follows(aloud) == 1
    await house.close()
