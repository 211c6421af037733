"""C-38: the verifiable things a contract may hang on, each packed into one number.

A trigger is a kind and up to four small numbers: `a` who, `b` what, `c` on whom, `d` how. Its notation is one word with
dots: `plays.seat2.poison.king`, `audience.seat1.plead.seat0.granted`, `no_harm.seat1.seat0`.
"""

from __future__ import annotations

from typing import Final

from cocarde.core.errors import BadInput
from cocarde.games.courtisans.data.numbers import FACE_COUNT, FACES, PENSION, PLACE_IDS, SEAT_IDS, TARGET_IDS, TO_NONE
from cocarde.games.courtisans.data.rows import CATEGORIES, COUNTRIES

NO_TRIGGER: Final = 0
PLAIN_WORD: Final = 1
"""A word of honour without a trigger; its terms are what was said."""

PLAYS: Final = 1
OBTAINS: Final = 2
AUDIENCE: Final = 3
POWER: Final = 4
COURT_AT: Final = 5
GIVES: Final = 6
FREED: Final = 7
RECALLED: Final = 8
JAILED: Final = 9
EXILED: Final = 10
DIES: Final = 11
NO_HARM: Final = 12
KINDS: Final[list[str]] = [
    "word", "plays", "obtains", "audience", "power", "court_at", "gives",
    "freed", "recalled", "jailed", "exiled", "dead", "no_harm",
]  # fmt: skip

TAKE_CHARGE: Final = 0
MARRY: Final = 1
REMARRY: Final = 2
PLEAD: Final = 3
ACCUSE: Final = 4
FREE: Final = 5
RECALL: Final = 6
AUDIENCES: Final[list[str]] = ["take_charge", "marry", "remarry", "plead", "accuse", "free", "recall"]
ATTEMPTED: Final = 0
GRANTED: Final = 1
ISSUES: Final[list[str]] = ["attempted", "granted"]

TRIAL: Final = 0
ARREST: Final = 1
GRATIFY: Final = 2
MAKE_PEACE: Final = 3
MAKE_WAR: Final = 4
MOVE_COURT: Final = 5
RAISE: Final = 6
LOWER: Final = 7
POWER_OPTIONS: Final[list[str]] = ["trial", "arrest", "gratify", "peace", "war", "move", "raise", "lower"]
"""What the five powers can do, C-83 to C-87."""
OBTAINABLE: Final[list[str]] = [*FACES, *CATEGORIES[: PENSION + 1]]
AT_LOCALISATION: Final = "localisation"


