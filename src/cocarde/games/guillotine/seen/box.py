# interpreted: msgspec structs
"""What lies in the box of Guillotine, as the page is told it; the questions stay in the house (G-81)."""

from __future__ import annotations

from cocarde.games.guillotine.data.numbers import BOX, ELECTED, MAX_TURNS, MISSIONS, START
from cocarde.games.guillotine.rules.denunciation.cases import BY_MOTION, CONFIRMED_UP_TO, SIMPLE, SUPPORTED
from cocarde.games.guillotine.rules.flight import BACK_FROM_FLIGHT
from cocarde.games.guillotine.rules.prison import OUT_OF_PRISON
from cocarde.games.guillotine.seen.shapes import (
    ChronicleFace,
    DeputyFace,
    FactionFace,
    GuillotineBox,
    JacobinFace,
    MissionFace,
    NumbersFace,
    PostFace,
    StripFace,
)


def box() -> GuillotineBox:
    """Everything printed, as the data files have it; the questions stay in the house."""
    strip = BOX.strip
    return GuillotineBox(
        factions=[FactionFace(row.id, row.letter, row.colour, row.provenance) for row in BOX.factions],
        deputies=[DeputyFace(row.id, row.faction, row.n, row.born, row.died, row.provenance) for row in BOX.deputies],
        posts=[post_face(post) for post in range(len(BOX.posts))],
        strip=StripFace(
            box=list(strip.box),
            phases=points(strip.phases),
            turns=points(strip.turns),
            reports=points(strip.reports),
            desk=list(strip.desk),
        ),
        missions=[mission_face(face) for face in range(len(MISSIONS))],
        jacobins=[
            JacobinFace(row.id, row.count, row.kind, row.op, row.n, row.deputy, row.post, row.provenance)
            for row in BOX.jacobins
        ],
        chronicle=[ChronicleFace(row.id, row.year, row.month, row.day, row.provenance) for row in BOX.chronicle],
        numbers=NumbersFace(
            start=START,
            elected=ELECTED,
            turns=MAX_TURNS,
            simple=CONFIRMED_UP_TO[SIMPLE],
            supported=CONFIRMED_UP_TO[SUPPORTED],
            motion=CONFIRMED_UP_TO[BY_MOTION],
            prison=OUT_OF_PRISON,
            flight=BACK_FROM_FLIGHT,
        ),
    )


def points(centres: tuple[tuple[int, int], ...]) -> list[list[int]]:
    """Centres as lists."""
    return [list(centre) for centre in centres]


def post_face(post: int) -> PostFace:
    """A post as it is printed."""
    row = BOX.posts[post]
    return PostFace(
        id=row.id,
        seats=row.seats,
        income=row.income,
        free=row.free,
        box=list(row.box),
        slots=points(row.slots),
        denounced=list(row.denounced),
        deck=list(row.deck),
        provenance=row.provenance,
    )


def mission_face(face: int) -> MissionFace:
    """A Mission card as it is printed."""
    row = BOX.missions[face]
    rolls = [str(roll) for roll in row.rolls]
    return MissionFace(row.id, row.count, row.group, row.op, row.n, row.other, row.faction, rolls, row.provenance)
