"""The box: what is counted in section 9.3, what a pack may change, and what it may not."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cocarde.core.errors import BadData
from cocarde.core.text import Text
from cocarde.games.guillotine import GAME
from cocarde.games.guillotine.data.numbers import BOX
from cocarde.games.guillotine.data.proofreading import proofread
from cocarde.games.guillotine.data.rows import HOUSE, read_box
from cocarde.speech import speech

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "guillotine.md"


def test_the_counts_of_the_rules_page() -> None:
    assert len(BOX.deputies) == 24
    assert (len(BOX.missions), sum(card.count for card in BOX.missions)) == (42, 54)
    assert Counter(card.group for card in BOX.missions for _ in range(card.count)) == {
        "army": 11,
        "work": 15,
        "fief": 4,
        "event": 9,
        "setback": 15,
    }
    assert (len(BOX.jacobins), sum(card.count for card in BOX.jacobins)) == (35, 36)
    assert Counter(card.kind for card in BOX.jacobins for _ in range(card.count)) == {"immediate": 23, "delayed": 13}
    assert Counter((question.faction, question.answer) for question in BOX.questions) == {
        (faction.id, answer): 15 for faction in BOX.factions for answer in ("oui", "non")
    }


def test_GR10_every_card_of_the_rules_page_is_in_the_box_with_its_number_and_kind() -> None:
    rows = re.findall(r"^\| `((?:mis|jac)_\w+)` \| [^|]+ \| [^|]+ \| (\d) \| (\w+) \|", PAGE.read_text("utf-8"), re.M)
    missions = [(card.id, str(card.count), card.group) for card in BOX.missions]
    jacobins = [(card.id, str(card.count), card.kind) for card in BOX.jacobins]
    assert rows == missions + jacobins


def test_every_question_of_the_rules_page_is_in_the_booklet_with_its_answer() -> None:
    rows = re.findall(r"^\| ([mgcr]\d\d) \| (OUI|NON) \|", PAGE.read_text("utf-8"), re.M)
    assert rows == [(question.id, question.answer.upper()) for question in BOX.questions]


def test_GR8_five_squares_of_the_denounced_one_for_each_free_post() -> None:
    posts = GAME.box().posts  # type: ignore[attr-defined]
    assert [post.id for post in posts if post.denounced] == ["convention", "tribunal", "comite", "jacobins", "mission"]


def test_GR9_merlin_is_merlin_of_douai() -> None:
    for language in ("fr", "en"):
        assert speech("guillotine", language).say(Text("deputy-merlin-full")).endswith("Douai")


def test_the_board_has_a_place_for_everybody() -> None:
    for post in BOX.posts:
        assert len(post.slots) == (post.seats or 24)
        assert len(set(post.slots)) == len(post.slots)
        for x, y in post.slots:
            assert post.box[0] <= x <= post.box[2]
            assert post.box[1] <= y <= post.box[3]


def test_the_box_tells_no_question() -> None:
    told = repr(GAME.box())
    assert not [row.id for row in BOX.questions if row.fr in told or row.why_fr in told]


def pack(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, "utf-8")
    return folder


def test_a_pack_replaces_the_faces_of_the_owners_box(tmp_path: Path) -> None:
    row = 'missions = [{ id = "mis_caen", count = 1, group = "setback", from = "R", op = "gain", n = -1 }]'
    box = proofread(read_box(pack(tmp_path, "missions.toml", row)))
    found = next(card for card in box.missions if card.id == "mis_caen")
    assert (found.op, found.n, found.provenance) == ("gain", -1, "R")


def test_a_teacher_may_put_other_questions(tmp_path: Path) -> None:
    row = (
        '[[questions]]\nid = "m01"\nfaction = "montagnards"\nanswer = "non"\nfr = "A ?"\nen = "A?"\n'
        'why_fr = "B."\nwhy_en = "B."\nfrom = "X"\n'
    )
    box = proofread(read_box(pack(tmp_path, "questions.toml", row)))
    assert (box.questions[0].fr, box.questions[0].answer) == ("A ?", "non")


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [
        ("cards.toml", "", "a pack of guillotine holds"),
        ("missions.toml", "missions = [{", "missions.toml"),
        ("missions.toml", "cards = []", "unknown key 'cards'"),
        ("missions.toml", "missions = 3", "missions: kind-list"),
        ("missions.toml", 'missions = [{ id = "mis_caen", n = "x" }]', "mis_caen, n: kind-whole"),
        (
            "missions.toml",
            'missions = [{ id = "mis_x", count = 1, group = "army", from = "R", op = "gain" }]',
            "mis_x, id: adds-none",
        ),
        (
            "missions.toml",
            'missions = [{ id = "mis_caen", count = 2, group = "army", from = "R", op = "gain", n = 1 }]',
            "cards, size 55, wanted 54",
        ),
        (
            "missions.toml",
            'missions = [{ id = "mis_caen", count = 1, group = "army", from = "R", op = "sing" }]',
            "mis_caen, op: one-of",
        ),
        (
            "missions.toml",
            'missions = [{ id = "mis_caen", count = 1, group = "army", from = "R", op = "captured", n = 1 }]',
            "op: takes-nothing, word captured",
        ),
        (
            "missions.toml",
            'missions = [{ id = "mis_caen", count = 1, group = "army", from = "R", op = "gamble", rolls = [1] }]',
            "mis_caen, rolls: rolls",
        ),
        (
            "jacobins.toml",
            'jacobins = [{ id = "jac_ovation", count = 2, kind = "delayed", from = "R", op = "ovation", n = 2 }]',
            "jac_ovation, kind: orator",
        ),
        (
            "jacobins.toml",
            'jacobins = [{ id = "jac_ovation", count = 2, kind = "immediate", from = "R", op = "named", n = 0 }]',
            "jac_ovation, deputy: one-of",
        ),
        (
            "deputies.toml",
            'factions = []\ndeputies = [{ id = "danton", faction = "crapauds", n = 2, born = 1, died = 2, from = "" }]',
            "deputies.toml, danton, faction: fixed",
        ),
    ],
)
def test_bad_packs_are_refused_with_their_place(tmp_path: Path, name: str, text: str, error: str) -> None:
    with pytest.raises(BadData, match=error):
        proofread(read_box(pack(tmp_path, name, text)))


def test_the_house_is_read_without_a_pack() -> None:
    assert read_box() == BOX
    assert {path.name for path in HOUSE.glob("*.toml")} == {
        "board.toml",
        "brochure.toml",
        "coverage.toml",
        "deputies.toml",
        "jacobins.toml",
        "judgement.toml",
        "missions.toml",
        "questions.toml",
    }
