# interpreted: it composes sentences, outside the hot path
"""C-135. What bots say: aloud at what all saw, in a whisper to the partner of a bargain; in the right form, mostly.

C-R103: bargains are the secret of two (C-37), so nothing is said aloud of them but of money that all saw change hands.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cocarde.core.chance import PERCENT, Chance
from cocarde.core.event import Seen
from cocarde.core.remark import ALOUD, Remark
from cocarde.games.courtisans.data.numbers import COURT, DEAD, FACES, TONE
from cocarde.games.courtisans.data.rows import TONES
from cocarde.games.courtisans.etiquette import Person, Register, addresses, breaches, mistakes
from cocarde.games.courtisans.etiquette.data import REMARKS
from cocarde.games.courtisans.etiquette.persons import register_of
from cocarde.games.courtisans.etiquette.register import known_language
from cocarde.games.courtisans.rules.favour import sov
from cocarde.games.courtisans.state import CourtisansState

LIKELY: Final = {"greeting": 100, "overture": 60, "reproach": 60, "compliment": 25}
"""How often, in a hundred, such a moment finds words; of those not named, always."""
WHISPERED: Final = ("proposal", "refusal", "agreement")
FULL: Final = 4
"""One form in so many is the full one."""

KINDNESSES: Final = {"paid", "escrow_paid", "spoke_for", "gratified", "governed_up"}
SLIGHTS: Final = {"spoke_against", "charge_sought", "letter_asked", "governed_down", "arrest_ordered"}


class Cue(NamedTuple):
    """A moment to say something, and to whom."""

    moment: str
    to: int


def remark_on(g: CourtisansState, seat: int, seen: list[Seen], names: list[str], chance: Chance) -> Remark | None:
    """C-135. What the bot of `seat` says at this, or None."""
    if not g.round or g.status[seat] == DEAD:
        return None
    for event in seen:
        cue = cue_of(g, seat, event)
        if cue is not None and may_be_told(g, seat, cue) and chance.happens(LIKELY.get(cue.moment, PERCENT)):
            return spoken(g, seat, cue, names, chance)
    return None


def may_be_told(g: CourtisansState, seat: int, cue: Cue) -> bool:
    """Somebody else, and alive."""
    return cue.to != seat and g.status[cue.to] != DEAD


def cue_of(g: CourtisansState, seat: int, event: Seen) -> Cue | None:
    """What there is to say of an event."""
    if event.kind == "negotiation_opened":
        return opening_cue(g, seat)
    who, whom = seat_in(event, "seat"), seat_in(event, "target")
    if event.kind == "fined":
        return Cue("apology", g.chambellan) if who == seat else None
    if event.kind == "obtained":
        return Cue("compliment", who) if who != seat else None
    if event.kind == "married" and seat in (who, whom):
        return Cue("wedding", who + whom - seat)
    if event.kind.startswith("offer"):
        return bargain_cue(seat, event.kind, who, whom)
    return victim_cue(event, who) if whom == seat else None


def seat_in(event: Seen, name: str) -> int:
    """The seat an event names so, or -1."""
    found = event.args.get(name, -1)
    return found if isinstance(found, int) else -1


def opening_cue(g: CourtisansState, seat: int) -> Cue | None:
    """C-28. In the first round a greeting to the Chambellan; later a word to whoever stands highest at court."""
    others = [x for x in g.around() if x != seat and g.status[x] == COURT]
    if not others:
        return None
    if g.round == 1:
        return Cue("greeting", others[0])
    return Cue("overture", max(others, key=lambda x: sov(g, x)))


def bargain_cue(seat: int, kind: str, maker: int, other: int) -> Cue | None:
    """C-31, C-32. To the partner alone: what one proposes, refuses, or is glad of."""
    if kind == "offered" and seat == maker:
        return Cue("proposal", other)
    if kind == "offer_declined" and seat == other:
        return Cue("refusal", maker)
    agreed = kind == "offer_accepted" and seat in (maker, other)
    return Cue("agreement", maker + other - seat) if agreed else None


def victim_cue(event: Seen, actor: int) -> Cue | None:
    """Somebody did something for or against the speaker, and all saw it."""
    if event.kind in KINDNESSES:
        return Cue("thanks", actor)
    if event.kind in SLIGHTS:
        return Cue("reproach", actor)
    if event.kind == "played_on":
        tone = TONES[TONE[FACES.index(str(event.args["card"]))]]
        return Cue("thanks", actor) if tone == "+" else Cue("reproach", actor) if tone == "-" else None
    return None


def spoken(g: CourtisansState, seat: int, cue: Cue, names: list[str], chance: Chance) -> Remark | None:
    """The words; one who would break etiquette unawares, for a word that is somebody's name, keeps silent."""
    lang, register = known_language(g.terms.lang), register_of(g, tuple(names))
    sentences = REMARKS[lang][cue.moment]
    sentence = sentences[chance.below(len(sentences))]
    person = register.at(cue.to)
    right = sentence.format(form=right_form(person, register, lang, chance))
    if breaches(right, lang, seat, (), register):
        return None
    slip = chance.happens(g.terms.bot_error)
    words = slip_of(sentence, seat, person, register, lang, chance) if slip else ""
    return Remark(seat, words or right, cue.to if cue.moment in WHISPERED else ALOUD)


def right_form(person: Person, register: Register, lang: str, chance: Chance) -> str:
    """C-127. The name with its ranks; now and then with the charges too."""
    forms = addresses(person, register, lang)
    return forms.full if chance.below(FULL) == 0 else forms.named


def slip_of(sentence: str, seat: int, person: Person, register: Register, lang: str, chance: Chance) -> str:
    """C-135. The sentence with a wrong form, such as the checker finds; "" if there is none."""
    wrong = [sentence.format(form=mistake.form) for mistake in mistakes(person, register, lang)]
    found = [words for words in wrong if breaches(words, lang, seat, (), register)]
    return found[chance.below(len(found))] if found else ""
