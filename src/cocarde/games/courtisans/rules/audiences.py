"""C-70 to C-77: audiences, resolved like requests without a card."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import Audience as AudienceChoice
from cocarde.games.courtisans.answers import OfCountry, Recall, Swayed, TakeCharge
from cocarde.games.courtisans.choices import FREE, INTERVENE, MARRY, RECALL, REMARRY, TAKE_CHARGE
from cocarde.games.courtisans.data.numbers import (
    BASTILLE,
    CHARGES,
    COURT,
    EXILE,
    FACES,
    FIRST_CHARGE,
    FIRST_CHARGE_FACE,
    KING,
    NOBODY,
    QUEEN,
    ROUTE_IDS,
    SEATS,
    SOVEREIGN_IDS,
    TO_NONE,
    WIDOWER,
)
from cocarde.games.courtisans.rules.bargaining.contracts import harm
from cocarde.games.courtisans.rules.bargaining.triggers import ACCUSE, PLEAD
from cocarde.games.courtisans.rules.bargaining.triggers import FREE as FREEING
from cocarde.games.courtisans.rules.bargaining.triggers import RECALL as RECALLING
from cocarde.games.courtisans.rules.bargaining.triggers import TAKE_CHARGE as TAKING
from cocarde.games.courtisans.rules.fates import present
from cocarde.games.courtisans.rules.favour import (
    REFUSED,
    asks,
    bars_another,
    bars_route,
    d10,
    heard,
    lives,
    routes,
    sway,
)
from cocarde.games.courtisans.rules.marriage import (
    ask_hand,
    ask_remarriage,
    bars_marriage,
    bars_remarriage,
    noted,
    told,
)
from cocarde.games.courtisans.rules.requests import bars_holding, receive
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one

STRONG: Final = 6
"""2.18: from this roll on an intervention counts two."""
INTIMATE: Final = 8
"""C-75: from this favour on it counts one more."""


def holder(g: CourtisansState, charge: int) -> int:
    """Before whom this charge lies, NOBODY if it lies elsewhere."""
    card = FIRST_CHARGE + charge
    for x in range(g.seats):
        if card in g.exposed[x]:
            return x
    return NOBODY


def bars_charge(g: CourtisansState, seat: int, charge: int) -> str:
    """C-71, C-72, C-R22. What keeps a seat from asking for this charge."""
    now = holder(g, charge)
    if now == NOBODY:
        return "charge-not-held"
    if now == seat:
        return "own-charge"
    return "charge-moved" if g.changed[charge] == g.round else ""


def bars_destination(g: CourtisansState, charge: int, to: int) -> str:
    """C-71, C-R21. The new holder is @court and meets the conditions; the place does not matter."""
    if to == TO_NONE:
        return ""
    if to >= g.seats:
        return "not-at-table"
    if to == holder(g, charge):
        return "charge-not-held"
    return bars_holding(g, FIRST_CHARGE_FACE + charge, to)


def bars_word(g: CourtisansState, seat: int, x: int, sovereign: int) -> str:
    """C-75. One speaks about another at court, to a sovereign who lives."""
    why = bars_another(g, seat, x)
    if why:
        return why
    if g.status[x] != COURT:
        return "target-away"
    return "" if lives(g, sovereign) else SILENT[sovereign]


def bars_status(g: CourtisansState, seat: int, x: int, status: int) -> str:
    """C-76, C-77. Another, who is there."""
    return bars_another(g, seat, x) or ("" if g.status[x] == status else AWAY[status])


def bars_audience(g: CourtisansState, seat: int, choice: Choice) -> str:
    """Why this audience is not legal, or ""."""
    if g.status[seat] != COURT:
        return "not-at-court"  # C-R89
    if isinstance(choice, TakeCharge):
        why = bars_charge(g, seat, choice.charge) or bars_destination(g, choice.charge, choice.seat)
        return why or bars_route(g, seat, choice.route)
    if isinstance(choice, AudienceChoice):
        free = choice.verb == "free"
        why = bars_status(g, seat, choice.seat, BASTILLE) if free else bars_marriage(g, seat, choice.seat)
        return why or bars_route(g, seat, choice.route)
    if isinstance(choice, OfCountry):
        return bars_remarriage(g)
    if isinstance(choice, Recall):
        why = bars_status(g, seat, choice.seat, EXILE)
        return why or ("" if lives(g, choice.sovereign) else SILENT[choice.sovereign])
    assert isinstance(choice, Swayed)
    return bars_word(g, seat, choice.seat, choice.sovereign)


def audiences(g: CourtisansState, seat: int, legal: list[Choice]) -> None:
    """Every legal audience."""
    if g.status[seat] != COURT:
        return
    ways = routes(g, seat)
    king, queen = lives(g, KING), lives(g, QUEEN)
    single = g.spouse[seat] == NOBODY and g.secret_wife != seat
    for x in range(g.seats):
        if x == seat:
            continue
        status = g.status[x]
        if status == COURT:
            if king:
                legal += INTERVENE[x][KING]
            if queen:
                legal += INTERVENE[x][QUEEN]
            if single and g.sex[x] != g.sex[seat] and not bars_marriage(g, seat, x):
                legal += [MARRY[x][route] for route in ways]
        elif status == BASTILLE:
            legal += [FREE[x][route] for route in ways]
        elif status == EXILE:
            legal += [RECALL[x][sovereign] for sovereign in (KING, QUEEN) if lives(g, sovereign)]
        if len(g.exposed[x]) > 0:
            charges_of(g, seat, x, ways, legal)
    if g.reign == WIDOWER and g.secret_wife == NOBODY:
        legal += REMARRY


def charges_of(g: CourtisansState, seat: int, x: int, ways: list[int], legal: list[Choice]) -> None:
    """C-71. The charges before x that may be asked for, and whither they may go."""
    for card in g.exposed[x]:
        charge = card - FIRST_CHARGE
        if 0 <= charge < CHARGES and g.changed[charge] != g.round:
            for to in range(g.seats):
                if to != x and not bars_holding(g, FIRST_CHARGE_FACE + charge, to):
                    legal += [TAKE_CHARGE[charge][to][route] for route in ways]
            legal += [TAKE_CHARGE[charge][TO_NONE][route] for route in ways]


def hold_audience(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-70. The audience, whichever it is."""
    if isinstance(choice, TakeCharge):
        ask_charge(g, seat, choice)
    elif isinstance(choice, AudienceChoice):
        ask_freedom(g, seat, choice) if choice.verb == "free" else ask_hand(g, seat, choice)
    elif isinstance(choice, OfCountry):
        ask_remarriage(g, seat, choice.country)
    elif isinstance(choice, Recall):
        ask_recall(g, seat, choice)
    else:
        assert isinstance(choice, Swayed)
        intervene(g, seat, choice)


