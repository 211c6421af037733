"""The files for hosts: what each of them says is so, as far as it can be tried without the machine they are for."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from cocarde.cli.app import command
from tests.ports import kept_port
from tests.server.crowd import state
from tests.server.nginx import ROOT, listens
from tests.server.served import PATIENCE, Guest, serving, toy_settings
from tools.dry_run import PAGE, blocks, in_dry_run

HOSTING = ROOT / "hosting"
TOKEN = "of the host"
TABLES = 200
MOVES = 4


def scraped(url: str) -> str:
    return httpx.get(url + "/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text


async def test_the_dashboard_asks_for_figures_that_there_are_while_200_tables_play(tmp_path: Path) -> None:
    panels = json.loads((HOSTING / "grafana" / "cocarde.json").read_text())["panels"]
    asked = {name for one in panels for two in one["targets"] for name in re.findall(r"cocarde_\w+", two["expr"])}
    with serving(toy_settings(tmp_path, metrics_token=TOKEN)) as house:
        guest, all_of_them = house.guest(), asyncio.Barrier(TABLES + 1)
        tables = [guest.new("me open open")["table"] for _ in range(TABLES)]
        playing = asyncio.gather(*[play(guest, table, all_of_them) for table in tables])
        await all_of_them.wait()
        told = await asyncio.to_thread(scraped, house.url)
        await all_of_them.wait()
        later = scraped(house.url)
        await all_of_them.wait()
        await playing
    assert asked
    assert asked - set(re.findall(r"^(cocarde_\w+)", told, re.MULTILINE)) == set()
    assert (figure("tables_open", told), figure("sockets_open", told)) == (TABLES, TABLES)
    assert figure("move_seconds_count", told) >= TABLES  # each had voted, and votes twice more meanwhile
    assert figure("move_seconds_count", later) == TABLES * (1 + MOVES // 2)
    assert figure("table_changes", later) >= TABLES * (1 + MOVES)


async def play(guest: Guest, table: str, all_of_them: asyncio.Barrier) -> None:
    """A vote at a table; when all have voted, some moves more; and stay until all have made them."""
    cookie = "; ".join(f"{key}={value}" for key, value in guest.cookies.items())
    url = f"{guest.served.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"cookie": cookie}, ping_interval=None, open_timeout=PATIENCE) as line:
        n = await move(line, await state(line))
        await all_of_them.wait()
        for _ in range(MOVES):
            n = await move(line, n)
        await all_of_them.wait()
        await all_of_them.wait()


async def move(line: ClientConnection, n: int) -> int:
    """A vote, or the vote taken back; the clock then."""
    vote = {"type": "answer", "n": n, "seat": 0, "choice": "vote seat1"}
    await line.send(json.dumps(vote if n % 2 else {"type": "undo", "n": n, "seat": 0}))
    return await state(line, n + 1)


def figure(name: str, told: str) -> float:
    return float(re.findall(rf"^cocarde_{name} (\S+)", told, re.MULTILINE)[0])


def test_settings_that_the_files_name_are_settings() -> None:
    serve = command().commands["serve"]
    known = {f"COCARDE_{one.name.upper()}" for one in serve.params} | {"COCARDE_COMPILE"}  # which setup.py reads
    unit, container = HOSTING / "systemd" / "cocarde.service", HOSTING / "container" / "Containerfile"
    named = set(re.findall(r"COCARDE_[A-Z]+", unit.read_text() + container.read_text()))
    assert named - {"COCARDE_"} <= known


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze")
def test_the_unit_is_one_and_is_hardened(tmp_path: Path) -> None:
    text = (HOSTING / "systemd" / "cocarde.service").read_text()
    unit = tmp_path / "cocarde.service"
    unit.write_text(text.replace("/opt/cocarde/bin/cocarde", "/bin/true"))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    complaints = [line for line in checked.stderr.splitlines() if str(unit.name) in line]
    assert complaints == []
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert judged.returncode == 0, judged.stdout[-300:] + judged.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy: install the package caddy")
def test_caddy_leads_to_the_house(tmp_path: Path) -> None:
    with kept_port() as port, serving(toy_settings(tmp_path, proxies=("127.0.0.1",))) as house:
        site = (HOSTING / "caddy" / "Caddyfile").read_text().replace("jeux.example {", f"http://127.0.0.1:{port} {{")
        file = tmp_path / "Caddyfile"
        file.write_text("{\n\tadmin off\n}\n" + site.replace("127.0.0.1:8765", house.url.removeprefix("http://")))
        home = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
        running = subprocess.Popen(
            [str(shutil.which("caddy")), "run", "--adapter", "caddyfile", "--config", file],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=home,
        )  # fmt: skip
        try:
            while not listens(port):
                assert running.poll() is None, "Caddy did not start"
                time.sleep(0.02)
            house.url = f"http://127.0.0.1:{port}"
            guest = house.guest()
            with guest.line(guest.new("me open open")["table"]) as line:
                asked = line.next("state")
                line.answer(0, "vote seat1", asked["n"])
                assert line.state_at(asked["n"] + 1)["view"]["voted"][0]
        finally:
            running.terminate()
            running.wait()


def test_the_container_runs_what_there_is_as_nobody_in_particular() -> None:
    lines = (HOSTING / "container" / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    orders = [word[0] for word in words]
    assert orders.count("FROM") == 2
    assert orders.index("USER") > len(orders) - 1 - orders[::-1].index("FROM")
    assert ["USER", "cocarde"] in words
    assert {"HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT"} <= set(orders)
    check = json.loads(re.search(r"CMD (\[.*urllib.*\])", "\n".join(lines))[1])  # type: ignore[index]
    compile(check[2], "health check", "exec")


def test_the_commands_of_the_page_are_what_is_tried_on_a_bare_debian() -> None:
    """tools/dry_run.py takes them out of the page; only the certificate is made otherwise."""
    found = blocks(PAGE.read_text("utf-8"))
    assert [found.index(block) for block in found if in_dry_run(block) != block] == [3]
    words = "\n".join(found).split()
    named = [word.removeprefix("/usr/local/src/cocarde/") for word in words if "/src/cocarde/" in word]
    assert len(named) == 2
    assert all((ROOT / name).is_file() for name in named)
    for step in ("make page", "systemctl enable --now cocarde", "nginx -t", "https://jeux.example/health"):
        assert step in "\n".join(found)
