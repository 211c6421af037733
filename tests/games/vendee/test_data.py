"""Section 2 as data: the tables are whole, errors name their place, a pack replaces faces."""

from __future__ import annotations

from pathlib import Path

import pytest

from cocarde.core.errors import BadData
from cocarde.games.vendee.data.rows import HOUSE, read_box
from cocarde.games.vendee.seen.view import box

ROW = (
    '{ no = "W12", copies = 2, id = "w1_faux", camp = "white", jeu = 1, value = 2, bonus = false, types = "M", '
    'unique = false, from = "R*", fx = [] }'
)


def pack(folder: Path, file: str, text: str) -> Path:
    (folder / file).write_text(text, "utf-8")
    return folder


def test_the_box_holds_what_table_2_1_counts() -> None:
    data = read_box()
    assert len(data.hexes) == 17
    assert sum(card.copies for card in data.cards) == 104
    assert [len([card for card in data.cards if card.camp == camp]) for camp in ("white", "blue")] == [43, 44]
    assert {card.provenance for card in data.cards} == {"R", "R*", "R/X", "X"}


def test_the_page_gets_the_box_as_it_is_printed() -> None:
    shown = box()
    assert [card.id for card in shown.cards] == [card.id for card in read_box().cards]
    thouars = next(card for card in shown.cards if card.id == "w1_thouars")
    assert [(effect.op, effect.n, effect.hex) for effect in thouars.effects] == [("hexbonus", 2, "thouars")]
    assert [hex.id for hex in shown.hexes if hex.galerne] == ["laval", "granville", "le_mans"]
    assert shown.rounds[0].white_general == "g_cathelineau"
    assert (shown.extra_general_value, shown.fortresses) == (4, 6)


def test_symbols_lie_where_table_2_4_says() -> None:
    places: dict[str, list[int]] = {}
    for hex in read_box().hexes:
        for symbol in hex.symbols:
            places.setdefault(symbol, []).append(hex.no)
    assert places == {
        "bocage": [5, 6, 9, 10],
        "marais": [4, 8, 12],
        "loire": [1, 2, 3, 7],
        "plaine": [11, 13, 14],
        "port": [1, 8, 12, 16],
        "galerne": [15, 16, 17],
        "sacre_coeur": [10],
    }


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("value = 2", 'value = "two"', r"cards.toml, w1_faux, value: kind-whole \(PACK-4\)"),
        ("value = 2", "value = 9", r"cards.toml, w1_faux, value: normal-value \(V-5\)"),
        ("value = 2", "value = 2, colour = 3", r"w1_faux, colour: kind-unknown"),
        ('types = "M"', 'types = "X"', r"w1_faux, types: one-of, words M, T, M/T \(V-6\)"),
        ("bonus = false", "bonus = true", r"types: bonus-types \(V-6\)"),
        ("copies = 2", "copies = 3", r"cards.toml: half-deck, camp white, jeu 1, size 27, wanted 26 \(V-7\)"),
        ('id = "w1_faux"', 'id = "w1_fourche"', r"w1_fourche, id: adds-none, row w1_fourche \(PACK-3\)"),
        ("fx = []", 'fx = [{ op = "dance" }]', r"w1_faux, fx: one-of, words hexbonus, cancel"),
        ("fx = []", 'fx = [{ op = "draw" }]', r"fx: takes, word draw, arguments n"),
        ("fx = []", 'fx = [{ op = "flip", n = 1 }]', r"fx: takes-nothing, word flip"),
        ("fx = []", 'fx = [{ op = "draw_at", symbol = "mer", n = 1 }]', r"fx: one-of, words bocage, .*\(§ 2.4\)"),
        ("fx = []", 'fx = [{ op = "hexbonus", hex = "paris", n = 1 }]', r"fx: one-of, words nantes, .*\(§ 2.3\)"),
        ("fx = []", 'fx = [{ op = "hexbonus", n = 1 }]', r"fx: hexbonus \(§ 2.8\)"),
        ("fx = []", 'fx = [{ op = "manche", n = 2 }]', r"fx: manche \(V-79\)"),
    ],
)
def test_a_bad_card_is_named_with_file_row_and_key(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        read_box(pack(tmp_path, "cards.toml", f"cards = [{ROW.replace(old, new)}]"))


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("hexes.toml", '"loire", "port"', '"loire", "sea"', r"hexes.toml, nantes, symbols: one-of"),
        ("hexes.toml", "no =  1,", "no =  4,", r"hexes.toml, nantes, no: fixed"),
        ("hexes.toml", 'owner = "blue",', 'owner = "red",', r"owner: one-of, words blue, white \(V-3\)"),
        ("hexes.toml", "q =  1, r =  0", "q =  2, r =  0", r"saint_florent, q: place-taken"),
        ("hexes.toml", "white_draws = 0", "white_draws = -1", r"white_draws: range, least 0, most 26 \(V-22\)"),
        ("rounds.toml", 'first = "blue"', 'first = "white"', r"rounds.toml, 1, first: first, camp blue \(V-17\)"),
        ("rounds.toml", "white_value = 3", "white_value = 7", r"rounds.toml, 1, white_value: general \(V-42\)"),
        ("rounds.toml", "value = 4\nfrom", "value = 9\nfrom", r"rounds.toml, extra_general, value: general \(V-43\)"),
        ("symbols.toml", "symbols = [", "signs = [", r"symbols.toml: unknown key 'signs'"),
        ("symbols.toml", "symbols = [", "symbols = [[", r"symbols.toml: "),
    ],
)
def test_bad_hexes_rounds_and_symbols_are_named(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    text = (HOUSE / file).read_text("utf-8")
    assert old in text
    with pytest.raises(BadData, match=says):
        read_box(pack(tmp_path, file, text.replace(old, new, 1)))


def test_there_are_six_fortresses_to_build(tmp_path: Path) -> None:
    walls = "".join(f'[[hexes]]\nid = "{tile}"\nfort = true\n' for tile in ("nantes", "saumur", "lucon"))
    with pytest.raises(BadData, match=r"hexes.toml, fort: fortresses, forts 7, most 6 \(V-4\)"):
        read_box(pack(tmp_path, "hexes.toml", walls))


def test_a_pack_with_a_stray_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"extras\.toml: a pack of vendee holds cards\.toml"):
        read_box(pack(tmp_path, "extras.toml", ""))


