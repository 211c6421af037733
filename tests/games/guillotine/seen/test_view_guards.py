"""Section 6: cards in use by their phase, and the question as long as it is asked."""

from __future__ import annotations

from cocarde.core.agenda import Frame
from cocarde.games.guillotine.data.numbers import JACOBIN_CARDS, MISSIONS
from cocarde.games.guillotine.rules.denunciation.cases import WIDTH
from cocarde.games.guillotine.rules.history import Answer
from cocarde.games.guillotine.seen.view import view
from cocarde.games.guillotine.state import GuillotineState
from tests.games.guillotine.scene import convention


def state() -> GuillotineState:
    found = convention(steps="movements").g
    assert isinstance(found, GuillotineState)
    return found


def test_cards_in_use_are_missions_on_mission_and_jacobins_in_the_club() -> None:
    g = state()
    g.in_use = [3]
    shown = []
    for phase in (4, 5):
        g.phase = phase
        shown.append(view(g, None).in_use)
    assert shown == [[MISSIONS[3]], [JACOBIN_CARDS[3]]]


def asked(g: GuillotineState, question: int, top: Frame) -> bool:
    g.question, g.agenda = question, [*g.agenda[:1], top]
    return view(g, None).question is not None


def test_G79_a_question_is_shown_while_it_is_asked() -> None:
    g = state()
    g.batch = [0] * WIDTH
    waiting = g.agenda[-1]
    assert asked(g, 0, Answer(0, False))
    assert not asked(g, 0, waiting)
    assert not asked(g, -1, Answer(0, False))
