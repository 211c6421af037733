"""What a seat may see of Vendée Militaire (section 6 of the rules), and what lies in the box."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from cocarde.games.vendee.data import numbers
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.rules.effects import EFFECTS, LONGER, SHORTER, Manche
from cocarde.games.vendee.rules.interrupts import Interrupt
from cocarde.games.vendee.rules.scoring import points
from cocarde.games.vendee.seen.shapes import (
    BattleView,
    CampView,
    CardFace,
    EffectFace,
    HexFace,
    HexView,
    PeekView,
    PlayView,
    RoundFace,
    SeatView,
    VendeeBox,
    VendeeView,
)
from cocarde.games.vendee.state import LAID, MEANS, PLAY_WIDTH, STANDS, VendeeState

FaceT = TypeVar("FaceT", bound=msgspec.Struct)


def box() -> VendeeBox:
    """Everything printed, as the data files have it."""
    return VendeeBox(
        cards=[
            face(
                CardFace,
                card,
                effects=[face(EffectFace, effect) for effect in card.fx],
                on=elsewhere(at),
                first_no=card.no,
            )
            for at, card in enumerate(numbers.BOX.cards)
        ],
        hexes=[
            face(
                HexFace,
                tile,
                symbols=list(tile.symbols),
                galerne=tile.no - 1 in numbers.GALERNE_HEXES,
                given=list(tile.given),
            )
            for tile in numbers.BOX.hexes
        ],
        rounds=[face(RoundFace, row) for row in numbers.BOX.rounds],
        extra_general_value=numbers.EXTRA_VALUE,
        fortresses=numbers.FORTRESSES,
    )


def elsewhere(card: int) -> dict[str, int]:
    """V-26. What a card counts on the hexes that make it worth more or less than is printed on it."""
    printed = numbers.BOX.cards[card].value
    counts = {tile: numbers.VALUE_ON[at][card] for at, tile in enumerate(numbers.HEXES)}
    return {tile: count for tile, count in counts.items() if count != printed}


def face(kind: type[FaceT], row: msgspec.Struct, **more: object) -> FaceT:
    """A row of the data files as the page gets it: the fields of the same name, and `more`."""
    same = {name: getattr(row, name) for name in kind.__struct_fields__ if name not in more}
    return kind(**same, **more)


def view(g: VendeeState, viewer: int | None) -> VendeeView:
    """Section 6: the table as `viewer` (None: a spectator) may see it."""
    return public(g) if viewer is None else seen_from(g, viewer, public(g))


def public(g: VendeeState) -> VendeeView:
    """What everybody sees."""
    return VendeeView(
        round=g.round,
        end_marker=g.end_marker,
        reserve=g.reserve,
        attacker=g.attacker,
        first=max(0, g.round - 1) % g.seats,
        hexes=[hex_view(hex, g.place[hex], g.owner[hex], g.fort[hex]) for hex in range(len(numbers.HEXES))],
        camps=[camp_view(g, camp) for camp in range(2)],
        seats=[SeatView(seat, CAMPS[seat & 1], len(hand), None) for seat, hand in enumerate(g.hands)],
        battle=battle_view(g) if g.hex >= 0 else None,
        peeks=[],
        over=g.over,
    )


@cache
def hex_view(hex: int, place: int, owner: int, fort: bool) -> HexView:
    """A hex; made once, so that one that has not changed is the same object."""
    return HexView(numbers.HEXES[hex], numbers.HEXES[place], "" if owner == numbers.NOBODY else CAMPS[owner], fort)


def seen_from(g: VendeeState, viewer: int, seen: VendeeView) -> VendeeView:
    """Section 6: what everybody sees, and what this seat sees besides."""
    return replace(
        seen,
        seats=[seat_view(g, seat, viewer, seen.seats[seat]) for seat in range(g.seats)],
        battle=own_battle(g, viewer, seen.battle),
        peeks=peek_views(g, viewer),
    )


def camp_view(g: VendeeState, camp: int) -> CampView:
    """What everybody sees of a camp."""
    owned = [hex for hex, owner in enumerate(g.owner) if owner == camp]
    return CampView(
        camp=CAMPS[camp],
        points=points(g, camp),
        hexes=len(owned),
        forts=sum(g.fort[hex] for hex in owned),
        general=numbers.GENERAL[g.round][camp],
        general_value=numbers.GENERAL_VALUE[g.round][camp],
        general_available=g.general[camp],
        extra_general=g.extra[camp],
        deck=len(g.deck[camp]),
        jeu_one=g.jeu_one[camp],
        discard=names(g.discard[camp]),
        aside=names(g.aside[camp]),
    )


def seat_view(g: VendeeState, seat: int, viewer: int, seen: SeatView) -> SeatView:
    """A seat; its cards only for those who see its hand."""
    return replace(seen, cards=names(g.hands[seat])) if viewer in g.eyes(seat) else seen


def peek_views(g: VendeeState, viewer: int) -> list[PeekView]:
    """V-64 and recovered cards: what the viewer remembers of hands it does not see."""
    return [
        PeekView(seat, names(sorted(known)), g.round)
        for seat in range(g.seats)
        if viewer not in g.eyes(seat) and (known := g.known(seat, viewer))
    ]


def own_battle(g: VendeeState, viewer: int, seen: BattleView | None) -> BattleView | None:
    """Whether a play is still in its window only the seat asked about it knows."""
    asked = g.agenda[-1] if g.agenda else None
    pending = seen is not None and isinstance(asked, Interrupt) and asked.seat == viewer
    return replace(seen, pending=True) if seen is not None and pending else seen


def battle_view(g: VendeeState) -> BattleView:
    """The battle as everybody sees it."""
    plays = [play_view(g.plays[at : at + PLAY_WIDTH]) for at in range(0, len(g.plays), PLAY_WIDTH)]
    standing = max((at for at, play in enumerate(plays) if not play.cancelled), default=-1)
    return BattleView(
        hex=numbers.HEXES[g.hex],
        attacker=g.attacker,
        plays=plays,
        standing=standing,
        pending=False,
        to_beat=plays[standing].total if standing >= 0 else 0,
        asked=plays[standing].types if standing >= 0 else "",
        manche=manche_of(g, plays[standing].seat & 1) if standing >= 0 else 0,
    )


def play_view(play: list[int]) -> PlayView:
    """A play of the battle."""
    seat, base, added, total, fate, roll = play
    return PlayView(
        seat=seat,
        base=numbers.FACES[base],
        bonus=numbers.FACES[added] if added >= 0 else "",
        total=total,
        types=numbers.TYPE_NAMES[numbers.TYPES[added if added >= 0 else base]],
        cancelled=MEANS[fate],
        roll=roll,
    )


def manche_of(g: VendeeState, camp: int) -> int:
    """V-79. The step of this camp's flags, a play in its window counted."""
    flags = 0
    for at in range(0, len(g.plays), PLAY_WIDTH):
        seat, base, added, _, fate, _ = g.plays[at : at + PLAY_WIDTH]
        if seat & 1 == camp and fate in (LAID, STANDS):
            for face in (base, added):
                for effect in EFFECTS[seat][face] if face >= 0 else ():
                    if isinstance(effect, Manche):
                        flags |= LONGER if effect.n > 0 else SHORTER
    return (1 if flags & LONGER else 0) - (1 if flags & SHORTER else 0)


def names(faces: list[int]) -> list[str]:
    """Faces as ids."""
    return [numbers.FACES[face] for face in faces]
