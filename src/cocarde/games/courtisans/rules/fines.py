"""C-128 to C-134: flags of etiquette, the Chambellan's judgement, and the fines of the register.

The reader of messages stands outside (etiquette/): it reports a fault of a message as an answer of any seat that is
asked something. The Chambellan judges whenever he is asked something himself; play never waits for it (C-R97).
"""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import FAULTS, FLAGS, PROBABLE, Judged, Reported
from cocarde.games.courtisans.choices import CONFIRM, PARDON
from cocarde.games.courtisans.rules.treasury.sources import FINES, count
from cocarde.games.courtisans.state import ETIQUETTE_OFF, FREE, STRICT, CourtisansState

OFFENDER: Final = 0
MESSAGE: Final = 2
"""A flag is a list of three: offender, fault, message; a fine has the round before them."""
PER_MESSAGE: Final = 3


def judgements(g: CourtisansState) -> list[Choice]:
    """C-128. CONFIRM or PARDON for each flag that waits."""
    found: list[Choice] = []
    for at in range(len(g.flags)):
        found.append(CONFIRM[at])
        found.append(PARDON[at])
    return found


def bars_report(g: CourtisansState, seat: int, report: Reported) -> str:
    """Why a fault cannot be reported so, or ""."""
    if g.terms.etiquette == ETIQUETTE_OFF:
        return "no-etiquette"
    if report.seat >= g.seats:
        return "not-at-table"
    if report.verb == "fine":
        if g.terms.etiquette != FREE:
            return "no-free-fines"  # C-133, C-R78
        return "" if seat == g.chambellan else "not-chambellan"
    counted = [flag for flag in g.flags if flag[OFFENDER] == report.seat and flag[MESSAGE] == report.message]
    fined = [fine for fine in g.fines if fine[1 + OFFENDER] == report.seat and fine[1 + MESSAGE] == report.message]
    full = len(counted) + len(fined) >= PER_MESSAGE or len(g.flags) >= FLAGS
    return "flags-full" if full else ""


def report_fault(g: CourtisansState, report: Reported) -> None:
    """C-128, C-131, C-134. A flag for the Chambellan; his own probable breaches, and strict tables, do not wait."""
    if report.verb == "fine":
        fine(g, report.seat, report.fault, report.message)
    else:
        raise_flag(g, report.seat, report.fault, report.message, report.verb == "complain")


def raise_flag(g: CourtisansState, offender: int, fault: int, message: int, complaint: bool) -> None:
    """C-131, C-134. Fined at once, dropped, or laid before the Chambellan."""
    g.reveal()  # it is no answer of whoever was asked: nobody takes it back
    probable = fault < PROBABLE
    if offender == g.chambellan:
        if probable or complaint:
            fine(g, offender, fault, message)
    elif g.terms.etiquette == STRICT and probable:
        fine(g, offender, fault, message)
    else:
        g.flags = [*g.flags, [offender, fault, message]]
        g.whisper((g.chambellan,), "flag_raised", "C-128", {"seat": offender, "fault": FAULTS[fault]})


def judge(g: CourtisansState, verdict: Judged) -> None:
    """C-128. CONFIRM = fine, PARDON = nothing."""
    offender, fault, message = g.flags[verdict.at]
    g.flags = g.flags[: verdict.at] + g.flags[verdict.at + 1 :]
    if verdict.verb == "confirm":
        fine(g, offender, fault, message)
    else:
        g.pardoned = [*g.pardoned, [offender, fault, message]]
        g.whisper((g.chambellan,), "flag_pardoned", "C-128", {"seat": offender, "fault": FAULTS[fault]})


def fine(g: CourtisansState, offender: int, fault: int, message: int) -> None:
    """C-129, C-R76, C-R77. To the Treasury, at once, debts allowed; the offender owes an apology in words."""
    count(g, offender, FINES, -g.terms.fine)
    g.fines = [*g.fines, [g.round, offender, fault, message]]
    if g.telling:
        g.tell("fined", "C-129", {"seat": offender, "fault": FAULTS[fault], "amount": g.terms.fine})


def lapse(g: CourtisansState) -> None:
    """C-23, C-130, C-R105. Flags nobody answered are pardoned when the round ends; the next Chambellan sees none."""
    g.flags = []
    g.pardoned = []
