"""Tables drawn in a terminal, as text."""

from __future__ import annotations

from rich.console import Console

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.speech import LANGUAGES, speech


def picture(table: Table, seat: int | None, language: str = "fr") -> str:
    """What a seat (None: a spectator) sees of this table in a wide terminal."""
    draw = table.game.drawing()
    assert draw is not None
    console = Console(width=200, color_system=None)
    with console.capture() as shot:
        console.print(draw(table.view(seat), table.game.box(), speech(table.game.meta.slug, language)))
    return shot.get()


def draw_a_whole_game(table: Table, every: int) -> None:
    """A game at random, drawn `every` so many moments in each language, for a spectator and for seat 1 in turn."""
    hand = Fast(6)
    for n in range(10_000):
        if n % every == 0:
            for language in LANGUAGES:
                assert picture(table, None if n % 2 else 1, language)
        if not table.pending():
            return
        seat = table.pending()[0]
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])
    raise AssertionError("no end")
