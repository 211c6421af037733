"""C-82 to C-87: the powers of five charges."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import OfCountry, OfSeat, Swayed
from cocarde.games.courtisans.choices import ARREST, DECLARE, GOVERN, GRATIFY, MAKE_PEACE, MOVE_COURT, TRIAL
from cocarde.games.courtisans.data.numbers import (
    BASTILLE,
    CHANCELIER,
    CHASSE,
    CONTROLEUR,
    COURT,
    FACES,
    FIRST_CHARGE,
    FIRST_CHARGE_FACE,
    GOUVERNANTE,
    HUNT,
    KING,
    PLACE_IDS,
    SECRETAIRE,
    SOVEREIGN_IDS,
    TO_NONE,
    VERSAILLES,
    WAR,
)
from cocarde.games.courtisans.data.rows import COUNTRIES
from cocarde.games.courtisans.rules.bargaining.contracts import happened, harm
from cocarde.games.courtisans.rules.bargaining.triggers import ARREST as ARRESTING
from cocarde.games.courtisans.rules.bargaining.triggers import GRATIFY as GRATIFYING
from cocarde.games.courtisans.rules.bargaining.triggers import LOWER, MAKE_WAR, POWER, RAISE, trigger
from cocarde.games.courtisans.rules.bargaining.triggers import MAKE_PEACE as MAKING_PEACE
from cocarde.games.courtisans.rules.bargaining.triggers import MOVE_COURT as MOVING
from cocarde.games.courtisans.rules.bargaining.triggers import TRIAL as TRYING
from cocarde.games.courtisans.rules.fates import jail, try_prisoner
from cocarde.games.courtisans.rules.favour import d10, enrich, lives, sov, sway
from cocarde.games.courtisans.rules.war import declare_war, make_peace
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.refusals import spoken
from cocarde.kit.replaced import with_one

POWERS: Final = 5
PENSION_UNIT: Final = 500
SWAY: Final = 3
POWER_OF: Final = {
    "trial": CHANCELIER,
    "arrest": CHANCELIER,
    "gratify": CONTROLEUR,
    "make_peace": SECRETAIRE,
    "declare": SECRETAIRE,
    "move_court": CHASSE,
    "govern": GOUVERNANTE,
}


def bars_power(g: CourtisansState, seat: int, power: int) -> str:
    """C-82, C-R27, C-R28. At court, the charge before him, its power not used this round."""
    if FIRST_CHARGE + power not in g.exposed[seat]:
        return "no-power"
    if g.status[seat] != COURT:
        return "not-at-court"
    return bars_again(g, power)


def bars_again(g: CourtisansState, power: int) -> str:
    """C-82. Once a round."""
    return "power-used" if g.powered[power] == g.round else ""


def all_bars_power(g: CourtisansState, seat: int, power: int) -> list[str]:
    """C-82. Everything that keeps a seat from using this power, whatever for."""
    if FIRST_CHARGE + power not in g.exposed[seat]:
        return ["no-power"]
    return spoken("" if g.status[seat] == COURT else "not-at-court", bars_again(g, power))


def bars_use(g: CourtisansState, seat: int, choice: Choice) -> str:
    """Why this use of a power is not legal, or ""."""
    why = bars_power(g, seat, POWER_OF[choice.verb])
    if why:
        return why
    if choice is MAKE_PEACE:
        return "" if g.wars else "at-peace"
    if choice is MOVE_COURT:
        return "hunt-in-war" if g.place == WAR else ""
    if isinstance(choice, OfCountry):
        return "at-war-already" if g.wars >> choice.country & 1 else ""  # C-R32
    assert isinstance(choice, OfSeat | Swayed)
    return bars_object(g, seat, choice)


def bars_object(g: CourtisansState, seat: int, choice: OfSeat | Swayed) -> str:
    """C-83, C-84, C-87. Whom a power may touch."""
    x = choice.seat
    if x >= g.seats:
        return "not-at-table"
    if x == seat and choice.verb != "gratify":
        return "oneself"
    if choice.verb == "trial":
        return "" if g.status[x] == BASTILLE else "not-in-bastille"
    if g.status[x] != COURT:
        return "target-away"  # C-R31
    if choice.verb == "arrest":
        return "" if sov(g, x) <= 0 else "favour-too-high"
    if isinstance(choice, Swayed) and not lives(g, choice.sovereign):
        return "no-king" if choice.sovereign == KING else "no-queen"
    return ""


def powers(g: CourtisansState, seat: int, legal: list[Choice]) -> None:
    """Every legal use of a power."""
    for card in g.exposed[seat]:
        power = card - FIRST_CHARGE
        if 0 <= power < POWERS and not bars_power(g, seat, power):
            for choice in USES[power]:
                if not bars_use(g, seat, choice):
                    legal.append(choice)


USES: Final[list[list[Choice]]] = [
    [*TRIAL, *ARREST],
    [*GRATIFY],
    [MAKE_PEACE, *DECLARE],
    [MOVE_COURT],
    [choice for of_seat in GOVERN for of_track in of_seat for choice in of_track],
]


def use_power(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-82, C-R29. One use per round and charge card, whoever holds it."""
    power = POWER_OF[choice.verb]
    g.powered = with_one(g.powered, power, g.round)
    if power == CHANCELIER:
        judge_or_arrest(g, seat, choice)
    elif power == CONTROLEUR:
        gratify(g, seat, choice)
    elif power == SECRETAIRE:
        peace_or_war(g, seat, choice)
    elif power == CHASSE:
        move_court(g, seat)
    else:
        govern(g, seat, choice)


