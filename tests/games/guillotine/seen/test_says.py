"""What is said at the moment of decision, and what a line of the log came from."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.core.text import Stake
from cocarde.games.guillotine.data.numbers import BOX, DEPUTIES
from cocarde.games.guillotine.rules.at_stake import of_popularity
from cocarde.games.guillotine.rules.cards.mission_cards import of_card
from cocarde.speech import speech
from tests.games.guillotine.scene import convention
from tests.scenario import die

FR = speech("guillotine", "fr")


def stake(game: Any, seat: int, notation: str) -> Stake:
    """What is at stake in this answer."""
    choice = next(choice for choice in game.table.options(seat) if choice.notation == notation)
    found = game.table.stakes(seat, choice)
    assert found is not None
    return found  # type: ignore[no-any-return]


def told(game: Any, kind: str, seat: int | None = None) -> list[str]:
    """The log lines of one kind."""
    names = [f"Compte {n}" for n in range(game.table.seats)]
    return [FR.event(event, names) for event in game.events(kind, seat)]


def test_G40_a_report_says_what_it_brings_costs_and_how_many_votes_are_ones_own() -> None:
    game = convention(steps="reports", pp={"danton": 2}, at={"mission": "marat collot vergniaud"})
    assert stake(game, 0, "name robespierre").text.args == {"gain": 2, "after": 3, "n": 4, "total": 21}
    assert "rejeté\u202f: il en meurt" in FR.say(stake(game, 0, "name danton").text)


def test_G22_a_denunciation_says_the_die_that_confirms_it_and_what_follows_where_he_sits() -> None:
    game = convention(steps="order", at={"comite": "danton sieyes"}, pp={"brissot": 3})
    found = [stake(game, 0, f"denounce {name}") for name in ("sieyes", "brissot", "vergniaud")]
    assert [one.text.args["fate"] for one in found] == ["tribunal", "death", "loss"]
    assert {one.percent for one in found} == {33}


def test_G43_support_raises_the_chance_to_five_faces() -> None:
    game = convention(steps="order")
    game.play("0: denounce brissot", "1: pass")
    assert (stake(game, 2, "support brissot").percent, stake(game, 2, "denounce marat").percent) == (83, 33)


def test_G79_in_the_history_variant_questions_are_at_stake_and_no_die() -> None:
    game = convention(options={"history_variant": "on"}, steps="order")
    found = stake(game, 0, "denounce brissot")
    assert (found.text.key, found.percent) == ("stake-denounce-question", -1)


def test_G24_a_summons_says_judges_flight_and_the_want_of_an_accomplice() -> None:
    game = convention(chance=die(1), steps="order", at={"comite": "sieyes danton", "tribunal": "marat brissot"})
    game.play("0: denounce sieyes", "1: pass", "2: pass", "3: pass")
    assert game.asked == "2 Summons"
    assert stake(game, 2, "summons proces").text.args == {"judges": 2, "n": 0}
    flight = stake(game, 2, "summons fuite")
    assert (flight.percent, flight.text.args["caught"], flight.text.args["again"]) == (80, 1, 2)
    assert flight.text.args["chances"] == 4  # five friends at the Convention: 3 or more
    assert [(one.label.key, one.why.rule) for one in game.table.missing(2)] == [("choice-summons-complice", "G-26")]


def test_G15_who_holds_the_majority_of_the_votes_is_told_that_they_decide() -> None:
    game = convention(steps="committee", at={"comite": "danton marat sieyes brissot"}, chance=())
    game.play("0: propose brissot")
    assert [stake(game, 0, f"vote {word}").percent for word in ("oui", "non")] == [-1, 100]
    assert [stake(game, 1, f"vote {word}").percent for word in ("oui", "non")] == [-1, -1]


def test_G12_the_question_of_a_vote_says_how_many_of_the_votes_are_ones_own() -> None:
    game = convention(steps="committee", at={"comite": "danton marat sieyes brissot"}, chance=())
    game.play("0: propose brissot")
    said = FR.say(game.table.prompt(0))
    assert said == "Le Comité doit-il dénoncer Brissot (Girondins)\u202f? Vos voix\u202f: 2 sur 4."


def test_G45_the_dissolution_says_who_would_be_re_elected_now() -> None:
    game = convention(steps="dissolution", turn=4, pp={"danton": 4, "marat": 3})
    args = game.table.prompt(0).args
    assert (args["n"], args["total"], args["elected"], args["best"]) == (6, 24, 4, 6)


@pytest.mark.parametrize("last", [{"turn": 10}, {"turn": 5, "dissolved": True}], ids=["tenth", "dissolved"])
def test_G74_in_the_last_turn_nothing_is_promised_for_the_next(last: dict[str, Any]) -> None:
    promised = []
    for step, answer, rest in (
        ("club", "keep jac_certificat_civisme", {"kept": {"M": ["jac_certificat_civisme"]}}),
        ("flight", "surrender stay", {"at": {"fuite": "danton"}, "chance": die(3, 1)}),
        ("mission", "option stay", {"at": {"mission": "danton"}, "missions": ["mis_conge"]}),
        ("mission", "option return", {"at": {"mission": "danton"}, "missions": ["mis_conge"]}),
        ("mission", "option accept", {"at": {"mission": "danton"}, "missions": ["mis_appel_comite"]}),
    ):
        game = convention(steps=step, **last, **rest)
        promised.append(stake(game, 0, answer).text.key.removeprefix("stake-"))
    assert promised == ["keep-last", "stay-last", "stay-mission-last", "return-last", "join-last"]


def test_G52_a_card_to_assign_says_what_it_would_do_to_this_deputy() -> None:
    game = convention(
        steps="mission", at={"mission": "danton marat"}, pp={"danton": 1},
        missions=["mis_deroute", "mis_siege_toulon", "mis_fief_montagnard"],
    )  # fmt: skip
    assert stake(game, 0, "assign mis_deroute").text.args == {"pp": 2, "after": 0}
    assert stake(game, 0, "assign mis_fief_montagnard").text.args == {"pp": 2, "after": 5}
    gamble = stake(game, 0, "assign mis_siege_toulon")
    assert gamble.percent == 50
    assert FR.say(gamble.text) == "Au dé, de 1 à 6\u202f: en Prison, 0, 0, 3, 3 et 3 (PP)."


def test_G64_a_delayed_card_without_use_is_missed_with_its_reason() -> None:
    game = convention(steps="club", kept={"M": ["jac_certificat_civisme"]})
    assert [(one.label.key, one.why.rule) for one in game.table.missing(0)] == [("choice-play-it", "G-64")]


def test_a_half_made_move_asks_where_to() -> None:
    game = convention(steps="movements")
    asked = FR.say(game.table.steps(0)[("deputy:danton",)])
    assert asked == "Où envoyez-vous Danton\u202f? Il est à la Convention, avec 5 PP."


def test_G41_the_prompt_names_only_what_is_possible() -> None:
    game = convention(steps="order")
    assert game.table.prompt(0).key == "prompt-floor-denounce"
    game.play("0: denounce brissot", "1: pass")
    assert game.table.prompt(2).key == "prompt-floor"


def test_what_follows_from_a_card_or_a_post_names_it() -> None:
    game = convention(chance=die(1), steps="order mission", at={"mission": "danton"}, missions=["mis_siege_lyon"])
    game.all_pass()
    assert told(game, "all_gained") == ["Mission\u202f: 1\u00a0PP de plus pour Danton."]
    assert told(game, "tried_luck") == ["Le siège de Lyon\u202f: Danton fait 1 au dé."]
    assert told(game, "lost") == ["Le siège de Lyon\u202f: Danton perd 1\u00a0PP (5)."]


def test_a_courier_who_finds_no_friend_is_told() -> None:
    game = convention(
        steps="order mission", missions=["mis_courrier"],
        at={"mission": "danton", "jacobins": "robespierre marat collot billaud", "tribunal": "saint_just"},
    )  # fmt: skip
    game.all_pass()
    assert told(game, "had_no_effect") == ["«\u202fUn courrier pour Paris\u202f» reste sans effet."]


def test_G13_votes_are_told_by_party_never_by_account() -> None:
    game = convention(2, steps="dissolution", turn=4)
    game.play("0: vote oui", "1: vote non")
    assert told(game, "voted") == ["Les Montagnards et Crapauds ont voté.", "Les Girondins et Royalistes ont voté."]
    assert told(game, "counted") == ["12 OUI (Montagnards et Crapauds), 12 NON (Girondins et Royalistes)."]


def test_GR10_a_card_that_changes_no_popularity_does_not_count_from_it_to_itself() -> None:
    game = convention(steps="")
    danton, cards = DEPUTIES.index("danton"), [mission.id for mission in BOX.missions]
    said = [FR.say(of_card(game.g, danton, cards.index(card)).text) for card in ("mis_rappel", "mis_exactions")]
    assert said == [
        "Il garde ses 5\u00a0PP et retourne à la Convention.",
        "De 5 à 3\u00a0PP, puis retour à la Convention.",
    ]
    assert FR.say(of_popularity(game.g, danton, 0).text) == "Il garde ses 5\u00a0PP."
