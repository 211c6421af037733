"""A sixth game: installed as a package it is everywhere the five of the house are, and no other file is changed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Done
from tests.examples.conftest import Command
from tests.examples.installed import EXAMPLES, ROOT, path_with


def well(done: Done) -> str:
    """What a command says that goes well, without a word of complaint."""
    assert (done.code, done.err) == (0, "")
    return done.out


def pytest_there(folder: Path, packages: Path, *args: str) -> str:
    """The last line of pytest in this folder, where the package is installed."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-o", f"cache_dir={packages.parent / 'cache'}", *args]
    environment = {**os.environ, "PYTHONPATH": path_with(packages)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()[-1]


def test_it_stands_on_the_shelf_in_the_order_of_the_years(run: Command) -> None:
    told = json.loads(well(run("games", "--json")))
    assert [game["slug"] for game in told] == ["courtisans", "lys", "tribune", "guillotine", "vendee", "cortege"]
    [card] = [game for game in told if game["slug"] == "tribune"]
    assert (card["title"], card["seats"], card["minutes"]) == ("La Tribune", [2, 3, 4], [5, 10])


@pytest.mark.parametrize(
    ("language", "asked", "ended"),
    [
        ("fr", "À l’ordre du jour", "La partie est terminée."),
        ("en", "On the order of the day", "The game is over."),
    ],
)
def test_it_is_played_in_the_terminal_to_its_end(language: str, asked: str, ended: str, run: Command) -> None:
    told = well(run("play", "tribune", "--seats", "4", "--seed", "4", "--lang", language, stdin="1\n" * 20))
    assert asked in told
    assert ended in told
    assert "T-14" in told


def test_it_says_why_not_and_gives_a_hint(run: Command) -> None:
    answers = "pourquoi mirabeau\npourquoi veto\nconseil\nrègle T-7\nquitter\n"
    told = well(run("play", "tribune", "--seed", "4", "--lang", "fr", stdin=answers))
    assert "T-4  Vous n’avez pas ce discours en main" in told
    assert "L’automate jouerait" in told
    assert "se couvrent la voix" in told


def test_random_games_break_nothing(run: Command) -> None:
    assert "200 games" in well(run("fuzz", "tribune", "--games", "200"))


def test_the_lab_plays_reports_and_tunes_it(run: Command, tmp_path: Path) -> None:
    weights, page = tmp_path / "weights.toml", tmp_path / "report.html"
    well(run("lab", "tune", "tribune", "--games", "12", "--jobs", "1", "--out", str(weights)))
    names = f"good:{weights},random,novice"
    told = json.loads(
        well(run("lab", "simulate", "tribune", "--seats", "3", "--games", "6", "--bots", names, "--json"))
    )
    assert sum(seat["wins"] for seat in told["wins"]) >= 6
    looked_at = ("lab", "report", "tribune", "--seats", "3", "--games", "200", "--bots", "random")
    brief = well(run(*looked_at, "--out", str(page), "--lang", "fr"))
    assert "7 séances" in brief
    written = page.read_text("utf-8")
    assert "Motions emportées" in written
    assert "L’abolition des privilèges" in written


def test_that_it_has_nothing_to_teach_is_one_line(run: Command) -> None:
    done = run("lab", "teach", "tribune", "--games", "2")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("cocarde: tribune: its bots have nothing to learn beyond their judgement")
    assert done.err.count("\n") == 1


def test_its_rules_are_read_in_both_languages(run: Command) -> None:
    rules = json.loads(well(run("rules", "tribune", "--json")))
    assert [rule["id"] for rule in rules] == [*[f"T-{n}" for n in range(1, 15)], "TR-1", "TR-2", "TR-3"]
    assert all(rule["fr"] != rule["en"] for rule in rules)
    assert well(run("rules", "tribune", "t5", "--lang", "en")).startswith("T-5  The sitting\nNo Veto may be laid")


def test_where_it_is_developed_every_rule_has_code_and_tests(packages: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(EXAMPLES / "tribune" / "src"), path_with(packages)]),
    }
    command = [sys.executable, "-m", "cocarde", "rules", "tribune", "--coverage", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert (report["rules"], report["rulings"], report["vectors"]) == (14, 3, 4)
    assert (report["stale_reasons"], report["unknown_ids"]) == ([], [])


def test_the_installed_package_has_no_sources_to_be_covered(run: Command) -> None:
    done = run("rules", "tribune", "--coverage")
    assert done.code == 2
    assert done.err == "cocarde: coverage is read from a source tree, and there is none here with the game 'tribune'\n"


@pytest.mark.parametrize(("suite", "least"), [("contract", 80), ("envs", 4)])
def test_it_keeps_the_contract_and_can_be_learnt_by_agents(suite: str, least: int, packages: Path) -> None:
    passed = pytest_there(ROOT, packages, f"tests/{suite}", "-k", "tribune")
    assert int(passed.split()[0]) >= least
    assert "passed" in passed


def test_its_own_tests_pass(packages: Path) -> None:
    passed = pytest_there(EXAMPLES / "tribune", packages)
    assert int(passed.split()[0]) >= 30
    assert "passed" in passed
