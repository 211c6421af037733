"""What becomes of a courtier: presented (C-25), killed (C-106), exiled (C-108), jailed (C-110), tried (C-88)."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data.numbers import (
    BASTILLE,
    CARD_CATEGORY,
    CHARGE,
    COURT,
    DEAD,
    EXILE,
    HIGHEST,
    KING,
    KING_LIVES,
    MAN,
    NOBODY,
    NONE,
    PENSION,
    QUEEN,
    QUEEN_LIVES,
    TITRE,
)
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.bargaining.contracts import happened
from cocarde.games.courtisans.rules.bargaining.triggers import DIES, EXILED, FREED, JAILED, RECALLED, trigger
from cocarde.games.courtisans.rules.favour import d10, enrich, sway
from cocarde.games.courtisans.rules.loves import lose_status
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one

GUEST: Final = 2
"""2.18: what the Queen's own party is given at a presentation."""
MERCY: Final = 8
SHAKEN: Final = -2


def presentation_die(g: CourtisansState, sovereign: int) -> int:
    """C-25. A ten is rolled again."""
    while True:
        roll = d10(g, sovereign)
        if roll < 10:
            return roll


def queens_favour(g: CourtisansState, x: int) -> int:
    """C-25, C-27, C-R65. The red die, +2 for the Queen's party, at most 9."""
    roll = presentation_die(g, QUEEN) + (GUEST if g.party[x] == g.origin else 0)
    return HIGHEST if roll > HIGHEST else roll


def present(g: CourtisansState, x: int) -> None:
    """C-25, C-112. PRESENT(x): to court, with a die for each sovereign who lives."""
    was = g.status[x]
    g.status = with_one(g.status, x, COURT)
    g.k[x] = presentation_die(g, KING) if KING_LIVES[g.reign] else NONE
    g.q[x] = queens_favour(g, x) if QUEEN_LIVES[g.reign] else NONE
    if g.telling:
        tell_presented(g, x)
    if was == BASTILLE:
        happened(g, trigger(FREED, x))
    elif was == EXILE:
        happened(g, trigger(RECALLED, x))


def tell_presented(g: CourtisansState, x: int) -> None:
    """His party and his first favours."""
    args: dict[str, int | str] = {"seat": x, "party": COUNTRIES[g.party[x]]}
    if g.k[x] == NONE:
        g.tell("presented_to_regent", "C-25", {**args, "q": g.q[x]})
    elif g.q[x] == NONE:
        g.tell("presented_to_king", "C-25", {**args, "k": g.k[x]})
    else:
        g.tell("presented", "C-25", {**args, "k": g.k[x], "q": g.q[x]})


def off_the_tracks(g: CourtisansState, x: int, status: int) -> None:
    """C-12, C-93. He stands at court no more: no favours, no royal love."""
    g.status = with_one(g.status, x, status)
    g.k[x] = NONE
    g.q[x] = NONE
    lose_status(g, x)


def lose_cards(g: CourtisansState, x: int, everything: bool) -> None:
    """C-106, C-108, C-110. Charges and pensions (at a death: all that is exposed) to the Maison du Roi."""
    kept: list[int] = []
    lost: list[int] = []
    for card in g.exposed[x]:
        if everything or CARD_CATEGORY[card] == CHARGE or CARD_CATEGORY[card] == PENSION:
            lost.append(card)
        else:
            kept.append(card)
    g.exposed[x] = kept
    g.maison = g.maison + lost


def jail(g: CourtisansState, x: int) -> None:
    """C-110. JAIL(x)."""
    send_away(g, x, BASTILLE, "jailed", "C-110")
    happened(g, trigger(JAILED, x))


def exile(g: CourtisansState, x: int) -> None:
    """C-108. EXILE(x)."""
    send_away(g, x, EXILE, "exiled", "C-108")
    happened(g, trigger(EXILED, x))


def send_away(g: CourtisansState, x: int, where: int, kind: str, rule: str) -> None:
    """C-108, C-110. He leaves the Court, and his charges and pensions fall vacant."""
    off_the_tracks(g, x, where)
    lose_cards(g, x, False)
    if g.telling:
        g.tell(kind, rule, {"seat": x})


def slay(g: CourtisansState, x: int) -> None:
    """Option `clemency`: who is killed by a card of groups I and J survives with 8 to 10, shaken."""
    roll = d10(g) if g.terms.clemency else 0
    if roll and g.telling:
        g.tell("spared" if roll >= MERCY else "not_spared", "C-106", {"seat": x, "roll": roll, "mercy": MERCY})
    if roll >= MERCY:
        sway(g, x, KING, SHAKEN)
        sway(g, x, QUEEN, SHAKEN)
    else:
        kill(g, x)


def kill(g: CourtisansState, x: int) -> None:
    """C-98, C-106. KILL(x), in the order of the rule; the player keeps hand, fortune and office."""
    if g.telling:
        g.tell("died", "C-106", {"seat": x})
    spouse = g.spouse[x]
    if spouse != NOBODY and g.sex[x] == MAN:
        inherit_titles(g, x, spouse)
    off_the_tracks(g, x, DEAD)
    lose_cards(g, x, True)
    if spouse != NOBODY:
        g.spouse = with_one(with_one(g.spouse, spouse, NOBODY), x, NOBODY)
    if g.secret_wife == x:
        g.secret_wife = NOBODY
    happened(g, trigger(DIES, x))


def inherit_titles(g: CourtisansState, husband: int, widow: int) -> None:
    """C-97, C-R63. His titles pass to her, wherever she is."""
    titles = [card for card in g.exposed[husband] if CARD_CATEGORY[card] == TITRE]
    if titles:
        g.exposed[husband] = [card for card in g.exposed[husband] if CARD_CATEGORY[card] != TITRE]
        g.exposed[widow] = g.exposed[widow] + titles
        if g.telling:
            g.tell("titles_inherited", "C-97", {"seat": widow, "target": husband})


def try_prisoner(g: CourtisansState, x: int) -> None:
    """C-88, C-R7. TRIAL(x): death, exile, a fine and freedom, or freedom."""
    roll = d10(g)
    if g.telling:
        verdict = "death" if roll <= 3 else "exile" if roll <= 6 else "fine" if roll <= 9 else "acquittal"
        g.tell("tried", "C-88", {"seat": x, "roll": roll, "verdict": verdict})
    if roll <= 3:
        kill(g, x)
    elif roll <= 6:
        exile(g, x)
    else:
        if roll <= 9 and g.fortune[x] > 0:  # C-R50
            enrich(g, x, -(g.fortune[x] // 2), "C-88")
        present(g, x)
