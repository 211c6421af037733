# interpreted: msgspec structs
"""C-136, C-120: a right form of address and its mistaken sisters, part by part."""

from __future__ import annotations

from cocarde.games.courtisans.address import (
    FORMER_NAME,
    LOWER_TITLE,
    NO_CHARGE,
    NO_DIGNITY,
    NO_TITLE,
    WRONG_ORDER,
    WRONG_QUALITY,
    WRONG_SEX,
    ranks_of,
)
from cocarde.games.courtisans.faces import AddressView, FormView
from cocarde.games.courtisans.requests import marshal
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.tables import CARD_CATEGORY, CHARGE, FACE, FACES, FIRST_CHARGE_FACE, MAN, WOMAN

TITLES = ("", "titre_baron", "titre_comte", "titre_marquis", "titre_duc")
LADIES = (FIRST_CHARGE_FACE + 4, FIRST_CHARGE_FACE + 6)
GENTLEMEN = (FIRST_CHARGE_FACE, FIRST_CHARGE_FACE + 7)


def address_view(g: CourtisansState, x: int, faults: tuple[int, ...]) -> AddressView:
    """The four forms, in the order they were drawn."""
    return AddressView(x, [form(g, x, fault, at + 1) for at, fault in enumerate(faults)])


def right_form(g: CourtisansState, x: int, number: int) -> FormView:
    """C-120, C-R80, C-R81. All parts, each of them right: a wife is no Maréchale, and first names are no part."""
    woman = g.sex[x] == WOMAN
    ranks = ranks_of(g, x)
    charges = sorted([card for card in g.exposed[x] if CARD_CATEGORY[card] == CHARGE])
    return FormView(
        number=number,
        quality=("madame" if g.married[x] else "mademoiselle") if woman else "monsieur",
        dignity=marshal(g, x),
        title=TITLES[ranks[0]] if ranks else "",
        feminine=woman,
        name=g.house[g.bears[x]],
        charge=FACES[FACE[charges[0]]] if charges else "",
        swapped=False,
    )


def form(g: CourtisansState, x: int, fault: int, number: int) -> FormView:
    """The right form with one mistake of this kind."""
    made = right_form(g, x, number)
    ranks = ranks_of(g, x)
    if fault == WRONG_SEX:
        made.quality = "madame" if g.sex[x] == MAN else "monsieur"
    elif fault == WRONG_QUALITY:
        made.quality = "mademoiselle" if g.married[x] else "madame"
    elif fault == NO_DIGNITY:
        made.dignity = True
    elif fault in (NO_TITLE, LOWER_TITLE):
        made.title = TITLES[ranks[1]] if fault == LOWER_TITLE else TITLES[4 if not ranks or ranks[0] != 4 else 3]
    elif fault == FORMER_NAME:
        made.name = g.house[(g.former[x] & -g.former[x]).bit_length() - 1]
    elif fault == NO_CHARGE:
        held = [FACE[card] for card in g.exposed[x]]
        made.charge = FACES[next(face for face in (LADIES if made.feminine else GENTLEMEN) if face not in held)]
    elif fault == WRONG_ORDER:
        made.swapped = True
    return made
