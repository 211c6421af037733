"""C-73, C-74, C-95 to C-98: marriages, of courtiers and of the King."""

from __future__ import annotations

from cocarde.games.courtisans.answers import Audience as AudienceChoice
from cocarde.games.courtisans.data.numbers import BY_KING, COURT, NOBODY, REIGN, ROUTE_IDS, TO_NONE, WIDOWER, WOMAN
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.bargaining.contracts import happened
from cocarde.games.courtisans.rules.bargaining.triggers import ATTEMPTED, AUDIENCE, GRANTED, trigger
from cocarde.games.courtisans.rules.bargaining.triggers import MARRY as MARRYING
from cocarde.games.courtisans.rules.bargaining.triggers import REMARRY as REMARRYING
from cocarde.games.courtisans.rules.fates import queens_favour
from cocarde.games.courtisans.rules.favour import asks, bars_another
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one


def bars_marriage(g: CourtisansState, seat: int, x: int) -> str:
    """C-73, C-94, C-R64. Two of opposite sex at court, neither married to a living courtier nor to the King."""
    why = bars_another(g, seat, x)
    if why:
        return why
    if g.status[x] != COURT:
        return "target-away"
    if g.sex[x] == g.sex[seat]:
        return "same-sex"
    if g.secret_wife in (x, seat):
        return "secret-wife"
    return "married" if g.spouse[x] != NOBODY or g.spouse[seat] != NOBODY else ""


def bars_remarriage(g: CourtisansState) -> str:
    """C-74, C-94."""
    if g.reign != WIDOWER:
        return "not-a-widower"
    return "" if g.secret_wife == NOBODY else "secret-wife"


def ask_hand(g: CourtisansState, seat: int, choice: AudienceChoice) -> None:
    """C-73. AUD_MARRY: no consent, no divorce; the wife takes her husband's name."""
    x = choice.seat
    told(g, "hand_sought", "C-73", seat, x, choice.route)
    if noted(g, seat, MARRYING, x, asks(g, seat, choice.route)):
        marry(g, seat, x)


def marry(g: CourtisansState, one: int, other: int) -> None:
    """C-73, C-96, C-R62. Spouses of each other."""
    g.spouse = with_one(with_one(g.spouse, one, other), other, one)
    g.married = with_one(with_one(g.married, one, 1), other, 1)
    wife, husband = (one, other) if g.sex[one] == WOMAN else (other, one)
    names = (g.former[wife] | 1 << g.bears[wife]) & ~(1 << g.bears[husband])
    g.former = with_one(g.former, wife, names)
    g.bears = with_one(g.bears, wife, g.bears[husband])
    if g.telling:
        g.tell("married", "C-73", {"seat": husband, "target": wife})


def ask_remarriage(g: CourtisansState, seat: int, country: int) -> None:
    """C-74, C-R84. AUD_REMARRY: a new Queen; everybody at court is presented to her."""
    if g.telling:
        g.tell("remarriage_advised", "C-74", {"seat": seat, "realm": COUNTRIES[country]})
    if not noted(g, seat, REMARRYING, TO_NONE, asks(g, seat, BY_KING)):
        return
    g.reign = REIGN
    g.origin = country
    if g.telling:
        g.tell("king_remarried", "C-74", {"realm": COUNTRIES[country]})
    for x in g.around():
        if g.status[x] == COURT:
            g.q[x] = queens_favour(g, x)
            if g.telling:
                g.tell("met_the_queen", "C-74", {"seat": x, "q": g.q[x]})


def told(g: CourtisansState, kind: str, rule: str, seat: int, x: int, route: int) -> None:
    """What is asked, of whom, by which way."""
    if g.telling:
        g.tell(kind, rule, {"seat": seat, "target": x, "route": ROUTE_IDS[route]})


def noted(g: CourtisansState, seat: int, what: int, x: int, granted: bool) -> bool:
    """C-38. The audience was held, and perhaps granted."""
    happened(g, trigger(AUDIENCE, seat, what, x, ATTEMPTED))
    if granted:
        happened(g, trigger(AUDIENCE, seat, what, x, GRANTED))
    elif g.telling:
        g.tell("denied", "C-70", {"seat": seat})
    return granted
