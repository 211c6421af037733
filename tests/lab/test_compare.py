"""`cocarde lab compare`: pairs of games by seed, what is claimed of them, and a page that stands alone."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from cocarde import games as registry
from cocarde.lab.compare.brief import sentences
from cocarde.lab.compare.page import differing, page
from cocarde.lab.compare.pairs import Compared, Pairing, Part, Seen, look_at, look_at_piece
from cocarde.lab.report.page import Provenance
from cocarde.lab.report.words import words
from cocarde.lab.runs.plan import Piece, Played, play_one
from cocarde.speech import LANGUAGES
from tests.lab.runs.stopping import lab, pieces_after_a_stop
from tests.lab.test_report import TABLES, Balanced, run_of

ECOLE = "vendee+ecole"


def seen(n: int, length: int, winner: int, **played: tuple[int, int]) -> Seen:
    """A game of two seats that took so long; of each card, how many played it and how many of them won."""
    ranks = [1 if seat == winner else 2 for seat in range(2)]
    things = {"played": {card: list(hits) for card, hits in played.items()}}
    return Seen(Played(n, length, n, ranks, [0, 0]), {"blue": winner == 0, "white": winner == 1}, things)


def compared(before: list[Seen], after: list[Seen]) -> Compared:
    counted = Pairing(run_of("vendee", len(before)), run_of("vendee", len(after)))
    counted.add(Part(0, before))
    counted.add(Part(1, after))
    return counted.compared()


def told(found: Compared) -> list[str]:
    return list(sentences(found, words("vendee", "en")))


@cache
def some_pairs() -> Compared:
    before, after = (msgspec.structs.replace(run_of("vendee", 4), game=game) for game in ("vendee", ECOLE))
    counted = Pairing(before, after)
    for leg, run in enumerate((before, after)):
        counted.add(look_at_piece(Piece(leg, run, 0, run.games)))
    return counted.compared()


@pytest.mark.parametrize("slug", TABLES)
def test_the_games_compared_are_those_that_simulate_plays(slug: str) -> None:
    run, game = run_of(slug, 1), registry.load(slug)
    one = look_at(game, run, 0)
    assert one.played == play_one(game, run, 0)
    assert any(one.things.values()), "and something was seen in it"


def test_a_clear_change_of_each_kind_is_claimed_in_words() -> None:
    before = [seen(n, 100 + n % 7, n % 2, w1_faux=(1, n % 2)) for n in range(200)]
    shorter = [seen(n, 60 + n % 5, n % 2, w1_faux=(1, n % 2)) for n in range(200)]
    assert told(compared(before, shorter))[1].startswith("Games are shorter: 103.0 → 62.0 (−41.0, between −41.")
    tilted = [seen(n, 100 + n % 7, n % 2 if n < 120 else 0, w1_faux=(1, n % 2)) for n in range(200)]
    lines = told(compared(before, tilted))
    assert any("wins more often: 50.0% → 70.0% (+20.0 points" in line for line in lines), lines
    rarer = [seen(n, 100 + n % 7, n % 2, **({"w1_faux": (1, 1)} if n % 2 else {})) for n in range(200)]
    lines = told(compared(before, rarer))
    assert any("seen in fewer games, 100.0% → 50.0% (−50.0 points" in line for line in lines), lines
    assert any("whoever has it wins more often, 50.0% → 100.0%" in line for line in lines), lines


def test_what_is_the_same_is_said_to_be_the_same_and_how_far_that_is_known() -> None:
    before = [seen(n, 100 + n % 7, n % 2, w1_faux=(1, n % 2)) for n in range(100)]
    same = compared(before, before)
    assert (same.differing, told(same)) == (0, ["None of the 100 pairs went differently."])
    noisy = compared(before, [seen(n, 100 + (n * 5 + 1) % 7, n % 2, w1_faux=(1, n % 2)) for n in range(100)])
    lines = told(noisy)
    assert lines[1].startswith("No certain change in length: between −")
    assert lines[2].startswith("No certain change in who wins; if there is one, it is not more than ")
    assert lines[3].startswith("Of 2 figures of cards and pieces compared, none changes")
    few = compared(before[:5], [seen(n, 200, 0) for n in range(5)])
    assert told(few) == ["5 of 5 pairs went differently.", "30 pairs are needed to say more."]


def test_a_card_that_comes_late_was_not_seen_before() -> None:
    before = [seen(n, 100, 0) for n in range(60)]
    after = [seen(n, 100, 0, **({"w1_faux": (1, 0)} if n >= 30 else {})) for n in range(60)]
    one = compared(before, after).headings[1].things[0]
    assert (one.seen.before, one.seen.after, one.won) == (0.0, 0.5, None)


def test_the_boxes_are_compared_key_by_key_with_each_other() -> None:
    plain, ecole = registry.load("vendee"), registry.load(ECOLE)
    there, back = differing(plain, ecole), differing(ecole, plain)
    assert {(one.table, one.row, one.key) for one in there} >= {("rounds", "1", "white_hand")}
    assert [(one.before, one.after) for one in back] == [(one.after, one.before) for one in there]
    assert differing(ecole, ecole) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_in_both_languages(language: str) -> None:
    html = page(some_pairs(), Provenance("cocarde lab compare", "0", "2026-01-01"), words(ECOLE, language))
    assert not re.search(r"https?:|<script|<link|@import|url\(", html)
    assert "report-" not in html
    assert not re.search(r"{ ?\$", html)
    reader = Balanced()
    reader.feed(html)
    assert reader.open == []


def test_the_command_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "page.html"
    args = ["vendee", "--pack", "ecole", "--games", "3", "--jobs", "1", "--lang", "en", "--json", "--out", str(out)]
    work = "cocarde.lab.compare.pairs.look_at_piece"
    played = pieces_after_a_stop(capsys, monkeypatch, work, look_at_piece, "compare", *args)
    in_turn = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    assert [(piece.leg, piece.first) for piece in played] == in_turn, "and box by box in turn"
    again = "cocarde lab compare vendee --pack ecole --games 3 --seats 2 --bots random --seed 1"
    assert again in out.read_text("utf-8")
    assert list(tmp_path.iterdir()) == [out]


def test_bad_input_is_refused_before_anything_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for args, word in (
        (["vendee"], "name one pack, or two"),
        (["vendee", "--pack", "nobody"], "no pack 'nobody'"),
        (["vendee", "--pack", "ecole", "--pack", "ecole"], "the same pack"),
        (["lys", "--pack", "ecole"], "no pack 'ecole'"),
        (["vendee", "--pack", "ecole", "--out", str(tmp_path / "none" / "x.html")], "no folder"),
    ):
        code, text, err = lab(capsys, "compare", *args)
        assert (code, text) == (2, "")
        assert word in err
    assert list(tmp_path.iterdir()) == []
