"""The tables of section 2 as data, and the packs that may replace them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cocarde.core.errors import BadData
from cocarde.games.cortege.data.numbers import BOX
from cocarde.games.cortege.data.rows import HOUSE, read_box


def rows(**wanted: object) -> list[str]:
    return [unit.id for unit in BOX.units if all(getattr(unit, key) == value for key, value in wanted.items())]


def test_RUL1_RUL2_nine_units_of_the_march() -> None:
    """RUL-1, RUL-2: seven red, two orange; the Banderole blocks black units."""
    assert (len(rows(side="cp")), len(rows(colour="red")), rows(colour="orange")) == (9, 7, ["molotov", "masque_a_gaz"])
    assert rows(side="cp", trigger="black", block=True) == ["banderole"]


def test_RUL12_RUL13_eight_units_of_power() -> None:
    """RUL-12, RUL-13: four blue, two black, two white."""
    assert rows(colour="blue") == ["interpellation", "charge", "nasse", "barrage"]
    assert rows(colour="black") == ["lacrymo", "canon_a_eau"]
    assert rows(colour="white") == ["journaliste", "camion_news"]


def test_RUL5_RUL7_RUL9_opinion_icons() -> None:
    """RUL-5, RUL-7, RUL-9, RUL-80: the lists the pictures showed."""
    assert {unit.id: unit.opinion for unit in BOX.units if unit.opinion} == {
        "black_bloc": -1, "photographe": 1, "molotov": -2, "interpellation": 1, "charge": 1, "nasse": 1,
        "journaliste": -1, "camion_news": -2,
    }  # fmt: skip


def test_the_board_is_the_one_of_section_2_6() -> None:
    board = BOX.board
    assert (board.surface.width, board.surface.length, board.building.radius) == (42000, 60000, 4200)
    assert [(corner.x, corner.y) for corner in board.corners] == [
        (1500, 1500), (40500, 1500), (1500, 58500), (40500, 58500),
    ]  # fmt: skip


def pack(folder: Path, name: str, old: str, new: str) -> Path:
    """A pack whose file differs from the house's in one place."""
    text = (HOUSE / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), "utf-8")
    return folder


def test_RUL6_a_pack_changes_a_unit_by_one_word(tmp_path: Path) -> None:
    """RUL-6: on which colour the media act is one word of the data."""
    box = read_box(
        pack(tmp_path, "units.toml", 'colour = "white",  trigger = "orange"', 'colour = "white",  trigger = "red"')
    )
    assert [unit.trigger for unit in box.units if unit.colour == "white"] == ["red", "orange"]


@pytest.mark.parametrize(("name", "old", "new", "match"), [
    ("units.toml", 'side = "cp"', 'side = "xp"', r"units.toml, black_bloc, side: fixed"),
    ("units.toml", "idx =  1", "idx =  4", r"photographe, idx: fixed"),
    ("units.toml", '"black_bloc"', '"white_bloc"', r"white_bloc, id: adds-none"),
    ("units.toml", "block = true", "stun = true", r"syndicaliste, stun: kind-unknown"),
    ("units.toml", 'trigger = "white"', 'trigger = ""', r"black_bloc, trigger: small-circle"),
    ("units.toml", "units = [", "discs = [", "units.toml: unknown key 'discs'"),
    ("board.toml", "width = 42000", 'width = "42000"', "board.toml, surface, width: kind-whole"),
    ("board.toml", "cp_depth = 15000", "cp_depth = 45000", "zones, cp_depth: overlap"),
    ("board.toml", "deceleration = 2500.0", "deceleration = 0.0", r"physics, deceleration: range.*K-54"),
    ("board.toml", "cp_depth = 15000", "cp_depth = 1500", "zones, cp_depth: no-room"),
    ("board.toml", "x = 40500", "x = 50500", "corners: on-the-surface"),
    ("board.toml", "surface =", "surface", "board.toml"),
])  # fmt: skip
def test_a_bad_pack_is_named_by_file_row_and_key(tmp_path: Path, name: str, old: str, new: str, match: str) -> None:
    with pytest.raises(BadData, match=match):
        read_box(pack(tmp_path, name, old, new))


def test_a_pack_holds_no_other_files(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("", "utf-8")
    with pytest.raises(BadData, match="a pack of cortege holds board.toml, units.toml"):
        read_box(tmp_path)
