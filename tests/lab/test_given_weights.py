"""Bots that bring weights of their own: they judge by them, and nobody else does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cocarde.core.errors import BadInput
from cocarde.games import load
from cocarde.games.lys.data.rows import HOUSE as LYS
from cocarde.games.vendee.data.rows import HOUSE
from cocarde.games.vendee.thinking.judgement import JUDGE, VendeeJudge
from cocarde.lab.results.files import rows
from cocarde.lab.runs.given_weights import GivenWeights, plain, read_given, seated
from cocarde.lab.runs.plan import Run, pieces, play_piece
from cocarde.lab.runs.replay import play_again

OURS = (HOUSE / "judgement.toml").read_text("utf-8")
OPTIONS = load("vendee").meta.settle(2, None)


def turned(text: str) -> str:
    """Every weight with the other sign: whoever judges by it wants to lose."""
    head, weights = text.split("[weights]")
    return head + "[weights]" + re.sub(r"(?<=[\[ ])-?(?=\d)", lambda sign: "" if sign[0] else "-", weights)


def test_who_brings_the_games_own_weights_plays_the_same_game(tmp_path: Path) -> None:
    (tmp_path / "same.toml").write_text(OURS, "utf-8")
    played = []
    for name in ("good", f"good:{tmp_path}/same.toml"):
        names = [name, "random"]
        run = Run("vendee", 2, OPTIONS, names, 3, 2, given=read_given("vendee", names))
        played += [[game for piece in pieces([run]) for game in play_piece(piece).games]]
    assert played[0] == played[1]


def test_who_wants_to_lose_does_and_nobody_else_notices(tmp_path: Path) -> None:
    file = tmp_path / "turned.toml"
    file.write_text(turned(OURS), "utf-8")
    names = ["good", f"good:{file}"]
    run = Run("vendee", 2, OPTIONS, names, 1, 6, rotate=True, given=read_given("vendee", names))
    games = [game for piece in pieces([run]) for game in play_piece(piece).games]
    assert [run.seating(game.n)[game.winners[0]] for game in games] == ["good"] * 6


def test_cards_are_judged_anew_by_the_weights_brought_along(tmp_path: Path) -> None:
    file = tmp_path / "turned.toml"
    file.write_text(turned(OURS), "utf-8")
    names = [f"good:{file}"]
    (bot,) = seated("vendee", names, read_given("vendee", names))
    assert isinstance(bot, GivenWeights)
    assert isinstance(bot.judge, VendeeJudge)
    for ours, theirs in ((JUDGE.weights, bot.judge.weights), (JUDGE.card_worth, bot.judge.card_worth)):
        assert theirs == [pytest.approx([-weight for weight in row]) for row in ours]


def test_experience_can_be_brought_along_too(tmp_path: Path) -> None:
    source = LYS / "experience.toml"
    file = tmp_path / "none.toml"
    file.write_text(re.sub(r"-?\d+(?=[,\]])", "0", source.read_text("utf-8")), "utf-8")
    names = [f"strong:{file}"]
    (bot,) = seated("lys", names, read_given("lys", names))
    assert isinstance(bot, GivenWeights)
    ours = load("lys").judge
    assert any(ours.learnt)
    assert bot.judge.learnt == [0.0] * len(ours.learnt)
    assert bot.judge.weights == ours.weights


def test_a_game_of_given_weights_can_be_played_again(tmp_path: Path) -> None:
    file = tmp_path / "turned.toml"
    file.write_text(turned(OURS), "utf-8")
    names = [f"good:{file}", "random"]
    run = Run("vendee", 2, OPTIONS, names, 1, 1, given=read_given("vendee", names))
    (row,) = rows([run], [play_piece(piece) for piece in pieces([run])])
    assert play_again(row).outcome() is not None
    file.unlink()
    with pytest.raises(BadInput, match=r"cannot read .*turned\.toml: No such file"):
        play_again(row)


@pytest.mark.parametrize(
    ("slug", "name", "why"),
    [
        ("vendee", "good:nowhere.toml", r"'good:nowhere\.toml': cannot read nowhere\.toml: No such file"),
        ("vendee", "good:", "after the colon stands a file of weights"),
        ("vendee", "good:my weights.toml", "its name without spaces"),
        ("lys", "good:{ours}", r"judgement\.toml.*the parts are"),
        ("vendee", "good:{torn}", r"torn\.toml"),
        ("vendee", "strong:{ours}", "nothing to learn beyond their judgement"),
        ("lys", "strong:{ours}", r"judgement\.toml"),
    ],
)
def test_a_file_that_does_not_serve_is_named(slug: str, name: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "torn.toml").write_text(OURS[: len(OURS) // 2], "utf-8")
    (tmp_path / "judgement.toml").write_text(OURS, "utf-8")
    with pytest.raises(BadInput, match=why):
        read_given(slug, [name.format(ours=tmp_path / "judgement.toml", torn=tmp_path / "torn.toml")])


def test_other_bots_have_no_file() -> None:
    assert [plain(name) for name in ("good", "good:a.toml", "strong:b", "ismcts:40")] == [
        "good",
        "good",
        "strong",
        "ismcts:40",
    ]
    assert read_given("vendee", ["good", "random", "ismcts:40"]) == {}
