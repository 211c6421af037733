# interpreted: msgspec structs
"""What the box of Le Lys et la Cocarde and a seat's view of it look like to the page."""

from __future__ import annotations

import msgspec

from cocarde.core.text import Text


class CardFace(msgspec.Struct):
    """A kind of card. `of`: role, colour, or persona of the portrait; `first`, `last`: the squares it is valid on."""

    id: str
    kind: str
    of: str
    count: int
    first: int
    last: int
    provenance: str


class PartFace(msgspec.Struct):
    """A part of a sentence: `verb` and its arguments, whom it concerns, whether a celebrity cancels it."""

    verb: str
    n: int
    to: str
    hold: str
    pawns: str
    who: str
    danger: bool
    quiet: bool


class SquareFace(msgspec.Struct):
    """A square as printed. `x`, `y`: its cell on the board of 13 by 9; `period` 0: a passage, Départ or an annexe."""

    place: str
    id: str
    date: str
    zone: str
    period: int
    barrier: bool
    gives_trees: bool
    inescapable: bool
    parts: list[PartFace]
    x: int
    y: int
    provenance: str


class PeriodFace(msgspec.Struct):
    """A period: `period-N` is its name."""

    no: int
    first: int
    last: int
    zone: str
    opened_by: int


class LysBox(msgspec.Struct):
    """Everything printed."""

    cards: list[CardFace]
    squares: list[SquareFace]
    periods: list[PeriodFace]
    hand_limit: int
    trees: int
    brevets: int


class SquareView(msgspec.Struct):
    """A square now. `zone`: the colour of attack that reaches it, "all" on the frontiers; `planter` -1: no tree.

    `preview`: what it would do to the viewer if his move ended here; `shields`: his cards that would spare him that.
    """

    place: str
    zone: str
    planter: int
    barrier: bool
    preview: list[Text]
    shields: list[str]


class SeatView(msgspec.Struct):
    """A player. `cards` is null unless the hand is the viewer's; `known`: what the viewer has seen of it otherwise.

    `hold`: "", "estates", "tavern" or "salon", with `salon` throws left; `reborn`: he waits on Départ for a new life.
    """

    seat: int
    persona: str
    place: str
    marking: str
    hand: int
    cards: list[str] | None
    known: list[str]
    trees: int
    brevets: int
    hold: str
    salon: int
    wounded: bool
    reborn: bool


class LysView(msgspec.Struct):
    """The table for one viewer. `discard`: its last card is on top; `deck_order`: the next card first, if all know it.

    `pool`: how many cards of 41 are still to be given out, `pool_cards` those the viewer knows of.
    """

    round: int
    first: int
    active: int
    thrower: int
    dice: list[str]
    seats: list[SeatView]
    squares: list[SquareView]
    deck: int
    deck_order: list[str] | None
    discard: list[str]
    pool: int
    pool_cards: list[str]
    tree_supply: int
    brevet_supply: int
    round_cap: int
    over: bool
