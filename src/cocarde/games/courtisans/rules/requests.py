"""C-59 to C-69: REQUEST, a card asked of the sovereign; C-78 and C-79: what a courtier may hold."""

from __future__ import annotations

from cocarde.core.choice import Choice
from cocarde.core.text import Args
from cocarde.games.courtisans.answers import Request
from cocarde.games.courtisans.choices import REQUEST
from cocarde.games.courtisans.data.numbers import (
    ANY_PLACE,
    ANY_SEX,
    CARD_CATEGORY,
    CATEGORY,
    CHARGE,
    COURT,
    FACE,
    FACES,
    FIRST,
    FIRST_CHARGE,
    GOVERNMENT,
    KING_MIN,
    LETTRE_FACE,
    MARSHAL_FACE,
    NONE,
    PLACE,
    QUEEN_LIVES,
    QUEEN_MIN,
    ROUTE_IDS,
    SEX,
    TITLED,
)
from cocarde.games.courtisans.data.numbers import REQUEST as IS_REQUEST
from cocarde.games.courtisans.rules.bargaining.contracts import happened, harm
from cocarde.games.courtisans.rules.bargaining.triggers import OBTAINS, PLAYS, category_code, trigger
from cocarde.games.courtisans.rules.cards.hand import leave_hand
from cocarde.games.courtisans.rules.fates import jail
from cocarde.games.courtisans.rules.favour import asks, bars_route, routes, sov, titled
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.refusals import spoken
from cocarde.kit.replaced import with_one


def bars_minimum(g: CourtisansState, face: int, x: int) -> str:
    """C-62, C-R35. The blue minimum is read on the King, in a Regency on the Regent; the red one on the Queen."""
    if KING_MIN[face] != NONE and sov(g, x) < KING_MIN[face]:
        return "too-little-favour"
    if QUEEN_MIN[face] != NONE:
        if not QUEEN_LIVES[g.reign]:
            return "no-queen"  # C-R30
        if g.q[x] < QUEEN_MIN[face]:
            return "too-little-favour"
    return ""


def bars_holding(g: CourtisansState, face: int, x: int) -> str:
    """C-60, C-61, C-80. What keeps x from holding this card: status, sex, favour, title (place apart, C-R21)."""
    if g.status[x] != COURT:
        return "target-away"
    if SEX[face] != ANY_SEX and g.sex[x] != SEX[face]:
        return "wrong-sex"
    why = bars_minimum(g, face, x)
    if why:
        return why
    if TITLED[face] and not titled(g, x):
        return "not-titled"
    if face == MARSHAL_FACE and marshal(g, x):
        return "second-marshal"  # C-79, C-R19
    return ""


def marshal(g: CourtisansState, x: int) -> bool:
    """Has he a Marshal card?"""
    for card in g.exposed[x]:
        if FACE[card] == MARSHAL_FACE:
            return True
    return False


def bars_face(g: CourtisansState, seat: int, face: int) -> str:
    """C-60. What keeps a seat from asking for this card at all."""
    if not IS_REQUEST[face]:
        return "not-a-request"
    if g.status[seat] != COURT:
        return "not-at-court"
    return bars_place(g, face) or bars_moved(g, face)


def bars_place(g: CourtisansState, face: int) -> str:
    """C-54. Many cards are used at one place of the court only."""
    return "wrong-place" if PLACE[face] != ANY_PLACE and PLACE[face] != g.place else ""


def bars_moved(g: CourtisansState, face: int) -> str:
    """C-72. A charge changes hands once a round."""
    moved = CATEGORY[face] == CHARGE and g.changed[FIRST[face] - FIRST_CHARGE] == g.round
    return "charge-moved" if moved else ""


def all_bars_face(g: CourtisansState, seat: int, face: int) -> list[str]:
    """C-60. Everything that keeps a seat from asking for this request card, whoever receives it."""
    away = "" if g.status[seat] == COURT else "not-at-court"
    return spoken(away, bars_place(g, face), bars_moved(g, face))


