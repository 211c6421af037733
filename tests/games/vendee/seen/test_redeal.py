"""Section 6: what stays of what one saw of a hand, when it is dealt anew."""

from __future__ import annotations

from cocarde.core.chance import Fast
from cocarde.games.vendee.data.numbers import FACES
from cocarde.games.vendee.seen.redeal import difference, forget, redeal, witness
from tests.games.vendee.scene import BIDDERS, Scene, dealt
from tests.scenario import scenario

SEEDS = range(40)
HANDS = dealt("b1_denonciation b1_ligne", "w1_pays w1_faux w1_gars", "b1_garde", "w1_soeurs")
DECKS = {"white": ["w1_armee", "w1_dieu_roi", "w1_thouars", "w1_saumur"]}


def denounced() -> Scene:
    """V-64: seat 0 has seen two cards of seat 1, whose partner is seat 3."""
    game: Scene = scenario("vendee", seats=4, options={"partners_open": "off"}, hands=HANDS, decks=DECKS)
    game.play("0: attack machecoul", "0: play b1_denonciation", "0: target seat1", "0: discard w1_pays")
    return game


def test_V64_who_saw_cards_knows_the_same_ones_in_every_world() -> None:
    g = denounced().g
    for seed in SEEDS:
        for viewer in (0, 2):
            world = redeal(g, viewer, Fast(seed))
            assert world.shown[1] == g.shown[1]
            assert all(face in world.hands[1] for face in g.shown[1])


def test_a_partner_imagines_as_many_seen_cards_as_there_were() -> None:
    g = denounced().g
    for seed in SEEDS:
        world = redeal(g, 3, Fast(seed))
        assert len(world.shown[1]) == len(g.shown[1])
        assert difference(world.hands[1], world.shown[1]) == []


def test_VR85_what_was_taken_back_in_the_open_is_always_among_them() -> None:
    g = denounced().g.copy()
    faux, gars, soeurs = (FACES.index(name) for name in ("w1_faux", "w1_gars", "w1_soeurs"))
    g.hands[1], g.recovered[1], g.shown[1] = sorted([faux, gars, soeurs]), [gars], [gars, faux]
    found = set()
    for seed in SEEDS:
        g.chance = Fast(seed)
        shown = forget(g, 1)
        assert (len(shown), shown[0]) == (2, gars)
        found.add(shown[1])
    assert found == {faux, soeurs}


def test_a_bidder_may_hold_any_of_the_plays_that_would_do() -> None:
    game = scenario("vendee", **BIDDERS)
    game.play("0: attack machecoul", "0: play b1_ligne")
    g = game.g
    loose = sorted([*g.deck[1], *g.hands[1]])
    found = set()
    for seed in SEEDS:
        g.chance = Fast(seed)
        found.add(tuple(witness(g, 1, [], loose)))
    assert len(found) > 2
    assert game.chance.at == 0
    g.chance = game.chance


def test_without_anything_seen_nothing_is_imagined_as_seen() -> None:
    g = denounced().g.copy()
    g.recovered[1], g.shown[1] = [], []
    g.chance = Fast(1)
    assert forget(g, 1) == []
