"""G-79 to G-83, Variante Histoire."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.bots import choose
from cocarde.core.chance import Fast
from cocarde.core.errors import Refused
from cocarde.games.guillotine import GAME
from cocarde.games.guillotine.data.numbers import BOX, KEY
from cocarde.games.guillotine.rules.history import draw_question
from cocarde.games.guillotine.state import GuillotineState
from tests.games.guillotine.scene import convention
from tests.scenario import die

ON = {"history_variant": "on"}
KNOWN, UNKNOWN = 0, 99
"""What the house draws when a question is put: would a bot know it?"""


def denounced(nth: int = 0, bot: int = KNOWN, more: list[int] | None = None, **options: str) -> Any:
    """M denounces Sieyès, at the Convention; question `nth` (from 0) of the Crapauds is put to seat 2."""
    game = convention(options={**ON, **options}, chance=[nth, bot, *(more or [])], steps="order")
    game.play("0: denounce sieyes", "1: pass", "2: pass", "3: pass")
    return game


def word(question: int, right: bool) -> str:
    return "oui" if (KEY[question] == 1) == right else "non"


@pytest.mark.parametrize("right", [True, False])
def test_G79_G80_GR93_one_question_of_the_party_of_the_denounced(right: bool) -> None:
    for nth in (0, 20):
        game = denounced(nth)
        assert game.asked == "2 Answer"
        assert game.table.view(1).question.fr == BOX.questions[60 + nth].fr
        game.play(f"2: answer {word(60 + nth, right)}")
        assert game.pp("sieyes") == (5 if right else 2)


@pytest.mark.parametrize(("answers", "annulled"), [("rr", True), ("rw", False), ("w", False)])
def test_G80_GR94_two_questions_for_a_supported_case(answers: str, annulled: bool) -> None:
    game = convention(options=ON, chance=[0, KNOWN], steps="order")
    game.play("0: denounce sieyes", "1: support sieyes", "2: pass", "3: pass")
    for at, letter in enumerate(answers):
        assert game.asked == "2 Answer"
        game.play(f"2: answer {word(60 + at, letter == 'r')}", chance=[0, KNOWN] if at + 1 < len(answers) else [])
    assert (game.asked, game.pp("sieyes")) == ("", 5 if annulled else 2)


def test_GR95_cards_ask_one_question() -> None:
    game = convention(
        options=ON, chance=[4, KNOWN], steps="mission", at={"mission": "aubry"}, missions=["mis_plaintes"]
    )
    assert game.asked == "3 Answer"
    game.play(f"3: answer {word(94, True)}")
    assert game.at("aubry") == "mission"


def test_G81_questions_do_not_come_back_before_all_were_put() -> None:
    game = convention(options=ON, steps="")
    g = game.g
    g.chance = Fast(7)
    put = [draw_question(g, 1) for _ in range(60)]
    assert sorted(put[:30]) == sorted(put[30:]) == list(range(30, 60))
    assert put[:30] != put[30:]


def test_G81_answer_and_explanation_are_shown_to_all_after_the_answer_and_not_before() -> None:
    game = denounced(3)
    row = BOX.questions[63]
    for seat in (None, 0, 2):
        shown = repr(game.table.view(seat)) + repr(game.table.events(seat)) + repr(game.table.prompt(2))
        assert row.why_fr not in shown
        assert row.why_en not in shown
    assert row.why_fr not in repr(GAME.box())
    game.play(f"2: answer {word(63, False)}")
    for seat in (None, 0, 2):
        told = [event for event in game.table.events(seat) if event.kind == "answered_wrong"]
        assert told[0].args == {"seat": 2, "answer": row.answer, "fr": row.why_fr, "en": row.why_en}
        lesson = game.table.view(seat).lessons[-1]
        assert (lesson.why_fr, lesson.given, lesson.answer) == (row.why_fr, word(63, False), row.answer)


def test_G82_GR109_silence_is_wrong_and_nobody_else_answers() -> None:
    game = denounced(history_timer_s="15")
    assert game.table.view(3).question.seconds == 15
    assert game.table.options(2)[0].notation == "answer silence"
    for seat in (0, 1, 3):
        with pytest.raises(Refused):
            game.table.answer(seat, "answer oui")
    game.play("2: answer silence")
    assert game.pp("sieyes") == 2
    assert game.table.view().lessons[-1].given == "silence"


def test_G83_all_other_dice_stay_dice() -> None:
    game = convention(options=ON, chance=die(3, 6), steps="flight", at={"fuite": "danton"})
    assert game.at("danton") == "convention"


@pytest.mark.parametrize("bot", [KNOWN, UNKNOWN])
def test_GR107_a_bot_answers_what_it_believes_and_never_sees_the_key(bot: int) -> None:
    game = denounced(8, bot)
    right = bot == KNOWN
    for seed in range(5):
        assert choose(game.table, 2, "greedy", seed).notation == f"answer {word(68, right)}"
    world = GAME.redeal(game.g, 2, Fast(1))
    assert isinstance(world, GuillotineState)
    assert (world.key == KEY[68]) == right


@pytest.mark.parametrize(("skill", "least", "most"), [("50", 60, 140), ("100", 200, 200)])
def test_GR107_how_often_a_bot_is_right_is_an_option(skill: str, least: int, most: int) -> None:
    right = 0
    for seed in range(200):
        game = convention(options={**ON, "bot_history_skill": skill}, chance=[], steps="order")
        game.play("0: denounce sieyes", "1: pass", "2: pass")
        game.g.chance = Fast(seed)
        game.play("3: pass")
        right += game.g.hunch == game.g.key
    assert least <= right <= most


def test_the_whole_class_can_go_through_the_questions_again() -> None:
    game = convention(options=ON, chance=[0, KNOWN, 1, KNOWN], steps="order", order="MGCR")
    game.play("0: denounce sieyes", "1: pass", "2: denounce danton", "3: pass", "2: answer oui", "0: answer non")
    assert [lesson.faction for lesson in game.table.view().lessons] == ["crapauds", "montagnards"]


def test_no_bot_prompts_the_answer_to_a_question() -> None:
    game = denounced()
    assert game.table.decision is not None
    assert not game.table.decision.advised
