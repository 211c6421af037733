"""A server that dies loses nothing it has told anybody."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.ports import kept_port
from tests.server.crowd import Page, state, until
from tests.server.process import process
from tests.server.served import PATIENCE, Guest, database


def seen_from_everywhere(guest: Guest, table: str, seats: int) -> list[Any]:
    """What the guest sees from each of its seats: everything but who is there and what came when."""
    with guest.line(table) as line:
        line.next("state")
        states = []
        for seat in range(seats):
            line.send(type="look", seat=seat)
            states.append(line.until(lambda state, seat=seat: state["seat"] == seat))  # type: ignore[misc]
        return states


def test_after_kill_9_in_the_middle_of_a_game_everything_is_as_it_was(tmp_path: Path) -> None:
    hand = random.Random(1)
    with process(tmp_path) as server:
        with server.guest() as alice:
            table = alice.new("me me", game="vendee")["table"]
            play(alice, table, hand, 40)
            before = seen_from_everywhere(alice, table, 2)
            cookies = dict(alice.cookies)
        server.kill()
    with process(tmp_path) as server, server.guest(cookies) as alice:
        assert seen_from_everywhere(alice, table, 2) == before
        play(alice, table, hand, 10)
        assert server.stop() == -signal.SIGTERM
    assert [path.name for path in tmp_path.glob("*.sqlite*")] == ["cocarde.sqlite"]  # closed, not dropped


def play(guest: Guest, table: str, hand: random.Random, moves: int) -> int:
    """Play all seats of a hot-seat game at random; the last clock that was acknowledged."""
    return int(played(guest, table, hand, moves)["n"])


def played(guest: Guest, table: str, hand: random.Random, moves: int) -> dict[str, Any]:
    """The same; the last state that was told."""
    with guest.line(table) as line:
        state = line.next("state")
        for _ in range(moves):
            if state["over"]:
                break
            line.send(type="look", seat=state["turn"][0])
            asked = line.until(lambda state: state.get("asked") is not None)
            choice = hand.choice(asked["asked"]["options"])["notation"]
            line.answer(asked["seat"], choice, asked["n"])
            state = line.state_at(asked["n"] + 1)
        return state


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_at_any_moment(tmp_path: Path) -> None:
    """Votes are taken back and given again as fast as they go; the process is killed somewhere in between."""
    with process(tmp_path) as server, server.guest() as alice:
        table = alice.new("me open open")["table"]
        acknowledged = 0
        with alice.line(table) as line:
            n = line.next("state")["n"]
            for at in range(400):
                if at % 2:
                    line.send(type="undo", n=n + at, seat=0)
                else:
                    line.answer(0, "vote seat1", n + at)
            while acknowledged < n + 137:
                acknowledged = line.next("state")["n"]
            server.kill()
            try:
                while True:
                    acknowledged = line.next("state")["n"]
            except Exception:
                pass
        cookies = dict(alice.cookies)
    with process(tmp_path) as server, server.guest(cookies) as alice, alice.line(table) as line:
        found = line.next("state")["n"]
        assert found >= acknowledged
        with database(tmp_path) as db:
            assert db.execute("SELECT max(n), count(*) FROM log WHERE table_id = ?", (table,)).fetchone() == (
                found,
                found,
            )


PLAYING = 16


async def played_until_cut(page: Page) -> int:
    """Play as fast as it goes; the code with which the line is closed in the end."""
    async with connect(page.url, additional_headers=page.headers, ping_interval=None, open_timeout=PATIENCE) as line:
        try:
            await page.move(line, await state(line))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006  # it was cut off without a word
    raise AssertionError("it was never closed")


async def test_told_to_stop_while_many_play_it_tells_all_of_them_and_loses_nothing(tmp_path: Path) -> None:
    """Sockets are closed with 1012, which pages take for a restart; a bot that thinks is dropped; then all is back."""
    pages, bots = [Page(str(at), at) for at in range(PLAYING)], ("sleeps", "first")
    with process(tmp_path, bot_names=bots, think=600) as server, server.guest() as alice:
        thinking = alice.new("me bot:sleeps bot:sleeps")["table"]
        for page in pages:
            await page.sit(server.url, "me open open")
        playing = [asyncio.create_task(played_until_cut(page)) for page in pages]
        await until(lambda: all(len(page.told) > 5 for page in pages))
        children, cookies = server.children(), dict(alice.cookies)
        assert await asyncio.to_thread(server.stop) == -signal.SIGTERM
        assert [await task for task in playing] == [1012] * PLAYING
        assert children
        assert all(is_zombie(child) for child in children), "nobody thinks on"
    with process(tmp_path, bot_names=bots, think=0.1) as server, server.guest(cookies) as alice:
        with database(tmp_path) as db:
            for page in pages:
                found = dict(db.execute("SELECT n, choice FROM log WHERE table_id = ?", (page.table,)).fetchall())
                assert {n: "undo" if "undo" in found[n] else found[n] for n in page.told} == page.told
        with await asyncio.to_thread(alice.line, thinking) as line:
            told = await asyncio.to_thread(line.until, lambda state: state["view"]["voted"][1:] == [True, True])
            assert told["view"]["voted"][0] is False, "the bots were asked again, and their place was taken"


def test_the_bots_process_does_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        children: list[int] = []
        while not children:
            children = server.children()
            time.sleep(0.01)
        server.kill()
    while any(Path(f"/proc/{child}").exists() and not is_zombie(child) for child in children):
        time.sleep(0.01)


def is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_second_server_in_one_folder_says_so_in_one_line(tmp_path: Path) -> None:
    """Two would not see each other. The first goes on; when it has ended, even by a kill, the next may start."""
    with process(tmp_path) as first:
        with first.guest() as alice:
            alice.new("me me me")
        second = cocarde(tmp_path)
        told = f"another server keeps its games in {tmp_path}: end it, or choose another --data"
        assert (second.returncode, second.stdout) == (2, "")
        assert told in " ".join(second.stderr.split())
        with first.guest() as alice:
            alice.new("me me me")
        first.kill()
    with process(tmp_path) as next_one, next_one.guest() as alice:
        assert alice.get("/api/tables/mine").status_code == 200


def test_a_database_of_another_kind_is_told_what_is_accepted(tmp_path: Path) -> None:
    for url in ("mysql://u:secret@host/games", "games.sqlite", "sqlite:///x"):
        refused = cocarde(tmp_path, "--database", url)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "postgresql://" in refused.stderr
        assert "secret" not in refused.stderr
        assert "Traceback" not in refused.stderr


def cocarde(data: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """`cocarde serve` in a process that is expected to end by itself."""
    path = os.pathsep.join(path for path in sys.path if path)
    with kept_port() as port:
        return subprocess.run(
            [sys.executable, "-m", "cocarde", "serve", "--data", str(data), "--port", str(port), *more],
            env={**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "500"},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
