"""Bots from outside: tokens, challenges, whole games by HTTP, and what they may not do."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cocarde.client import AsyncBot, Bot, Event, Failed, Option, Turn
from cocarde.server.admin import requests as do
from cocarde.server.admin.line import ask
from cocarde.server.settings import Rate
from examples.bot.bot import choose
from tests.server.postgres import empty_database, installed
from tests.server.served import MUCH, PATIENCE, Guest, Served, serving, toy_settings

QUICK = {"bot_tick": 0.02, "bot_calls": MUCH, "shelf": ("toy", "vendee")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(toy_settings(tmp_path_factory.mktemp("house"), **QUICK)) as served:
        served.app.state.server.confirmations.rate = MUCH
        yield served


def author(house: Served, name: str = "Olympe") -> Guest:
    guest = house.guest()
    guest.put("/api/me", json={"name": name})
    return guest


def token_of(guest: Guest, name: str) -> str:
    made = guest.post("/api/me/bots", json={"name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


@contextmanager
def accepting(house: Served, guest: Guest, name: str) -> Iterator[tuple[Bot, str]]:
    """A bot of the guest that has taken the first seat of a table at which he has the others."""
    token = token_of(guest, name)
    table = guest.waiting(f"bot:@{name} me me")["table"]
    with Bot(house.url, token) as bot:
        bot.accept(table)
        yield bot, table


def over(event: Event) -> bool:
    return event.kind == "state" and bool(event.data["state"]["over"])


def plays(url: str, token: str, choose: Any = choose) -> threading.Thread:
    """A bot in a thread, until its first game is over."""

    def run() -> None:
        with Bot(url, token, timeout=PATIENCE) as bot:
            bot.play(choose, until=over)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


def test_a_token_is_told_once_and_its_bot_is_shown_with_its_author(house: Served) -> None:
    guest = author(house)
    made = guest.post("/api/me/bots", json={"name": "foudre"}).json()
    assert (made["name"], made["author"]) == ("foudre", "Olympe")
    assert made["token"].startswith("cocarde_bot_")
    [card] = guest.get("/api/me/bots").json()
    assert (card["name"], card["here"]) == ("foudre", False)
    assert made["token"] not in json.dumps(card)
    with Bot(house.url, made["token"]) as bot:
        assert bot.me()["author"] == "Olympe"
    assert guest.post("/api/me/bots", json={"name": "foudre"}).status_code == 409
    assert guest.post("/api/me/bots", json={"name": "Éclair !"}).status_code == 400
    assert house.guest().post("/api/me/bots", json={"name": "nameless"}).status_code == 400
    assert house.guest().delete("/api/me/bots/foudre").status_code == 404
    assert guest.delete("/api/me/bots/foudre").status_code == 204
    assert httpx.get(house.url + "/api/bot", headers={"authorization": f"Bearer {made['token']}"}).status_code == 401


def test_two_outside_bots_play_a_whole_game(house: Served) -> None:
    guest = author(house)
    tokens = [token_of(guest, name) for name in ("danton-1", "marat-1")]
    threads = [plays(house.url, token) for token in tokens]
    table = guest.waiting("bot:@danton-1 bot:@marat-1", game="vendee")["table"]
    for thread in threads:
        thread.join(PATIENCE)
    card = guest.card(table)
    assert card["over"]
    assert [(s["name"], s["kind"], s["bot"]) for s in card["seats"]] == [
        ("danton-1", "guest", "Olympe"),
        ("marat-1", "guest", "Olympe"),
    ]
    assert {bot["name"] for bot in guest.get("/api/bots").json()} >= {"danton-1", "marat-1"}


async def test_the_client_that_awaits_plays_too(house: Served) -> None:
    guest = author(house)
    token = token_of(guest, "saint-just")
    table = guest.waiting("bot:@saint-just bot:first bot:last")["table"]

    async def first(turn: Turn) -> Option:
        return turn.options[0]

    async with AsyncBot(house.url, token, timeout=PATIENCE) as bot:
        await bot.play(first, until=over)
        assert (await bot.tables()) == {"challenges": [], "playing": []}
    assert guest.card(table)["over"]


def test_the_host_of_the_house_makes_bots_too(house: Served) -> None:
    token = ask(house.settings.data, do.NewBot("host-bot", "La Maison"))["token"]
    with Bot(house.url, token) as bot:
        assert bot.me()["author"] == "La Maison"
    assert "host-bot" in [one["name"] for one in ask(house.settings.data, do.Bots())]
    ask(house.settings.data, do.DropBot("host-bot"))
    assert "host-bot" not in [one["name"] for one in ask(house.settings.data, do.Bots())]


def test_a_bot_sits_only_where_it_was_asked_to(house: Served) -> None:
    guest = author(house)
    bearer = {"authorization": f"Bearer {token_of(guest, 'intruder')}"}
    made = guest.waiting("me open open")
    where = f"{house.url}/api/tables/{made['table']}/join"
    with httpx.Client(headers=bearer) as bot:
        assert bot.post(where, json={"invite": made["invite"]}).status_code == 403
        accept = f"{house.url}/api/bot/tables/{made['table']}/accept"
        assert bot.post(accept).status_code == 403
        assert (
            guest.put(f"/api/tables/{made['table']}/seats/1", json={"kind": "bot", "bot": "@intruder"}).status_code
            == 200
        )
        assert bot.post(accept).json() == {"seat": 1, "added": True}
        assert guest.card(made["table"])["seats"][1]["bot"] == "Olympe"
        assert bot.post("/".join([house.url, "api/me/bots"]), json={"name": "child"}).status_code == 403
    with guest.line(made["table"], authorization=bearer["authorization"]) as line, pytest.raises(ConnectionClosed):
        line.read()  # bots have a line of their own


def test_a_declined_challenge_leaves_the_seat_to_others(house: Served) -> None:
    guest = author(house)
    token = token_of(guest, "shy")
    table = guest.waiting("me bot:@shy open")["table"]
    with Bot(house.url, token) as bot:
        assert [one["table"] for one in bot.tables()["challenges"]] == [table]
        bot.decline(table)
        assert bot.tables()["challenges"] == []
    assert guest.card(table)["seats"][1] == guest.card(table)["seats"][2]


def test_a_bot_is_told_nothing_that_its_seat_may_not_know(house: Served) -> None:
    guest = author(house)
    with accepting(house, guest, "sealed") as (bot, table):
        with guest.line(table) as line:
            line.send(type="say", text="entre nous")
            line.next("said")
            line.send(type="look", seat=1)
            theirs = line.until(lambda message: message.get("seat") == 1)["view"]["card"]
        state = bot.state(table)["state"]
    assert (state["seat"], state["you"], state["talk"]) == (0, [0], [])
    assert state["view"]["card"] != theirs
    assert state["asked"]["options"][0]["notation"] == "vote seat1"
    assert "code" in state["asked"]["options"][0]


def test_what_is_wrong_is_said_with_its_rule(house: Served) -> None:
    with accepting(house, author(house), "clumsy") as (bot, table):
        state = bot.state(table)["state"]
        turn = Turn(table, 0, state["n"], [], 0, None, state)
        with pytest.raises(Failed) as failed:
            bot.answer(turn, "dance")
        assert failed.value.status == 400
        with pytest.raises(Failed) as failed:
            bot.answer(Turn(table, 1, state["n"], [], 0, None, state), "vote seat0")
        assert failed.value.key == "refusal-not-your-seat"
        bot.answer(turn, "vote seat1")
        with pytest.raises(Failed) as failed:
            bot.answer(turn, "vote seat1")
        assert failed.value.key in {"refusal-stale", "refusal-not-your-turn"}
        with pytest.raises(Failed, match="404"):
            bot.state("nowhere")


def test_what_the_rules_refuse_is_said_in_the_words_of_the_game(house: Served) -> None:
    """The house has no words of its own for it."""
    guest = author(house)
    token = token_of(guest, "cheat")
    table = guest.waiting("bot:@cheat me", game="vendee")["table"]
    with Bot(house.url, token) as bot:
        bot.accept(table)
        state = bot.state(table)["state"]
        assert "attack angers" not in json.dumps(state["asked"])
        with pytest.raises(Failed, match="400: .*Angers") as failed:
            bot.answer(Turn(table, 0, state["n"], [], 0, None, state), "attack angers")
    assert (failed.value.rule, failed.value.key) == ("V-20", "refusal-own-fort")


def test_a_bot_has_limits_of_its_own(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, bot_calls=Rate(3, 1e-9), bot_streams=1, bot_tick=0.02)) as house:
        guest = author(house)
        token = token_of(guest, "eager")
        with Bot(house.url, token) as bot:
            bot.me()
            events = bot.events()
            started(house, events)
            with pytest.raises(Failed, match="already"):
                list(bot.events())
            with pytest.raises(Failed, match="429"):
                bot.me()
        assert guest.get("/api/games").status_code == 200


def started(house: Served, events: Iterator[Event]) -> None:
    """Read the first event: the line is open then."""
    guest = author(house, "Manon")
    guest.waiting("me bot:@eager open")
    assert next(events).kind == "challenge"


@pytest.mark.skipif(not installed(), reason="no PostgreSQL")
def test_bots_at_two_processes_of_one_postgres(postgres: str, tmp_path: Path) -> None:
    """Each bot is at another server, and the host at a third place: the first."""
    shared = {**QUICK, "database": asyncio.run(empty_database(postgres)), "workers": 0}
    with (
        serving(toy_settings(tmp_path / "a", **shared)) as one,
        serving(toy_settings(tmp_path / "b", **shared)) as other,
    ):
        guest = author(one)
        tokens = [token_of(guest, name) for name in ("left", "right")]
        with Bot(other.url, tokens[1]) as bot:
            until_known(bot)
        threads = [plays(one.url, tokens[0]), plays(other.url, tokens[1])]
        table = guest.waiting("bot:@left bot:@right", game="vendee")["table"]
        for thread in threads:
            thread.join(PATIENCE)
        assert guest.card(table)["over"]


def until_known(bot: Bot) -> None:
    """Wait until the other server has heard of the bot."""
    known = False
    while not known:
        with suppress(Failed):
            known = bool(bot.me())