def ask_charge(g: CourtisansState, seat: int, choice: TakeCharge) -> None:
    """C-71. AUD_TAKE_CHARGE."""
    x = holder(g, choice.charge)
    card = FIRST_CHARGE + choice.charge
    if g.telling:
        face = FACES[FIRST_CHARGE_FACE + choice.charge]
        g.tell("charge_sought", "C-71", {"seat": seat, "target": x, "card": face, "route": ROUTE_IDS[choice.route]})
    harm(g, seat, x)
    if not noted(g, seat, TAKING, x, asks(g, seat, choice.route)):
        return
    g.exposed[x] = [other for other in g.exposed[x] if other != card]
    if choice.seat < SEATS:
        receive(g, choice.seat, card)
    else:
        g.changed = with_one(g.changed, choice.charge, g.round)  # C-R23
        g.maison = [*g.maison, card]
        if g.telling:
            g.tell("charge_vacant", "C-71", {"card": FACES[FIRST_CHARGE_FACE + choice.charge]})


def intervene(g: CourtisansState, seat: int, choice: Swayed) -> None:
    """C-75. AUD_INTERVENE: a word for or against another; heard, a second die gives its strength."""
    x, sovereign, sign = choice.seat, choice.sovereign, choice.sign
    if g.telling:
        kind = "spoke_for" if sign > 0 else "spoke_against"
        g.tell(kind, "C-75", {"seat": seat, "target": x, "toward": SOVEREIGN_IDS[sovereign]})
    if sign < 0:
        harm(g, seat, x)
    intimate = (g.k[seat] if sovereign == KING else g.q[seat]) >= INTIMATE
    granted = heard(g, seat, sovereign)
    if granted:
        strength = (2 if d10(g) >= STRONG else 1) + (1 if intimate else 0)
        sway(g, x, sovereign, sign * strength, "why:praised" if sign > 0 else "why:maligned")
    else:
        sway(g, seat, sovereign, -1, REFUSED)
    noted(g, seat, PLEAD if sign > 0 else ACCUSE, x, granted)


def ask_freedom(g: CourtisansState, seat: int, choice: AudienceChoice) -> None:
    """C-76, C-R49. AUD_FREE."""
    told(g, "freedom_sought", "C-76", seat, choice.seat, choice.route)
    if noted(g, seat, FREEING, choice.seat, asks(g, seat, choice.route)):
        present(g, choice.seat)


def ask_recall(g: CourtisansState, seat: int, choice: Recall) -> None:
    """C-77, C-R12, C-R48. AUD_RECALL, to the King, the Queen or the Regent."""
    if g.telling:
        sovereign = SOVEREIGN_IDS[choice.sovereign]
        g.tell("recall_sought", "C-77", {"seat": seat, "target": choice.seat, "toward": sovereign})
    granted = heard(g, seat, choice.sovereign)
    if not granted:
        sway(g, seat, choice.sovereign, -1, REFUSED)
    if noted(g, seat, RECALLING, choice.seat, granted):
        present(g, choice.seat)


SILENT: Final[list[str]] = ["no-king", "no-queen"]
AWAY: Final[list[str]] = ["target-away", "target-away", "not-in-bastille", "not-in-exile", "target-away"]
