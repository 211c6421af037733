"""The shapes of the answers of Courtisans: one class for each kind, with what it names as small numbers."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.courtisans.data.numbers import (
    FACES,
    FIRST_CHARGE_FACE,
    HOUSE_IDS,
    HOUSES,
    LETTRE_FACE,
    MONEY_UNIT,
    ROUTE_IDS,
    SEAT_IDS,
    SOVEREIGN_IDS,
    TARGET_IDS,
    TO_NONE,
)
from cocarde.games.courtisans.data.rows import COUNTRIES, SEXES
from cocarde.games.courtisans.rules.bargaining.triggers import spell
from cocarde.kit.choices import Measured

SIGNS: Final = ("plus", "minus")
MOST_OFFERS: Final = 6
"""C-34: offers a player may make in one phase."""


class Character(Choice):
    """C-4. `character F valpreux`: the sex of the first courtier and one of the names of 2.18."""

    def __init__(self, sex: int, house: int) -> None:
        super().__init__(
            "character",
            {"sex": SEXES[sex], "house": HOUSE_IDS[house]},
            (f"sex:{SEXES[sex]}", f"house:{HOUSE_IDS[house]}"),
        )
        self.sex: Final = sex
        self.name: Final = HOUSES[house]


class Named(Measured):
    """C-5. `named F de_la_Perle-Noire`: a name of one's own, underscores for spaces."""

    def __init__(self, sex: int, name: str) -> None:
        super().__init__("named", {"sex": SEXES[sex], "house": name.replace(" ", "_")}, (f"sex:{SEXES[sex]}",))
        self.sex: Final = sex
        self.name: Final = name


class OfCountry(Choice):
    """A verb and a country: `party espagne`, `remarry espagne`, `declare espagne`."""

    def __init__(self, verb: str, country: int) -> None:
        word = {"party": "party", "remarry": "realm"}.get(verb, "country")
        super().__init__(verb, {word: COUNTRIES[country]}, (*started(verb), f"country:{COUNTRIES[country]}"))
        self.country: Final = country


class OfFace(Choice):
    """A verb and a card: `take titre_duc`, `discard duel`, `hand duel`."""

    def __init__(self, verb: str, face: int, where: str) -> None:
        super().__init__(verb, {"card": FACES[face]}, (f"{where}:{FACES[face]}",))
        self.face: Final = face


class Request(Choice):
    """C-59. `request titre_duc seat2 king`."""

    def __init__(self, face: int, seat: int, route: int) -> None:
        super().__init__(
            "request",
            {"card": FACES[face], "target": SEAT_IDS[seat], "route": ROUTE_IDS[route]},
            (f"card:{FACES[face]}", f"seat:{seat}", f"route:{ROUTE_IDS[route]}"),
            "choice-request-letter" if face == LETTRE_FACE else "",
        )
        self.face: Final = face
        self.seat: Final = seat
        self.route: Final = route


class Play(Choice):
    """C-52. `play poison seat2`, `play poison king`, `play calomnie seat2 queen`; way: the track the card asks for."""

    def __init__(self, face: int, target: int, way: int) -> None:
        args = {"card": FACES[face]}
        things = [f"card:{FACES[face]}"]
        label = "choice-play"
        if target < TO_NONE:
            args["target"] = SEAT_IDS[target]
        elif target != TO_NONE:
            args["sovereign"] = TARGET_IDS[target]
            label = "choice-play-sovereign"
        else:
            args["nobody"] = "none"
            label = "choice-play-alone"
        if target != TO_NONE:
            things.append(f"seat:{target}" if target < TO_NONE else f"sovereign:{TARGET_IDS[target]}")
        if way >= 0:
            args["beside"] = SOVEREIGN_IDS[way]
            things.append(f"track:{SOVEREIGN_IDS[way]}")
            label = "choice-play-track"
        super().__init__("play", args, tuple(things), label)
        self.face: Final = face
        self.target: Final = target
        self.way: Final = way


class TakeCharge(Choice):
    """C-71. `take_charge charge_chancelier seat1 king`; seat 8: left vacant."""

    def __init__(self, charge: int, seat: int, route: int) -> None:
        face = FACES[FIRST_CHARGE_FACE + charge]
        vacant = seat == TO_NONE
        whither = {"nobody": "none"} if vacant else {"target": SEAT_IDS[seat]}
        super().__init__(
            "take_charge",
            {"card": face, **whither, "route": ROUTE_IDS[route]},
            (f"exposed:{face}", "area:maison" if vacant else f"seat:{seat}", f"route:{ROUTE_IDS[route]}"),
            "choice-take_charge-vacant" if vacant else "choice-take_charge",
        )
        self.charge: Final = charge
        self.seat: Final = seat
        self.route: Final = route


class OfSeat(Choice):
    """A verb and a seat: `trial seat2`, `arrest seat2`, `gratify seat2`, `give seat2`."""

    def __init__(self, verb: str, seat: int) -> None:
        super().__init__(verb, {"target": SEAT_IDS[seat]}, (*started(verb), f"seat:{seat}"))
        self.seat: Final = seat


class Audience(Choice):
    """A verb, a seat and a route: `marry seat2 king`, `free seat2 queen_relay`."""

    def __init__(self, verb: str, seat: int, route: int) -> None:
        super().__init__(
            verb,
            {"target": SEAT_IDS[seat], "route": ROUTE_IDS[route]},
            (*started(verb), f"seat:{seat}", f"route:{ROUTE_IDS[route]}"),
        )
        self.seat: Final = seat
        self.route: Final = route


