"""The coverage report on the real rules pages, and on small source trees with gaps planted in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cocarde.core.errors import BadInput
from cocarde.lab.checks.coverage import Coverage, Kind, checkout, coverage, numbers
from cocarde.speech.rulebook import rulebook

ROOT = Path(__file__).parents[2]

PAGE = """# A game
V-1 is mentioned here, and **V-2** too, but neither begins its paragraph.
## 2. Components
| V-9 | a row that is no rule |
## 5. Rules in full
**V-1** First. See V-2.

**V-2** Second.

**V-3** Third.
## 8. Rulings
**VR-1 A question.** — An answer.

**VR-2 Another.** — Another.
## 9. Worked examples
**VT-1 One.** Follows V-1.

| VT-2 | Two. |
"""


def tree(root: Path, code: str = "", tests: str = "", reasons: str = "", page: str = PAGE) -> Coverage:
    """The report on a source tree with these texts."""
    for path, text in {
        "docs/rules/vendee.md": page,
        "src/cocarde/games/vendee/rules.py": code,
        "src/cocarde/games/vendee/data/coverage.toml": reasons,
        "tests/games/vendee/test_rules.py": tests,
        "tests/games/lys/test_rules.py": "def test_V3_of_another_game(): ...",
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    return coverage("vendee", root)


@pytest.mark.parametrize(
    ("slug", "prefixes", "least"),
    [
        ("lys", ("L-", "LR-", "LV-"), (125, 97, 60)),
        ("guillotine", ("G-", "GR-", "TV-"), (83, 104, 37)),
        ("vendee", ("V-", "VR-", "VT-"), (85, 84, 39)),
        ("courtisans", ("C-", "C-R", "C-T"), (148, 94, 43)),
        ("cortege", ("K-", "RUL-", "V-"), (105, 85, 40)),
    ],
)
def test_all_five_pages_are_read(slug: str, prefixes: tuple[str, ...], least: tuple[int, ...]) -> None:
    found = numbers((ROOT / "docs" / "rules" / f"{slug}.md").read_text("utf-8"))
    kinds: tuple[Kind, ...] = ("rule", "ruling", "vector")
    counted = [list(found.values()).count(kind) for kind in kinds]
    assert all(count >= few for count, few in zip(counted, least, strict=True)), counted
    for number, kind in found.items():
        prefix = prefixes[kinds.index(kind)]
        assert number.removeprefix(prefix).isdigit(), (number, kind)
    assert [number for number, kind in found.items() if kind != "vector"] == [rule.id for rule in rulebook(slug)]


def test_a_number_is_defined_only_where_it_begins() -> None:
    assert numbers(PAGE) == {
        "V-1": "rule",
        "V-2": "rule",
        "V-3": "rule",
        "VR-1": "ruling",
        "VR-2": "ruling",
        "VT-1": "vector",
        "VT-2": "vector",
    }


def test_gaps_are_found_and_places_named(tmp_path: Path) -> None:
    report = tree(
        tmp_path,
        code='class Open:\n    """V-1. The attacker opens."""\n\n    x = 1  # V-2, VR-1\n',
        tests="def test_V1_V2_both(): ...\n\n\ndef test_VT1(): ...\n\n\ndef test_more():\n    # VR-2\n    pass\n",
    )
    assert (report.rules, report.rulings, report.vectors) == (3, 2, 2)
    assert report.gaps.no_code == ["V-3", "VR-2"]
    assert report.gaps.no_test == ["V-3", "VR-1"]
    assert report.gaps.vectors_without_test == ["VT-2"]
    places = {entry.id: entry for entry in report.places}
    assert places["V-1"].code == ["src/cocarde/games/vendee/rules.py:2"]
    assert places["V-2"].tests == ["tests/games/vendee/test_rules.py:1 test_V1_V2_both"]
    assert places["VR-2"].tests == ["tests/games/vendee/test_rules.py:7 test_more"]


CLOSING = """
[no_code]
"V-3" = "a statement about the box"
"VR-2" = "platform"
[no_test]
"V-3" = "a statement about the box"
"VR-2" = "platform"
[stands_in]
"VR-1" = "V-2"
"""
"""A reason or a stand-in for every rule that `V-1 V-2` leaves open."""


def test_reasons_and_stand_ins_close_gaps(tmp_path: Path) -> None:
    report = tree(tmp_path, code="# V-1 V-2", tests="def test_V1_V2_VT1_VT2(): ...", reasons=CLOSING)
    assert not report.gaps
    assert report.stale_reasons == []


def test_a_stand_in_without_code_leaves_the_gap(tmp_path: Path) -> None:
    report = tree(tmp_path, code="# V-1", tests="", reasons='[stands_in]\n"VR-1" = "V-2"\n')
    assert "VR-1" in report.gaps.no_code
    assert "VR-1" in report.gaps.no_test


STALE = """
[no_code]
"V-1" = "no longer"
"V-77" = "no such rule"
"V-2" = " "
[no_test]
"V-1" = "no longer"
[stands_in]
"VR-1" = "V-2"
"VR-2" = "V-99"
"""
"""Reasons for what is there, or for no rule, or without a word."""


def test_reasons_that_no_longer_hold_are_stale(tmp_path: Path) -> None:
    report = tree(tmp_path, code="# V-1 VR-1", tests="def test_V1_VR1(): ...", reasons=STALE)
    assert [line.split(":")[0] for line in report.stale_reasons] == [
        "[no_code] V-1",
        "[no_code] V-77",
        "[no_code] V-2",
        "[no_test] V-1",
        "[stands_in] VR-1",
        "[stands_in] VR-2",
    ]


def test_numbers_the_page_does_not_have_are_told(tmp_path: Path) -> None:
    report = tree(tmp_path, code="# V-1, V-44; UTF-8 and SHA-256 are none of ours")
    assert report.unknown_ids == ["V-44 at src/cocarde/games/vendee/rules.py:1"]


@pytest.mark.parametrize("reasons", ["[no_code", '[nonsense]\n"V-1" = "x"\n', '[no_code]\n"V-1" = 3\n'])
def test_bad_reasons_name_their_file(tmp_path: Path, reasons: str) -> None:
    with pytest.raises(BadInput, match=r"coverage\.toml"):
        tree(tmp_path, reasons=reasons)


def test_numbers_with_letters_of_other_games_are_read_in_names_and_text(tmp_path: Path) -> None:
    page = "## 5. R\n- **C-1a** One.\n## 8. Rulings\n| C-R4 | q | a |\n## 9. V\n- **C-T7** x\n"
    report = tree(tmp_path, code="# C-1a C-R4", tests="def test_C1a_CR4_CT7_all(): ...", page=page)
    assert (report.rules, report.rulings, report.vectors) == (1, 1, 1)
    assert not report.gaps


def test_the_source_tree_is_found_from_inside_and_named_when_missing(tmp_path: Path) -> None:
    assert checkout(ROOT / "tests" / "lab") == ROOT
    with pytest.raises(BadInput, match="no game 'chess'"):
        coverage("chess", ROOT)
