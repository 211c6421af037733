"""What a seat may see of Courtisans (section 6): a whitelist, built from nothing."""

from __future__ import annotations

from msgspec.structs import replace

from cocarde.games.courtisans.answers import FAULTS
from cocarde.games.courtisans.data.numbers import (
    CHARGES,
    COUNTRY,
    FACE,
    FACES,
    FIRST_CHARGE,
    INCOME_CARDS,
    KING_LIVES,
    NEGOTIATION,
    NOBODY,
    NONE,
    PHASES,
    PHILTRE_MARK,
    PLACE_IDS,
    POISON_MARK,
    POWER,
    QUEEN_LIVES,
    REIGN_IDS,
    SOVEREIGN_IDS,
    STATUS_IDS,
)
from cocarde.games.courtisans.data.rows import COUNTRIES, SEXES
from cocarde.games.courtisans.etiquette.forms import address_view, forms_in, names_in
from cocarde.games.courtisans.etiquette.persons import register_of
from cocarde.games.courtisans.rules.address import ChooseAddress
from cocarde.games.courtisans.rules.bargaining.bargains import available
from cocarde.games.courtisans.rules.ending import ranking
from cocarde.games.courtisans.rules.favour import chances, hears
from cocarde.games.courtisans.rules.requests import asks_for_self
from cocarde.games.courtisans.rules.treasury.income import income_of
from cocarde.games.courtisans.seen.notary import ledger_views, negotiation_view, own_ledger_views, own_negotiation_view
from cocarde.games.courtisans.seen.shapes import (
    AddressView,
    CourtisansView,
    DieView,
    ExposedView,
    FineView,
    FlagView,
    PlayerView,
    RulesView,
)
from cocarde.games.courtisans.state import CourtisansState

ETIQUETTES = ("off", "assisted", "strict", "free")


def view(g: CourtisansState, viewer: int | None) -> CourtisansView:
    """Section 6, C-18: the table as `viewer` (None: a spectator) may see it."""
    return public(g) if viewer is None else seen_from(g, viewer, public(g))


def public(g: CourtisansState) -> CourtisansView:
    """What everybody sees."""
    revealed = bool(g.round) or "" not in g.chosen
    markers = g.wars & ~sum(1 << COUNTRY[FACE[card]] for card in g.ministere)
    register, order = register_of(g), ranking(g)
    return CourtisansView(
        round=g.round,
        phase=PHASES[g.phase],
        chambellan=g.chambellan,
        order=g.around(),
        slot=g.slot,
        active=g.active,
        actions=g.actions if g.active != NOBODY else 0,
        reign=REIGN_IDS[g.reign],
        king=KING_LIVES[g.reign],
        queen=QUEEN_LIVES[g.reign],
        origin=COUNTRIES[g.origin] if g.origin != NOBODY else "",
        regency_last=g.regency_last,
        new_reign_due=g.new_reign_due,
        place=PLACE_IDS[g.place],
        wars=countries(g.wars),
        markers=countries(markers),
        favourite=g.favourite,
        lover=g.lover,
        secret_wife=g.secret_wife,
        deck=len(g.deck),
        discard=ids(g.discard),
        maison=sorted(ids(g.maison)),
        ministere=ids(g.ministere),
        players=[player_view(g, seat, 1 + order.index(seat)) for seat in range(g.seats)],
        register=list(register.persons) if revealed else [],
        forms=forms_in(register, g.terms.lang) if revealed and g.terms.help != "none" else [],
        called=names_in(register, g.terms.lang) if g.round and not g.terms.challenge else [],
        negotiation=negotiation_view(g),
        ledger=ledger_views(g),
        fines=[FineView(line[0], line[1], FAULTS[line[2]], line[3], g.terms.fine) for line in g.fines],
        flags=[],
        address=asked_address(g),
        dice=[die_view(g.dice[at : at + 3]) for at in range(0, len(g.dice), 3)],
        rules=rules_view(g),
        chosen=None,
        over=g.over,
    )


def seen_from(g: CourtisansState, viewer: int, seen: CourtisansView) -> CourtisansView:
    """Section 6, C-18: what everybody sees, and what this seat sees besides."""
    return replace(
        seen,
        players=[own_player_view(g, seat, viewer, seen.players[seat]) for seat in range(g.seats)],
        negotiation=own_negotiation_view(g, viewer, seen.negotiation),
        ledger=own_ledger_views(g, viewer, seen.ledger),
        flags=flag_views(g) if viewer == g.chambellan else [],
        chosen=own_choice(g, viewer),
    )