def judge_or_arrest(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-83. The Chancelier tries a prisoner, or arrests without asking."""
    assert isinstance(choice, OfSeat)
    trying = choice.verb == "trial"
    if g.telling:
        g.tell("trial_ordered" if trying else "arrest_ordered", "C-83", {"seat": seat, "target": choice.seat})
    harm(g, seat, choice.seat)
    if trying:
        try_prisoner(g, choice.seat)
    else:
        jail(g, choice.seat)
    happened(g, trigger(POWER, seat, TRYING if trying else ARRESTING, choice.seat))


def charge_of(g: CourtisansState, power: int) -> str:
    """The card that what follows is put down to, where anybody is told."""
    return f"card:{FACES[FIRST_CHARGE_FACE + power]}" if g.telling else ""


def gratify(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-84. The Contrôleur général: 500 livres a point, not shared with a spouse."""
    assert isinstance(choice, OfSeat)
    roll = d10(g)
    if g.telling:
        g.tell("gratified", "C-84", {"seat": seat, "target": choice.seat, "roll": roll})
    g.cause = charge_of(g, CONTROLEUR)
    enrich(g, choice.seat, PENSION_UNIT * roll, "C-84")
    g.cause = ""
    happened(g, trigger(POWER, seat, GRATIFYING, choice.seat))


def peace_or_war(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-85. The Secrétaire d'État à la Guerre."""
    if isinstance(choice, OfCountry):
        if g.telling:
            g.tell("war_ordered", "C-85", {"seat": seat, "country": COUNTRIES[choice.country]})
        g.cause = charge_of(g, SECRETAIRE)
        declare_war(g, choice.country, seat)
        g.cause = ""
        happened(g, trigger(POWER, seat, MAKE_WAR, choice.country))
    else:
        if g.telling:
            g.tell("peace_signed", "C-85", {"seat": seat})
        make_peace(g)
        happened(g, trigger(POWER, seat, MAKING_PEACE, TO_NONE))


def move_court(g: CourtisansState, seat: int) -> None:
    """C-86. The Maître de la chasse takes the Court hunting, or home."""
    g.place = HUNT if g.place == VERSAILLES else VERSAILLES
    if g.telling:
        g.tell("court_moved", "C-86", {"seat": seat, "place": PLACE_IDS[g.place]})
    happened(g, trigger(POWER, seat, MOVING, TO_NONE))


def govern(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-87. The Gouvernante: three points of favour, no die."""
    assert isinstance(choice, Swayed)
    if g.telling:
        kind = "governed_up" if choice.sign > 0 else "governed_down"
        sovereign = SOVEREIGN_IDS[choice.sovereign]
        g.tell(kind, "C-87", {"seat": seat, "target": choice.seat, "beside": sovereign})
    if choice.sign < 0:
        harm(g, seat, choice.seat)
    sway(g, choice.seat, choice.sovereign, SWAY * choice.sign, charge_of(g, GOUVERNANTE))
    happened(g, trigger(POWER, seat, RAISE if choice.sign > 0 else LOWER, choice.seat))