class Recall(Choice):
    """C-77. `recall seat2 queen`."""

    def __init__(self, seat: int, sovereign: int) -> None:
        super().__init__(
            "recall",
            {"target": SEAT_IDS[seat], "toward": SOVEREIGN_IDS[sovereign]},
            ("audience:recall", f"seat:{seat}", f"sovereign:{SOVEREIGN_IDS[sovereign]}"),
        )
        self.seat: Final = seat
        self.sovereign: Final = sovereign


class Swayed(Choice):
    """A word about a courtier to a sovereign: `intervene seat2 king plus`, `govern seat2 queen minus`."""

    def __init__(self, verb: str, seat: int, sovereign: int, sign: int) -> None:
        word = SIGNS[0 if sign > 0 else 1]
        super().__init__(
            verb,
            {
                "target": SEAT_IDS[seat],
                "beside" if verb == "govern" else "toward": SOVEREIGN_IDS[sovereign],
                "sign": word,
            },
            (*started(verb), f"seat:{seat}", f"track:{SOVEREIGN_IDS[sovereign]}", f"sign:{word}"),
            f"choice-{verb}-{word}",
        )
        self.seat: Final = seat
        self.sovereign: Final = sovereign
        self.sign: Final = sign


class Place(Choice):
    """C-44. `place versailles`, `place chasse`."""

    def __init__(self, word: str, place: int) -> None:
        super().__init__("place", {"place": word}, (f"area:{word}",))
        self.place: Final = place


class Proposal(Choice):
    """C-31. `propose seat2 plead 1000`: a bargain in one word, for bots and hurried people (bargains.py)."""

    def __init__(self, to: int, bargain: int, amount: int) -> None:
        name = BARGAINS[bargain]
        super().__init__(
            "propose",
            {"target": SEAT_IDS[to], "bargain": name, "sum": str(amount)},
            (f"seat:{to}", f"bargain:{name}", f"amount:{amount}"),
            f"choice-propose-{name}",
        )
        self.to: Final = to
        self.bargain: Final = bargain
        self.amount: Final = amount


class Answer(Choice):
    """C-32. `accept seat2 1`, `decline seat2 1`: the first offer of seat 2; `withdraw seat2 1` is for its maker."""

    def __init__(self, verb: str, maker: int, number: int) -> None:
        super().__init__(verb, {"target": SEAT_IDS[maker], "number": str(number)})
        self.maker: Final = maker
        self.number: Final = number


class OfferMade(Measured):
    """C-31. `offer seat2 GIVE_TRIGGER GIVE_WORD WANT_TRIGGER WANT_WORD CASH ESCROW CASH ESCROW`, money in hundreds."""

    def __init__(self, to: int, triggers: tuple[int, ...], hundreds: tuple[int, ...]) -> None:
        ids = {"to": SEAT_IDS[to]}
        for name, code in zip(OFFER_TRIGGERS, triggers, strict=True):
            ids[name] = spell(code)
        super().__init__("offer", ids, (f"seat:{to}",), "", hundreds)
        self.to: Final = to
        self.give_trigger: Final = triggers[0]
        self.give_word: Final = triggers[1]
        self.want_trigger: Final = triggers[2]
        self.want_word: Final = triggers[3]
        self.give_cash: Final = hundreds[0] * MONEY_UNIT
        self.give_escrow: Final = hundreds[1] * MONEY_UNIT
        self.want_cash: Final = hundreds[2] * MONEY_UNIT
        self.want_escrow: Final = hundreds[3] * MONEY_UNIT


class Shown(Measured):
    """C-30. `show seat2 poison`."""

    def __init__(self, to: int, face: int) -> None:
        super().__init__("show", {"target": SEAT_IDS[to], "card": FACES[face]}, (f"seat:{to}", f"show:{FACES[face]}"))
        self.to: Final = to
        self.face: Final = face


class Reported(Measured):
    """C-128, C-132, C-133. `flag seat2 e9 17`, `complain seat2 e10 17`, `fine seat2 e2 17`: fault of a message."""

    def __init__(self, verb: str, seat: int, fault: int, message: int) -> None:
        super().__init__(verb, {"target": SEAT_IDS[seat], "fault": FAULTS[fault]}, (f"seat:{seat}",), "", (message,))
        self.seat: Final = seat
        self.fault: Final = fault
        self.message: Final = message


class Judged(Choice):
    """C-128. `confirm 1`, `pardon 1`: the first flag that waits."""

    def __init__(self, verb: str, at: int) -> None:
        super().__init__(verb, {"number": str(at + 1)})
        self.at: Final = at


class Addressed(Choice):
    """C-136. `address 1`: one of the four forms."""

    def __init__(self, at: int) -> None:
        super().__init__("address", {"number": str(at + 1)}, (f"form:{at + 1}",))
        self.at: Final = at


def started(verb: str) -> tuple[str, ...]:
    """What is touched first: the audience or the power."""
    if verb in ("marry", "free", "recall", "remarry", "intervene"):
        return (f"audience:{verb}",)
    power = {"trial": 4, "arrest": 4, "gratify": 5, "declare": 6, "govern": 8}.get(verb)
    if power is not None:
        return (f"power:{FACES[power]}",)
    return ("hand:give",) if verb == "give" else ()


BARGAINS: Final = ("peace", "plead", "help", "safety", "protection", "versailles", "chasse", "ransom")
AMOUNTS: Final[list[list[int]]] = [[0], [500, 1000], [500, 1000], [500], [500], [500], [500], [2000, 4000]]
FAULTS: Final[list[str]] = ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10", "e6p", "e9p"]
PROBABLE: Final = 10
"""The faults before this one are probable; `e6p`, `e9p` are the possible ones, E6? and E9? (C-126, C-R93)."""
OFFER_TRIGGERS: Final = ("give_trigger", "give_word", "want_trigger", "want_word")
FLAGS: Final = 12
