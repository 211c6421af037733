"""Every answer of the game, made once: `REQUEST[face][seat][route]`, `PLAY[face][target][way]`… Codes follow the order
of this file. Bargains with free amounts, names of one's own and etiquette reports are measures, built when given."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice, Measure, Range, Vocabulary
from cocarde.core.errors import BadInput
from cocarde.games.courtisans.answers import (
    AMOUNTS,
    BARGAINS,
    FAULTS,
    FLAGS,
    MOST_OFFERS,
    OFFER_TRIGGERS,
    Addressed,
    Answer,
    Audience,
    Character,
    Judged,
    Named,
    OfCountry,
    OfFace,
    OfferMade,
    OfSeat,
    Place,
    Play,
    Proposal,
    Recall,
    Reported,
    Request,
    Shown,
    Swayed,
    TakeCharge,
)
from cocarde.games.courtisans.data.numbers import (
    CHARGES,
    FACE_COUNT,
    FACES,
    HOUSES,
    SEAT_IDS,
    SEATS,
    TARGETS,
    TO_KING,
    TO_NONE,
)
from cocarde.games.courtisans.data.rows import COUNTRIES, SEXES
from cocarde.games.courtisans.rules.bargaining.triggers import read_trigger

VOCABULARY: Final = Vocabulary()


def seat_called(name: str) -> int:
    """The seat of this id, or `BadInput`."""
    if name not in SEAT_IDS:
        raise BadInput(f"no seat {name[:40]!r}; seats are {SEAT_IDS[0]} to {SEAT_IDS[-1]}")
    return SEAT_IDS.index(name)


def word_of(words: list[str] | tuple[str, ...], word: str, what: str) -> int:
    """The place of a word in its list, or `BadInput`."""
    if word not in words:
        raise BadInput(f"no {what} {word[:40]!r}")
    return list(words).index(word)


def build_named(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Named(word_of(SEXES, ids["sex"], "sex"), ids["house"].replace("_", " ").replace("'", "’"))


def build_offer(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return OfferMade(seat_called(ids["to"]), tuple(read_trigger(ids[name]) for name in OFFER_TRIGGERS), numbers)


def build_show(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Shown(seat_called(ids["to"]), word_of(FACES, ids["card"], "card"))


def build_flag(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Reported("flag", seat_called(ids["target"]), word_of(FAULTS, ids["fault"], "fault"), numbers[0])


def build_complaint(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Reported("complain", seat_called(ids["target"]), word_of(FAULTS, ids["fault"], "fault"), numbers[0])


def build_fine(ids: dict[str, str], numbers: tuple[int, ...]) -> Choice:
    return Reported("fine", seat_called(ids["target"]), word_of(FAULTS, ids["fault"], "fault"), numbers[0])


def of_countries(verb: str) -> list[OfCountry]:
    return [VOCABULARY.add(OfCountry(verb, country)) for country in range(len(COUNTRIES))]


def of_faces(verb: str, where: str) -> list[OfFace]:
    return [VOCABULARY.add(OfFace(verb, face, where)) for face in range(FACE_COUNT)]


def of_seats(verb: str) -> list[OfSeat]:
    return [VOCABULARY.add(OfSeat(verb, seat)) for seat in range(SEATS)]


def of_routes(verb: str) -> list[list[Audience]]:
    return [[VOCABULARY.add(Audience(verb, seat, route)) for route in range(3)] for seat in range(SEATS)]


def swaying(verb: str) -> list[list[list[Swayed]]]:
    return [
        [[VOCABULARY.add(Swayed(verb, seat, sovereign, sign)) for sign in (1, -1)] for sovereign in range(2)]
        for seat in range(SEATS)
    ]


def answers(verb: str) -> list[list[Answer]]:
    return [[VOCABULARY.add(Answer(verb, seat, n + 1)) for n in range(MOST_OFFERS)] for seat in range(SEATS)]


CHARACTER: Final = [[VOCABULARY.add(Character(sex, house)) for house in range(len(HOUSES))] for sex in range(2)]
PARTY: Final = of_countries("party")
READY: Final = VOCABULARY.add(Choice("ready"))
PROPOSE: Final = [
    [[VOCABULARY.add(Proposal(to, bargain, amount)) for amount in AMOUNTS[bargain]] for bargain in range(len(BARGAINS))]
    for to in range(SEATS)
]
ACCEPT: Final = answers("accept")
DECLINE: Final = answers("decline")
WITHDRAW: Final = answers("withdraw")
TO_VERSAILLES: Final = VOCABULARY.add(Place("versailles", 0))
TO_HUNT: Final = VOCABULARY.add(Place("chasse", 1))
END_TURN: Final = VOCABULARY.add(Choice("end_turn", {}, ("turn:end",)))
DRAW: Final = VOCABULARY.add(Choice("draw", {}, ("area:pioche",)))
TAKE: Final = of_faces("take", "maison")
GIVE: Final = of_seats("give")
HAND: Final = of_faces("hand", "card")
DONE: Final = VOCABULARY.add(Choice("done", {}, ("hand:done",)))
DISCARD: Final = of_faces("discard", "card")
REQUEST: Final = [
    [[VOCABULARY.add(Request(face, seat, route)) for route in range(3)] for seat in range(SEATS)] for face in range(18)
]
PLAY: Final = [[VOCABULARY.add(Play(face, target, -1)) for target in range(TARGETS)] for face in range(FACE_COUNT)]
PLAY_WAY: Final = [
    [[VOCABULARY.add(Play(face, target, way)) for way in range(2)] for target in range(SEATS)]
    for face in range(FACE_COUNT)
    if FACES[face] in ("mot_d_esprit", "calomnie")
]
TAKE_CHARGE: Final = [
    [[VOCABULARY.add(TakeCharge(charge, seat, route)) for route in range(3)] for seat in range(SEATS + 1)]
    for charge in range(CHARGES)
]
MARRY: Final = of_routes("marry")
REMARRY: Final = of_countries("remarry")
INTERVENE: Final = swaying("intervene")
FREE: Final = of_routes("free")
RECALL: Final = [[VOCABULARY.add(Recall(seat, sovereign)) for sovereign in range(2)] for seat in range(SEATS)]
TRIAL: Final = of_seats("trial")
ARREST: Final = of_seats("arrest")
GRATIFY: Final = of_seats("gratify")
MAKE_PEACE: Final = VOCABULARY.add(Choice("make_peace", {}, ("power:charge_secretaire_guerre", "area:ministere")))
DECLARE: Final = of_countries("declare")
MOVE_COURT: Final = VOCABULARY.add(Choice("move_court", {}, ("power:charge_maitre_chasse",)))
GOVERN: Final = swaying("govern")
CONFIRM: Final = [VOCABULARY.add(Judged("confirm", at)) for at in range(FLAGS)]
PARDON: Final = [VOCABULARY.add(Judged("pardon", at)) for at in range(FLAGS)]
ADDRESS: Final[list[Choice]] = [VOCABULARY.add(Addressed(at)) for at in range(4)]

MESSAGE: Final = Range("message", 0, 999_999_999)
MOST_HUNDREDS: Final = 1000
OFFER_MONEY: Final = ("give_cash", "give_escrow", "want_cash", "want_escrow")
MONEY: Final = tuple(Range(name, 0, MOST_HUNDREDS) for name in OFFER_MONEY)
NAMED: Final = VOCABULARY.measure(Measure("named", ("sex", "house"), (), build_named))
OFFER: Final = VOCABULARY.measure(Measure("offer", ("to", *OFFER_TRIGGERS), MONEY, build_offer))
SHOW: Final = VOCABULARY.measure(Measure("show", ("to", "card"), (), build_show))
FLAG: Final = VOCABULARY.measure(Measure("flag", ("target", "fault"), (MESSAGE,), build_flag))
COMPLAIN: Final = VOCABULARY.measure(Measure("complain", ("target", "fault"), (MESSAGE,), build_complaint))
FINE: Final = VOCABULARY.measure(Measure("fine", ("target", "fault"), (MESSAGE,), build_fine))
SHOWS: Final = [[SHOW.give({"to": to, "card": face}, ()) for face in FACES] for to in SEAT_IDS]
"""Of the cards one may show, bots are offered those that serve them: made once."""
WAYS: Final[list[int]] = [-1] * FACE_COUNT
WAYS[FACES.index("mot_d_esprit")] = 0
WAYS[FACES.index("calomnie")] = 1
"""Where the cards that ask for a track stand in `PLAY_WAY`."""
assert TO_KING == TO_NONE + 1
