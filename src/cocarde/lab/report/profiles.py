"""What to look at in each game: its sides, who begins, what counts as a turn, and which events name which things.

An event names things of the box by its arguments. A `Source` says which argument of which event is a thing, and which
one says whose it was: a seat, a side (`camp`, `faction`), or the thing itself where each belongs to a side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from cocarde import games as registry
from cocarde.core.text import Args
from cocarde.games.guillotine.data.rows import FACTIONS

Sides = dict[str, list[int]]
"""The seats of each side."""


class Source(msgspec.Struct, frozen=True):
    """Events of this kind tell of a thing: the argument that names it, and the one that says whose it was."""

    event: str
    thing: str
    whose: str = "seat"


class Heading(msgspec.Struct, frozen=True):
    """A list of things that may matter; texts: `report-heading-ID`, and of the game `KIND-NAME` for each thing.

    Without sources: whatever any event of a seat names by an argument of this kind.
    """

    id: str
    kind: str
    sources: tuple[Source, ...]


def no_sides(g: Any) -> Sides:
    return {}


class Profile(msgspec.Struct, frozen=True):
    """What to look at. `side_kind` names the sides in the game's texts; `swapped`: seats change sides within a game.

    `belongs`: the side of each thing that has one. `opener`: the first event of this kind says who begins. `turn`: the
    events of this kind are counted as turns. `settles`: of this event these arguments are counted (who won a round).
    """

    headings: tuple[Heading, ...] = ()
    sides: Callable[[Any], Sides] = no_sides
    side_kind: str = ""
    swapped: bool = False
    belongs: dict[str, str] = {}
    opener: str = ""
    turn: str = ""
    settles: tuple[str, tuple[str, ...]] = ("", ())


def heading(id: str, kind: str, *sources: tuple[str, ...]) -> Heading:
    return Heading(id, kind, tuple(Source(*source) for source in sources))


def vendee_sides(g: Any) -> Sides:
    """V-100. Seat 0 is Blue, the camps alternate."""
    return {camp: list(range(first, g.seats, 2)) for first, camp in enumerate(("blue", "white"))}


def guillotine_sides(g: Any) -> Sides:
    """GR-98. The factions in play; of two players each leads two."""
    return {name: [seat] for name, seat in zip(FACTIONS, g.owner, strict=True) if seat >= 0}


def cortege_sides(g: Any) -> Sides:
    """K-1. Who demonstrates and who governs, in this round."""
    return {"cp": [g.cp], "po": [1 - g.cp]}


def vendee() -> Profile:
    return Profile(
        headings=(
            heading("drawn", "card", ("drew", "cards"), ("recovered", "card")),
            heading("played", "card", ("played", "cards")),
            heading("attacked", "hex", ("attacked", "hex")),
            heading("taken", "hex", ("hex_taken", "hex", "camp")),
            heading("fortified", "hex", ("fort_built", "hex", "camp")),
        ),
        sides=vendee_sides,
        side_kind="camp",
        turn="round_began",
    )


def lys() -> Profile:
    walks = ("walked", "advanced", "bounced", "went", "jailed", "enlisted", "deported", "fell_back", "came_home")
    cards = ("marked", "attacked", "defended", "passed", "protected", "escaped")
    return Profile(
        headings=(
            heading("drawn", "card", ("drew", "cards"), ("message", "card"), ("alms", "card")),
            heading("played", "card", *[(event, "card") for event in cards], ("laid_books", "cards")),
            heading("visited", "place", *[(event, "to") for event in walks]),
            heading("planted", "place", ("planted", "square")),
            heading("marked", "marking", ("marked", "marking", "target")),
            heading("persona", "persona", ("persona", "persona")),
        ),
        opener="opened",
        turn="began",
    )


def guillotine() -> Profile:
    box: Any = registry.load("guillotine").box()
    return Profile(
        headings=(
            heading("used", "card", ("used", "card", "faction")),
            heading("missions", "card", ("received", "card", "deputy")),
            heading("reported", "deputy", ("report_adopted", "deputy", "deputy")),
            heading("condemned", "deputy", ("confirmed", "deputy", "deputy")),
            heading("lost", "deputy", ("guillotined", "deputy", "deputy"), ("killed_himself", "deputy", "deputy")),
        ),
        sides=guillotine_sides,
        side_kind="faction",
        belongs={row.id: row.faction for row in box.deputies},
        opener="turn_began",
        turn="turn_began",
    )


def courtisans() -> Profile:
    aimed = ("played_on", "played_on_self", "played_on_sovereign", "played")
    return Profile(
        headings=(
            heading("drawn", "card", ("drew", "card"), ("took", "card")),
            heading("obtained", "card", ("obtained", "card")),
            heading("played", "card", *[(event, "card") for event in aimed]),
            heading("suffered", "card", ("played_on", "card", "target")),
            heading("party", "party", ("lady_appeared", "party"), ("gentleman_appeared", "party")),
        ),
        opener="chambellan_named",
        turn="round_began",
    )


def cortege() -> Profile:
    box: Any = registry.load("cortege").box()
    return Profile(
        headings=(
            heading("flicked", "unit", ("flicked", "unit")),
            heading("worked", "unit", ("touched_match", "unit", "unit")),
            heading("entered", "unit", ("entered", "unit", "unit")),
            heading("struck", "unit", ("arrested", "unit", "unit"), ("discarded", "unit", "unit")),
        ),
        sides=cortege_sides,
        side_kind="side",
        swapped=True,
        belongs={row.id: row.side for row in box.units},
        opener="sides_chosen",
        turn="flicked",
        settles=("round_ended", ("side", "reason")),
    )


NOT_THINGS = ("seat", "feature")
"""Kinds of arguments that name nothing in the box."""
PROFILES = {"vendee": vendee, "lys": lys, "guillotine": guillotine, "courtisans": courtisans, "cortege": cortege}


@cache
def profile(slug: str) -> Profile:
    """What to look at in this game."""
    return PROFILES[slug]() if slug in PROFILES else unknown(slug)


def unknown(slug: str) -> Profile:
    """A game that is not in the list: whatever its events name, by kind."""
    kinds = dict.fromkeys(registry.load(slug).meta.kinds.values())
    return Profile(headings=tuple(heading(kind, kind) for kind in kinds if kind not in NOT_THINGS), turn="round_began")


def named(args: Args, name: str) -> Iterator[str]:
    """The things an argument names: one, or each of a list."""
    value = args.get(name, ())
    if isinstance(value, (int, str)):
        yield str(value)
    else:
        yield from map(str, value)
