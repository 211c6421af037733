"""C-52: what event cards do, and where they go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cocarde.core.text import Args
from cocarde.games.courtisans.answers import Play
from cocarde.games.courtisans.data.numbers import (
    AMANT_FACE,
    BY_K,
    BY_M,
    BY_Q,
    CARD_CATEGORY,
    COUNTRY,
    COURT,
    DEAD,
    DIGNITE,
    FACES,
    FAVORITE_FACE,
    HARMFUL,
    KING,
    LOSING,
    NEW,
    OP,
    OTHER,
    PHILTRE_MARK,
    POISON_MARK,
    QUEEN,
    SECRETAIRE_CARD,
    TO_KING,
    TO_NONE,
    TO_QUEEN,
)
from cocarde.games.courtisans.data.rows import OPS
from cocarde.games.courtisans.rules.bargaining.contracts import happened, harm
from cocarde.games.courtisans.rules.bargaining.triggers import PLAYS, trigger
from cocarde.games.courtisans.rules.cards.hand import leave_hand
from cocarde.games.courtisans.rules.fates import exile, jail, present, slay, try_prisoner
from cocarde.games.courtisans.rules.favour import d10, enrich, sway
from cocarde.games.courtisans.rules.loves import (
    become_favourite,
    become_lover,
    end_favourite,
    end_lover,
    marry_in_secret,
)
from cocarde.games.courtisans.rules.sovereigns import kill_king, kill_queen
from cocarde.games.courtisans.rules.war import declare_war, make_peace
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_one

FATAL_POX: Final = 5
FATAL_DUEL: Final = 3
LOST_DUEL: Final = 8
"""2.13: up to these rolls smallpox kills, a duel kills, a duel costs favour."""
ARDENTE: Final = FACES.index("chambre_ardente")


def play_event(g: CourtisansState, seat: int, choice: Play) -> None:
    """C-52, C-55. The card is revealed, works at once, and goes where it belongs."""
    face, target = choice.face, choice.target
    card = leave_hand(g, seat, face)
    if g.telling:
        tell_played(g, seat, face, target)
        g.cause = f"card:{FACES[face]}"
    if target < TO_NONE and HARMFUL[face]:
        harm(g, seat, target)  # C-39
    if COUNTRY[face] >= 0:
        g.ministere = [*g.ministere, card]
    elif face != FAVORITE_FACE and face != AMANT_FACE:
        g.discard = [*g.discard, card]
    EFFECTS[OP[face]](g, seat, choice, card)
    g.cause = ""
    happened(g, trigger(PLAYS, seat, face, target))


def tell_played(g: CourtisansState, seat: int, face: int, target: int) -> None:
    """Who plays what on whom."""
    args: Args = {"seat": seat, "card": FACES[face]}
    if target == TO_NONE:
        g.tell("played", "C-52", args)
    elif target < TO_NONE:
        g.tell("played_on_self" if target == seat else "played_on", "C-52", {**args, "target": target})
    else:
        g.tell("played_on_sovereign", "C-52", {**args, "sovereign": "king" if target == TO_KING else "queen"})


def effect_war(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-89. A declaration of war; the card lies in the Ministère."""
    declare_war(g, COUNTRY[choice.face], seat)


