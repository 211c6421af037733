"""G-79 to G-83, Variante Histoire: questions stand where the die of a denunciation would."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.core.agenda import Decision, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.guillotine.choices import ANSWER_NON, ANSWER_OUI, SILENCE, Reply
from cocarde.games.guillotine.data.numbers import BOX, DEPUTIES, FACTION_OF, GROUP, KEY, PEOPLE
from cocarde.games.guillotine.rules.at_stake import fate
from cocarde.games.guillotine.rules.denunciation.cases import SIMPLE, STRENGTH, WIDTH, annul, confirm
from cocarde.games.guillotine.state import GuillotineState

LESSON: Final = 4
"""A question answered, in `lessons`: question times 4, plus the answer given plus 1 (0: none)."""


def draw_question(g: GuillotineState, faction: int) -> int:
    """G-79, G-81, GR-93. One of the faction's questions not asked yet, each as likely; when all were, all come back."""
    asked = g.asked[faction]
    left: i64 = GROUP - asked.bit_count()
    if left == 0:
        asked, left = 0, GROUP
    nth: i64 = g.chance.below(left)
    at = 0
    while asked >> at & 1 or nth:
        nth -= 0 if asked >> at & 1 else 1
        at += 1
    groups = g.asked[:]
    groups[faction] = asked | 1 << at
    g.asked = groups
    return GROUP * faction + at


class Ask(Step[GuillotineState]):
    """G-79, G-80, GR-95. A question to the owner of the denounced; the second of two if `second`."""

    fields = ("case", "second")

    def __init__(self, case: int, second: bool) -> None:
        self.case: Final = case
        self.second: Final = second

    def run(self, g: GuillotineState) -> None:
        deputy = g.batch[self.case * WIDTH]
        faction = FACTION_OF[deputy]
        g.question = draw_question(g, faction)
        g.key = KEY[g.question]
        g.hunch = g.key if g.chance.happens(g.terms.skill) else 1 - g.key
        if g.telling:
            row = BOX.questions[g.question]
            args: Args = {"seat": g.owner[faction], "deputy": DEPUTIES[deputy], "fr": row.fr, "en": row.en}
            g.tell("question_put", "G-79", args)
        g.push(ANSWER[self.case][1 if self.second else 0])


class Answer(Decision[GuillotineState]):
    """G-80, G-82, GR-109. DEN_QUESTION: only the owner of the denounced answers; silence is a wrong answer."""

    fields = ("case", "second")
    rule = "G-80"
    advised = False

    def __init__(self, case: int, second: bool) -> None:
        self.case: Final = case
        self.second: Final = second

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return g.asks(FACTION_OF[g.batch[self.case * WIDTH]])

    def options(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [SILENCE, ANSWER_OUI, ANSWER_NON]

    def apply(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Reply)
        at = self.case * WIDTH
        right = choice.value == g.key
        g.lessons = [*g.lessons, g.question * LESSON + choice.value + 1]
        g.reveal()
        if g.telling:
            tell_lesson(g, seat, choice.value)
        g.question = -1
        if not right:
            confirm(g, at)
        elif g.batch[at + STRENGTH] == SIMPLE or self.second:
            annul(g, at)
        else:
            g.push(ASK[self.case][1])  # GR-94

    def stakes(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        """G-80, G-82. A right answer clears him, or leads to the second question; silence is a wrong one."""
        at = self.case * WIDTH
        last = g.batch[at + STRENGTH] == SIMPLE or self.second
        key = "silence" if choice is SILENCE else "answer" if last else "answer-first"
        return stake(key, fate=fate(g, g.batch[at]))

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        row = BOX.questions[g.question]
        return Text("prompt-question", {"deputy": DEPUTIES[g.batch[self.case * WIDTH]], "fr": row.fr, "en": row.en})


def tell_lesson(g: GuillotineState, seat: int, given: int) -> None:
    """G-81. The right answer and its explanation are shown to all, now that the answer is in."""
    row = BOX.questions[g.question]
    kind = "answered_right" if given == KEY[g.question] else "answered_wrong" if given >= 0 else "kept_silent"
    g.tell(kind, "G-81", {"seat": seat, "answer": row.answer, "fr": row.why_fr, "en": row.why_en})


ASK: Final = [[Ask(case, False), Ask(case, True)] for case in range(PEOPLE)]
ANSWER: Final = [[Answer(case, False), Answer(case, True)] for case in range(PEOPLE)]
