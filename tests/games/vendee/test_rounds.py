"""V-1 to V-22: board, cards, zones, the draw phase, choosing the battlefield."""

from __future__ import annotations

import pytest

import cocarde
from cocarde.core.errors import BrokenInvariant
from cocarde.games.vendee.data.numbers import BONUS, BOX, HALF_DECK, HAND_SIZE, TYPE_NAMES, TYPES, VALUE
from tests.games.vendee.scene import Scene
from tests.scenario import scenario

PLAIN = {0: ["b1_ligne", "b1_volontaires"], 1: ["w1_faux", "w1_paysans"]}


def test_V1_VR86_two_camps_play_with_two_or_four_seats() -> None:
    for seats in (2, 4):
        camps = [seat.camp for seat in cocarde.new("vendee", seats=seats).view(None).seats]
        assert camps == ["blue", "white"] * (seats // 2)
    with pytest.raises(cocarde.BadInput, match="2 or 4"):
        cocarde.new("vendee", seats=3)


def test_V2_V3_V4_the_start_VR1_VR2_VR4() -> None:
    view = cocarde.new("vendee").view(None)
    owners = {hex.id: hex.owner for hex in view.hexes}
    white = ["saint_florent", "machecoul", "montaigu", "cholet", "noirmoutier", "les_herbiers", "saint_laurent"]
    assert [hex for hex, owner in owners.items() if owner == "white"] == white
    assert [hex for hex, owner in owners.items() if owner == ""] == ["laval", "granville", "le_mans"]
    assert [hex.id for hex in view.hexes if hex.fort] == ["angers", "montaigu", "saint_laurent", "thouars"]
    assert view.reserve == 2
    assert [(camp.points, camp.hexes, camp.forts) for camp in view.camps] == [(20, 7, 2), (20, 7, 2)]


def test_V4_a_fortress_shows_the_colour_of_its_owner_and_six_exist() -> None:
    game = scenario("vendee", hands=PLAIN)
    game.g.fort[0] = True
    with pytest.raises(BrokenInvariant, match="six"):
        game.table.check()


def test_V5_V6_VR55_three_kinds_of_cards() -> None:
    assert next(card.types for card in BOX.cards if card.id == "w1_epidemie") == "T"
    for face, card in enumerate(BOX.cards):
        if card.value == 0:
            assert TYPES[face] == 0
        if BONUS[face]:
            assert TYPE_NAMES[TYPES[face]] == "M/T"
            assert VALUE[face] in (1, 2)
        else:
            assert 0 <= VALUE[face] <= 5


def test_V7_a_card_is_in_exactly_one_zone() -> None:
    game = scenario("vendee", hands=PLAIN)
    game.play("0: attack machecoul", "0: play b1_volontaires")
    assert game.hand(0) == ["b1_ligne"]
    assert game.discard("blue") == []  # it lies on the table (VR-39)
    game.table.check()
    game.g.discard[0].append(game.g.hands[0][0])
    with pytest.raises(BrokenInvariant, match="blue: 53 cards, not 52; wrong: b1_ligne"):
        game.table.check()


def test_V10_V12_V13_a_round_begins_with_the_deal() -> None:
    table = cocarde.new("vendee", seed=4)
    kinds = [event.kind for event in table.events(0)]
    assert kinds == ["round_began", "drew", "drew_hidden"]
    assert [seat.hand for seat in table.view(None).seats] == [7, 7]
    assert [(camp.deck, camp.jeu_one) for camp in table.view(None).camps] == [(45, 19), (45, 19)]  # VR-73
    assert HAND_SIZE[1:] == [[7, 7], [7, 7], [7, 7], [7, 6], [7, 5], [7, 4]]


@pytest.mark.parametrize(("round", "hands"), [(3, (7, 6)), (4, (7, 5)), (5, (7, 4))])
def test_V12_white_draws_fewer_cards_late_in_the_war(round: int, hands: tuple[int, int]) -> None:
    game = scenario("vendee", round=round, marker=6, hands={0: ["b1_ligne"], 1: ["w1_faux"]}, filler=True)
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert (len(game.hand(0)), len(game.hand(1))) == hands


def test_V13_partners_are_dealt_from_one_deck_card_by_card() -> None:
    hands = {0: ["b1_ligne"], 1: ["w1_faux"], 2: ["b1_club"], 3: ["w1_paysans"]}
    deck = ["w1_capitaine", "w1_pretres", "w1_capitaine", "w1_pays", "w1_capitaine", "w1_armee", "w1_dieu_roi"]
    deck += ["w1_gars", "w2_capitaine", "w2_pretres", "w2_entrammes"]
    game = scenario("vendee", seats=4, round=3, marker=6, hands=hands, decks={"white": deck}, filler=True)
    game.play("0: attack machecoul", "0: play b1_ligne")
    # round 4: seat 3 is first (V-104), White draws 5 each, Blue 6 each: one card fewer than the board says (V-102)
    assert [len(game.hand(seat)) for seat in range(4)] == [6, 5, 6, 5]
    assert set(game.hand(3)) == set(deck[0:10:2])
    assert set(game.hand(1)) == set(deck[1:10:2])


def test_V14_V15_VR42_VR43_VR83_the_deck_is_renewed_only_when_a_card_must_be_drawn() -> None:
    game = scenario(
        "vendee",
        hands={0: ["b1_requisitions", "b1_ligne"], 1: ["w1_faux", "w1_faux"]},
        decks={"blue": ["b1_garde"]},
        discards={"blue": ["b1_hussards"]},
    )
    game.play("0: attack machecoul", "0: play b1_requisitions")
    assert game.deck("blue") == []
    assert "b1_hussards" in game.discard("blue")  # not before the next card is due


def test_V14_VR44_VR73_after_a_reshuffle_both_jeux_are_mixed() -> None:
    game = scenario(
        "vendee",
        hands={0: ["b1_requisitions", "b1_ligne"], 1: ["w1_faux", "w1_faux"]},
        discards={"blue": ["b1_hussards", "b2_cholet"]},
        chance=[0],
    )
    game.play("0: attack machecoul", "0: play b1_requisitions")
    assert game.hand(0) == ["b1_ligne", "b1_hussards"]
    assert game.deck("blue") == ["b2_cholet"]
    assert game.table.view(None).camps[0].jeu_one == 0


def test_V16_V17_VR51_generals_and_first_attacker_of_a_new_round() -> None:
    for round, first in [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1)]:
        game = scenario("vendee", round=round, marker=6, hands={0: ["b1_ligne"], 1: ["w1_faux"]}, filler=True)
        game.g.extra[1] = True
        game.play("0: attack machecoul", "0: play b1_ligne", *(["1: pass"] if game.extra("white") else []))
        assert game.round == round + 1
        assert game.asked == f"{first} ChooseHex"
        assert game.general("white")
        assert game.general("blue")
        assert not game.extra("white")  # VR-26


