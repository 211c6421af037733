"""Settings from a file, the environment and flags: which one counts, and how a wrong one is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cocarde.cli.house import serve
from cocarde.cli.house.serve import PORT, settings_of
from cocarde.server.settings import Settings
from tests.cli.conftest import Run

Settle = Callable[..., Settings]
SENDER = "Cocarde <cocarde@games.example>"


@pytest.fixture
def settle(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Settle:
    """What `serve` with these flags would serve with."""
    kept: list[Settings] = []

    def note(context: Any) -> None:
        kept.append(settings_of(context, context.params["port"] or PORT))

    monkeypatch.setattr(serve, "look", note)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def it(*flags: str) -> Settings:
        done = run("serve", "--check", *flags)
        assert (done.code, done.err) == (0, "")
        return kept.pop()

    return it


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "cocarde.toml"
    path.write_text(text)
    return str(path)


def test_a_flag_before_the_environment_before_the_file(
    settle: Settle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'metrics-token = "of the file"\nlog = "json"\nproxy = ["10.0.0.0/8", "::1"]\n')
    told = settle("--config", file)
    assert (told.metrics_token, told.log, told.proxies) == ("of the file", "json", ("10.0.0.0/8", "::1"))
    monkeypatch.setenv("COCARDE_METRICS_TOKEN", "of the environment")
    monkeypatch.setenv("COCARDE_PROXY", "127.0.0.1 ::1")
    told = settle("--config", file)
    assert (told.metrics_token, told.proxies) == ("of the environment", ("127.0.0.1", "::1"))
    assert settle("--config", file, "--metrics-token", "of the flag").metrics_token == "of the flag"
    monkeypatch.setenv("COCARDE_CONFIG", file)
    assert settle().log == "json"


def test_a_house_that_is_told_nothing_lies_at_its_own_address(settle: Settle, tmp_path: Path) -> None:
    told = settle()
    assert (told.post.address, told.post.smtp, told.base_path) == ("http://127.0.0.1:8765", None, "")
    assert told.data == tmp_path / "cocarde"


def test_the_path_is_that_of_the_address_unless_it_is_named(settle: Settle) -> None:
    assert settle("--url", "https://club.example/jeux/").base_path == "/jeux"
    assert settle("--url", "https://club.example/jeux", "--base-path", "/jeux/").base_path == "/jeux"
    alone = settle("--base-path", "/a/b")
    assert (alone.base_path, alone.post.address) == ("/a/b", "http://127.0.0.1:8765/a/b")


def test_the_password_of_the_mail_is_not_shown(settle: Settle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COCARDE_SMTP_PASSWORD", "open sesame")
    smtp = settle(
        "--smtp-host", "mail.example", "--smtp-port", "465", "--smtp-tls", "tls", "--smtp-user", "c",
        "--smtp-from", SENDER,
    ).post.smtp  # fmt: skip
    assert smtp is not None
    assert (smtp.host, smtp.port, smtp.tls, smtp.user, smtp.password) == (
        "mail.example",
        465,
        "tls",
        "c",
        "open sesame",
    )
    assert "open sesame" not in repr(smtp)


@pytest.mark.parametrize(
    ("file", "flags", "wrong"),
    [
        ("", ["--url", "games.example"], "--url: "),
        ('url = "ftp://games.example"', [], "cocarde.toml, line 1: url: "),
        ('log = "text"\nport 1', [], "cocarde.toml: Expected '=' after a key in a key/value pair (at line 2"),
        ("port = 80\nprot = 81", [], "cocarde.toml, line 2: prot: no such setting; port is one"),
        ("[smtp]\nhost = 'mail'", [], "cocarde.toml, line 1: smtp: no such setting"),
        ("proxy = '127.0.0.1'", [], "cocarde.toml, line 1: proxy: a list is wanted"),
        ("port = 'soon'", [], "cocarde.toml, line 1: port"),
        ("port = 99999", [], "cocarde.toml, line 1: port"),
        ("", ["--port", "99999"], "Invalid value for '--port'"),
        ("", ["--proxy", "nginx"], "--proxy: nginx: neither an address nor a network"),
        ("", ["--base-path", "jeux"], "--base-path: 'jeux': a path of the kind /games is wanted"),
        ("", ["--base-path", "/api"], "--base-path: '/api': the house has a 'api' of its own"),
        ("", ["--base-path", "/a", "--url", "https://club.example/b"], "--url: https://club.example/b lies under '/b'"),
        ("smtp-host = 'mail'\nsmtp-tls = 'ssl'", [], "cocarde.toml, line 2: smtp-tls: 'ssl': there are"),
        ("smtp-tls = 'ssl'", [], "cocarde.toml, line 1: smtp-tls: 'ssl': there are"),
        ("smtp-host = 'mail'", [], "--smtp-from: mail needs a sender"),
        ("", ["--log", "xml"], "--log: 'xml': there are text, json"),
    ],
)  # fmt: skip
def test_what_is_wrong_names_itself_and_its_place(
    run: Run, tmp_path: Path, file: str, flags: list[str], wrong: str
) -> None:
    done = run("serve", "--check", "--config", written(tmp_path, file), *flags)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert wrong in done.err


def test_a_wrong_word_of_the_environment_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COCARDE_WORKERS", "many")
    assert "COCARDE_WORKERS" in run("serve", "--check").err


def test_a_slip_in_the_environment_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COCARDE_PROT", "9")
    for flags in ((), ("--check",)):
        done = run("serve", *flags)
        assert (done.code, done.out) == (2, "")
        assert done.err == "cocarde: COCARDE_PROT in the environment: no such setting; COCARDE_PORT is one\n"


def test_what_others_put_in_the_environment_is_told_and_not_read(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COCARDE_SERVICE_HOST", "COCARDE_PORT_8765_TCP", "COCARDE_PACKS", "COCARDE_COMPILE"):
        monkeypatch.setenv(name, str(tmp_path))
    told = [line for line in run("serve", "--check", "--data", str(tmp_path)).out.splitlines() if "not read" in line]
    assert [line.split()[0] for line in told] == ["COCARDE_PORT_8765_TCP", "COCARDE_SERVICE_HOST"]


@pytest.mark.parametrize("url", ["mysql://me:sesame@there/games", "there:sesame@5432", "games"])
def test_another_database_is_named_with_its_place(run: Run, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run("serve", "--check", "--database", url)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("cocarde: --database: ")
    assert "postgresql://USER@HOST/NAME is accepted" in done.err
    assert "sesame" not in done.err
    monkeypatch.setenv("COCARDE_DATABASE", url)
    assert run("serve").err.startswith("cocarde: COCARDE_DATABASE: ")


def test_a_look_says_what_is_set_and_keeps_the_secrets(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COCARDE_METRICS_TOKEN", "sesame")
    file = written(tmp_path, 'data = "/nowhere/at/all"\nport = 1\nworkers = 2\n')
    done = run("serve", "--check", "--config", file, "--data", str(tmp_path / "new"))
    said = {line.split()[0]: line for line in done.out.splitlines()}
    assert "sesame" not in done.out
    assert said["metrics-token"].split()[1:] == ["(secret)", "COCARDE_METRICS_TOKEN"]
    assert said["port"].split()[1:] == ["1", f"{file},", "line", "2:", "port"]
    assert said["host"].endswith("default")
    assert said["proxy"].split()[1:] == ["–", "default"]
    assert "2 workers need a PostgreSQL" in said["processes"]
    assert said["store"].split()[1:] == ["good"]
    assert not (tmp_path / "new").exists()
    assert done.code == 1


def test_a_look_finds_a_store_that_cannot_be(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cocarde.sqlite").write_text("this is no database, and it is long enough to be read as one" * 20)
    done = run("serve", "--check", "--data", str(tmp_path))
    assert "file is not a database" in done.out
    assert done.code == 1


@pytest.mark.parametrize("folder", ["/proc/nowhere", "/proc/self/status/below"])
def test_a_look_finds_a_folder_that_nobody_could_make(run: Run, folder: str) -> None:
    done = run("serve", "--check", "--data", folder)
    assert f"store            wrong: {folder}: /proc" in done.out
    assert done.code == 1
