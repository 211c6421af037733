"""Every answer of the game, made once: `MOVE[deputy][post]`, `DENOUNCE[deputy]`… Codes follow the order of this file.

The choices about deputies also stand in rows, one for each set of a faction's six, so that a list of legal answers is
made of at most four rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cocarde.core.choice import Choice, Vocabulary
from cocarde.games.guillotine.data.numbers import (
    DELAYED,
    DEPUTIES,
    FREE_POSTS,
    JACOBIN_CARDS,
    MEMBERS,
    MISSIONS,
    PEOPLE,
    PLACES,
    SHIFT,
    SIDES,
    SIX,
)
from cocarde.games.guillotine.data.rows import FACTIONS

VOCABULARY: Final = Vocabulary()


class OfFaction(Choice):
    """`faction montagnards`."""

    def __init__(self, faction: int) -> None:
        super().__init__("faction", {"faction": FACTIONS[faction]}, (f"faction:{FACTIONS[faction]}",))
        self.faction: Final = faction


class Move(Choice):
    """`move danton comite`."""

    def __init__(self, deputy: int, post: int) -> None:
        super().__init__(
            "move",
            {"deputy": DEPUTIES[deputy], "place": PLACES[post]},
            (f"deputy:{DEPUTIES[deputy]}", f"post:{PLACES[post]}"),
        )
        self.deputy: Final = deputy
        self.post: Final = post


class OfDeputy(Choice):
    """A verb and a deputy: `name danton`, `denounce danton`, `support danton`, `propose danton`…"""

    def __init__(self, verb: str, deputy: int) -> None:
        super().__init__(verb, {"deputy": DEPUTIES[deputy]}, (f"deputy:{DEPUTIES[deputy]}",))
        self.deputy: Final = deputy


class Ballot(Choice):
    """G-13. `vote oui`, `vote non`, or with split ballots `split 2`: how many voices say OUI, all there are at most."""

    def __init__(self, verb: str, word: str, oui: int) -> None:
        super().__init__(
            verb, {"ballot": word}, (f"ballot:{word}",), "choice-split" if verb == "split" else f"choice-vote-{word}"
        )
        self.oui: Final = oui


class Given(Choice):
    """`assign mis_salpetre`: the deputy in question gets this card."""

    def __init__(self, face: int) -> None:
        super().__init__("assign", {"card": MISSIONS[face]}, (f"card:{MISSIONS[face]}",))
        self.face: Final = face


class OfCard(Choice):
    """A verb and a delayed Jacobin card: `keep jac_den_danton`, `discard …`, `play …`, `show …`."""

    def __init__(self, verb: str, face: int) -> None:
        super().__init__(verb, {"card": JACOBIN_CARDS[face]}, (f"kept:{JACOBIN_CARDS[face]}",))
        self.face: Final = face


class Reply(Choice):
    """G-80. `answer oui`, `answer non`; `answer silence` when the time is over (G-82)."""

    def __init__(self, word: str, value: int) -> None:
        super().__init__("answer", {"ballot": word}, (f"answer:{word}",), f"choice-answer-{word}")
        self.value: Final = value


def of_deputies(verb: str) -> list[OfDeputy]:
    """This verb for each of the 24."""
    return [VOCABULARY.add(OfDeputy(verb, deputy)) for deputy in range(PEOPLE)]


def plain(verb: str, word: str) -> Choice:
    """`verb word`, with a text of its own."""
    return VOCABULARY.add(Choice(verb, {"answer": word}, (f"{verb}:{word}",), f"choice-{verb}-{word}"))


def of_delayed(verb: str) -> list[OfCard]:
    """This verb for each delayed card, in the order of `SLOT`."""
    return [VOCABULARY.add(OfCard(verb, face)) for face in range(len(DELAYED)) if DELAYED[face]]


def rows(choices: Sequence[Choice]) -> list[list[list[Choice]]]:
    """By faction and set of its six: their choices in roster order."""
    return [
        [[choices[SIX * faction + member] for member in MEMBERS[six]] for six in range(64)] for faction in range(SIDES)
    ]


def listed(table: list[list[list[Choice]]], people: int, order: list[int]) -> list[Choice]:
    """The choices of this set of deputies, by faction in turn order, then by roster."""
    found: list[Choice] = []
    for faction in order:
        found += table[faction][people >> SHIFT[faction] & 63]
    return found


PICK: Final = [VOCABULARY.add(OfFaction(faction)) for faction in range(SIDES)]
PASS: Final = VOCABULARY.add(Choice("pass"))
MOVE: Final = [[VOCABULARY.add(Move(deputy, post)) for post in range(FREE_POSTS)] for deputy in range(PEOPLE)]
MOVES_TO: Final = [rows([MOVE[deputy][post] for deputy in range(PEOPLE)]) for post in range(FREE_POSTS)]
NAME: Final = of_deputies("name")
NAMES: Final = rows(NAME)
NAME_NONE: Final = VOCABULARY.add(Choice("name", {"answer": "none"}, ("name:none",), "choice-name-none"))
OUI: Final = VOCABULARY.add(Ballot("vote", "oui", PEOPLE))
NON: Final = VOCABULARY.add(Ballot("vote", "non", 0))
SPLIT: Final = [VOCABULARY.add(Ballot("split", str(oui), oui)) for oui in range(2 * SIX + 1)]
DENOUNCE: Final = of_deputies("denounce")
DENOUNCES: Final = rows(DENOUNCE)
SUPPORT: Final = of_deputies("support")
FLEE: Final = plain("summons", "fuite")
STAND_TRIAL: Final = plain("summons", "proces")
CALL_ACCOMPLICE: Final = plain("summons", "complice")
ACCOMPLICE: Final = of_deputies("accomplice")
PROPOSE: Final = of_deputies("propose")
PROPOSES: Final = rows(PROPOSE)
ASSIGN: Final = [VOCABULARY.add(Given(face)) for face in range(len(MISSIONS))]
STAY: Final = plain("option", "stay")
RETURN: Final = plain("option", "return")
REFUSE: Final = plain("option", "refuse")
ACCEPT: Final = plain("option", "accept")
FAVOUR: Final = of_deputies("favour")
FAVOURS: Final = rows(FAVOUR)
BLAME: Final = of_deputies("blame")
BLAMES: Final = rows(BLAME)
SPEAK: Final = of_deputies("orator")
SPEAKS: Final = rows(SPEAK)
TARGET: Final = of_deputies("target")
TARGETS: Final = rows(TARGET)
RELEASE: Final = of_deputies("release")
RELEASES: Final = rows(RELEASE)
SLOT: Final[list[int]] = [sum(DELAYED[:face]) for face in range(len(DELAYED))]
"""Where the choices about a delayed card stand in their lists."""
KEEP: Final = of_delayed("keep")
DISCARD: Final = of_delayed("discard")
PLAY: Final = of_delayed("play")
SHOW: Final = of_delayed("show")
ATTEMPT: Final = plain("rehabilitation", "attempt")
DECLINE: Final = plain("rehabilitation", "decline")
HIDE: Final = plain("surrender", "stay")
SURRENDER: Final = plain("surrender", "surrender")
SILENCE: Final = VOCABULARY.add(Reply("silence", -1))
ANSWER_OUI: Final = VOCABULARY.add(Reply("oui", 1))
ANSWER_NON: Final = VOCABULARY.add(Reply("non", 0))
