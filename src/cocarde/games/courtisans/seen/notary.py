# interpreted: msgspec structs
"""C-37, C-43: offers, contracts and the ledger, as one viewer sees them."""

from __future__ import annotations

from msgspec.structs import replace

from cocarde.games.courtisans.answers import MOST_OFFERS
from cocarde.games.courtisans.data.numbers import NEGOTIATION
from cocarde.games.courtisans.rules.bargaining.bargains import GIVE_CASH, MAKER, NUMBER, TO, WANT_CASH
from cocarde.games.courtisans.rules.bargaining.contracts import (
    AMOUNT,
    FATES,
    INSTRUMENTS,
    KIND,
    LINE_FATE,
    LINE_KIND,
    LINE_PAYEE,
    LINE_PAYER,
    OPEN,
    PAYEE,
    PAYER,
    TRIGGER,
    public_line,
)
from cocarde.games.courtisans.rules.bargaining.negotiation import QUICK_OFFERS
from cocarde.games.courtisans.rules.bargaining.triggers import condition
from cocarde.games.courtisans.seen.shapes import ContractView, NegotiationView, OfferView, SideView
from cocarde.games.courtisans.state import QUICK, CourtisansState


def negotiation_view(g: CourtisansState) -> NegotiationView:
    """C-37. What everybody sees of the negotiation: that it is going on."""
    return NegotiationView(
        open=g.phase == NEGOTIATION,
        quick=g.terms.negotiation == QUICK,
        seconds=g.terms.negotiation_seconds,
        notaire=g.terms.notaire,
        offers_left=0,
        offers=[],
        contracts=[],
    )


def own_negotiation_view(g: CourtisansState, viewer: int, seen: NegotiationView) -> NegotiationView:
    """C-37. Offers, escrows and words of the viewer; nobody else's."""
    return replace(
        seen,
        offers_left=most_offers(g) - g.made[viewer] if seen.open else 0,
        offers=[offer_view(offer) for offer in g.offers if viewer in (offer[MAKER], offer[TO])],
        contracts=[
            ContractView(
                round=g.round,
                instrument=INSTRUMENTS[each[KIND]],
                payer=each[PAYER],
                payee=each[PAYEE],
                amount=each[AMOUNT],
                condition=condition(each[TRIGGER]),
                fate=FATES[OPEN],
            )
            for each in g.contracts
            if viewer in (each[PAYER], each[PAYEE])
        ],
    )


def most_offers(g: CourtisansState) -> int:
    """C-34, C-42. Offers each may make in this phase."""
    return QUICK_OFFERS if g.terms.negotiation == QUICK else MOST_OFFERS


def offer_view(offer: list[int]) -> OfferView:
    """An offer as its two parties see it."""
    return OfferView(
        maker=offer[MAKER],
        number=offer[NUMBER],
        to=offer[TO],
        give=side_view(offer[GIVE_CASH:WANT_CASH]),
        want=side_view(offer[WANT_CASH:]),
    )


def side_view(side: list[int]) -> SideView:
    """One side of an offer."""
    return SideView(cash=side[0], escrow=side[1], condition=condition(side[2]), word=condition(side[3]))


def ledger_views(g: CourtisansState) -> list[ContractView]:
    """C-37, C-43. What is public of the register of bargains."""
    return [line_view(line) for line in g.ledger if public_line(line)]


def own_ledger_views(g: CourtisansState, viewer: int, seen: list[ContractView]) -> list[ContractView]:
    """C-37. The register of bargains: what is public, and the viewer's own."""
    own = [line for line in g.ledger if public_line(line) or viewer in (line[LINE_PAYER], line[LINE_PAYEE])]
    return seen if len(own) == len(seen) else [line_view(line) for line in own]


def line_view(line: list[int]) -> ContractView:
    """A line of the register."""
    return ContractView(
        round=line[0],
        instrument=INSTRUMENTS[line[LINE_KIND]],
        payer=line[LINE_PAYER],
        payee=line[LINE_PAYEE],
        amount=line[4],
        condition=condition(line[5]),
        fate=FATES[line[LINE_FATE]],
    )
