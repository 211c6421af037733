"""What is at stake in a move at court: the die it takes, what it brings, what a refusal costs."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.courtisans.answers import (
    Audience,
    OfCountry,
    OfFace,
    OfSeat,
    Play,
    Recall,
    Request,
    Swayed,
    TakeCharge,
)
from cocarde.games.courtisans.choices import DRAW, END_TURN, MAKE_PEACE, MOVE_COURT
from cocarde.games.courtisans.data.numbers import (
    BASTILLE,
    BY_K,
    BY_KING,
    BY_M,
    BY_Q,
    BY_REGENT,
    CARD_CATEGORY,
    COUNTRY,
    COURT,
    DIGNITE,
    FACES,
    FIRST_CHARGE_FACE,
    HIGHEST,
    HUNT,
    INCOME,
    KING,
    LETTRE_FACE,
    LOSING,
    LOWEST,
    OP,
    OTHER,
    PLACE_IDS,
    QUEEN,
    REIGN,
    ROUTE_IDS,
    SEATS,
    SOVEREIGN_IDS,
    TO_KING,
    TO_NONE,
    VERSAILLES,
)
from cocarde.games.courtisans.data.numbers import REQUEST as IS_REQUEST
from cocarde.games.courtisans.data.rows import COUNTRIES, OPS
from cocarde.games.courtisans.rules.audiences import INTIMATE
from cocarde.games.courtisans.rules.cards.effects import FATAL_DUEL, FATAL_POX
from cocarde.games.courtisans.rules.favour import bonus, chance_of, lives
from cocarde.games.courtisans.rules.powers import PENSION_UNIT, SWAY
from cocarde.games.courtisans.rules.requests import bars_receiver
from cocarde.games.courtisans.rules.treasury.income import income_of
from cocarde.games.courtisans.rules.war import KINGS_WRATH, QUEENS_WRATH
from cocarde.games.courtisans.state import CourtisansState

TENTH: Final = 10
MOVES_FAVOUR: Final = ("favour", "scandal", "child", "glory")
KILLS: Final = ("kill", "poison", "childbed")


def favour(g: CourtisansState, x: int, sovereign: int) -> int:
    """Where a courtier stands with a sovereign."""
    return g.k[x] if sovereign == KING else g.q[x]


def moved(now: int, n: int) -> int:
    """C-13. A favour after n points, within the track."""
    return min(HIGHEST, max(LOWEST, now + n))


def way_to(g: CourtisansState, seat: int, route: int) -> Args:
    """C-63 to C-66. The die a way wants, and whom a refusal estranges."""
    sovereign = KING if route == BY_KING else QUEEN
    needed = favour(g, seat, sovereign) + bonus(g, seat, sovereign)
    road = "queen" if route == BY_REGENT and lives(g, KING) else ROUTE_IDS[route]
    return {"needed": max(0, min(TENTH, needed)), "road": road}


def of_move(g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
    """Section 4.3. What is at stake in a move of a turn."""
    if isinstance(choice, Request):
        return of_request(g, seat, choice)
    if isinstance(choice, Play):
        return of_play(g, seat, choice)
    if isinstance(choice, TakeCharge):
        income = INCOME[FIRST_CHARGE_FACE + choice.charge] if choice.seat < SEATS else 0
        return of_asking(g, seat, "take_charge", choice.route, amount=income)
    if isinstance(choice, Audience):
        return of_asking(g, seat, choice.verb, choice.route)
    if isinstance(choice, Recall):
        return of_asking(g, seat, "recall", BY_KING if choice.sovereign == KING else BY_REGENT)
    if isinstance(choice, Swayed):
        return of_word(g, seat, choice)
    return of_plain(g, seat, choice)


def of_request(g: CourtisansState, seat: int, choice: Request) -> Stake:
    """C-59, C-65. The chance is said where one may ask for oneself, or strike with a letter."""
    if choice.face == LETTRE_FACE:
        return of_asking(g, seat, "letter", choice.route)
    income = INCOME[choice.face]
    if choice.seat == seat:
        return of_asking(g, seat, "request", choice.route, amount=income)
    others_only = bars_receiver(g, seat, choice.face, seat) != ""
    told: Args = {**way_to(g, seat, choice.route), "amount": income, "target": choice.seat}
    if others_only and chance_of(g, seat, choice.route):
        return Stake(Text("stake-request-others", told))
    return of_die(g, seat, choice.route, Text("stake-request-for", told))


def of_asking(g: CourtisansState, seat: int, key: str, route: int, amount: int = 0) -> Stake:
    """C-65, C-66, C-70. The die against one's favour; who is refused loses a point."""
    return of_die(g, seat, route, Text(f"stake-{key}", {**way_to(g, seat, route), "amount": amount}))


def of_die(g: CourtisansState, seat: int, route: int, text: Text) -> Stake:
    """C-63. What the die may bring, with its chance; where no number serves it says so, and what it costs."""
    percent = chance_of(g, seat, route)
    if percent:
        return Stake(text, percent)
    return Stake(Text("stake-vain", {"beside": SOVEREIGN_IDS[KING if route == BY_KING else QUEEN]}), percent)


def of_word(g: CourtisansState, seat: int, choice: Swayed) -> Stake:
    """C-75, C-87. A word heard counts one or two, three from the Gouvernante; unheard it costs a point."""
    now = favour(g, choice.seat, choice.sovereign)
    beside: Args = {"beside": SOVEREIGN_IDS[choice.sovereign], "now": now}
    if choice.verb == "govern":
        after = moved(now, SWAY * choice.sign)
        return Stake(Text("stake-govern-idle" if after == now else "stake-govern", {**beside, "after": after}))
    route = BY_KING if choice.sovereign == KING else BY_REGENT
    least = 2 if favour(g, seat, choice.sovereign) >= INTIMATE else 1
    strength: Args = {"least": moved(now, least * choice.sign), "most": moved(now, (least + 1) * choice.sign)}
    key = "stake-intervene-sure" if strength["least"] == strength["most"] else "stake-intervene"  # the scale ends
    key = "stake-intervene-idle" if strength["least"] == now else key
    return of_die(g, seat, route, Text(key, {**way_to(g, seat, route), **beside, **strength}))


