"""`cocarde pack`: from nothing to a played pack, and every mistake with file, line and rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cocarde import cli, games
from cocarde.kit.packs import shelf
from cocarde.kit.packs.files import write
from tests.packs.boxes import card, files


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(shelf.VARIABLE, str(tmp_path))
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What a command says; how it ends."""
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    said = capsys.readouterr()
    assert (ended.value.code or 0) == code, said.out + said.err
    return said.out + said.err


@pytest.mark.parametrize("slug", ["vendee", "lys", "guillotine", "courtisans", "cortege"])
def test_a_new_pack_of_every_game_is_sound_and_changes_nothing(
    slug: str, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    run(capsys, "pack", "new", slug, "neuf")
    assert "0 rows differ" in run(capsys, "pack", "check", "neuf", "--games", "0")
    for file in sorted((home / "neuf").glob("*.toml")):
        if file.name != "pack.toml":  # every row of the skeleton, taken out of its comment, is the row of the game
            text = re.sub(
                r"^# (?!\S+\.toml of|A row needs|unless you)", "", file.read_text("utf-8"), flags=re.MULTILINE
            )
            file.write_text(text, "utf-8")
    assert "0 rows differ" in run(capsys, "pack", "check", "neuf", "--games", "0")


def test_every_mistake_is_said_with_file_line_and_rule(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    cards = (
        '[[cards]]\nid = "w1_faux"\nvalue = 9\ntypes = "Q"\n\n[[cards]]\nid = "w1_fourche"\nvalue = 1\n\n'
        '[[cards]]\nid = "w1_soeurs"\ncopies = 2\n'
    )
    rounds = 'rounds = [\n  { round = 2, white_hand = 1 },\n  { round = 3, first = "white" },\n]\n'
    texts = {"fr": "card-w1_faux = Faux\ncard-none = Rien\n", "en": "card-w1_gars = Lads\n\n=x\n"}
    write(files(cards=cards, rounds=rounds, hexes="hexes = [\n", **texts), home / "maison")
    said = run(capsys, "pack", "check", "maison", code=1).splitlines()
    assert said[:-1] == [
        "cards.toml:1: white jeu 1 has 27 cards, not 26 (V-5)",
        "cards.toml:3: w1_faux: value: a normal card is worth 1 to 5 (V-5)",
        "cards.toml:4: w1_faux: types: M, T or M/T (V-5)",
        "cards.toml:7: w1_fourche: no 'w1_fourche' in the box; a pack changes faces, it adds none",
        "hexes.toml:1: not TOML: Invalid value (at end of document)",
        "rounds.toml:2: 2: white_hand: at least 2 cards, for four players draw one fewer (V-102)",
        "rounds.toml:3: 3: first: blue attacks first in round 3 (V-17)",
        "text/en/names.ftl:1: card-w1_gars: its French text is missing (text/fr)",
        "text/en/names.ftl:3: not Fluent: Expected an entry start",
        "text/fr/names.ftl:1: card-w1_faux: its English text is missing (text/en)",
        "text/fr/names.ftl:2: card-none: the game has no sentence of this name",
    ]
    assert said[-1].endswith("11 mistakes; nothing was played")


def test_games_are_played_with_a_sound_pack(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=card(5)), home / "maison")
    said = run(capsys, "pack", "check", "maison", "--games", "20", "--jobs", "1")
    assert "1 row differs from those of vendee" in said
    assert re.search(r"20 random games, \d+ decisions in [\d.]+ s, nothing broke", said)


def test_a_pack_is_listed_shown_exported_and_installed(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=f"# kept\n{card(5)}"), home / "maison")
    listed = json.loads(run(capsys, "pack", "list", "--json"))
    assert [(one["name"], one["game"], one["title"]) for one in listed if one["name"] == "maison"] == [
        ("maison", "vendee", "Ma boîte")
    ]
    shown = json.loads(run(capsys, "pack", "show", "maison", "--json"))
    assert [(one["row"], one["before"], one["after"]) for one in shown["differences"]] == [("w1_faux", "2", "5")]
    assert "w1_faux" in run(capsys, "pack", "show", "maison", "--lang", "en")
    run(capsys, "pack", "export", "maison")
    (home / "maison" / "cards.toml").unlink()
    assert "is installed" in run(capsys, "pack", "install", "maison-1.zip")
    assert (home / "maison" / "cards.toml").read_text("utf-8").startswith("# kept")


def test_a_pack_with_mistakes_is_not_installed(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=card(9)), home / "elsewhere" / "maison")
    said = run(capsys, "pack", "install", "elsewhere/maison", code=2)
    assert "has mistakes; the first: cards.toml:3: w1_faux: value" in said
    assert not (home / "maison").exists()


def test_a_game_is_played_resumed_and_replayed_with_its_pack(
    capsys: pytest.CaptureFixture[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(files(cards=card(5)), home / "maison")
    answers = iter(["1", "sauver partie.json", "quitter"])
    monkeypatch.setattr("cocarde.cli.play.reader", lambda console: lambda: next(answers))
    said = run(capsys, "play", "vendee", "--pack", "maison", "--seed", "1", "--lang", "fr")
    assert "Joué avec le paquet maison 1" in said
    (home / "maison" / "cards.toml").write_text(card(4), "utf-8")
    assert "Joué avec le paquet maison 1" in run(capsys, "replay", "partie.json", "--lang", "fr")
    other = run(capsys, "replay", "partie.json", "--pack", "maison", code=2)
    assert re.search(r"was played with the pack maison 1 \((\w{8})\), not with maison 1 \((?!\1)\w{8}\)", other)
    again = iter(["quitter"])
    monkeypatch.setattr("cocarde.cli.play.reader", lambda console: lambda: next(again))
    assert "Joué avec le paquet" in run(capsys, "play", "vendee", "--resume", "partie.json", "--lang", "fr")
    assert "is installed" in run(capsys, "pack", "install", "partie.json")
    assert "value = 5" in (home / "maison" / "cards.toml").read_text("utf-8")


def test_results_of_the_lab_name_the_pack_and_its_content(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=card(5)), home / "maison")
    words = ["lab", "simulate", "vendee", "--pack", "maison", "--games", "6", "--out", "found.csv"]
    run(capsys, *words, "--jobs", "1")
    hash = shelf.find("vendee", "maison").hash
    row = (home / "found.csv").read_text("utf-8").splitlines()[1]
    assert row.split(",")[1] == f"vendee+maison@{hash}"
    run(capsys, "lab", "again", "found.csv", "0", "--out", "again.json")
    assert json.loads((home / "again.json").read_text("utf-8"))["pack"]["hash"] == hash
    (home / "maison" / "cards.toml").write_text(card(4), "utf-8")
    games.WITH_PACKS.clear()
    assert "no pack 'maison@" in run(capsys, "lab", "again", "found.csv", "0", code=2)


def test_processes_of_the_lab_play_the_same_games_compiled(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=card(5)), home / "maison")
    words = ["lab", "simulate", "vendee", "--pack", "maison", "--games", "40", "--json", "--jobs"]
    one, two = [json.loads(run(capsys, *words, jobs)) for jobs in ("1", "2")]
    assert one["checksum"] == two["checksum"]
    plain = json.loads(run(capsys, "lab", "simulate", "vendee", "--games", "40", "--json", "--jobs", "1"))
    assert plain["checksum"] != one["checksum"]
