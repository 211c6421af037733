"""Sweeps: every value beside the table as it is, and no claim that the interval does not support."""

from __future__ import annotations

import json

import pytest

from cocarde import cli
from cocarde.cli.lab.sweep import said
from cocarde.games import load
from cocarde.lab.measure.sweep import Effect, Sweep, fixtures, margin, variants
from cocarde.lab.runs.plan import Part, Played, Run

VENDEE = Run("vendee", 2, load("vendee").meta.settle(2, None), ["random"] * 2, 1, 100)
TRIED = [("placement", "random")]


def game(n: int, decisions: int = 100, winner: int | None = 0, lead: int = 5) -> Played:
    """A game of two; nobody is the winner: a draw."""
    ranks = [1, 1] if winner is None else [1 + (seat != winner) for seat in (0, 1)]
    return Played(n, decisions, 0, ranks, [10 + lead * (2 - rank) for rank in ranks])


def effect(before: list[Played], after: list[Played]) -> Effect:
    sweep = Sweep(VENDEE, TRIED)
    sweep.add(Part(0, before, 1.0))
    sweep.add(Part(1, after, 1.0))
    return sweep.effects()[0]


def shown(found: Effect) -> set[tuple[str, int | None]]:
    return {(change.measure, change.seat) for change in found.changes if change.shown}


def test_every_other_value_that_bots_may_play_at_so_many_seats_is_tried() -> None:
    assert variants(load("vendee").meta, VENDEE, []) == [("placement", "random"), ("mask_windows", "on")]
    assert variants(load("vendee").meta, VENDEE, ["mask_windows"]) == [("mask_windows", "on")]
    court = load("courtisans").meta
    run = Run("courtisans", 3, court.settle(3, {"max_rounds": "5"}), ["random"] * 3, 1, 1)
    rounds = [value for _, value in variants(court, run, ["max_rounds"])]
    assert rounds == ["10", "15", "20", "30", "40", "60"], "neither the value it has nor that for people only"


def test_the_table_as_it_is_comes_first_and_all_have_the_same_seed() -> None:
    runs = fixtures(VENDEE, TRIED)
    assert [run.options["placement"] for run in runs] == ["historical", "random"]
    assert {run.seed for run in runs} == {1}


def test_what_changes_nothing_is_said_to_change_nothing() -> None:
    games = [game(n, 100 + n) for n in range(100)]
    found = effect(games, games)
    assert (found.differing, shown(found)) == (0, set())
    assert said(found) == ["no game went differently"]


def test_a_clear_change_of_each_kind_is_claimed_in_words() -> None:
    before = [game(n, 100 + n % 7, n % 2) for n in range(100)]
    longer = effect(before, [game(n, 120 + n % 5, n % 2) for n in range(100)])
    assert shown(longer) == {("length", None)}
    assert said(longer)[0].startswith("games are longer: 103.0 → 122.0 decisions (+19.1, between +18.4")
    tilted = effect(before, [game(n, 100 + n % 7, n % 2 if n < 60 else 0) for n in range(100)])
    assert shown(tilted) == {("seat", 0), ("seat", 1)}
    assert said(tilted)[0].startswith("seat 0 wins more often: 50.0% → 70.0% (+20.0 points, between +")
    drawn = effect(before, [game(n, 100 + n % 7, n % 2 if n < 60 else None, lead=5) for n in range(100)])
    assert ("single_winner", None) in shown(drawn)
    closer = effect(before, [game(n, 100 + n % 7, n % 2, lead=2) for n in range(100)])
    assert said(closer) == ["wins are closer: 5.0 → 2.0 points of score apart (-3.0, between -3.0 and -3.0)"]


def test_a_change_that_chance_can_explain_is_not_claimed() -> None:
    before = [game(n, 100 + n % 7, n % 2) for n in range(100)]
    noisy = effect(before, [game(n, 100 + (n * 5 + 1) % 7, (n + (n % 20 == 0)) % 2) for n in range(100)])
    assert noisy.differing > 80
    assert shown(noisy) == set()
    assert "no change of length, seats or margins is shown (length between -" in said(noisy)[0]


def test_few_games_claim_nothing_however_they_look() -> None:
    found = effect([game(n, 100) for n in range(5)], [game(n, 200) for n in range(5)])
    assert (found.differing, shown(found)) == (5, set())
    assert said(found) == ["5 games went differently; 30 games are needed to say more"]


def test_more_comparisons_make_wider_intervals() -> None:
    one, many = Sweep(VENDEE, TRIED), Sweep(VENDEE, TRIED * 20)
    for sweep in (one, many):
        sweep.add(Part(0, [game(n, 100) for n in range(40)], 1.0))
        sweep.add(Part(1, [game(n, 100 + n % 9) for n in range(40)], 1.0))
    narrow, wide = (sweep.effects()[0].changes[0] for sweep in (one, many))
    assert narrow.change == wide.change
    assert wide.low < narrow.low < narrow.high < wide.high


def test_the_interval_holds_the_truth_nearly_always() -> None:
    """Twenty comparisons of two random tables: with 95 % none is claimed, and here none is."""
    sweep = Sweep(VENDEE, TRIED * 4)
    for leg in range(5):
        sweep.add(Part(leg, [game(n, 90 + hash((leg, n)) % 21, hash((n, leg)) % 2) for n in range(200)], 1.0))
    assert sweep.comparisons == 20
    assert [shown(found) for found in sweep.effects()] == [set()] * 4


def test_the_margin_is_between_winners_and_the_best_of_the_others() -> None:
    assert margin(Played(0, 1, 1, [2, 1, 3], [7, 9, 3])) == 2
    assert margin(Played(0, 1, 1, [1, 2, 1, 2], [5, 3, 5, 4])) == 1
    assert margin(Played(0, 1, 1, [1, 1], [4, 4])) == 0


def test_the_command_speaks_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "sweep", "vendee", "--vary", "mask_windows", "--games", "60", "--jobs", "1"]
    assert cli.run(line) == 0
    told = capsys.readouterr().out
    assert "mask_windows=on instead of off, 60 games:\n  games are longer: " in told
    assert cli.run([*line, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["option"], found["value"], found["games"]) == ("mask_windows", "on", 60)
