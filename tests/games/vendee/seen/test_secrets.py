"""Section 6 and 4.3: who sees what, and what a seat may imagine of the rest."""

from __future__ import annotations

from collections import Counter

import cocarde
from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.games.vendee.data.numbers import FACES, HALF_DECK, JEU
from cocarde.games.vendee.seen.redeal import redeal
from cocarde.games.vendee.state import VendeeState
from tests.games.vendee.scene import BIDDERS, Scene, dealt
from tests.scenario import scenario

WORLDS = 60


def worlds(game: Scene | Table, seat: int) -> list[VendeeState]:
    state = game.table.state if isinstance(game, Scene) else game.state
    assert isinstance(state, VendeeState)
    return [redeal(state, seat, Fast(seed)) for seed in range(WORLDS)]


def names(faces: list[int]) -> list[str]:
    return [FACES[face] for face in faces]


def test_a_drawn_card_is_whispered_and_counted_aloud() -> None:
    table = cocarde.new("vendee", seed=5)
    own = [event for event in table.events(1) if event.kind == "drew"]
    assert [event.args["cards"] for event in own] == [table.view(1).seats[1].cards]
    assert [event.args for event in table.events(0) if event.kind == "drew_hidden"] == [{"seat": 1, "n": 7}]
    assert [event.kind for event in table.events(None)] == ["round_began", "drew_hidden", "drew_hidden"]


def test_partners_hear_of_each_others_draws_only_when_hands_are_open() -> None:
    for value, heard in [("on", [0, 2]), ("off", [0])]:
        table = cocarde.new("vendee", seats=4, seed=5, options={"partners_open": value})
        assert [event.args["seat"] for event in table.events(0) if event.kind == "drew"] == heard


def test_4_3_while_jeu_one_lasts_the_enemy_holds_jeu_one_only() -> None:
    table = cocarde.new("vendee", seed=5)
    seen: Counter[int] = Counter()
    for world in worlds(table, 0):
        assert names(world.hands[0]) == table.view(0).seats[0].cards
        assert {JEU[face] for face in world.hands[1]} == {1}
        assert {JEU[face] for face in world.deck[1][-19:]} == {1}
        assert {JEU[face] for face in world.deck[1][:26]} == {2}
        seen.update(world.hands[1])
    assert set(seen) == set(HALF_DECK[1][0])  # every White card of Jeu I may be there


def test_4_3_when_jeu_one_has_run_out_its_unseen_cards_are_in_the_hand() -> None:
    game = scenario("vendee", hands={0: ["b1_ligne", "b1_club"], 1: ["w1_faux", "w1_armee", "w2_pretres"]})
    g = game.g
    g.deck[1] = HALF_DECK[1][1][:]
    for face in g.hands[1]:
        if face in g.deck[1]:
            g.deck[1].remove(face)
    g.aside[1] = [face for face in g.aside[1] if JEU[face] == 1]
    g.pile[1] = []
    game.table.check()
    seen = set()
    for world in worlds(game, 0):
        held = names(world.hands[1])
        assert held[:2] == ["w1_faux", "w1_armee"]
        assert JEU[world.hands[1][2]] == 2
        seen.add(held[2])
    assert len(seen) > 10


def test_4_3_after_a_reshuffle_the_deck_holds_only_what_was_shuffled_into_it() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_ligne", "b1_club"], 1: ["w1_tocsin", "w1_armee", "w1_pays"]},
        discards={"white": ["w1_faux", "w1_paysans", "w1_gars", "w1_pretres"]},
        chance=[0, 0, 0],
    )
    game.play("1: attack saumur", "1: play w1_tocsin")
    held: Counter[str] = Counter()
    for world in worlds(game, 0):
        assert {"w1_armee", "w1_pays"} <= set(names(world.hands[1]))  # they were not in the pile
        assert set(names(world.deck[1])) <= {"w1_faux", "w1_paysans", "w1_gars", "w1_pretres"}
        held.update(names(world.hands[1]))
    assert held["w1_faux"]
    assert held["w1_paysans"]
    assert held["w1_gars"]
    assert held["w1_pretres"]


def test_V64_cards_that_were_shown_stay_where_they_were_seen() -> None:
    game = scenario(
        "vendee",
        attacker=1,
        hands={0: ["b1_ligne", "b1_requisitions"], 1: ["w1_moulins", "w1_faux", "w1_pays"]},
        decks={"blue": ["b1_garde", "b1_armee", "b1_hussards"], "white": ["w1_paysans"]},
    )
    game.play("1: attack lucon", "1: play w1_moulins")
    game.play("0: attack machecoul")
    for world in worlds(game, 1):
        assert names(world.hands[0]) == ["b1_requisitions", "b1_ligne"]
    game.play("0: play b1_requisitions")
    drawn = set()
    for world in worlds(game, 1):
        assert "b1_ligne" in names(world.hands[0])
        drawn |= set(names(world.hands[0])) - {"b1_ligne"}
    assert drawn == {"b1_garde", "b1_armee", "b1_hussards"}


def test_VR85_a_recovered_card_is_known_to_everybody() -> None:
    hands = {0: ["b1_club", "b1_ligne"], 1: ["w1_faux", "w1_soeurs"], 2: ["b1_garde", "b1_patrie"], 3: ["w1_gars"]}
    game = scenario(
        "vendee",
        seats=4,
        options={"partners_open": "off"},
        hands=hands,
        decks={"blue": ["b1_hussards", "b1_district", "b1_volontaires"]},
        discards={"blue": ["b1_armee"]},
    )
    game.play("0: attack machecoul", "0: play b1_club")
    for viewer in (1, 2, 3):
        assert [(peek.seat, peek.cards) for peek in game.table.view(viewer).peeks] == [(0, ["b1_armee"])]
        for world in worlds(game, viewer):
            assert "b1_armee" in names(world.hands[0])
    assert {tuple(world.hands[0]) for world in worlds(game, 2)} > {tuple(game.g.hands[0])}


def test_what_the_enemy_saw_of_a_hidden_partner_is_not_known_to_the_partner() -> None:
    hands = dealt("b1_denonciation b1_ligne", "w1_pays w1_faux w1_gars", "b1_garde", "w1_soeurs")
    decks = {"white": ["w1_armee", "w1_dieu_roi", "w1_thouars", "w1_saumur"]}
    game = scenario("vendee", seats=4, options={"partners_open": "off"}, hands=hands, decks=decks)
    game.play("0: attack machecoul", "0: play b1_denonciation", "0: target seat1", "0: discard w1_pays")
    assert names(game.g.shown[1]) == ["w1_faux", "w1_gars"]
    for world in worlds(game, 3):
        assert sorted(world.shown[1]) == world.hands[1]
    assert len({tuple(world.hands[1]) for world in worlds(game, 3)}) > 3


def test_a_bidder_who_is_asked_is_imagined_with_a_legal_play() -> None:
    """Everybody knows that a seat without one would have given up by itself."""
    game = scenario("vendee", **BIDDERS)
    game.play("0: attack machecoul", "0: play b1_hussards")
    assert game.asked == "1 Respond"
    assert {"w1_armee"} == {name for world in worlds(game, 0) for name in names(world.hands[1]) if name == "w1_armee"}
    for world in worlds(game, 0):
        assert "w1_armee" in names(world.hands[1])  # the only card that beats a Militaire 4


def test_the_deck_is_unknown_even_to_its_owner() -> None:
    table = cocarde.new("vendee", seed=5)
    decks = {tuple(world.deck[0]) for world in worlds(table, 0)}
    assert len(decks) == WORLDS
    assert all(len(deck) == 45 for deck in decks)
