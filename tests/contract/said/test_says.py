"""What a decision says when somebody must decide: what is at stake, what is wanted next, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from cocarde.core.agenda import Decision
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.speech import LANGUAGES, speech
from tests.contract.settings import Setting, every_setting, moments

T = TypeVar("T")
LOOKED_AT = 6
"""Options, half-made answers and things of one decision that are looked at: the other tables say the rest."""
EVERY = 12
WHOLE = 10_000
"""Nobody looks on the way: the log of the whole game is read at its end."""
GENERAL = {"refusal-not-an-option"}
"""What says nothing."""


def some(items: list[T], luck: Fast) -> list[T]:
    """All of a few, some of many."""
    if len(items) <= LOOKED_AT:
        return items
    return [items[luck.below(len(items))] for _ in range(LOOKED_AT)]


def answers(setting: Setting, seed: int) -> Iterator[tuple[Table, Decision[Any], int, Choice]]:
    """Of a whole game: the table, what is asked, whom, and some of the legal answers, one by one."""
    table, luck = setting.table(seed), Fast(seed + 1)
    for _, decision, seat, _ in moments(table, seed + 2, EVERY):
        for choice in some(list(table.options(seat)), luck):
            yield table, decision, seat, choice


@every_setting
def test_every_answer_says_what_is_at_stake_or_its_decision_why_not(setting: Setting) -> None:
    for table, decision, seat, choice in answers(setting, 61):
        stake = table.stakes(seat, choice)
        assert stake is not None or decision.unstaked, f"{type(decision).__name__}: {choice}"
        if stake is not None:
            assert -1 <= stake.percent <= 100
            said(table, stake.text)


@every_setting
def test_what_an_answer_is_called_reads_as_a_sentence(setting: Setting) -> None:
    for table, decision, seat, choice in answers(setting, 75):
        label = table.label(seat, choice)
        assert label is not None or not choice.numbers, f"{type(decision).__name__}: {choice} is only numbers"
        if label is not None:
            said(table, label)


@every_setting
def test_every_half_made_answer_has_its_own_sentence(setting: Setting) -> None:
    table, luck = setting.table(64), Fast(65)
    for _, _, seat, _ in moments(table, 66, EVERY):
        for step in some(list(table.steps(seat).items()), luck):
            picked, text = step
            assert text.key != "step-more", f"{type(table.decision).__name__}: {picked}"
            said(table, text)


@every_setting
def test_every_refused_combination_has_a_reason_of_its_own(setting: Setting) -> None:
    """After what is picked, each thing that some answer of the game would name next, but none that is legal now."""
    table, luck = setting.table(67), Fast(68)
    for _, _, seat, _ in moments(table, 69, EVERY):
        for picked in some(list(table.steps(seat)), luck):
            for thing in some(list(named_in_vain(table, seat, picked)), luck):
                for why in table.reasons(seat, thing, picked):
                    assert why.text.key not in GENERAL, f"{type(table.decision).__name__}: {picked} and {thing}"
                    assert why.rule
                    said(table, why.text)


def named_in_vain(table: Table, seat: int, picked: tuple[str, ...]) -> dict[str, None]:
    """What the vocabulary knows after these things and no option offers, of verbs that are possible now."""
    at = len(picked)
    options = table.options(seat)
    verbs = {choice.verb for choice in options if choice.things[:at] == picked}
    legal = {choice.things[at] for choice in options if choice.things[:at] == picked and len(choice.things) > at}
    known = [choice for choice in table.game.vocabulary.beginning(picked) if choice.verb in verbs]
    return dict.fromkeys(
        choice.things[at] for choice in known if len(choice.things) > at and choice.things[at] not in legal
    )


@every_setting
def test_what_one_looks_for_in_vain_says_why(setting: Setting) -> None:
    table = setting.table(70)
    for _, _, seat, _ in moments(table, 71, EVERY):
        for one in table.missing(seat):
            assert one.why.rule
            assert one.why.text.key not in GENERAL
            said(table, one.label)
            said(table, one.why.text)


@every_setting
def test_an_only_answer_says_why_there_is_no_other(setting: Setting) -> None:
    """In the log, to whom it is told: the reason first, as the cause of it."""
    table = setting.table(76)
    for _ in moments(table, 77, WHOLE):
        pass
    for seat in range(table.seats):
        for event in table.events(seat):
            if event.kind in ("forced", "only_answer"):
                why = str(event.args.get("cause", ""))
                assert why.startswith("only:"), event
                assert all(speech(setting.slug, language).knows(why.replace(":", "-")) for language in LANGUAGES)


@every_setting
def test_stakes_and_reasons_tell_nothing_that_is_hidden(setting: Setting) -> None:
    """Deal anew what the seat cannot know: what it is told of its answers stays the same."""
    table, luck = setting.table(72), Fast(73)
    for _, decision, seat, _ in moments(table, 74, EVERY):
        other = table.game.redeal(table.state, seat, Fast(luck.below(1 << 30)))
        twin = other.agenda[-1]
        assert isinstance(twin, Decision)
        assert decision.missing(table.state, seat) == twin.missing(other, seat)
        for choice in some(list(decision.options(table.state, seat)), luck):
            mine, theirs = decision.stakes(table.state, seat, choice), twin.stakes(other, seat, choice)
            assert mine == theirs, f"{type(decision).__name__}: {choice}"
            called = decision.label(table.state, seat, choice), twin.label(other, seat, choice)
            assert called[0] == called[1], f"{type(decision).__name__}: {choice}"


def said(table: Table, text: Text) -> None:
    """The sentence exists in both languages."""
    for language in LANGUAGES:
        assert speech(table.game.meta.slug, language).say(text, [f"Seat {n}" for n in range(table.seats)])