def bars_victim(g: CourtisansState, seat: int, x: int) -> str:
    """C-68. A Lettre de cachet strikes another at court in disgrace."""
    if x == seat:
        return "oneself"
    if g.status[x] != COURT:
        return "target-away"
    return "" if sov(g, x) <= 0 else "favour-too-high"


def bars_receiver(g: CourtisansState, seat: int, face: int, x: int) -> str:
    """C-60, C-68, C-R16. What keeps x from being named in this request."""
    if x >= g.seats:
        return "not-at-table"
    return bars_victim(g, seat, x) if face == LETTRE_FACE else bars_holding(g, face, x)


def asks_for_self(g: CourtisansState, seat: int, face: int) -> bool:
    """C-59, C-68. May this card be asked for on one's own account, or for a letter: is there anybody to strike?"""
    if bars_face(g, seat, face):
        return False
    if face != LETTRE_FACE:
        return not bars_holding(g, face, seat)
    return any(not bars_victim(g, seat, x) for x in range(g.seats))


def bars_request(g: CourtisansState, seat: int, choice: Request) -> str:
    """Why this request is not legal, or ""."""
    if choice.face not in [FACE[card] for card in g.hands[seat]]:
        return "not-in-hand"
    return (
        bars_face(g, seat, choice.face)
        or bars_receiver(g, seat, choice.face, choice.seat)
        or bars_route(g, seat, choice.route)
    )


def requests(g: CourtisansState, seat: int, face: int, legal: list[Choice]) -> None:
    """Every legal request of this card in hand."""
    if bars_face(g, seat, face):
        return
    open_routes = routes(g, seat)
    for x in range(g.seats):
        if not bars_receiver(g, seat, face, x):
            for route in open_routes:
                legal.append(REQUEST[face][x][route])


def request(g: CourtisansState, seat: int, choice: Request) -> None:
    """C-59, C-65, C-69, C-R15. The card is shown and asked for; refused, it lies in the Maison du Roi."""
    face, x = choice.face, choice.seat
    card = leave_hand(g, seat, face)
    if g.telling:
        args: Args = {"seat": seat, "card": FACES[face], "target": x, "route": ROUTE_IDS[choice.route]}
        kind = "letter_asked" if face == LETTRE_FACE else "asked_for_self" if x == seat else "asked_for"
        g.tell(kind, "C-59", args)
    if face == LETTRE_FACE:
        harm(g, seat, x)
    granted = asks(g, seat, choice.route)
    if granted and face == LETTRE_FACE:
        g.hands[seat] = [*g.hands[seat], card]  # C-68, C-R88
        g.known = with_one(g.known, card, (1 << g.seats) - 1)
        if g.telling:
            g.cause = f"card:{FACES[face]}"
        jail(g, x)
        g.cause = ""
    elif granted:
        receive(g, x, card)
    else:
        g.maison = [*g.maison, card]  # C-R9
        if g.telling:
            g.tell("refused", "C-65", {"seat": seat, "card": FACES[face]})
    happened(g, trigger(PLAYS, seat, face, x))


def receive(g: CourtisansState, x: int, card: int) -> None:
    """C-67, C-78, C-R18. The card is exposed before x; a second ordinary charge sends the first away."""
    face = FACE[card]
    if CATEGORY[face] == CHARGE:
        g.changed = with_one(g.changed, card - FIRST_CHARGE, g.round)
        if not GOVERNMENT[face]:
            give_up_charge(g, x)
    g.exposed[x] = [*g.exposed[x], card]
    if g.telling:
        g.tell("obtained", "C-67", {"seat": x, "card": FACES[face]})
    happened(g, trigger(OBTAINS, x, face))
    happened(g, trigger(OBTAINS, x, category_code(CATEGORY[face])))


def give_up_charge(g: CourtisansState, x: int) -> None:
    """C-78, C-R17. His ordinary charge, if he has one, goes to the Maison du Roi."""
    for card in g.exposed[x]:
        if CARD_CATEGORY[card] == CHARGE and not GOVERNMENT[FACE[card]]:
            g.exposed[x] = [other for other in g.exposed[x] if other != card]
            g.maison = [*g.maison, card]
            if g.telling:
                g.tell("charge_given_up", "C-78", {"seat": x, "card": FACES[FACE[card]]})
            return
