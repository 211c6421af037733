"""The contract, held by a game that the house does not offer yet; once it is READY this file can go."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cocarde.games.courtisans import GAME
from tests.contract import test_bots as bots
from tests.contract import test_play as play
from tests.contract import test_secrecy as secrecy
from tests.contract import test_texts as texts
from tests.contract import test_vocabulary as vocabulary
from tests.contract.settings import Setting

Clause = Callable[[Setting], None]
QUICK = {"goal": "20000", "max_rounds": "5"}
"""Short games say as much about the contract as long ones."""
DEFAULTS = [Setting("courtisans", seats, **QUICK) for seats in (3, 4, 8)]
CHOSEN = {"goal": ("30000",), "max_rounds": ("10", "none"), "first_chambellan": ("seat1",)}
OTHERS = [
    Setting("courtisans", 3 + at % 3, **{**QUICK, option.id: value})
    for at, option in enumerate(GAME.meta.options)
    for value in CHOSEN.get(option.id, option.values[:4])
    if value != option.default
]
"""Other values of every option, the seats taking turns."""

ALL: list[Clause] = [
    play.test_random_games_end_and_every_position_holds,
    play.test_every_option_can_be_given,
    play.test_clone_save_and_replay_agree_at_every_decision,
    play.test_the_same_seed_gives_the_same_log,
    play.test_a_copy_shares_nothing_changeable,
    secrecy.test_a_redealt_world_plays_on_to_its_end,
    secrecy.test_what_is_hidden_is_dealt_anew,
    secrecy.test_a_redealt_world_looks_the_same,
    secrecy.test_events_tell_no_more_than_views,
    texts.test_all_that_a_random_game_says_is_said_in_every_language,
    texts.test_cards_and_places_are_called_by_name,
    bots.test_a_thinking_bot_leaves_the_table_as_it_is,
    lambda setting: bots.test_an_answer_depends_on_nothing_the_seat_cannot_know(setting, "greedy"),
]
CORE = [ALL[0], ALL[7], ALL[8], ALL[9]]


@pytest.mark.parametrize("clause", range(len(ALL)))
@pytest.mark.parametrize("setting", DEFAULTS, ids=str)
def test_with_the_default_options(setting: Setting, clause: int) -> None:
    ALL[clause](setting)


@pytest.mark.parametrize("clause", range(len(CORE)))
@pytest.mark.parametrize("setting", OTHERS, ids=str)
def test_with_every_other_option(setting: Setting, clause: int) -> None:
    CORE[clause](setting)


def test_the_languages_say_the_same() -> None:
    texts.test_the_languages_have_the_same_messages_with_the_same_variables("courtisans")
    texts.test_options_and_choices_have_texts("courtisans")


def test_words_read_back() -> None:
    vocabulary.test_codes_run_on_and_notations_read_back("courtisans")