def test_a_pack_replaces_faces_and_leaves_the_rest(tmp_path: Path) -> None:
    data = read_box(pack(tmp_path, "cards.toml", f"cards = [{ROW.replace('value = 2', 'value = 5')}]"))
    values = {card.id: card.value for card in data.cards}
    assert (values["w1_faux"], values["w1_armee"]) == (5, 5)
    assert [card.id for card in data.cards] == [card.id for card in read_box().cards]


def test_a_row_of_a_pack_says_only_what_differs(tmp_path: Path) -> None:
    data = read_box(pack(tmp_path, "cards.toml", '[[cards]]\nid = "w1_faux"\nvalue = 5\n'))
    faux, printed = [next(card for card in box.cards if card.id == "w1_faux") for box in (data, read_box())]
    assert (faux.value, faux.provenance) == (5, "B")
    assert (faux.types, faux.copies, faux.no) == (printed.types, printed.copies, printed.no)


def test_a_pack_that_changes_copies_is_numbered_anew(tmp_path: Path) -> None:
    rows = '[[cards]]\nid = "w1_faux"\ncopies = 1\n[[cards]]\nid = "w1_soeurs"\ncopies = 2\n'
    numbers = {card.id: card.no for card in read_box(pack(tmp_path, "cards.toml", rows)).cards}
    assert (numbers["w1_faux"], numbers["w1_soeurs"], numbers["w1_gars"]) == ("W12", "W13", "W16")


def test_V26_the_box_says_where_a_card_counts_otherwise_than_printed() -> None:
    cards = {card.id: card for card in box().cards}
    assert (cards["w1_thouars"].value, cards["w1_thouars"].on) == (4, {"thouars": 6})
    assert cards["w1_faux"].on == {}
