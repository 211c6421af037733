"""A pack as files: what may lie in it, what it is called, its hash, and the shelf it stands on."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from cocarde.core.errors import BadInput
from cocarde.core.packs.pack import content_hash
from cocarde.games import load
from cocarde.kit.packs import shelf
from cocarde.kit.packs.differences import Difference, differences
from cocarde.kit.packs.files import as_zip, of_files, read, write
from cocarde.kit.packs.mistakes import Mistaken
from tests.packs.boxes import card, files, pack


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(shelf.VARIABLE, str(tmp_path))
    return tmp_path


def test_comments_and_spaces_are_no_content(home: Path) -> None:
    plain, dressed = files(cards=card(4)), files(cards=f"# my own scythes\n\n{card(4)}\n# the end\n")
    assert of_files(plain).hash == of_files(dressed).hash != of_files(files(cards=card(5))).hash
    assert "own" not in of_files(dressed).files["cards.toml"]
    empty = of_files(files(fr="# nothing yet\n", cards="# nothing\n"))
    assert list(empty.files) == ["pack.toml"]


def test_a_folder_and_its_zip_are_the_same_pack(home: Path) -> None:
    write(files(cards=card(4)), home / "maison")
    archive = home / "maison.zip"
    archive.write_bytes(as_zip("maison", files(cards=card(4))))
    assert read(home / "maison") == read(archive) == pack(cards=card(4))
    assert content_hash(read(archive).files) == read(archive).hash


def test_the_hash_does_not_depend_on_where_one_file_ends() -> None:
    assert content_hash({"a": "bc"}) != content_hash({"ab": "c"})


def zipped(place: Path, entries: dict[str, str]) -> Path:
    with zipfile.ZipFile(place, "w") as made:
        for name, text in entries.items():
            made.writestr(name, text)
    return place


@pytest.mark.parametrize(
    "path", ["game.py", "text/fr/run.sh", "../cards.toml", "/etc/cards.toml", "text/de/names.ftl", "a/../.."]
)
def test_nothing_but_tables_and_sentences_lies_in_a_pack(home: Path, path: str) -> None:
    with pytest.raises(Mistaken, match=r"bad.zip: .*:1: stray \(PACK-1\)") as refused:
        read(zipped(home / "bad.zip", {**files(), path: "x"}))
    assert [one.file for one in refused.value.mistakes] == [path]


def test_what_systems_hide_in_a_folder_or_an_archive_is_left_alone(home: Path) -> None:
    hidden = {"maison/.DS_Store": "x", "__MACOSX/maison/._cards.toml": "x", "__MACOSX/._maison": "x"}
    own = {f"maison/{path}": text for path, text in files(cards=card(4)).items()}
    packed = zipped(home / "mac.zip", {**own, **hidden, "maison/README.txt": "x"})
    assert read(packed) == pack(cards=card(4))
    write({**files(cards=card(4)), ".git/config": "x", "LICENSE": "x"}, home / "maison")
    assert read(home / "maison") == pack(cards=card(4))


def test_an_archive_that_grows_too_large_is_not_opened(home: Path) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.toml", "#" * (3 << 20))
    (home / "bomb.zip").write_bytes(made.getvalue())
    with pytest.raises(Mistaken, match=r"pack.toml:1: too-large, files 64, size 2 \(PACK-1\)"):
        read(home / "bomb.zip")
    many = {f"t{n}.toml": "" for n in range(70)}
    with pytest.raises(Mistaken, match="too-large"):
        read(zipped(home / "many.zip", many))
    (home / "none.zip").write_bytes(b"no archive")
    with pytest.raises(BadInput, match="not a zip"):
        read(home / "none.zip")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('name = "maison"', 'name = "Ma boîte"', "pack.toml:1: name: pack-name"),
        ('licence = "CC0-1.0"', 'licence = ""', "pack.toml:5: licence: empty"),
        ('author = "Théroigne"\n', "", "pack.toml:1: author: kind-missing, key author"),
        ('title = "Ma boîte"', 'title = " "', "pack.toml:7: fr: title: empty"),
        ('title = "Ma boîte"', 'title = "x"\nabout = 3', "pack.toml:8: fr: about: kind-word"),
        ('version = "1"', "version = 1", "pack.toml:3: version: kind-word"),
        ('version = "1"', "version = ", "pack.toml:3: not-toml"),
        ("[en]", "[de]", "pack.toml:8: de: kind-unknown, key de"),
    ],
)
def test_a_manifest_that_lacks_something_says_what(old: str, new: str, says: str) -> None:
    whole = files()
    assert old in whole["pack.toml"]
    with pytest.raises(Mistaken, match=f"^pack: {says}"):
        of_files({**whole, "pack.toml": whole["pack.toml"].replace(old, new)})


def test_packs_stand_on_the_shelf_by_name(home: Path) -> None:
    shelf.install("maison", files(cards=card(4)))
    shelf.install("maison", files(cards=card(5)))
    found = shelf.find("vendee", "maison")
    assert found == pack(cards=card(5))
    assert shelf.find("vendee", found.hash[:12]) == shelf.find("vendee", f"maison@{found.hash}") == found
    assert load("vendee+maison").pack == found
    for word, says in (
        ("nowhere", r"vendee: no pack 'nowhere' here; there are: .*maison 1 \(\w{8}\)"),
        (f"maison@{'0' * 64}", "no pack 'maison@0000"),
    ):
        with pytest.raises(BadInput, match=says):
            load(f"vendee+{word}")
    with pytest.raises(BadInput, match="lys: no pack 'maison' here"):
        load("lys+maison")


def test_a_folder_that_is_no_pack_is_said_to_be_none(home: Path) -> None:
    write({"cards.toml": card(4)}, home / "vendee")
    [standing] = [one for one in shelf.standing() if one.name == "vendee"]
    assert standing.pack is None
    with pytest.raises(Mistaken, match=r"vendee: pack.toml:1: no-manifest \(PACK-1\)"):
        load("vendee+vendee")
    write(files(name="autre"), home / "maison")
    with pytest.raises(Mistaken, match="maison: pack.toml:1: name: other-name, name autre, place maison"):
        load("vendee+maison")


def test_a_wrong_folder_is_one_clear_line(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.VARIABLE, str(home / "nowhere"))
    with pytest.raises(BadInput, match="COCARDE_PACKS names '.*nowhere', which is not a folder"):
        load("vendee+maison")


def test_what_differs_is_told_key_by_key() -> None:
    printed = load("vendee").printed()
    assert printed is not None
    changed = pack(
        cards='[[cards]]\nid = "w1_faux"\nvalue = 4\ntypes = "M"\n',
        rounds="[extra_general]\nvalue = 5\n[[rounds]]\nround = 2\nblue_hand = 6\n",
    )
    assert differences(changed, printed) == [
        Difference("cards", "w1_faux", "value", "2", "4"),
        Difference("extra_general", "extra_general", "value", "4", "5"),
        Difference("rounds", "2", "blue_hand", "7", "6"),
    ]
