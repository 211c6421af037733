"""G-50 to G-55, Phase IV, and what each Mission card does."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.guillotine.data.numbers import DEPUTIES
from cocarde.games.guillotine.rules.cards.decks import draw_mission
from cocarde.games.guillotine.rules.cards.mission_cards import resolve
from tests.games.guillotine.scene import convention
from tests.scenario import die


def sent(card: str, deputy: str = "danton", rolls: tuple[int, ...] = (), **position: Any) -> Any:
    """One deputy on Mission gets this card; the phase pays him 1 PP first."""
    at = {"mission": deputy, **position.pop("at", {})}
    return convention(chance=die(*rolls), steps="mission", at=at, missions=[card], **position)


def test_G50_GR2_everybody_on_mission_is_paid_before_any_card() -> None:
    game = convention(steps="mission", at={"mission": "danton aubry cadroy"}, missions=["mis_conge", "mis_deroute"])
    assert game.asked == "0 TakeLeave"
    assert game.pp("danton", "aubry", "cadroy") == [7, 6, 6]


@pytest.mark.parametrize(("people", "drawn"), [("marat", 1), ("marat danton", 3), ("marat danton collot", 4)])
def test_G51_GR62_one_card_for_one_else_one_more_than_there_are(people: str, drawn: int) -> None:
    game = convention(
        steps="mission",
        at={"mission": people},
        missions=["mis_conge", "mis_deroute", "mis_salpetre", "mis_armee_nord"],
    )
    if drawn == 1:
        assert game.asked == "0 TakeLeave"
    else:
        assert len(game.drawn()) == drawn
        assert game.table.view(0).drawn.cards == game.drawn()
        assert game.table.view(1).drawn.cards is None
        assert game.table.view(1).drawn.n == drawn


def test_G52_GR64_GR108_every_assignment_can_be_picked() -> None:
    cards = ["mis_armee_nord", "mis_deroute", "mis_armee_rhin"]
    found = set()
    for first in cards:
        for second in cards:
            if first != second:
                game = convention(steps="mission", at={"mission": "danton marat"}, missions=cards)
                game.play(f"0: assign {first}", f"0: assign {second}")
                last = next(card for card in cards if card not in (first, second))
                assert game.bottom("missions", 3) == [last, first, second]
                found.add(tuple(game.pp("danton", "marat")))
    assert len(found) == 6


def test_GR108_equal_cards_are_not_asked_about() -> None:
    cards = ["mis_levee_en_masse"] * 3
    game = convention(steps="mission", at={"mission": "danton marat"}, missions=cards)
    assert game.asked == ""
    assert game.pp("danton", "marat") == [7, 7]


def test_G52_a_card_not_drawn_cannot_be_assigned() -> None:
    game = convention(steps="mission", at={"mission": "danton marat"}, missions=["mis_blesse"])
    assert game.refusal("0: assign mis_caen").rule == "G-52"


def test_G52_the_others_never_see_the_discard_nor_the_cards_before_they_are_resolved() -> None:
    cards = ["mis_deroute", "mis_conge", "mis_salpetre"]
    game = convention(steps="mission", at={"mission": "danton marat"}, missions=cards)
    game.play("0: assign mis_conge", "0: assign mis_salpetre")
    assert game.asked == "0 TakeLeave"
    assert game.events("assigned", 1) == game.events("discarded_mission", 1) == []
    assert game.table.view(1).drawn.n == 1
    assert game.table.view(1).drawn.assigned is None
    assert [card.card for card in game.table.view(0).drawn.assigned] == ["mis_salpetre"]
    assert game.table.view(0).missions[-1] == "mis_deroute"
    assert game.table.view(1).missions[-1] == game.table.view().missions[-1] == ""


def test_G53_GR66_GR100_complaints_of_one_faction_are_one_batch() -> None:
    game = convention(
        chance=die(1, 3),
        steps="mission",
        at={"mission": "danton marat"},
        missions=["mis_plaintes", "mis_plaintes", "mis_caen"],
    )
    game.play("0: assign mis_plaintes", "0: assign mis_plaintes")
    assert game.pp("danton", "marat") == [3, 6]
    assert (game.at("danton"), game.at("marat")) == ("convention", "mission")
    kinds = [event.kind for event in game.table.events() if event.kind in ("complained_of", "tested", "disgraced")]
    assert kinds == ["complained_of", "complained_of", "tested", "tested", "disgraced"]


def test_G54_who_left_mission_earlier_this_turn_draws_nothing() -> None:
    game = convention(
        chance=die(5),
        steps="committee mission",
        at={"comite": "marat", "mission": "aubry brissot"},
        missions=["mis_fete_civique"],
    )
    game.play("0: propose aubry", "0: vote oui")
    assert (game.at("aubry"), game.pp("aubry"), game.pp("brissot")) == ("convention", 2, 8)


def test_G55_powers_extended_apply_the_next_card_to_the_same_man() -> None:
    game = convention(steps="mission", at={"mission": "danton"}, missions=["mis_prolongation", "mis_armee_rhin"])
    assert game.pp("danton") == 9
    assert game.bottom("missions", 2) == ["mis_armee_rhin", "mis_prolongation"]


def test_GR65_who_dies_of_his_card_is_not_moved() -> None:
    game = sent("mis_exactions", pp={"danton": 1})
    assert (game.at("danton"), game.pp("danton")) == ("guillotine", 0)


@pytest.mark.parametrize(
    ("card", "rolls", "pp", "post"),
    [
        ("mis_armee_nord", (), 8, "mission"),
        ("mis_armee_rhin", (), 9, "mission"),
        ("mis_subsistances", (), 7, "mission"),
        ("mis_disette", (), 5, "mission"),
        ("mis_deroute", (), 4, "mission"),
        ("mis_desaveu", (), 4, "mission"),
        ("mis_cotes_la_rochelle", (2,), 4, "mission"),
        ("mis_cotes_la_rochelle", (3,), 8, "mission"),
        ("mis_siege_lyon", (1,), 5, "mission"),
        ("mis_siege_lyon", (4,), 7, "mission"),
        ("mis_siege_lyon", (6,), 9, "mission"),
        ("mis_siege_toulon", (1,), 6, "prison"),
        ("mis_siege_toulon", (3,), 6, "mission"),
        ("mis_siege_toulon", (4,), 9, "mission"),
        ("mis_bocage", (2,), 6, "fuite"),
        ("mis_bocage", (3,), 7, "mission"),
        ("mis_blesse", (), 9, "convention"),
        ("mis_rappel", (), 6, "convention"),
        ("mis_exactions", (), 4, "convention"),
        ("mis_livre_autrichiens", (), 6, "prison"),
        ("mis_caen", (), 6, "prison"),
    ],
)
def test_G29_GR10_mission_cards_without_a_choice(card: str, rolls: tuple[int, ...], pp: int, post: str) -> None:
    game = sent(card, rolls=rolls)
    assert (game.pp("danton"), game.at("danton")) == (pp, post)


@pytest.mark.parametrize(
    ("card", "own"),
    [
        ("mis_fief_montagnard", "danton"),
        ("mis_fief_girondin", "brissot"),
        ("mis_fief_crapaud", "sieyes"),
        ("mis_fief_royaliste", "aubry"),
    ],
)
def test_GR10_a_stronghold_gives_more_to_its_own(card: str, own: str) -> None:
    for deputy in ("danton", "brissot", "sieyes", "aubry"):
        assert sent(card, deputy).pp(deputy) == (9 if deputy == own else 7)


def test_leave_granted() -> None:
    game = sent("mis_conge")
    assert game.options(0) == ["option return", "option stay"]
    game.play("0: option return")
    assert (game.pp("danton"), game.at("danton")) == (7, "convention")
    staying = sent("mis_conge")
    staying.play("0: option stay")
    assert staying.at("danton") == "mission"


def test_GR32_the_colours_while_the_square_is_taken() -> None:
    game = sent("mis_drapeaux", rapport=["marat"])
    assert (game.pp("danton"), game.at("danton"), game.on_report()) == (8, "convention", ["marat"])


def test_GR67_called_to_the_committee() -> None:
    game = sent("mis_appel_comite")
    game.play("0: option accept")
    assert (game.pp("danton"), game.at("danton")) == (6, "comite")
    refusing = sent("mis_appel_comite")
    refusing.play("0: option refuse")
    assert (refusing.pp("danton"), refusing.at("danton")) == (7, "mission")
    full = sent("mis_appel_comite", at={"comite": "marat brissot sieyes aubry"})
    assert (full.pp("danton"), full.asked) == (7, "")


def test_a_courier_needs_a_friend_at_the_convention() -> None:
    game = sent("mis_courrier", at={"comite": "marat"})
    assert game.of(0, "favour") == ["billaud", "collot", "robespierre", "saint_just"]
    assert game.why_not(0, "deputy:marat") == "G-38"
    assert game.why_not(0, "deputy:brissot") == "G-1"
    game.play("0: favour collot")
    assert game.pp("collot") == 7
    alone = sent("mis_courrier", at={"prison": "robespierre marat collot billaud saint_just"})
    assert alone.asked == ""
    one = sent("mis_courrier", at={"prison": "robespierre marat collot billaud"})
    assert (one.asked, one.pp("saint_just")) == ("", 7)


def applied(card: str, deputy: str, **position: Any) -> Any:
    """The card is resolved on a deputy who was not paid before: the only way to die of a small loss."""
    game = convention(steps="", missions=[card], **position)
    game.g.phase = 4
    resolve(game.g, DEPUTIES.index(deputy), draw_mission(game.g))
    game.begin()
    return game


def test_a_quarrel_hits_a_missionary_of_another_player() -> None:
    game = convention(
        steps="mission",
        at={"mission": "danton brissot aubry"},
        missions=["mis_querelle", "mis_rappel"],
    )
    assert game.pp("danton") == 5
    assert game.of(0, "blame") == ["aubry", "brissot"]
    assert game.why_not(0, "deputy:danton") == "GR-33"
    assert game.why_not(0, "deputy:cadroy") == "G-61"
    game.play("0: blame brissot")
    assert game.pp("brissot") == 5
    assert sent("mis_querelle").asked == ""


def test_GR68_the_second_part_happens_even_if_he_dies_of_the_first() -> None:
    game = applied("mis_querelle", "danton", at={"mission": "danton brissot aubry"}, pp={"danton": 1})
    assert (game.at("danton"), game.asked) == ("guillotine", "0 PickQuarrel")
    game.play("0: blame aubry")
    assert game.pp("aubry") == 4


def test_GR101_the_quarrel_of_a_lost_faction_goes_no_further() -> None:
    rest = "robespierre marat collot billaud saint_just"
    at = {"mission": "danton brissot aubry", "guillotine": rest}
    game = applied("mis_querelle", "danton", at=at, pp={"danton": 1})
    assert (game.living("M"), game.asked) == ([], "")
    assert game.pp("brissot", "aubry") == [5, 5]
