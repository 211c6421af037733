"""`cocarde agent`: whole games over a line of JSON each way, with the example's client and with a clumsy one."""

from __future__ import annotations

import io
import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from cocarde import games
from cocarde.cli.agent import TRIES, Conversation
from cocarde.core.table import Table

EXAMPLE = Path(__file__).parents[2] / "examples" / "agent" / "agent.py"


class Line:
    """Standard input and output of one who answers at once: what is said is heard, and `choose` answers it."""

    def __init__(self, choose: Any) -> None:
        self.choose = choose
        self.told: list[dict[str, Any]] = []

    def write(self, line: str) -> None:
        self.told.append(json.loads(line))

    def flush(self) -> None:
        pass

    def __iter__(self) -> Line:
        return self

    def __next__(self) -> str:
        return json.dumps({"answer": self.choose(self.told[-1])}) + "\n"


def held(slug: str, line: Any, seat: int = 0, lang: str = "en") -> Conversation:
    game = games.load(slug)
    seats = min(game.meta.seats)
    options = {"goal": "10000"} if slug == "courtisans" else {}
    table = Table.new(game, seats, game.meta.settle(seats, options, alone=True), 3)
    conversation = Conversation(table, seat, "random", 3, lang)
    conversation.hold(line, line)
    return conversation


@pytest.mark.parametrize("slug", games.slugs())
def test_a_whole_game_is_asked_in_words_with_stakes_and_rules(slug: str) -> None:
    line = Line(lambda told: told["answers"][len(told["answers"]) // 2]["number"])
    held(slug, line)
    first, *questions, last = line.told
    assert first["type"] == "game"
    assert last["type"] == "over"
    assert last["won"] == (0 in last["winners"])
    assert {told["type"] for told in questions} == {"question"}
    assert all(told["prompt"] and told["rule"] and told["position"] and told["answers"] for told in questions)
    assert any("stake" in answer for told in questions for answer in told["answers"])


def test_an_answer_may_be_its_notation_and_a_wrong_one_is_told_why() -> None:
    answers = iter(["attack nowhere", 999, None])

    def choose(told: dict[str, Any]) -> Any:
        wrong = next(answers, None)
        asked = [one for one in line.told if one["type"] == "question"][-1]
        return asked["answers"][0]["notation"] if wrong is None else wrong

    line = Line(choose)
    held("vendee", line)
    refused = [told for told in line.told if told["type"] == "refused"]
    assert [told["why"] for told in refused[:2]] == ["no such answer: 'attack nowhere'", refused[1]["why"]]
    assert "999 is not a number from 1 to" in refused[1]["why"]
    assert line.told[-1]["type"] == "over"


def test_who_only_talks_nonsense_or_falls_silent_has_lost() -> None:
    out = io.StringIO()
    game = games.load("lys")
    for given in ("nonsense\n" * TRIES, ""):
        table = Table.new(game, 2, game.meta.settle(2, {}, alone=True), 1)
        Conversation(table, 0, "random", 1, "fr").hold(io.StringIO(given), out)
        assert json.loads(out.getvalue().splitlines()[-1])["won"] is False


def test_the_example_plays_a_game_over_a_real_pipe() -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    assert play(["vendee", "--opponent", "random", "--seed", "2"]) in (0, 1)