def countries(some: int) -> list[str]:
    """A set of countries as ids."""
    return [COUNTRIES[country] for country in range(len(COUNTRIES)) if some >> country & 1]


def ids(cards: list[int]) -> list[str]:
    """Cards as ids."""
    return [FACES[FACE[card]] for card in cards]


def own_player_view(g: CourtisansState, seat: int, viewer: int, seen: PlayerView) -> PlayerView:
    """A player: his hand only for himself, and what the viewer knows of it."""
    known = sorted(ids([card for card in g.hands[seat] if g.known[card] >> viewer & 1]))
    if seat != viewer:
        return replace(seen, known=known) if known != seen.known else seen
    hand = sorted(ids(g.hands[seat]))
    return replace(seen, available=available(g, seat), hand=hand, known=known, asks=own_requests(g, seat))


def own_requests(g: CourtisansState, seat: int) -> list[str]:
    """C-59, C-60, C-68. The cards of a hand to ask for on one's own account, or to strike another with."""
    held = sorted({FACE[card] for card in g.hands[seat]})
    return [FACES[face] for face in held if asks_for_self(g, seat, face)]


def player_view(g: CourtisansState, seat: int, rank: int) -> PlayerView:
    """A player and his courtier, as everybody sees them."""
    hand = g.hands[seat]
    everyone = (1 << g.seats) - 1
    open_cards = [card for card in hand if g.known[card] == everyone]
    return PlayerView(
        seat=seat,
        house=g.house[seat],
        fortune=g.fortune[seat],
        available=None,
        hand_count=len(hand),
        hand=None,
        known=sorted(ids(open_cards)),
        exposed=[exposed_view(g, card) for card in sorted(g.exposed[seat])],
        income=income_of(g, seat),
        sex=SEXES[g.sex[seat]] if g.round else "",
        party=COUNTRIES[g.party[seat]] if g.round else "",
        status=STATUS_IDS[g.status[seat]],
        king=g.k[seat] if g.k[seat] != NONE else None,
        queen=g.q[seat] if g.q[seat] != NONE else None,
        spouse=g.spouse[seat],
        marks=[name for mark, name in ((POISON_MARK, "poison"), (PHILTRE_MARK, "philtre")) if g.marks[seat] & mark],
        serial=g.serial[seat],
        chances=chances(g, seat),
        hears=hears(g, seat),
        asks=None,
        ready=g.phase == NEGOTIATION and bool(g.ready >> seat & 1),
        rank=rank,
    )


def exposed_view(g: CourtisansState, card: int) -> ExposedView:
    """A card before a courtier."""
    charge = card - FIRST_CHARGE
    is_charge = 0 <= charge < CHARGES
    power = "" if POWER[FACE[card]] < 0 else "used" if g.powered[charge] == g.round else "ready"
    return ExposedView(
        card=FACES[FACE[card]],
        paid=card < INCOME_CARDS and g.paid[card] == g.round,
        locked=is_charge and g.changed[charge] == g.round,
        power=power,
    )


def flag_views(g: CourtisansState) -> list[FlagView]:
    """C-128. What waits for the Chambellan."""
    return [FlagView(at + 1, flag[0], FAULTS[flag[1]], flag[2]) for at, flag in enumerate(g.flags)]


def asked_address(g: CourtisansState) -> AddressView | None:
    """C-136. The forms to choose from, while they are to be chosen."""
    frame = g.agenda[-1] if g.agenda else None
    return address_view(g, frame.target, frame.forms) if isinstance(frame, ChooseAddress) else None


def die_view(die: list[int]) -> DieView:
    """A die for everybody to see."""
    return DieView(sovereign=SOVEREIGN_IDS[die[0]] if die[0] >= 0 else "", roll=die[1], needed=die[2])


def rules_view(g: CourtisansState) -> RulesView:
    """Section 7, as far as the table shows it."""
    return RulesView(
        goal=g.terms.goal,
        max_rounds=g.terms.max_rounds,
        hand_limit=g.terms.hand_limit,
        turn_seconds=g.terms.turn_seconds,
        etiquette=ETIQUETTES[g.terms.etiquette],
        etiquette_fine=g.terms.fine,
        etiquette_help=g.terms.help,
        lang=g.terms.lang,
        clemency=g.terms.clemency,
    )


def own_choice(g: CourtisansState, viewer: int) -> list[str] | None:
    """C-4. One's own character, before all are revealed."""
    if g.round or not g.chosen[viewer]:
        return None
    return [g.chosen[viewer][0], g.chosen[viewer][1:]]