def effect_peace(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-57, C-R51. Glory or blame for a man, perhaps for the Secrétaire; the war is over."""
    if choice.target < TO_NONE:
        sway(g, choice.target, KING, BY_K[choice.face])
    if OTHER[choice.face]:
        for x in range(g.seats):
            if x != choice.target and SECRETAIRE_CARD in g.exposed[x]:
                sway(g, x, KING, OTHER[choice.face])
    make_peace(g)


def effect_favourite(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-92."""
    become_favourite(g, choice.target, card)


def effect_lover(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-92."""
    become_lover(g, choice.target, card)


def effect_secret_wife(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-94."""
    marry_in_secret(g, choice.target, choice.face)


def effect_cabal(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.10. The royal love ends, with three points of favour."""
    x = choice.target
    if x == g.favourite:
        end_favourite(g)
        sway(g, x, KING, BY_K[choice.face])
    else:
        end_lover(g)
        sway(g, x, QUEEN, BY_Q[choice.face])


def effect_exile(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.10, 2.14. The Lover surprised, the Huguenot unmasked."""
    exile(g, choice.target)


def effect_jail(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.14. Dealings with the enemy."""
    jail(g, choice.target)


def effect_trial(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-88."""
    try_prisoner(g, choice.target)


def effect_glory(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-R8. Back from the colonies, presented, with favour and livres."""
    present(g, choice.target)
    effect_favour(g, seat, choice, card)


def effect_poison(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-58. The mark is hers as soon as the card is played."""
    g.marks = with_one(g.marks, seat, g.marks[seat] | POISON_MARK)
    effect_kill(g, seat, choice, card)


def effect_philtre(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """C-58. The King loves the one who poured it."""
    g.marks = with_one(g.marks, seat, g.marks[seat] | PHILTRE_MARK)
    sway(g, seat, KING, BY_K[choice.face])


def effect_marked(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.12. La Voisin sends to prison; the Burning Chamber to the stake, or for a philtre into exile."""
    x = choice.target
    if choice.face != ARDENTE:
        jail(g, x)
    elif g.marks[x] & POISON_MARK:
        slay(g, x)
    else:
        exile(g, x)


def effect_kill(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.13, C-R41. A courtier, one's own too; the King, the Queen."""
    if choice.target == TO_KING:
        kill_king(g)
    elif choice.target == TO_QUEEN:
        kill_queen(g)
    else:
        slay(g, choice.target)


def effect_smallpox(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.13. Even odds; a courtier who survives is disfigured."""
    roll = d10(g)
    if g.telling:
        kind = "caught_pox" if roll <= FATAL_POX else "survived_pox"
        g.tell(kind, "C-52", {"roll": roll, "fatal": FATAL_POX})
    if roll <= FATAL_POX:
        effect_kill(g, seat, choice, card)
        return
    if choice.target < TO_NONE:
        sway(g, choice.target, KING, BY_K[choice.face])
        sway(g, choice.target, QUEEN, BY_Q[choice.face])


def effect_duel(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.13. Death, the King's anger, or the Queen's admiration."""
    roll = d10(g)
    if g.telling:
        kind = "duel_killed" if roll <= FATAL_DUEL else "duel_angered" if roll <= LOST_DUEL else "duel_admired"
        g.tell(kind, "C-52", {"seat": choice.target, "roll": roll})
    if roll <= FATAL_DUEL:
        slay(g, choice.target)
    elif roll <= LOST_DUEL:
        sway(g, choice.target, KING, BY_K[choice.face])
    else:
        sway(g, choice.target, QUEEN, BY_Q[choice.face])


def effect_either(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.15, 2.16. On the track the player named."""
    sway(g, choice.target, choice.way, BY_K[choice.face] if choice.way == KING else BY_Q[choice.face])


def effect_favour(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.10, 2.15 to 2.17. Favour and livres."""
    sway(g, choice.target, KING, BY_K[choice.face])
    sway(g, choice.target, QUEEN, BY_Q[choice.face])
    enrich(g, choice.target, BY_M[choice.face], "C-52")


def effect_scandal(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.16, C-R69. It falls upon the victim, and a little upon all of his party."""
    x = choice.target
    sway(g, x, KING, BY_K[choice.face])
    for other in g.around():
        if other != x and g.status[other] == COURT and g.party[other] == g.party[x]:
            harm(g, seat, other)  # C-39
            sway(g, other, KING, OTHER[choice.face])


def effect_money(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.17."""
    enrich(g, choice.target, BY_M[choice.face], "C-52")


def effect_gamble(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.17. Won or lost by the die."""
    roll = d10(g)
    won = roll > LOSING[choice.face]
    if g.telling:
        kind = "gamble_won" if won else "gamble_lost"
        args: Args = {"seat": choice.target, "roll": roll, "losing": LOSING[choice.face]}
        g.tell(kind, "C-52", args)
    enrich(g, choice.target, BY_M[choice.face] if won else OTHER[choice.face], "C-52")


def effect_capitation(g: CourtisansState, seat: int, choice: Play, card: int) -> None:
    """2.17. Everybody alive pays for each title, charge and dignity."""
    for x in g.around():
        if g.status[x] != DEAD and g.status[x] != NEW:
            harm(g, seat, x)  # C-39
            honours = len([held for held in g.exposed[x] if CARD_CATEGORY[held] <= DIGNITE])
            enrich(g, x, BY_M[choice.face] * honours, "C-52")


Effect = Callable[[CourtisansState, int, Play, int], None]
EFFECT_OF: Final[dict[str, Effect]] = {
    "war": effect_war,
    "peace": effect_peace,
    "favourite": effect_favourite,
    "lover": effect_lover,
    "secret_wife": effect_secret_wife,
    "cabal": effect_cabal,
    "surprised": effect_exile,
    "child": effect_favour,
    "trial": effect_trial,
    "glory": effect_glory,
    "poison": effect_poison,
    "philtre": effect_philtre,
    "marked": effect_marked,
    "kill": effect_kill,
    "smallpox": effect_smallpox,
    "childbed": effect_kill,
    "duel": effect_duel,
    "huguenot": effect_exile,
    "enemy": effect_jail,
    "either": effect_either,
    "favour": effect_favour,
    "scandal": effect_scandal,
    "money": effect_money,
    "gamble": effect_gamble,
    "capitation": effect_capitation,
}
EFFECTS: Final[list[Effect]] = [EFFECT_OF.get(name, effect_money) for name in OPS]
"""By operation; requests come here never."""
