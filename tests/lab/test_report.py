"""`cocarde lab report`: what is seen adds up, belongs to whom it should, and becomes a page that stands alone."""

from __future__ import annotations

import re
from functools import cache, reduce
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from cocarde import games as registry
from cocarde.core.chance import Fast
from cocarde.core.event import Event
from cocarde.core.playout import deal
from cocarde.lab.report import lead
from cocarde.lab.report.brief import sentences
from cocarde.lab.report.citable import citable
from cocarde.lab.report.onlooker import Onlooker
from cocarde.lab.report.page import Provenance, page
from cocarde.lab.report.reckoning import findings, shares, spread_of
from cocarde.lab.report.sheet import Sheet, plus
from cocarde.lab.report.watch import watch_one, watch_piece
from cocarde.lab.report.words import words
from cocarde.lab.runs.plan import Piece, Run, play_one
from cocarde.speech import LANGUAGES
from tests.lab.lent import Lent
from tests.lab.runs.stopping import lab, pieces_after_a_stop

SOME = 5
SIDES = {"vendee": {"blue", "white"}, "guillotine": {"montagnards", "girondins", "crapauds", "royalistes"}}
TABLES = {"vendee": 2, "lys": 4, "guillotine": 4, "courtisans": 3, "cortege": 2}


def run_of(slug: str, games: int, seats: int = 0, **options: str) -> Run:
    chairs = seats or TABLES[slug]
    settled = registry.load(slug).meta.settle(chairs, options)
    return Run(slug, chairs, settled, ["random"] * chairs, 7, games)


def seen(run: Run) -> Sheet:
    return watch_piece(Piece(0, run, 0, run.games))


@cache
def some_games(slug: str) -> Sheet:
    return seen(run_of(slug, SOME))


@pytest.mark.parametrize("slug", TABLES)
def test_the_games_watched_are_those_that_simulate_plays(slug: str) -> None:
    run = run_of(slug, 2)
    game = registry.load(slug)
    for n in range(run.games):
        sheet, played = watch_one(game, run, n), play_one(game, run, n)
        assert sheet.decisions == played.decisions
        assert sheet.wins == [int(rank == 1) for rank in played.ranks]


def test_sheets_add_up_however_the_run_is_cut() -> None:
    run = run_of("lys", 6)
    whole = seen(run)
    parts = [watch_piece(Piece(0, run, first, first + 2)) for first in (0, 2, 4)]
    total = reduce(plus, parts, Sheet())
    whole.seconds = total.seconds = 0.0
    assert total == whole
    assert whole.games == 6
    assert sum(whole.lengths.values()) == 6
    assert sum(whole.wins) >= 6


