"""`cocarde pack`: from nothing to a played pack, and every mistake with file, line and rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cocarde import cli, games
from cocarde.core.text import Text
from cocarde.kit.packs import shelf
from cocarde.kit.packs.files import write
from cocarde.speech import speech
from cocarde.speech.box import named_in
from cocarde.speech.designers import blank_names
from tests.packs.boxes import card, files


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(shelf.VARIABLE, str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
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
    assert "no row differs" in run(capsys, "pack", "check", "neuf", "--games", "0")
    for file in sorted((home / "neuf").glob("*.toml")):
        if file.name != "pack.toml":  # every row of the skeleton, taken out of its comment, is the row of the game
            text = re.sub(
                r"^# (?!\S+\.toml of|A row needs|unless you)", "", file.read_text("utf-8"), flags=re.MULTILINE
            )
            file.write_text(text, "utf-8")
    assert "no row differs" in run(capsys, "pack", "check", "neuf", "--games", "0")


def test_a_blank_pack_has_neutral_names_where_no_source_gives_one(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    run(capsys, "pack", "new", "cortege", "blanc", "--blank")
    assert "no row differs" in run(capsys, "pack", "check", "blanc", "--games", "0")
    voice = speech(games.load("cortege+blanc"), "fr")
    assert voice.say(Text("unit-banderole")) == "Unité 5"
    assert voice.say(Text("unit-chorale")) == "Chorale"


@pytest.mark.parametrize(
    ("slug", "faces"), [("vendee", 66 + 17), ("lys", 19), ("guillotine", 77), ("courtisans", 30), ("cortege", 4)]
)
def test_blank_faces_are_the_same_in_both_languages_and_those_of_the_example(slug: str, faces: int) -> None:
    """docs/packs.md says how many there are."""
    french, english = [blank_names(games.load(slug), language) for language in ("fr", "en")]
    assert list(french) == list(english)
    assert sum(name.endswith("-note") for name in french) == faces
    if slug == "vendee":
        shipped = named_in((shelf.SHIPPED / "faces-blanches/text/fr/names.ftl").read_text("utf-8"))
        generals = {f"general-g_{who}" for who in ("marce", "lescure", "biron", "elbee", "canclaux", "stofflet")}
        assert shipped == french | {name: shipped[name] for name in generals}


def test_every_mistake_is_said_with_file_line_and_rule(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    cards = (
        '[[cards]]\nid = "w1_faux"\nvalue = 9\ntypes = "Q"\n\n[[cards]]\nid = "w1_fourche"\nvalue = 1\n\n'
        '[[cards]]\nid = "w1_soeurs"\ncopies = 2\n\n[[cards]]\nid = "b1_renforts"\ncopies = 3\n'
    )
    rounds = 'rounds = [\n  { round = 2, white_hand = 1 },\n  { round = 3, first = "white" },\n]\n'
    texts = {
        "fr": "card-w1_faux = Faux\ncard-none = Rien\ncard-w1_gars = Gars { $n }\n",
        "en": "card-w1_gars = Lads\ncard-w1_moulins = Mills\n\n=x\n",
    }
    made = files(cards=cards, rounds=rounds, hexes="hexes = [\n", **texts)
    made["pack.toml"] = made["pack.toml"].replace('author = "Théroigne"', 'author = ""\ncolour = "red"')
    write(made, home / "maison")
    said = run(capsys, "pack", "check", "maison", "--lang", "en", code=1).splitlines()
    assert said[:-1] == [
        "cards.toml:1: Blues: deck I has 28 cards, not 26. (V-7)",
        "cards.toml:1: Whites: deck I has 27 cards, not 26. (V-7)",
        "cards.toml:3: w1_faux: value: A normal card is worth 1 to 5. (V-5)",
        "cards.toml:4: w1_faux: types: One of M, T, M/T. (V-6)",
        "cards.toml:7: w1_fourche: id: Nothing in the box is called “w1_fourche”: a pack changes rows, it adds none."
        " (PACK-3)",
        "hexes.toml:1: This cannot be read: it is not TOML. (PACK-1)",
        "pack.toml:4: author: This field cannot stay empty. (PACK-2)",
        "pack.toml:5: colour: There is no key “colour” here. (PACK-2)",
        "rounds.toml:2: 2: white_hand: From 2 to 26 cards: with four players each draws one fewer. (V-102)",
        "rounds.toml:3: 3: first: The camps begin in turn, Blue first; here: Blues. (V-17)",
        "text/en/names.ftl:2: card-w1_moulins: The French text of “card-w1_moulins” is missing (text/fr). (PACK-5)",
        "text/en/names.ftl:4: This sentence cannot be read: a name, “=”, then the text;"
        " a brace “{” has a meaning of its own there. (PACK-6)",
        "text/fr/names.ftl:1: card-w1_faux: The English text of “card-w1_faux” is missing (text/en). (PACK-5)",
        "text/fr/names.ftl:2: card-none: The game has no sentence “card-none”. (PACK-6)",
        "text/fr/names.ftl:3: card-w1_gars: The game’s own sentence knows nothing of $n. (PACK-6)",
    ]
    assert said[-1] == "maison: 15 mistakes; nothing was played."
    french = run(capsys, "pack", "check", "maison", "--lang", "fr", code=1).splitlines()
    assert french[2] == "cards.toml:3: w1_faux: value: Une carte normale vaut de 1 à 5. (V-5)"
    assert len(french) == len(said)


def test_everything_wrong_with_a_row_is_told_at_once(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    """However its fields hide each other: an effect that is none, beside one that makes the card another kind."""
    cards = (
        '[[cards]]\nid = "w1_faux"\nvalue = "four"\ntypes = "Q"\ncopies = 0\nfrom = "Z"\n'
        'fx = [{ op = "march" }, { op = "cancel", n = 3 }]\nbonus = 3\n'
    )
    hexes = "".join(f'[[hexes]]\nid = "{name}"\nq = 9\nr = 9\n' for name in ("cholet", "lucon", "saumur"))
    write(files(cards=cards, hexes=hexes), home / "maison")
    said = run(capsys, "pack", "check", "maison", code=1).splitlines()
    assert [one.split(": ")[:3] for one in said[:6]] == [
        ["cards.toml:3", "w1_faux", "value"],
        ["cards.toml:4", "w1_faux", "types"],
        ["cards.toml:5", "w1_faux", "copies"],
        ["cards.toml:6", "w1_faux", "from"],
        ["cards.toml:7", "w1_faux", "fx"],
        ["cards.toml:8", "w1_faux", "bonus"],
    ]
    assert [one.split(": ")[:2] for one in said[6:-1]] == [["hexes.toml:7", "lucon"], ["hexes.toml:11", "saumur"]]


def test_what_does_not_belong_into_a_pack_is_told_with_the_rest(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=card(9)), home / "maison")
    (home / "maison" / "game.py").write_text("import os")
    (home / "maison" / "hexes.toml").write_bytes("# Luçon\n# Fontenay-le-Comté\n".encode("latin-1"))
    (home / "maison" / "rounds.toml").write_bytes(b"\xef\xbb\xbf# written by an editor that marks its files\n")
    stray = "Ce fichier n’a pas sa place ici\u202f: un paquet ne contient que pack.toml, des tables TOML et des phrases"
    assert run(capsys, "pack", "check", "maison", "--lang", "fr", code=1).splitlines() == [
        "cards.toml:3: w1_faux: value: Une carte normale vaut de 1 à 5. (V-5)",
        f"game.py:1: {stray} (text/fr et text/en, en .ftl). (PACK-1)",
        "hexes.toml:1: Cela ne se lit pas\u202f: ce n’est pas de l’UTF-8. (PACK-1)",
        "maison\u202f: 3 fautes\u202f; rien n’a été joué.",
    ]
    told = f"maison\u202f: game.py:1: {stray}"
    for words in (["show"], ["export"], ["install"]):
        said = run(capsys, "pack", *words, str(home / "maison"), "--lang", "fr", code=2)
        assert said.startswith(f"cocarde: {told}"), said
    assert f"cocarde: {told}" in run(capsys, "--lang", "fr", "play", "vendee", "--pack", "maison", code=2)
    assert "game.py:1" in run(capsys, "pack", "list")


@pytest.mark.parametrize(
    ("manifest", "says"),
    [
        ("", "pack.toml:1: name: The key “name” is missing. (PACK-2)"),
        ("name = \n", "pack.toml:1: This cannot be read: it is not TOML. (PACK-1)"),
        ('game = "echecs"\n', "pack.toml:1: game: There is no game of this name; there are cortege, courtisans"),
    ],
)
def test_a_pack_of_nobody_knows_which_game_is_told_too(
    capsys: pytest.CaptureFixture[str], home: Path, manifest: str, says: str
) -> None:
    write({"pack.toml": manifest, "cards.toml": card(4)}, home / "maison")
    assert says in run(capsys, "pack", "check", "maison", "--lang", "en", code=1)


def test_games_are_played_with_a_sound_pack(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=card(5)), home / "maison")
    said = run(capsys, "pack", "check", "maison", "--games", "20", "--jobs", "1")
    assert "1 row differs from those of the game" in said
    assert re.search(r"20 random games, [\d,]+ decisions in [\d.]+ s: nothing broke", said)


def test_a_pack_is_listed_shown_exported_and_installed(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=f"# kept\n{card(5)}"), home / "maison")
    listed = json.loads(run(capsys, "pack", "list", "--json"))
    assert [(one["name"], one["game"], one["title"]) for one in listed if one["name"] == "maison"] == [
        ("maison", "vendee", "My box")
    ]
    shown = json.loads(run(capsys, "pack", "show", "maison", "--json"))
    assert [(one["row"], one["before"], one["after"]) for one in shown["differences"]] == [("w1_faux", "2", "5")]
    assert re.search("w1_faux +value +2 +5", run(capsys, "pack", "show", "maison"))
    run(capsys, "pack", "export", "maison")
    (home / "maison" / "cards.toml").unlink()
    assert "is installed" in run(capsys, "pack", "install", "maison-1.zip")
    assert (home / "maison" / "cards.toml").read_text("utf-8").startswith("# kept")


def test_a_pack_with_mistakes_is_not_installed(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    write(files(cards=card(9)), home / "elsewhere" / "maison")
    said = run(capsys, "pack", "install", "elsewhere/maison", code=2)
    assert "maison: cards.toml:3: w1_faux: value: A normal card is worth 1 to 5. (V-5)" in said
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
