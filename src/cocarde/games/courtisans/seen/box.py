# interpreted: msgspec structs
"""What lies in the box of Courtisans, as the page is told it."""

from __future__ import annotations

from cocarde.games.courtisans.answers import AMOUNTS, BARGAINS, FAULTS
from cocarde.games.courtisans.data.numbers import BOX, FACE_COUNT, FIRST, REQUEST
from cocarde.games.courtisans.rules.bargaining.triggers import AUDIENCES, KINDS, POWER_OPTIONS
from cocarde.games.courtisans.seen.shapes import AreaFace, BargainFace, CardFace, CountryFace, CourtisansBox, HouseFace


def box() -> CourtisansBox:
    """Everything printed, as the data files have it; silver and black for seats 7 and 8 (C-R85)."""
    return CourtisansBox(
        cards=[card_face(face) for face in range(FACE_COUNT)],
        houses=[HouseFace(row.id, row.name, row.provenance) for row in BOX.houses],
        areas=[AreaFace(row.id, list(row.box)) for row in BOX.areas],
        countries=[CountryFace(row.id, list(row.at)) for row in BOX.countries],
        colours=list(BOX.colours),
        bargains=[BargainFace(name, AMOUNTS[at]) for at, name in enumerate(BARGAINS)],
        triggers=KINDS,
        audiences=AUDIENCES,
        powers=POWER_OPTIONS,
        faults=FAULTS,
    )


def card_face(face: int) -> CardFace:
    """A card as it is printed."""
    row = BOX.cards[face]
    return CardFace(
        id=row.id,
        count=row.count,
        first=FIRST[face] + 1,
        category=row.category,
        op=row.op,
        place=row.place,
        sex=row.sex,
        king=row.king,
        queen=row.queen,
        titled=row.titled,
        income=row.income,
        rank=row.rank,
        power=row.power,
        government=row.government,
        tone=row.tone,
        country=row.country,
        request=REQUEST[face],
        provenance=row.provenance,
        given=list(row.given),
        public=list(row.public),
    )