def test_the_leader_of_each_moment_is_held_against_the_winner() -> None:
    rows = [[0, 0], [3, 1], [3, 1], [0, 5], [0, 5]]
    found = lead.foretold(rows, [1])
    assert found[0] == lead.WHOLE // 2
    assert found[lead.STEPS // 4] == 0
    assert found[-1] == lead.WHOLE
    assert lead.changes(rows, 0.0) == 1
    assert lead.settled(rows, [1], 0.0) == 15
    assert lead.settled(rows, [0], 0.0) == lead.STEPS


def test_trembling_is_no_change_of_the_lead_and_sharing_it_passes_it_to_nobody() -> None:
    assert lead.changes([[0.5, 0.49], [0.49, 0.5], [0.5, 0.49]], lead.MARGIN) == 0
    assert lead.changes([[0.5, 0.4], [0.4, 0.5], [0.5, 0.4]], lead.MARGIN) == 2
    assert lead.changes([[1, 1, 0], [1, 0, 0], [1, 1, 0]], 0.0) == 0


def test_an_event_belongs_to_its_seat_its_side_or_the_side_of_what_it_names() -> None:
    eye = Onlooker(registry.load("cortege"), 2, 0)
    sides = {"cp": [1], "po": [0]}
    eye._note(Event("entered", "K-92", {"unit": "banderole", "n": 1}), sides)
    eye._note(Event("flicked", "K-46", {"seat": 0, "unit": "charge"}), sides)
    assert eye.marks == {("entered", "banderole", 1), ("flicked", "charge", 0)}
    eye = Onlooker(registry.load("vendee"), 4, 0)
    eye._note(Event("hex_taken", "V-77", {"hex": "cholet", "camp": "white"}), {"blue": [0, 2], "white": [1, 3]})
    assert eye.marks == {("taken", "cholet", 1), ("taken", "cholet", 3)}


def test_the_sides_are_those_of_the_rules() -> None:
    g = deal(registry.load("vendee"), 4, run_of("vendee", 1, 4).options, Fast(1))
    assert registry.load("vendee").profile().sides(g) == {"blue": [0, 2], "white": [1, 3]}  # V-100
    g = deal(registry.load("guillotine"), 2, run_of("guillotine", 1, 2, faction_choice="random").options, Fast(1))
    held = registry.load("guillotine").profile().sides(g)
    assert sorted(seat for seats in held.values() for seat in seats) == [0, 0, 1, 1]  # GR-98: two factions each


def test_partners_count_once_and_not_as_two_who_agree() -> None:
    sheet = seen(run_of("vendee", 5, 4))
    assert sheet.standings["blue"][0] == 5
    assert all(hits[0] <= 5 for held in sheet.things["drawn"].values() for hits in held.values())


def test_a_thing_is_weighed_against_the_side_that_has_it() -> None:
    run = run_of("vendee", 1000)
    sheet = seen(run_of("vendee", 1))
    sheet.games, sheet.wins = 1000, [800, 200]
    sheet.standings = {"blue": [1000, 800], "white": [1000, 200]}
    sheet.things = {"played": {"b1_garde": {"blue": [500, 400]}, "w1_faux": {"white": [500, 150]}}}
    found = next(listed for listed in findings(run, sheet).things if listed.heading == "played")
    assert [(one.id, round(one.effect, 3), one.marked) for one in found.judged] == [
        ("w1_faux", 0.1, True),
        ("b1_garde", 0.0, False),
    ]


def test_the_more_is_compared_the_surer_a_mark_must_be() -> None:
    row = [("x", [100, 61], 0.5)]
    assert shares(row)[0].marked
    assert not shares(row, compared=50)[0].marked
    assert shares(row)[0].low == shares(row, compared=50)[0].low


def test_a_spread_counts_every_game_once() -> None:
    spread = spread_of({10: 1, 11: 2, 500: 1})
    assert sum(one.games for one in spread.bins) == 4
    assert (spread.least, spread.median, spread.most) == (10, 11, 500)
    assert spread.bins[-1].games == 1


def test_rules_are_cited_by_what_happens_and_by_refusals() -> None:
    ways = citable("vendee")
    assert "told" in ways["V-33"]
    assert ways["V-27"] == {"refused"}
    assert ways["V-116"] == {"option"}
    sheet = seen(run_of("vendee", 10))
    assert {"V-33", "V-20", "V-93"} <= sheet.told.keys()
    assert {"V-103", "V-44"} <= sheet.refused.keys()
    rules = findings(run_of("vendee", 10), sheet).rules
    assert "V-110" in rules.never_told  # only four seats pass
    assert "V-33" not in rules.never_told


@pytest.mark.parametrize("slug", TABLES)
def test_a_profile_reads_events_and_arguments_that_the_game_tells(slug: str) -> None:
    look = registry.load(slug).profile()
    for heading in look.headings:
        for source in heading.sources:
            assert words(slug, "fr").knows(f"event-{source.event}"), source
    sheet = some_games(slug)
    empty = [heading.id for heading in look.headings if not sheet.things[heading.id]]
    assert not empty
    assert sum(count * turns for turns, count in sheet.turns.items()) > 0
    assert not look.opener or sum(hits[0] for hits in sheet.order) == sheet.games * len(sheet.order)
    assert sheet.sides.keys() == SIDES.get(slug, set())


def test_a_game_without_a_profile_is_read_by_the_kinds_of_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Lent(registry.load("vendee"))
    monkeypatch.setattr(registry, "load", lambda slug: plain)
    run = run_of("vendee", 2)
    found = findings(run, seen(run))
    assert "card" in [listed.heading for listed in found.things]
    assert "seat" not in [listed.heading for listed in found.things]
    assert any(one.id == "machecoul" for listed in found.things if listed.kind == "hex" for one in listed.rare)
    assert page(found, Provenance("", "", ""), words("vendee", "fr"))


class Balanced(HTMLParser):
    """Counts what is opened and never closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("slug", TABLES)
def test_the_page_stands_alone_in_both_languages(slug: str) -> None:
    found = findings(run_of(slug, SOME), some_games(slug))
    for language in LANGUAGES:
        say = words(slug, language)
        html = page(found, Provenance("cocarde lab report", "0", "2026-01-01"), say)
        assert not re.search(r"https?:|<script|<link|@import|url\(", html)
        assert "report-" not in html.replace("lab report", "")
        assert not re.search(r"{ ?\$", html)
        reader = Balanced()
        reader.feed(html)
        assert reader.open == []
        assert all(line for line in sentences(found, say))


def test_both_languages_have_the_same_texts() -> None:
    home = files("cocarde.lab.report") / "text"
    keys = [
        re.findall(r"^([a-z_-]+) =", (home / tongue / "report.ftl").read_text("utf-8"), re.M) for tongue in LANGUAGES
    ]
    assert keys[0] == keys[1]
    french = (home / "fr" / "report.ftl").read_text("utf-8")
    assert not re.findall(r"[^\u202f\n] ?[;!?»](?=\s)", french)
    assert "'" not in french


def test_the_command_writes_a_page_and_says_it_in_short(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "vendee.html"
    args = ["vendee", "--games", "4", "--bots", "random", "--seed", "3", "--jobs", "1", "--out", str(out)]
    code, told, _ = lab(capsys, "report", *args, "--option", "placement=random", "--lang", "fr")
    assert code == 0
    assert "manches" in told
    html = out.read_text("utf-8")
    again = "cocarde lab report vendee --games 4 --seats 2 --bots random --seed 3 --option placement=random --lang fr"
    assert again in html
    assert list(tmp_path.iterdir()) == [out]
    code, told, _ = lab(capsys, "report", *args, "--json")
    assert msgspec.json.decode(told)["findings"]["games"] == 4


def test_an_interrupted_report_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = str(tmp_path / "vendee.html")
    args = ["vendee", "--games", "6", "--bots", "random", "--jobs", "1", "--lang", "en", "--json", "--out", out]
    work = "cocarde.lab.report.watch.watch_piece"
    played = pieces_after_a_stop(capsys, monkeypatch, work, watch_piece, "report", *args)
    assert [piece.first for piece in played] == [0, 1, 2, 3, 4, 5]


def test_bad_input_is_refused_before_anything_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for args, word in (
        (["chess"], "chess"),
        (["vendee", "--bots", "nobody"], "nobody"),
        (["vendee", "--out", str(tmp_path / "none" / "x.html")], "no folder"),
    ):
        code, told, err = lab(capsys, "report", *args)
        assert (code, told) == (2, "")
        assert word in err
    assert list(tmp_path.iterdir()) == []
