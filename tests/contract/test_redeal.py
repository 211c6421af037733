"""What a seat imagines rests on what it knows alone: worlds it cannot tell apart are dealt anew alike."""

from __future__ import annotations

from cocarde.core.chance import Fast
from cocarde.core.codec import pack_state
from cocarde.core.table import Table
from tests.contract.settings import SETTINGS, SHORT, Setting, every_of, random_play
from tests.contract.test_secrecy import redealt

EVERY = 5
usual = every_of([one for one in SETTINGS if one.chosen == SHORT.get(one.slug, {})])


def imagined(table: Table, seat: int, seed: int) -> object:
    """The whole of a world as `seat` imagines it."""
    return pack_state(table.game.redeal(table.state, seat, Fast(seed)))


@usual
def test_worlds_that_a_seat_cannot_tell_apart_are_dealt_anew_alike(setting: Setting) -> None:
    """How the cards really lie must not show in how they are imagined to lie, nor in the order they are taken from."""
    table = setting.table(21)
    for n, _ in enumerate(random_play(table, 22)):
        if n % EVERY == 0:
            for seat in range(table.seats):
                assert imagined(redealt(table, seat, n), seat, n + 1) == imagined(table, seat, n + 1)


@usual
def test_a_redeal_leaves_the_table_as_it_is(setting: Setting) -> None:
    """Hands and decks of copies are shared until they change."""
    table = setting.table(23)
    for n, _ in enumerate(random_play(table, 24)):
        if n % EVERY == 0:
            before = pack_state(table.state)
            for seat in range(table.seats):
                table.game.redeal(table.state, seat, Fast(n))
            assert pack_state(table.state) == before
