"""Fuzzing finds what is planted, keeps it, and the command it prints finds it again."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cocarde import cli, games
from cocarde.core.agenda import State
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice
from cocarde.core.codec import read_header
from cocarde.core.errors import BrokenInvariant
from cocarde.core.game import Game
from cocarde.core.outcome import Outcome
from cocarde.core.table import Table
from cocarde.lab.checks.fuzz import Failure, campaign, fuzz, pieces, plan
from tests.lab.lent import Lent
from tests.toy import META, TOY, WORDS, Toy, ToyState, ToyView, Vote


class Crowded(Lent):
    """One promise is broken: nobody may ever own ten hexes."""

    def check(self, g: State) -> None:
        super().check(g)
        camp = max(self.view(g, None).camps, key=lambda camp: camp.hexes)
        if camp.hexes >= 10:
            raise BrokenInvariant(f"{camp.camp} owns {camp.hexes} hexes")


def test_a_planted_bug_is_found_kept_and_found_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lent = Crowded(games.load("vendee"))
    monkeypatch.setattr(games, "load", lambda slug: lent)
    monkeypatch.chdir(tmp_path)
    assert cli.run(["fuzz", "vendee", "--games", "200", "--seed", "40", "--jobs", "1"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "owns 10 hexes" in told[1]
    kept = Path(told[2].removeprefix("kept in "))
    failure = json.loads(kept.read_bytes())
    assert failure["error"] in told[1]
    assert f"seed {failure['seed']}, {failure['seats']} seats" in told[1]
    table = Table.from_log(lent.real, failure["seats"], failure["options"], read_header(kept.read_bytes()).log)
    assert max(camp.hexes for camp in table.view(None).camps) == 10
    command = told[3].removeprefix("repeat: ")
    assert cli.run(shlex.split(command)[1:]) == 1, "one game is played in this process"
    again = capsys.readouterr().out.splitlines()
    assert again[0].startswith("vendee: 1 games")
    assert again[1:] == told[1:]


def test_a_sound_game_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["fuzz", "vendee", "--games", "12", "--greedy", "1", "--seed", "7", "--jobs", "1"]) == 0
    assert "13 games" in capsys.readouterr().out
    assert cli.run(["fuzz", "--seconds", "0.1", "--jobs", "1"]) == 0
    assert "nothing broke" in capsys.readouterr().out


def test_two_processes_find_the_same() -> None:
    done = []
    for jobs in (1, 2):
        tally = fuzz(pieces("vendee", "random", 3, 21), jobs, None, lambda games: None)
        tally.seconds = 0
        done.append(tally)
    assert done[0] == done[1]
    assert done[0].games == 21


def first_failure(game: Game[Any]) -> Failure:
    """The first of two thousand games that breaks: one in fifty is looked at closely."""
    failure = campaign(game, (plan(game.meta, seed, "random") for seed in range(2000))).failure
    assert failure is not None
    return failure


def test_the_toy_keeps_every_promise() -> None:
    tally = campaign(TOY, (plan(META, seed, "random") for seed in range(200)))
    assert tally.failure is None
    assert (tally.games, tally.deep > 0) == (200, True)


def test_seats_and_options_all_come_up() -> None:
    plans = [plan(META, seed, "random") for seed in range(100)]
    assert {each.seats for each in plans} == {3, 4}
    assert {each.options["wind"] for each in plans} == {"on", "off"}
    assert plans == [plan(META, seed, "random") for seed in range(100)]


class Leaky(Toy):
    """Its view shows the first hidden card to everybody."""

    def view(self, g: ToyState, seat: int | None) -> ToyView:
        view = super().view(g, seat)
        view.round += 10 * g.hands[0]
        return view


class SharingState(ToyState):
    """Its copies share their scores."""

    def copy(self) -> ToyState:
        twin = SharingState(self.seats)
        self.copy_frame_to(twin)
        twin.hands, twin.deck, twin.score, twin.round = self.hands[:], self.deck[:], self.score, self.round
        return twin


class Sharing(Toy):
    def blank(self, seats: int, options: dict[str, str]) -> ToyState:
        return SharingState(seats)


class Careless(Toy):
    """Its redeal takes cards from the real game."""

    def redeal(self, g: ToyState, seat: int, chance: Chance) -> ToyState:
        g.deck.reverse()
        return super().redeal(g, seat, chance)


class Crashing(Toy):
    """Its scoring divides by what may be 0."""

    def outcome(self, g: ToyState) -> Outcome:
        assert 1 // min(g.score) >= 0
        return super().outcome(g)


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (Leaky, "sees depends on what seat"),
        (Sharing, "changed the original"),
        (Careless, "dealing anew changed the game itself"),
        (Crashing, "ZeroDivisionError"),
    ],
)
def test_broken_promises_are_told_apart(game: type[Toy], found: str) -> None:
    assert found in first_failure(game(META, WORDS, TOY.frames, TOY.judge, TOY.home)).error


def test_doubled_and_missing_options_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[[Vote, ToyState, int], list[Choice]] = Vote.options
    monkeypatch.setattr(Vote, "options", lambda self, g, seat: real(self, g, seat) * 2)
    assert "no option, or one twice" in first_failure(TOY).error


def test_a_save_file_that_leaves_something_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "fields", ("hands", "deck", "round"))
    assert "loaded table: a spectator sees another game: [0].score" in first_failure(TOY).error