def trigger(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """One number for all of it."""
    return kind << 20 | a << 16 | b << 8 | c << 4 | d


def kind_of(code: int) -> int:
    """The kind of a trigger."""
    return code >> 20


def who(code: int) -> int:
    """The seat that does it, or to which it happens."""
    return code >> 16 & 15


def what(code: int) -> int:
    """The card, audience, power or place."""
    return code >> 8 & 255


def on_whom(code: int) -> int:
    """The target."""
    return code >> 4 & 15


def how(code: int) -> int:
    """Attempted or granted; how many cards."""
    return code & 15


def words_of(code: int) -> list[str]:
    """A trigger as words, its kind first."""
    if code in (NO_TRIGGER, PLAIN_WORD):
        return [] if code == NO_TRIGGER else ["word"]
    kind = kind_of(code)
    seat = SEAT_IDS[who(code)] if kind != COURT_AT else ""
    rest: list[str] = []
    if kind == PLAYS:
        rest = [FACES[what(code)], TARGET_IDS[on_whom(code)]]
    elif kind == OBTAINS:
        rest = [OBTAINABLE[what(code)]]
    elif kind == AUDIENCE:
        rest = [AUDIENCES[what(code)], TARGET_IDS[on_whom(code)], ISSUES[how(code)]]
    elif kind == POWER:
        target = COUNTRIES[on_whom(code)] if what(code) == MAKE_WAR else TARGET_IDS[on_whom(code)]
        rest = [POWER_OPTIONS[what(code)], target]
    elif kind == COURT_AT:
        when = AT_LOCALISATION if on_whom(code) == TO_NONE else SEAT_IDS[on_whom(code)]
        return [KINDS[kind], PLACE_IDS[what(code)], when]
    elif kind == GIVES:
        rest = [SEAT_IDS[on_whom(code)], str(how(code))]
    elif kind == NO_HARM:
        rest = [SEAT_IDS[on_whom(code)]]
    return [KINDS[kind], seat, *rest]


def condition(code: int) -> str:
    """A trigger as a word of the texts, `condition-…`, and the things it names: `plead-granted seat:1 seat:0`."""
    if code in (NO_TRIGGER, PLAIN_WORD):
        return "" if code == NO_TRIGGER else "word"
    kind, b, target = kind_of(code), what(code), thing_of(on_whom(code))
    word, things = KINDS[kind], [thing_of(who(code))]
    if kind == PLAYS:
        word += "" if target else "-alone"
        things += [f"card:{FACES[b]}", target]
    elif kind == OBTAINS:
        word += "" if b < FACE_COUNT else f"-{OBTAINABLE[b]}"
        things += [f"card:{FACES[b]}"] if b < FACE_COUNT else []
    elif kind == AUDIENCE:
        word = f"{AUDIENCES[b]}-{ISSUES[how(code)]}"
        things.append(target)
    elif kind == POWER:
        word = POWER_OPTIONS[b]
        things.append(f"country:{COUNTRIES[on_whom(code)]}" if b == MAKE_WAR else target)
    elif kind == COURT_AT:
        word += "-turn" if target else ""
        things = [f"place:{PLACE_IDS[b]}", target]
    elif kind == GIVES:
        word += f"-{how(code)}"
        things.append(target)
    elif kind == NO_HARM:
        things.append(target)
    return " ".join(filter(None, [word, *things]))


def thing_of(target: int) -> str:
    """Whom a trigger names: a seat or a sovereign, "" for nobody."""
    name = TARGET_IDS[target]
    return "" if target == TO_NONE else f"seat:{target}" if target < TO_NONE else f"sovereign:{name}"


def spell(code: int) -> str:
    """The notation of a trigger; `none` for no trigger."""
    return ".".join(words_of(code)) or "none"


def read_trigger(text: str) -> int:
    """The trigger spelt so, or `BadInput`."""
    if text in ("none", "word"):
        return NO_TRIGGER if text == "none" else PLAIN_WORD
    words = text.split(".")
    code = _read(words) if words[0] in KINDS[1:] else -1
    if code < 0 or spell(code) != text:
        raise BadInput(f"no such trigger: {text[:60]!r}")
    return code


def _read(words: list[str]) -> int:
    """The number these words may stand for; spelling it again shows whether they do."""
    kind = KINDS.index(words[0])
    a = b = c = d = 0
    for word in words[1:]:
        if kind == COURT_AT:
            b = PLACE_IDS.index(word) if word in PLACE_IDS else b
            c = TO_NONE if word == AT_LOCALISATION else SEAT_IDS.index(word) if word in SEAT_IDS else c
        elif word == words[1]:
            a = SEAT_IDS.index(word) if word in SEAT_IDS else a
            c = a if len(words) > 3 and words[3] == word and kind in (PLAYS, AUDIENCE, POWER) else c
        elif word in TARGET_IDS:
            c = TARGET_IDS.index(word)
        elif kind == POWER and word in COUNTRIES:
            c = COUNTRIES.index(word)
        elif kind == OBTAINS and word in OBTAINABLE:
            b = OBTAINABLE.index(word)
        elif kind == PLAYS and word in FACES:
            b = FACES.index(word)
        elif kind == AUDIENCE and word in AUDIENCES:
            b = AUDIENCES.index(word)
        elif kind == POWER and word in POWER_OPTIONS:
            b = POWER_OPTIONS.index(word)
        elif word in ISSUES:
            d = ISSUES.index(word)
        elif word in ("1", "2"):
            d = int(word)
    return trigger(kind, a, b, c, d)


def category_code(category: int) -> int:
    """OBTAINS of a whole category."""
    return FACE_COUNT + category


def highest_seat(code: int) -> int:
    """The highest seat a trigger names, for checking that all of them are at the table; 0 if it names none."""
    target = on_whom(code)
    if target >= TO_NONE or (kind_of(code) == POWER and what(code) == MAKE_WAR):
        return who(code)
    return max(who(code), target)
