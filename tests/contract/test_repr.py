"""What Python shows of views, events and frames makes them again; of a choice, its notation does."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from cocarde.core.table import Table
from cocarde.games import load
from tests.contract.settings import every_game, random_play, viewers

EVERY = 25


@every_game
def test_a_choice_is_read_from_what_is_shown_of_it(slug: str) -> None:
    vocabulary = load(slug).vocabulary
    for choice in vocabulary.choices:
        assert choice is None or vocabulary.read(repr(choice)[1:-1]) is choice


@every_game
def test_views_events_and_frames_are_made_again_from_what_is_shown_of_them(slug: str) -> None:
    game = load(slug)
    table = Table.new(game, game.meta.seats[0], {}, seed=3)
    for _ in random_play(table, seed=3):
        if table.n % EVERY == 0:
            _compare(table)
    _compare(table)


def _compare(table: Table) -> None:
    names = _names(table)
    for viewer in viewers(table):
        view, events = table.view(viewer), table.events(viewer)[-EVERY:]
        assert eval(repr(view), names) == view
        assert eval(repr(events), names) == events
    for frame in table.state.agenda:
        assert eval(repr(frame), names).pack() == frame.pack()


def _names(table: Table) -> dict[str, Any]:
    """The structs of core and of this game, and the frames its agenda may hold."""
    packages = ("cocarde.core.", type(table.game).__module__.removesuffix("game"))
    modules = [module for name, module in sys.modules.items() if name.startswith(packages)]
    structs = [
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct)
    ]
    return {one.__name__: one for one in [*structs, *table.game.frames]}
