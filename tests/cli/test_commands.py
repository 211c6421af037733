"""Games, rules, replay and serve as a person meets them."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import cocarde
from cocarde.cli.house import serve
from cocarde.cli.language import spoken_here
from cocarde.core.errors import BadInput
from cocarde.kit.packs.shelf import data_home
from cocarde.speech.rulebook import rulebook
from tests.cli.conftest import ROOT, Run, played, process


def test_the_version_and_the_help_cost_nothing(run: Run) -> None:
    assert run("--version").out == f"cocarde {cocarde.__version__}\n"
    for args in ([], ["--help"], ["lab"]):
        done = run(*args)
        assert (done.code, done.err) == (0, "")
        assert "Usage: cocarde" in done.out


def test_the_shelf(run: Run) -> None:
    shelf = json.loads(run("games", "--json").out)
    assert [one["slug"] for one in shelf] == ["courtisans", "lys", "guillotine", "vendee", "cortege"]  # by year
    vendee = shelf[3]
    assert vendee["seats"] == [2, 4]
    assert vendee["options"][0]["id"] == "placement"
    listing = run("games").out
    assert "Le Lys et la Cocarde" in listing
    assert "Vendée Militaire 1793-1794" in listing


def test_rules_are_listed_and_printed_in_both_languages(run: Run) -> None:
    listing = run("rules", "vendee", "--articles").out
    assert "V-1 " in listing
    assert "VR-84" in listing
    french, english = run("rules", "vendee", "V-93"), run("--lang", "en", "rules", "vendee", "v93")
    assert french.out.startswith("V-93")
    assert "Equal totals: White wins" in english.out
    assert "Equal totals" not in french.out


def test_rules_open_with_the_players_page(run: Run) -> None:
    french, english = run("rules", "lys").out, run("--lang", "en", "rules", "lys").out
    assert "Cinq choses que l’on croit savoir" in french
    assert "You may mark yourself too" in english
    assert "![" not in french
    assert "LR-1 " not in french
    assert "cocarde rules lys --articles" in french


def test_in_a_source_tree_a_rule_names_its_code_and_tests(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    told = run("rules", "vendee", "V-80").out
    assert "code  src/cocarde/games/vendee/" in told


def test_rules_as_json(run: Run) -> None:
    book = json.loads(run("rules", "guillotine", "--json").out)
    assert [rule["id"] for rule in book] == [rule.id for rule in rulebook("guillotine")]
    assert json.loads(run("rules", "guillotine", "G-1", "--json").out)[0]["id"] == "G-1"


def test_coverage_is_1_with_gaps_and_0_without(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for path, text in {
        "docs/rules/vendee.md": "## 5. Rules\n**V-1** One.\n",
        "src/cocarde/games/vendee/a.py": "# V-1",
        "tests/games/vendee/test_a.py": "def test_V1_x(): ...",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    done = run("rules", "vendee", "--coverage", "--json")
    assert done.code == 0
    report = json.loads(done.out)
    assert (report["slug"], report["rules"], report["gaps"]["no_code"]) == ("vendee", 1, [])
    (tmp_path / "tests/games/vendee/test_a.py").write_text("", "utf-8")
    done = run("rules", "vendee", "--coverage")
    assert done.code == 1
    assert "no test: 1" in done.out


@pytest.mark.parametrize(
    ("locale", "spoken"), [("fr_FR.UTF-8", "fr"), ("en_GB", "en"), ("C", "fr"), ("", "fr"), ("de_DE", "fr")]
)
def test_the_language_is_that_of_the_environment_else_french(
    locale: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert spoken_here() == spoken


def test_a_finished_game_is_replayed_with_its_rules_and_its_outcome(run: Run, tmp_path: Path) -> None:
    table = played()
    file = tmp_path / "game.json"
    file.write_bytes(table.save())
    outcome = table.outcome()
    assert outcome is not None
    done = run("replay", str(file))
    assert done.code == 0
    assert "V-20" in done.out
    assert str(max(outcome.scores)) in "".join(done.out.splitlines()[-12:])
    assert "Forteresses" in done.out or "Fortresses" in done.out, "what was counted is said too"
    hidden = [line for line in run("replay", str(file), "--from", "1").out.splitlines() if line not in done.out]
    assert hidden, "seat 1 saw its own cards, spectators did not"


def test_an_unfinished_game_is_replayed_step_by_step(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(answers=6).save())
    done = run("--lang", "en", "replay", str(file), "--step", "--from", "0")
    assert done.code == 0
    assert done.out.count("Round 1 of 3") == 7
    assert "ends at entry 7" in done.out


def test_a_reader_that_goes_away_is_no_error() -> None:
    source = str(Path(cocarde.__file__).parents[1])
    command = f"{sys.executable} -m cocarde rules courtisans | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": source, "PATH": "/usr/bin:/bin"},
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] in ("0", "1")


def test_a_terminal_without_accents_gets_no_traceback() -> None:
    done = process("rules", "vendee", "V-93", PYTHONIOENCODING="ascii")
    assert (done.code, done.err) == (0, "")


def test_a_taken_port_given_by_name_is_refused_with_a_free_one() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        port = other.getsockname()[1]
        with pytest.raises(BadInput, match=rf"port {port} .* is taken; (\d+) is free") as told:
            serve.settle_port("127.0.0.1", port)
        assert serve.is_free("127.0.0.1", int(str(told.value).rsplit(" ", 1)[1]))


def test_the_usual_port_taken_the_next_free_one_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        monkeypatch.setattr(serve, "PORT", other.getsockname()[1])
        chosen = serve.settle_port("127.0.0.1", None)
    assert chosen != serve.PORT
    assert capsys.readouterr().err == f"cocarde: port {serve.PORT} is taken, taking {chosen}\n"


def test_addresses_can_be_opened() -> None:
    assert serve.address("0.0.0.0", 80) == "http://localhost:80/"
    assert serve.address("::1", 8765) == "http://[::1]:8765/"


def test_games_are_kept_where_the_platform_keeps_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_home() == tmp_path / "cocarde"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_home() == tmp_path / ".local" / "share" / "cocarde"
