"""C-120. The Grand Registre: everybody at the table as the reader of messages knows him."""

from __future__ import annotations

from cocarde.games.courtisans.data.numbers import CARD_CATEGORY, CARD_RANK, CHARGE, DEAD, FACE, FACES, NOBODY, TITRE
from cocarde.games.courtisans.data.rows import SEXES
from cocarde.games.courtisans.etiquette import Person, Register
from cocarde.games.courtisans.rules.requests import marshal
from cocarde.games.courtisans.state import CourtisansState


def register_of(g: CourtisansState, accounts: tuple[str, ...] = ()) -> Register:
    """The register as it stands; `accounts`: what the players themselves are called."""
    return Register(tuple(person_of(g, seat, accounts[seat] if accounts else "") for seat in range(g.seats)))


def person_of(g: CourtisansState, seat: int, account: str = "") -> Person:
    """The line of a courtier."""
    cards = g.exposed[seat]
    titles = sorted([card for card in cards if CARD_CATEGORY[card] == TITRE], key=lambda card: -CARD_RANK[card])
    charges = sorted([card for card in cards if CARD_CATEGORY[card] == CHARGE])
    return Person(
        seat=seat,
        sex="F" if SEXES[g.sex[seat]] == "F" else "M",
        house_name=g.house[seat],
        current_name=g.house[g.bears[seat]],
        former_names=tuple(g.house[other] for other in range(g.seats) if g.former[seat] >> other & 1),
        titles=tuple(FACES[FACE[card]] for card in titles),
        marshal=marshal(g, seat),
        charges=tuple(FACES[FACE[card]] for card in charges),
        spouse=g.spouse[seat] if g.spouse[seat] != NOBODY else None,
        ever_married=bool(g.married[seat]),
        chambellan=seat == g.chambellan,
        living=g.status[seat] != DEAD,
        account=account,
    )
