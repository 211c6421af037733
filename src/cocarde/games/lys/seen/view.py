"""What a seat may see of Le Lys et la Cocarde (section 6 of the rules), and what lies in the box."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from cocarde.games.lys.data.numbers import (
    ATTACKABLE,
    BOX,
    BREVETS,
    BRUMAIRE,
    CARDS,
    COLOUR_BITS,
    FRONT,
    GUYANA,
    HAND_LIMIT,
    HOLD_NAMES,
    MARKINGS,
    PERSONAS,
    PLACES,
    PRISON,
    TREES,
    UNDECIDED,
)
from cocarde.games.lys.data.rows import COLOURS, PartRow, SquareRow
from cocarde.games.lys.rules.setup import ChoosePersona
from cocarde.games.lys.seen.memory import POOL, known_to
from cocarde.games.lys.seen.preview import (
    APART,
    DANGEROUS,
    WHEREABOUTS,
    asks_who_stands,
    however_it_stands,
    planter_of,
    preview,
    shields,
)
from cocarde.games.lys.seen.redeal import shows_pool
from cocarde.games.lys.seen.shapes import (
    CardFace,
    LysBox,
    LysView,
    PartFace,
    PeriodFace,
    SeatView,
    SquareFace,
    SquareView,
)
from cocarde.games.lys.state import LysState


def box() -> LysBox:
    """What lies in the box."""
    return LysBox(
        cards=[CardFace(c.id, c.kind, c.of, c.count, c.first, c.last, c.provenance) for c in BOX.cards],
        squares=[start_face(), *[square_face(place, square) for place, square in enumerate(BOX.squares, start=1)]],
        periods=[PeriodFace(p.no, p.first, p.last, p.zone, p.opened_by) for p in BOX.periods],
        hand_limit=HAND_LIMIT,
        trees=TREES,
        brevets=BREVETS,
    )


def start_face() -> SquareFace:
    """Départ."""
    x, y = cell(0)
    return SquareFace("0", "depart", "", "", 0, False, False, False, [], x, y, "R")


def square_face(place: int, square: SquareRow) -> SquareFace:
    """A square of the board."""
    x, y = cell(place)
    inside = [p.no for p in BOX.periods if p.first <= place <= p.last and square.zone in COLOURS]
    return SquareFace(
        place=square.place,
        id=square.id,
        date=square.date,
        zone=square.zone,
        period=inside[0] if inside else 0,
        barrier="M" in square.flags,
        gives_trees="T" in square.flags,
        inescapable="N" in square.flags,
        parts=[part_face(part) for part in square.does],
        x=x,
        y=y,
        provenance=square.provenance,
    )


def part_face(part: PartRow) -> PartFace:
    """A part of a sentence."""
    return PartFace(part.verb, part.n, part.to, part.hold, part.pawns, part.who, part.danger, part.quiet)


def cell(place: int) -> tuple[int, int]:
    """Section 11.1. The cell of a place on the grid of 13 by 9, x to the right, y down."""
    if place > BRUMAIRE:
        return (9, 1) if place == GUYANA else (place - FRONT, 2) if place > FRONT else (place - PRISON, 1)
    for last, x, y in (
        (12, place, 8),
        (20, 12, 20 - place),
        (32, 32 - place, 0),
        (39, 0, place - 32),
        (50, place - 39, 7),
    ):
        if place <= last:
            return x, y
    return 11, 57 - place


ZONE_NAMES: Final = {0: "", ATTACKABLE: "all", **dict(zip(COLOUR_BITS, COLOURS, strict=True))}
STOPS: Final = frozenset(place for place, square in enumerate(BOX.squares, start=1) if "M" in square.flags)


def view(g: LysState, viewer: int | None) -> LysView:
    """The table as `viewer` (None: a spectator) may see it."""
    return public(g) if viewer is None else seen_from(g, viewer, public(g))


def public(g: LysState) -> LysView:
    """What everybody sees."""
    return LysView(
        round=g.round,
        first=g.first,
        active=g.active,
        thrower=g.thrower,
        dice=[g.options.faces[face] for face in g.dice],
        seats=[seat_view(g, seat) for seat in range(g.seats)],
        squares=square_views(tuple(g.options.zones), tuple(g.planter)),
        deck=len(g.deck),
        deck_order=[CARDS[card] for card in reversed(g.deck)] if g.deck_known else None,
        discard=[CARDS[card] for card in g.discard],
        pool=len(g.pool),
        pool_cards=[],
        tree_supply=g.tree_supply,
        brevet_supply=g.brevet_supply,
        round_cap=g.options.cap,
        over=g.over,
    )


def seen_from(g: LysState, viewer: int, seen: LysView) -> LysView:
    """What everybody sees, and what this seat sees besides."""
    return replace(
        seen,
        seats=[own_seat_view(g, seat, viewer, seen.seats[seat]) for seat in range(g.seats)],
        squares=own_square_views(g, viewer, seen.squares),
        pool_cards=pool_cards(g, viewer),
    )


def own_seat_view(g: LysState, seat: int, viewer: int, seen: SeatView) -> SeatView:
    """A player as the viewer sees him."""
    if seat == viewer:
        return replace(seen, persona=persona_of(g, seat, own=True), cards=[CARDS[card] for card in g.hands[seat]])
    known = known_to(g, viewer, seat)
    return replace(seen, known=[CARDS[card] for card in known]) if known else seen


def seat_view(g: LysState, seat: int) -> SeatView:
    """A player as everybody sees him."""
    return SeatView(
        seat=seat,
        persona=persona_of(g, seat),
        place=PLACES[g.place[seat]],
        marking=MARKINGS[g.marking[seat]],
        hand=len(g.hands[seat]),
        cards=None,
        known=[],
        trees=g.trees[seat],
        brevets=g.brevets[seat],
        hold=HOLD_NAMES[g.held[seat]],
        salon=g.salon[seat],
        wounded=g.wounded[seat],
        reborn=g.reborn[seat],
    )


def persona_of(g: LysState, seat: int, own: bool = False) -> str:
    """LR-49. The persona of a player; before all have chosen only one's own; "" where there are none."""
    if g.options.personas == "off":
        return ""
    chosen = g.personas[seat]
    frame = g.agenda[-1] if g.agenda else None
    if own and isinstance(frame, ChoosePersona):
        chosen = frame.chosen[seat]
    return "" if chosen == UNDECIDED else PERSONAS[chosen]


