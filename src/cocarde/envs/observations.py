"""What a seat sees as numbers, in one of three ways.

`blocks`: the game's own named blocks, whole numbers of one byte (`cocarde.core.learning`). `scaled`: the same as
fractions of the highest number of each block, for nets. `hashed`: 2,048 numbers hashed from the words of the view, the
same for every game, those without blocks too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cocarde import games
from cocarde.bots import SeatView
from cocarde.core.agenda import State, waiting_decision
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.learning.numbered import Rows
from cocarde.core.learning.observation import Block
from cocarde.core.packs.pack import Pack
from cocarde.envs.facts import MOST, WIDTH, vector

BLOCKS: Final = "blocks"
SCALED: Final = "scaled"
HASHED: Final = "hashed"
STYLES: Final = (BLOCKS, SCALED, HASHED)
USUAL: Final = ""
"""Blocks, or where a game describes none the hashed words of its view."""
Numbers = NDArray[Any]


class Observations:
    """How the seats of one game are shown it."""

    def __init__(self, game: Game[Any], style: str) -> None:
        observer = game.observer()
        if style == USUAL:
            style = HASHED if observer is None else BLOCKS
        if style not in STYLES:
            raise BadInput(f"observation: {style!r} is none of {', '.join(STYLES)}")
        if observer is None and style != HASHED:
            raise BadInput(f"{game.meta.slug} describes no blocks; observation={HASHED!r} works for every game")
        self.style: Final = style
        self.game: Final = game
        self.observer: Final = observer
        self.blocks: Final[list[Block]] = [] if observer is None or style == HASHED else observer.blocks
        self.size: Final = WIDTH if style == HASHED or observer is None else observer.size
        self.highest: Final = highest(self.blocks)
        self._scale: Final = 1.0 / self.highest
        self._row: Final = Rows(1, self.size)

    def __reduce__(self) -> tuple[Callable[..., Observations], tuple[object, ...]]:
        return shown, (self.game.meta.slug, self.game.pack, self.style)

    def __deepcopy__(self, memo: dict[int, object]) -> Observations:
        return self

    def of(self, g: State, seat: int) -> Numbers:
        """What `seat` sees; an array of its own."""
        if self.style == HASHED or self.observer is None:
            return vector(self.game.view(g, seat), asked(g, seat))
        self._row.clear()
        self.observer.write(g, seat, self._row.writer, 0)
        return self.read(self._row.value())

    def shown_to(self, seat_view: SeatView) -> Numbers:
        """The same for a bot at a table."""
        if self.style == HASHED:
            return vector(seat_view.view, seat_view.asked)
        return self.read(seat_view.observation())

    def read(self, written: bytes) -> Numbers:
        """A row of blocks as an array of its own."""
        row = self.rows(1).reshape(self.size)
        self.read_into(row, written)
        return row

    def read_into(self, rows: Numbers, written: bytes) -> None:
        """Rows of blocks over what stands in an array that `rows` made."""
        seen = np.frombuffer(written, np.uint8).reshape(rows.shape)
        if self.style == SCALED:
            np.multiply(seen, self._scale, out=rows)
        else:
            np.copyto(rows, seen)

    def rows(self, count: int) -> Numbers:
        """An array for so many rows."""
        return np.empty((count, self.size), np.uint8 if self.style == BLOCKS else np.float32)

    def space(self) -> spaces.Box:
        """Every row lies in it."""
        if self.style == HASHED:
            return spaces.Box(-MOST, MOST, (self.size,), np.float32)
        if self.style == SCALED:
            return spaces.Box(0.0, 1.0, (self.size,), np.float32)
        return spaces.Box(np.zeros(self.size, np.uint8), self.highest.astype(np.uint8), dtype=np.uint8)

    def block(self, rows: Numbers, name: str) -> Numbers:
        """One block of a row, or of rows, in its own shape."""
        for block in self.blocks:
            if block.name == name:
                return rows[..., block.at : block.at + block.size].reshape(*rows.shape[:-1], *block.shape)
        raise BadInput(f"no block {name!r}; there are {', '.join(block.name for block in self.blocks)}")


def shown(slug: str, pack: Pack | None, style: str) -> Observations:
    """Observations that were pickled; their pack comes along."""
    return Observations(games.chosen(slug, {games.PACKED: pack})[0], style)


def highest(blocks: list[Block]) -> NDArray[np.float32]:
    """The highest number of each cell."""
    return np.repeat(
        np.array([block.high for block in blocks], np.float32), np.array([block.size for block in blocks], int)
    )


def asked(g: State, seat: int) -> str:
    """The name of the decision that waits for this seat; empty: none."""
    decision = waiting_decision(g)
    return type(decision).__name__ if decision is not None and seat in decision.seats(g) else ""
