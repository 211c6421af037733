"""C-52 to C-58: PLAY_EVENT: who may play a card of groups F to N, on whom."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import Play
from cocarde.games.courtisans.choices import PLAY, PLAY_WAY, WAYS
from cocarde.games.courtisans.data.numbers import (
    ANY_SEX,
    BASTILLE,
    BY_K,
    BY_M,
    BY_Q,
    COUNTRY,
    COURT,
    DEAD,
    EXILE,
    FACE,
    JUSTICE_FACE,
    KING,
    KING_LIVES,
    NEW,
    NOBODY,
    ON_KING,
    ON_QUEEN,
    OP,
    QUEEN,
    QUEEN_LIVES,
    REIGN,
    SEX,
    TO_KING,
    TO_NONE,
    TO_QUEEN,
    WIDOWER,
    WOMAN,
)
from cocarde.games.courtisans.data.numbers import REQUEST as IS_REQUEST
from cocarde.games.courtisans.data.rows import OPS
from cocarde.games.courtisans.rules.favour import lives, sov
from cocarde.games.courtisans.rules.requests import bars_minimum, bars_place
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.refusals import spoken

CATHOLIC: Final = 1
"""The Spanish party: no Huguenot among them (card huguenot)."""
SHIELDED: Final = 3
"""Favour above which a Huguenot is left in peace."""


def op(name: str) -> int:
    return OPS.index(name)


WAR_CARD: Final = op("war")
PEACE_CARD: Final = op("peace")
FAVOURITE: Final = op("favourite")
LOVER: Final = op("lover")
SECRET_WIFE: Final = op("secret_wife")
CABAL: Final = op("cabal")
SURPRISED: Final = op("surprised")
CHILD: Final = op("child")
TRIAL: Final = op("trial")
GLORY: Final = op("glory")
POISON: Final = op("poison")
PHILTRE: Final = op("philtre")
MARKED: Final = op("marked")
CHILDBED: Final = op("childbed")
HUGUENOT: Final = op("huguenot")
ENEMY: Final = op("enemy")
EITHER: Final = op("either")
FAVOUR: Final = op("favour")
SCANDAL: Final = op("scandal")
MONEY: Final = op("money")
GAMBLE: Final = op("gamble")
CAPITATION: Final = op("capitation")

STATUS_NEEDED: Final[list[int]] = [COURT] * len(OPS)
STATUS_NEEDED[TRIAL] = BASTILLE
STATUS_NEEDED[GLORY] = EXILE
STATUS_NEEDED[MONEY] = NOBODY
STATUS_NEEDED[GAMBLE] = NOBODY
"""C-113: @court, @bastille, @exile; NOBODY stands for @alive."""
AWAY: Final[list[str]] = ["target-away", "target-away", "not-in-bastille", "not-in-exile", "target-away", "target-away"]


def bars_player(g: CourtisansState, seat: int, face: int) -> str:
    """C-53, C-54, C-56. What keeps a seat from playing this card at all, whoever the target."""
    if IS_REQUEST[face]:
        return "is-a-request"
    why = bars_prisoner(g, seat, face) or bars_place(g, face) or bars_men(g, seat, face)
    return why or bars_effect(g, OP[face], face)


def bars_prisoner(g: CourtisansState, seat: int, face: int) -> str:
    """C-53. From the Bastille one plays Justice alone."""
    return "prisoner-plays" if g.status[seat] == BASTILLE and face != JUSTICE_FACE else ""


def bars_men(g: CourtisansState, seat: int, face: int) -> str:
    """C-53, C-R5, C-R44. Poison and philtres are for women at court."""
    wrong = OP[face] in (POISON, PHILTRE) and (g.sex[seat] != WOMAN or g.status[seat] != COURT)
    return "women-only" if wrong else ""


def all_bars_player(g: CourtisansState, seat: int, face: int) -> list[str]:
    """C-53, C-54, C-56. Everything that keeps a seat from playing this event card, whoever the target."""
    effect = bars_effect(g, OP[face], face)
    return spoken(bars_prisoner(g, seat, face), bars_place(g, face), bars_men(g, seat, face), effect)


def bars_effect(g: CourtisansState, what: int, face: int) -> str:
    """C-56, C-92, C-94. What the state of the reign forbids."""
    if what in (FAVOUR, SCANDAL):
        works = (BY_K[face] and KING_LIVES[g.reign]) or (BY_Q[face] and QUEEN_LIVES[g.reign]) or BY_M[face]
        return "" if works else "void"  # C-R34
    if what == WAR_CARD:
        return "at-war-already" if g.wars >> COUNTRY[face] & 1 else ""  # C-R32
    if what == FAVOURITE:
        return "no-king" if not KING_LIVES[g.reign] else "secret-wife" if g.secret_wife != NOBODY else ""
    if what == LOVER:
        return "" if QUEEN_LIVES[g.reign] else "no-queen"
    if what == SECRET_WIFE:
        return "not-a-widower" if g.reign != WIDOWER else "secret-wife" if g.secret_wife != NOBODY else ""
    if what == SURPRISED:
        return "" if KING_LIVES[g.reign] else "no-king"
    return ""


def bars_target(g: CourtisansState, seat: int, face: int, x: int) -> str:
    """C-54, C-113, C-R45. What keeps the courtier x from being the target."""
    what = OP[face]
    needed = STATUS_NEEDED[what]
    status = g.status[x]
    if needed == NOBODY:
        return "target-away" if status in (DEAD, NEW) else ""
    if status != needed:
        return AWAY[needed]
    if SEX[face] != ANY_SEX and g.sex[x] != SEX[face]:
        return "wrong-sex"
    if what in PLAIN:
        return ""
    return bars_condition(g, seat, face, x)


def bars_condition(g: CourtisansState, seat: int, face: int, x: int) -> str:
    """The other conditions a card prints."""
    what = OP[face]
    if what == TRIAL:
        return "prisoner-plays" if g.status[seat] == BASTILLE and x != seat else ""
    if what == POISON:
        return "oneself" if x == seat else ""
    if what in (FAVOURITE, LOVER):
        if x == (g.favourite if what == FAVOURITE else g.lover):
            return "is-favourite" if what == FAVOURITE else "is-lover"
        return bars_minimum(g, face, x)
    if what == MARKED:
        return "" if g.marks[x] else "no-mark"  # C-R6
    if what == HUGUENOT:
        return "party-safe" if g.party[x] == CATHOLIC else "" if sov(g, x) <= SHIELDED else "favour-too-high"
    if what == ENEMY:
        return "" if g.wars >> g.party[x] & 1 else "party-safe"
    if what == PEACE_CARD:
        return "" if KING_LIVES[g.reign] else "void"  # C-57
    return bars_love(g, what, x)


def bars_love(g: CourtisansState, what: int, x: int) -> str:
    """C-92 to C-94, C-R55, C-R91. Cards about the Favourite, the Lover and wives."""
    if what == SURPRISED:
        return "" if x == g.lover else "not-in-love"
    if what == CHILDBED:
        if x == g.secret_wife:
            return "secret-wife"
        return "" if g.spouse[x] != NOBODY or x == g.favourite else "not-favourite"
    if what == CABAL and x == g.lover:
        return ""
    if what in (CABAL, CHILD):
        return "not-favourite" if x != g.favourite else "secret-wife" if g.secret_wife != NOBODY else ""
    if what == SECRET_WIFE:
        return "not-favourite" if x != g.favourite else "married" if g.spouse[x] != NOBODY else ""
    return ""


PLAIN: Final[list[int]] = [FAVOUR, EITHER, SCANDAL, op("kill"), op("smallpox"), op("duel"), GLORY]
"""Cards without any condition but status and sex."""
ALONE_TOO: Final[list[int]] = [PEACE_CARD, WAR_CARD, CAPITATION]
WITHOUT_TARGET: Final[list[int]] = [WAR_CARD, CAPITATION]
SOVEREIGN_ONLY: Final[list[int]] = [PHILTRE]


def bars_sovereign(g: CourtisansState, face: int, target: int) -> str:
    """C-54. KING or QUEEN, only while alive, only where the card says so."""
    if not (ON_KING[face] if target == TO_KING else ON_QUEEN[face]):
        return "not-on-sovereigns"
    if target == TO_KING:
        return "" if KING_LIVES[g.reign] else "no-king"
    return "" if QUEEN_LIVES[g.reign] else "no-queen"


def bars_play(g: CourtisansState, seat: int, choice: Play) -> str:
    """Why this play is not legal, or ""."""
    face, target = choice.face, choice.target
    if face not in [FACE[card] for card in g.hands[seat]]:
        return "not-in-hand"
    why = bars_player(g, seat, face)
    if why:
        return why
    what = OP[face]
    if target == TO_NONE:
        return "" if what in ALONE_TOO else "needs-somebody"
    if what in WITHOUT_TARGET:
        return "needs-nobody"
    if target >= TO_KING:
        return bars_sovereign(g, face, target)
    if what in SOVEREIGN_ONLY:
        return "no-target"
    if target >= g.seats:
        return "not-at-table"
    if (what == EITHER) != (choice.way >= 0):
        return "names-a-track"
    if choice.way >= 0 and not lives(g, choice.way):
        return "no-king" if choice.way == KING else "no-queen"
    return bars_target(g, seat, face, target)


def plays(g: CourtisansState, seat: int, face: int, legal: list[Choice]) -> None:
    """Every legal play of this card in hand."""
    if bars_player(g, seat, face):
        return
    what = OP[face]
    row = PLAY[face]
    if what in ALONE_TOO:
        legal.append(row[TO_NONE])
        if what in WITHOUT_TARGET:
            return
    if what not in SOVEREIGN_ONLY:
        for x in range(g.seats):
            if not bars_target(g, seat, face, x):
                if what == EITHER:
                    legal += tracks(g, face, x)
                else:
                    legal.append(row[x])
    if ON_KING[face] and KING_LIVES[g.reign]:
        legal.append(row[TO_KING])
    if ON_QUEEN[face] and QUEEN_LIVES[g.reign]:
        legal.append(row[TO_QUEEN])


def tracks(g: CourtisansState, face: int, x: int) -> list[Choice]:
    """The card asks for a track: those of the sovereigns who live."""
    both: list[Choice] = [*PLAY_WAY[WAYS[face]][x]]
    if g.reign == REIGN:
        return both
    return both[:1] if KING_LIVES[g.reign] else both[QUEEN:]