Situation: TypeAlias = tuple[object, ...]
OWN: Final[dict[Situation, list[SquareView]]] = {}
"""The squares as they were seen in such situations; only of late."""
MANY: Final = 2_000


def own_square_views(g: LysState, viewer: int, seen: list[SquareView]) -> list[SquareView]:
    """The squares as the viewer sees them: the same list as before unless something they depend on has changed."""
    others = tuple([APART if seat == viewer else WHEREABOUTS[place] for seat, place in enumerate(g.place)])
    marks = others, tuple(g.marking), tuple(g.planter), tuple(g.personas)
    own = viewer, g.brevets[viewer] > 0, tuple(g.hands[viewer])
    situation: Situation = (*marks, *own, tuple(g.options.zones), g.options.resend_gains)
    known = OWN.get(situation)
    if known is None:
        if len(OWN) >= MANY:
            OWN.clear()
        usual, asking = usual_squares(g, viewer, seen)
        known = usual[:]
        for place in asking:
            known[place] = own_square_view(g, place, viewer, seen[place])
        OWN[situation] = known
    return known


USUAL: Final[dict[Situation, tuple[list[SquareView], list[int]]]] = {}
"""The squares as somebody of a marking saw them under such trees; only of late."""


def usual_squares(g: LysState, viewer: int, seen: list[SquareView]) -> tuple[list[SquareView], list[int]]:
    """The squares as he sees them wherever the players stand, and where it matters who does or what he holds.

    Trees come seldom, moves often: two squares in three need not be looked at for them.
    """
    marking = g.marking[viewer]
    trees: Situation = marking, tuple(g.planter), tuple(g.options.zones), g.options.resend_gains
    known = USUAL.get(trees)
    if known is None:
        if len(USUAL) >= MANY:
            USUAL.clear()
        asking = [place for place in range(len(seen)) if asks_the_viewer(g, marking, place)]
        known = [own_square_view(g, place, viewer, square) for place, square in enumerate(seen)], asking
        USUAL[trees] = known
    return known


def asks_the_viewer(g: LysState, marking: int, place: int) -> bool:
    """May a card of his hand shield him there, or does it depend on the players what the square says?"""
    return asks_who_stands(g, marking, place) or (DANGEROUS[marking][place] and planter_of(g, place) < 0)


def own_square_view(g: LysState, place: int, viewer: int, seen: SquareView) -> SquareView:
    """A square as the viewer sees it."""
    ways = shields(g, viewer, place)
    usual = usual_square(place, g.options.zones[place], planter_of(g, place), g.marking[viewer])
    if usual is not None and not ways:
        return usual
    coming = preview(g, viewer, place)
    return replace(seen, preview=coming, shields=[CARDS[card] for card in ways]) if coming or ways else seen


@cache
def usual_square(place: int, zone: int, planter: int, marking: int) -> SquareView | None:
    """A square as somebody of this marking sees it if no card shields him; None: that depends on how the game stands.

    Made once, like `known_square`: what has not changed is the same object, and is not compared further.
    """
    coming = however_it_stands(planter, marking, place)
    return None if coming is None else replace(known_square(place, zone, planter), preview=coming)


@lru_cache(MANY)
def square_views(zones: tuple[int, ...], planters: tuple[int, ...]) -> list[SquareView]:
    """The squares as everybody sees them."""
    trees = [*planters, *[-1] * len(PLACES)]
    return [known_square(place, zones[place], trees[place]) for place in range(len(PLACES))]


@cache
def known_square(place: int, zone: int, planter: int) -> SquareView:
    """The same, made once: squares are many, and few of them change."""
    return SquareView(
        place=PLACES[place],
        zone=ZONE_NAMES[zone],
        planter=planter,
        barrier=planter < 0 and place in STOPS,
        preview=[],
        shields=[],
    )


def pool_cards(g: LysState, viewer: int) -> list[str]:
    """L-93. The pool as far as the viewer knows it: who gives it out sees it in order, who lost cards sees his own."""
    seen = g.pool if shows_pool(g, viewer) else known_to(g, viewer, POOL)
    return [CARDS[card] for card in seen]
