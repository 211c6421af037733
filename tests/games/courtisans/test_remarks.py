"""C-135: what bots say, when, to whom, and how often they slip."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.core.chance import Fast
from cocarde.core.event import Seen
from cocarde.core.remark import ALOUD, Remark
from cocarde.core.table import Table
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.etiquette import addresses, breaches
from cocarde.games.courtisans.etiquette.data import REMARKS
from cocarde.games.courtisans.etiquette.persons import register_of
from tests.games.courtisans.test_overheard import NAMES, begun, lord_of, state_of

OPENED = Seen("negotiation_opened", "C-28")


def says(table: Table, seat: int, *seen: Seen, luck: int = 1, names: list[str] = NAMES) -> Remark | None:
    return GAME.says(state_of(table), seat, list(seen), names, Fast(luck))


def event(kind: str, **args: Any) -> Seen:
    return Seen(kind, "C-1", args)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_C135_every_sentence_is_proper_with_a_right_form(lang: str) -> None:
    for seed in (3, 5, 8):
        g = state_of(begun(seed, lang=lang))
        register = register_of(g, tuple(NAMES))
        for person in register.persons:
            forms = addresses(person, register, lang)
            for sentence in (each for moment in REMARKS["fr" if lang == "fr" else "en"].values() for each in moment):
                for form in (forms.short, forms.named, forms.full, forms.ceremonial):
                    assert breaches(sentence.format(form=form), lang, 7, (), register) == [], (sentence, form)
                    assert breaches(sentence.format(form=form), lang, 7, (person.seat,), register) == []


def test_C135_the_two_languages_have_words_for_the_same_moments() -> None:
    assert REMARKS["fr"].keys() == REMARKS["en"].keys()


def test_C135_a_greeting_aloud_in_the_first_round() -> None:
    table = begun(bot_etiquette_error="0")
    lord = lord_of(table)
    said = says(table, (lord + 1) % 3, OPENED)
    assert said is not None
    assert said.to == ALOUD
    assert table.view(None).register[lord].current_name.replace("'", "’") in said.words
    assert GAME.overhears(state_of(table), said, NAMES) == []
    assert says(table, (lord + 1) % 3, OPENED, luck=1).words == said.words  # type: ignore[union-attr]


@pytest.mark.sampled
def test_C135_slips_come_at_their_rate_and_are_flagged() -> None:
    def faults(rate: str) -> int:
        table = begun(bot_etiquette_error=rate)
        said = [says(table, (lord_of(table) + 1) % 3, OPENED, luck=luck) for luck in range(300)]
        return sum(bool(each and GAME.overhears(state_of(table), each, NAMES)) for each in said)

    assert faults("0") == 0
    assert 60 <= faults("30") <= 120


def test_C135_thanks_and_reproaches_go_to_whoever_earned_them() -> None:
    table = begun(bot_etiquette_error="0")
    lord = lord_of(table)
    bot, other = (lord + 1) % 3, (lord + 2) % 3
    thanks = says(table, bot, event("paid", seat=other, target=bot, amount=500))
    assert thanks is not None
    assert any(each.split(",")[1] in thanks.words for each in REMARKS["fr"]["thanks"])
    assert says(table, other, event("paid", seat=other, target=bot, amount=500)) is None
    slight = [says(table, bot, event("spoke_against", seat=other, target=bot), luck=luck) for luck in range(20)]
    assert any(slight)
    assert not all(slight)


def test_CR103_bargains_are_spoken_of_only_to_the_partner() -> None:
    table = begun()
    for kind in ("offered", "offer_accepted", "offer_declined"):
        for seat in (0, 1):
            said = says(table, seat, event(kind, seat=0, target=1, number=1))
            assert said is None or said.to == 1 - seat
        assert says(table, 2, event(kind, seat=0, target=1, number=1)) is None
    refusal = says(table, 1, event("offer_declined", seat=0, target=1, number=1))
    assert refusal is not None
    assert refusal.to == 0


def test_C135_a_word_that_is_somebodys_name_is_not_said() -> None:
    table = begun(bot_etiquette_error="0")
    bot = (lord_of(table) + 1) % 3
    said = [says(table, bot, OPENED, luck=luck, names=["Cour", "", ""]) for luck in range(30)]
    assert all(each is None or "Cour" not in each.words for each in said)
    assert any(said)


def test_C135_nothing_is_said_before_the_court_is_assembled() -> None:
    assert says(Table.new(GAME, 3), 0, OPENED) is None
