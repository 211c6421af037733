"""The data files: what the rules page counts, and errors that name their place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cocarde.core.errors import BadData
from cocarde.games.lys.data.numbers import BOX, CARDS, PACK
from cocarde.games.lys.data.rows import HOUSE, read_box

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "lys.md"


def test_the_box_holds_110_cards_of_41_kinds() -> None:
    assert (len(PACK), len(CARDS)) == (110, 41)


def test_LR9_every_square_is_there_once_and_in_order() -> None:
    assert [square.place for square in BOX.squares[:3]] == ["1", "2", "3"]
    assert len({square.id for square in BOX.squares}) == 56 + 8 + 8 + 1


def test_LR6_LR7_ranges_of_celebrities_are_those_of_the_rules_page() -> None:
    rows = re.findall(r"^\| `(cel_\w+)` \|[^|]+\|[^|]+\| 1 \| (\d+) \| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    printed = {name: (int(first), int(last)) for name, first, last in rows}
    assert printed == {card.id: (card.first, card.last) for card in BOX.cards if card.kind == "celebrity"}
    assert len(printed) == 20


def test_LR1_LR45_squares_are_those_of_the_rules_page() -> None:
    row = re.compile(r"^\| (\d+) \| `(s\d\d_\w+)` \| ([^|]+) \|[^|]+\|[^|]+\| (\w+) \| ([^|]+) \|", re.MULTILINE)
    printed = [
        (n, name, date.replace("–", ""), zone, flags.replace(" ", "").replace("–", ""))
        for n, name, date, zone, flags in row.findall(PAGE.read_text("utf-8"))
    ]
    assert printed == [(s.place, s.id, s.date, s.zone, s.flags) for s in BOX.squares[:56]]


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("cards", 'id = "cel_marat", kind = "celebrity"', 'id = "cel_marat", kind = "saint"', "cel_marat, kind: fixed"),
        ("cards", "first = 19, last = 43", "first = 43, last = 19", "cel_robespierre, last: range-of-squares"),
        ("cards", "count = 8,", "count = 9,", "kind-count, kind role, size 49, wanted 48"),
        (
            "cards",
            'of = "blue", count = 4, ',
            'of = "blue", count = 4, ink = "red", ',
            "attack_blue, ink: kind-unknown",
        ),
        ("squares", 'verb = "massacre"', 'verb = "picnic"', "squares.toml, 29, does: one-of, words tree"),
        ("squares", 'verb = "tree", n = 3', 'verb = "tree"', "squares.toml, 40, does: takes, word tree, arguments n"),
        (
            "squares",
            'zone = "white", flags = "M", from = "R", does = []',
            'zone = "blue", flags = "M", from = "R", does = []',
            r"squares.toml, 23, flags: flag-barrier \(L-60\)",
        ),
        ("squares", 'to = "38"', 'to = "57"', "squares.toml, 32, does: no-such-place, where 57"),
        ("squares", '{ verb = "go", to = "front_1" }', '{ verb = "go", to = "front_4" }', "front_4, does: in-a-circle"),
        ("squares", "danger = true", "danger = false", "flags: flag-danger"),
        (
            "periods",
            'zone = "yellow", opened_by = 19',
            'zone = "red", opened_by = 19',
            "periods.toml, 2, zone: zone-of-squares",
        ),
    ],
)
def test_a_slip_in_a_data_file_is_an_error_that_names_its_place(
    tmp_path: Path, file: str, old: str, new: str, words: str
) -> None:
    text = (HOUSE / f"{file}.toml").read_text("utf-8")
    assert old in text
    (tmp_path / f"{file}.toml").write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadData, match=words):
        read_box(tmp_path)


def test_a_pack_replaces_rows_and_adds_none(tmp_path: Path) -> None:
    row = '{ id = "cel_marat", kind = "celebrity", of = "m", count = 1, first = 9, last = 40, from = "R" }'
    (tmp_path / "cards.toml").write_text(f"cards = [{row}]", "utf-8")
    marat = next(card for card in read_box(tmp_path).cards if card.id == "cel_marat")
    assert (marat.last, marat.provenance) == (40, "R")
    (tmp_path / "cards.toml").write_text(f"cards = [{row.replace('marat', 'hebert')}]", "utf-8")
    with pytest.raises(BadData, match="cel_hebert, id: adds-none"):
        read_box(tmp_path)
    (tmp_path / "cards.toml").write_text("cards = [", "utf-8")
    with pytest.raises(BadData, match=r"cards\.toml"):
        read_box(tmp_path)
    (tmp_path / "cards.toml").unlink()
    (tmp_path / "hats.toml").write_text("", "utf-8")
    with pytest.raises(BadData, match="a pack of lys holds"):
        read_box(tmp_path)