def of_play(g: CourtisansState, seat: int, choice: Play) -> Stake:
    """C-52. What the card does to whom it is played on, in numbers; else as it says itself."""
    face, x = choice.face, choice.target
    op = OPS[OP[face]]
    if op == "money" and x < TO_NONE:
        return stake("money", amount=abs(BY_M[face]), now=g.fortune[x], after=g.fortune[x] + BY_M[face])
    if op == "gamble" and x < TO_NONE:
        won = TENTH - LOSING[face]
        return stake("gamble", TENTH * won, losing=LOSING[face], win=BY_M[face], lose=-OTHER[face])
    if op == "either":
        return on_the_track(g, x, choice.way, BY_K[face] if choice.way == KING else BY_Q[face])
    if op in MOVES_FAVOUR and x < TO_NONE and g.status[x] == COURT:
        return of_favour(g, x, face)
    if op == "capitation":
        honours = len([card for card in g.exposed[seat] if CARD_CATEGORY[card] <= DIGNITE])
        return stake("capitation", amount=-BY_M[face], n=honours, total=-BY_M[face] * honours)
    if op == "war":
        return of_war(g, seat, COUNTRY[face])
    if op in KILLS:
        return of_death(g, seat, x)
    percent = {"smallpox": TENTH * FATAL_POX, "duel": TENTH * FATAL_DUEL}.get(op, -1)
    return Stake(Text(f"card-{FACES[face]}-note"), percent)


def of_death(g: CourtisansState, seat: int, x: int) -> Stake:
    """C-24, C-106, C-114, C-115, C-117. What a house loses and keeps; who reigns after a sovereign, if anybody does."""
    if x < TO_NONE:
        return stake("death-own" if x == seat else "death")
    if g.reign != REIGN:
        return stake("death-last")
    return stake("death-king" if x == TO_KING else "death-queen")


def of_favour(g: CourtisansState, x: int, face: int) -> Stake:
    """2.15, 2.16. Favour with one sovereign or both, where they live, and livres."""
    ways = [(KING, BY_K[face]), (QUEEN, BY_Q[face])]
    felt = [(sovereign, n) for sovereign, n in ways if n and lives(g, sovereign)]
    if len(felt) == 1 and not BY_M[face]:
        return on_the_track(g, x, *felt[0])
    return Stake(Text(f"card-{FACES[face]}-note"))


def on_the_track(g: CourtisansState, x: int, sovereign: int, n: int) -> Stake:
    """C-13. From where to where favour goes; at the end of the scale it stays."""
    now = favour(g, x, sovereign)
    after = moved(now, n)
    return stake("track-idle" if now == after else "track", beside=SOVEREIGN_IDS[sovereign], now=now, after=after)


def of_plain(g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
    """C-47 to C-49, C-82 to C-86. Actions and powers without an audience."""
    if choice is END_TURN:
        income = 0 if g.slot == 0 or g.status[seat] == BASTILLE else income_of(g, seat)
        return stake("end-turn", n=g.actions, amount=income)
    if choice is DRAW:
        return stake("draw", n=len(g.hands[seat]), most=g.terms.hand_limit)
    if choice is MOVE_COURT:
        return stake("move-court", place=PLACE_IDS[HUNT if g.place == VERSAILLES else VERSAILLES])
    if choice is MAKE_PEACE:
        return stake("make-peace")
    if isinstance(choice, OfFace):
        return of_taking(choice.face)
    if isinstance(choice, OfCountry):
        return of_country(g, seat, choice)
    if isinstance(choice, OfSeat):
        return of_person(g, choice)
    return None


def of_taking(face: int) -> Stake:
    """C-48. A card of the Maison du Roi is still to be asked for."""
    return stake("take-request", amount=INCOME[face]) if IS_REQUEST[face] else stake("take")


def of_country(g: CourtisansState, seat: int, choice: OfCountry) -> Stake:
    """C-74, C-85, C-89. A princess for the King, or a war against all of a party."""
    if choice.verb == "remarry":
        told: Args = {**way_to(g, seat, BY_KING), "party": COUNTRIES[choice.country]}
        return of_die(g, seat, BY_KING, Text("stake-remarry", told))
    return of_war(g, seat, choice.country)


def of_war(g: CourtisansState, seat: int, country: int) -> Stake:
    """C-89, C-R33. Whom a war against this country ruins; the Queen spares the party of her own."""
    there = [x for x in range(g.seats) if g.party[x] == country and g.status[x] == COURT]
    king = -KINGS_WRATH if lives(g, KING) else 0
    queen = -QUEENS_WRATH if lives(g, QUEEN) and g.origin != country else 0
    felt = "both" if king and queen else "king" if king else "queen" if queen else "none"
    mine = 1 if seat in there else 0
    return stake("declare", felt=felt, k=king, q=queen, n=len(there), mine=mine, party=COUNTRIES[country])


def of_person(g: CourtisansState, choice: OfSeat) -> Stake:
    """C-49, C-83, C-84. What is done to somebody without asking."""
    if choice.verb == "gratify":
        return stake("gratify", unit=PENSION_UNIT, most=TENTH * PENSION_UNIT)
    return stake(choice.verb)