def test_V20_any_enemy_hex_or_a_bare_own_one_while_tokens_are_left() -> None:
    game = scenario("vendee", hands=PLAIN)
    assert len(game.options(0)) == 7 + 5
    assert game.refusal("0: attack angers").text.key == "refusal-own-fort"
    assert game.refusal("0: attack laval").text.key == "refusal-not-on-board"
    assert game.why_not(0, "hex:montaigu") == ""
    assert game.why_not(0, "hex:thouars") == "V-20"
    bare = scenario("vendee", hands=PLAIN, forts={"nantes": True, "saumur": True})
    assert bare.refusal("0: attack lucon").text.key == "refusal-no-reserve"


def test_V20_the_same_hex_may_be_attacked_again_and_again() -> None:
    game = scenario("vendee", hands=PLAIN)
    game.play("0: attack machecoul", "0: play b1_volontaires", "1: play w1_paysans")
    game.play("1: attack machecoul")
    assert game.events("attacked")[-1].args["hex"] == "machecoul"


def test_V20_a_designation_may_be_taken_back_until_a_card_is_drawn() -> None:
    game = scenario("vendee", hands=PLAIN, decks={"white": ["w1_gars"]})
    game.play("0: attack machecoul")
    game.table.undo(0)
    assert game.asked == "0 ChooseHex"
    game.play("0: attack cholet")
    with pytest.raises(cocarde.Refused, match="no-undo"):
        game.table.undo(0)


def test_V33_a_card_once_laid_stays_laid() -> None:
    game = scenario("vendee", hands={0: ["b1_volontaires", "b1_ligne"], 1: ["w1_annulation", "w1_paysans"]})
    game.play("0: attack machecoul", "0: play b1_volontaires")
    with pytest.raises(cocarde.Refused, match="no-undo"):
        game.table.undo(0)


def everything_blue(seats: int = 2, forts: int = 6) -> Scene:
    hexes = [hex.id for hex in BOX.hexes if hex.owner]
    game: Scene = scenario(
        "vendee",
        seats=seats,
        hands={0: ["b1_ligne", "b1_club"], 1: ["w1_faux", "w1_paysans"], 2: ["b1_garde"], 3: ["w1_gars"]}
        if seats == 4
        else {0: ["b1_ligne", "b1_club"], 1: ["w1_faux", "w1_paysans"]},
        owners=dict.fromkeys(hexes, "blue"),
        forts={hex: at < forts for at, hex in enumerate(hexes)},
    )
    return game


def test_V21_VR49_VR50_without_a_legal_hex_the_right_to_attack_passes_on() -> None:
    assert everything_blue().asked == "1 ChooseHex"
    assert everything_blue(seats=4).asked == "1 ChooseHex"
    with_token = everything_blue(forts=5)
    assert with_token.asked == "0 ChooseHex"
    assert len(with_token.options(0)) == 14 - 5
    assert with_token.refusal("0: pass").rule == "V-20"


def test_V22_each_camp_draws_its_number_of_the_hex() -> None:
    decks = {"white": ["w1_gars", "w1_pays"], "blue": ["b1_garde", "b1_district"]}
    for hex, blue, white in [("saint_laurent", 0, 2), ("cholet", 0, 1), ("machecoul", 0, 0), ("nantes", 1, 0)]:
        game = scenario("vendee", hands=PLAIN, decks=decks)
        game.play(f"0: attack {hex}")
        assert (len(game.hand(0)), len(game.hand(1))) == (2 + blue, 2 + white)


def test_every_half_deck_has_26_cards_as_table_2_7_counts_them() -> None:
    counts = []
    for camp in (1, 0):
        for half in HALF_DECK[camp]:
            values = [0 if not VALUE[face] else -BONUS[face] or VALUE[face] for face in half]
            types = [TYPE_NAMES[TYPES[face]] for face in half]
            counts.append(
                [values.count(v) for v in (0, -1, -2, 1, 2, 3, 4, 5)] + [types.count(t) for t in ("M", "T", "M/T")]
            )
    assert counts == [
        [2, 3, 2, 4, 4, 4, 5, 2, 8, 8, 8],
        [2, 3, 2, 4, 3, 4, 5, 3, 5, 7, 12],
        [2, 3, 2, 4, 4, 4, 5, 2, 6, 9, 9],
        [2, 2, 3, 4, 3, 5, 4, 3, 8, 7, 9],
    ]
