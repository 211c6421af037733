"""The contract of secrecy: what a seat sees is the same in every world it cannot tell from the real one."""

from __future__ import annotations

from cocarde.core.agenda import cause_of_only, only_answer
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from tests.contract.settings import Setting, every_setting, moments, random_play, viewers

EVERY = 3


def redealt(table: Table, seat: int, seed: int) -> Table:
    """The table as `seat` might imagine it."""
    twin = table.clone()
    twin.state = table.game.redeal(table.state, seat, Fast(seed))
    return twin


def two_seats(table: Table, n: int) -> set[int]:
    """Two seats, others each time: enough at one decision, and all of them soon."""
    return {n % table.seats, (n + 1) % table.seats}


@every_setting
def test_a_redealt_world_looks_the_same(setting: Setting) -> None:
    table = setting.table(1)
    for n, _, _, _ in moments(table, 51, EVERY):
        public = table.view(None)
        for seat in two_seats(table, n):
            world = redealt(table, seat, n)
            world.check()
            assert world.view(seat) == table.view(seat)
            assert world.view(None) == public, "a spectator sees more than this seat"
            assert world.waiting(seat) == table.waiting(seat)
            assert world.clock(seat) == table.clock(seat)
            assert world.options(seat) == table.options(seat)
            assert world.prompt(seat) == table.prompt(seat)
            for other in world.pending():
                assert world.options(other), "a waiting decision became impossible"


@every_setting
def test_a_redealt_world_plays_on_to_its_end(setting: Setting) -> None:
    table = setting.table(3)
    for n, _ in enumerate(random_play(table, 53)):
        if n % 60 == 0 and n < 600:
            for seat in two_seats(table, n // 60):
                world = redealt(table, seat, n)
                for _ in random_play(world, n):
                    world.check()


@every_setting
def test_what_is_hidden_is_dealt_anew(setting: Setting) -> None:
    """A redeal that left everything in place would pass the tests above and make bots clairvoyant.

    Only a game that shows everybody all there is has nothing to deal anew.
    """
    table = setting.table(4)
    changed = dict.fromkeys(range(table.seats), False)
    secrets = False
    for n, _, _, _ in moments(table, 54, EVERY):
        secrets = secrets or any(table.view(seat) != table.view(None) for seat in range(table.seats))
        for seat in range(table.seats):
            if not changed[seat]:
                world = redealt(table, seat, n)
                changed[seat] = any(world.view(other) != table.view(other) for other in viewers(table))
    assert all(changed.values()) or not secrets


@every_setting
def test_events_tell_no_more_than_views(setting: Setting) -> None:
    """The same answer in two worlds: a seat that sees and is asked the same afterwards saw the same events."""
    table = setting.table(5)
    agreed = 0
    for n, _, seat, choice in moments(table, 55, EVERY):
        for observer in two_seats(table, n):
            world = redealt(table, observer, n)
            if seat in world.pending() and choice in world.options(seat):
                agreed += compare(table, world, observer, seat, choice, n)
    assert agreed


def compare(table: Table, world: Table, observer: int, seat: int, choice: Choice, seed: int) -> bool:
    real = table.clone()
    since = real.clock(observer)
    for twin in (real, world):
        twin.state.chance = Fast(seed)
        twin.answer(seat, choice)
    if seen(real, observer) != seen(world, observer):
        return False
    assert real.events(observer, since) == world.events(observer, since)
    assert real.clock(observer) == world.clock(observer)
    return True


def seen(table: Table, seat: int) -> tuple[object, ...]:
    """All that lies before a seat, events apart."""
    return table.view(seat), table.waiting(seat), table.options(seat), table.prompt(seat)


@every_setting
def test_an_only_answer_that_is_given_by_itself_betrays_nothing(setting: Setting) -> None:
    """Whatever the others may imagine, the seat has the same one answer, for the same reason."""
    table = setting.table(5)
    for n, _, seat, _ in moments(table, 55, EVERY):
        forced = only_answer(table.state, seat)
        if forced is not None:
            for other in range(table.seats):
                world = table.game.redeal(table.state, other, Fast(n))
                assert only_answer(world, seat) is forced, "who sees it given by itself learns something"
                assert cause_of_only(world, seat) == cause_of_only(table.state, seat), "who reads why learns something"
