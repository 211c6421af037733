# interpreted: it reads messages, outside the hot path
"""C-128, C-132. What is said at the table, read by the checker of etiquette, becomes flags; so do complaints."""

from __future__ import annotations

from typing import Final

from cocarde.core.errors import Refused
from cocarde.core.remark import ALOUD, Complaint, Remark
from cocarde.games.courtisans.answers import FAULTS, Reported
from cocarde.games.courtisans.etiquette import Breach, breaches, counted
from cocarde.games.courtisans.etiquette.lexicon import key
from cocarde.games.courtisans.etiquette.persons import register_of
from cocarde.games.courtisans.refusals import REFUSALS
from cocarde.games.courtisans.rules.fines import bars_report
from cocarde.games.courtisans.state import ETIQUETTE_OFF, CourtisansState

LATEST: Final = 300
"""C-132: seconds after which a message is forgotten."""


def flags_of(g: CourtisansState, remark: Remark, names: list[str]) -> list[str]:
    """C-122 to C-128. The flags a public message raises, in notation."""
    if g.terms.etiquette == ETIQUETTE_OFF or not g.round:  # before the first round nobody has a name to be wronged by
        return []
    return [reported(breach, remark, "flag").notation for breach in breaches_of(g, remark, (), names)]


def complaint_of(g: CourtisansState, seat: int, remark: Remark, names: list[str]) -> Complaint:
    """C-131, C-132. The checker reads once more, the complainer being addressed; what it finds goes to the Chambellan.

    A whisper is read only if its recipient complains. `Refused`: there is nothing to complain of.
    """
    refuse(bars_complaint(g, seat, remark))
    found = [breach for breach in breaches_of(g, remark, (seat,), names) if not is_anothers(g, remark, breach)]
    refuse("" if found else "unfounded")
    fresh = [breach for breach in found if not is_known(g, remark, breach)]
    refuse(bars_report(g, seat, reported(fresh[0], remark)) if fresh else "fault-known")
    judge = ALOUD if remark.seat == g.chambellan else g.chambellan  # his own are fined without him
    return Complaint([reported(breach, remark).notation for breach in fresh], judge)


def bars_complaint(g: CourtisansState, seat: int, remark: Remark) -> str:
    """C-132, C-134. Why nobody may complain of this, or ""."""
    if g.terms.etiquette == ETIQUETTE_OFF:
        return "no-etiquette"
    if not g.round:
        return "not-presented"
    if remark.seat == seat:
        return "own-message"
    if remark.to not in (ALOUD, seat):
        return "not-for-you"
    return "complaint-late" if remark.age > LATEST else ""


def breaches_of(g: CourtisansState, remark: Remark, addressees: tuple[int, ...], names: list[str]) -> list[Breach]:
    """C-122 to C-126. What the checker finds in this message."""
    return counted(breaches(remark.words, g.terms.lang, remark.seat, addressees, register_of(g, tuple(names))))


def is_anothers(g: CourtisansState, remark: Remark, breach: Breach) -> bool:
    """C-R104. Said aloud to another courtier by his name: that it is not the complainer's is no wrong to anybody."""
    borne = {key(name) for person in register_of(g).courtiers() for name in (person.name, *person.former_names)}
    return remark.to == ALOUD and breach.code == "E6?" and key(breach.text) in borne


def is_known(g: CourtisansState, remark: Remark, breach: Breach) -> bool:
    """C-128. Has this fault of this message been before the Chambellan already?"""
    fault = [remark.seat, FAULTS.index(breach.fault), remark.message]
    fined = [fine[1:] for fine in g.fines]
    return fault in g.flags or fault in fined or fault in g.pardoned


def reported(breach: Breach, remark: Remark, verb: str = "complain") -> Reported:
    """A fault as it is reported."""
    return Reported(verb, breach.offender, FAULTS.index(breach.fault), remark.message)


def refuse(why: str) -> None:
    """`Refused` for this reason; "": nothing."""
    refusal = REFUSALS.because(why)
    if refusal is not None:
        raise Refused(refusal)
