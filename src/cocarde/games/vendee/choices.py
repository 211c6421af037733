"""Every answer of the game, made once: `PLAY[base][slot]`, `ATTACK[hex]`… Codes follow the order of this file."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice, Vocabulary
from cocarde.games.vendee.data.numbers import ANNULS, BONUS, BONUSES, CARD_CAMP, FACES, HEXES, RECOVERABLE

VOCABULARY: Final = Vocabulary()
SEATS: Final = 4


class OnHex(Choice):
    """A verb and a hex: `attack nantes`, `flip nantes`, `fortify nantes`, `scorch nantes`."""

    def __init__(self, verb: str, hex: int) -> None:
        super().__init__(verb, {"hex": HEXES[hex]}, (f"hex:{HEXES[hex]}",))
        self.hex: Final = hex


class Play(Choice):
    """V-25. A card with a value, or such a base and one bonus card (-1: none)."""

    def __init__(self, base: int, bonus: int) -> None:
        cards = {"base": FACES[base]} if bonus < 0 else {"base": FACES[base], "bonus": FACES[bonus]}
        things = tuple(f"card:{face}" for face in cards.values())
        super().__init__("play", cards, things, "choice-play" if bonus < 0 else "choice-play-bonus")
        self.base: Final = base
        self.bonus: Final = bonus


class OfCard(Choice):
    """A verb and a card that lies in `zone`: `annul w1_annulation`, `discard w1_pretres`, `recover w1_armee`."""

    def __init__(self, verb: str, face: int, zone: str) -> None:
        super().__init__(verb, {"card": FACES[face]}, (f"{zone}:{FACES[face]}",))
        self.face: Final = face


class Target(Choice):
    """The opponent a card strikes: `target seat1`."""

    def __init__(self, seat: int) -> None:
        super().__init__("target", {"target": f"seat{seat}"}, (f"seat:{seat}",))
        self.seat: Final = seat


def plays_of(base: int) -> list[Play]:
    """The plays with this base: alone, then with each bonus card of its camp.

    Two bonus cards are one play whose base is the lower number (VR-14): both orders give the same object.
    """
    if ANNULS[base]:
        return []
    plays = [VOCABULARY.add(Play(base, -1))]
    for bonus in BONUSES[CARD_CAMP[base]]:
        if BONUS[base] and bonus < base:
            plays.append(PLAY[bonus][SLOT[base]])
        else:
            plays.append(VOCABULARY.add(Play(base, bonus)))
    return plays


SLOT: Final[list[int]] = [BONUSES[CARD_CAMP[face]].index(face) + 1 if BONUS[face] else 0 for face in range(len(FACES))]
"""Where the plays with this bonus card stand in each row of `PLAY`."""

ATTACK: Final = [VOCABULARY.add(OnHex("attack", hex)) for hex in range(len(HEXES))]
PLAY: Final[list[list[Play]]] = []
for _face in range(len(FACES)):
    PLAY.append(plays_of(_face))
CONCEDE: Final = VOCABULARY.add(Choice("concede"))
PASS: Final = VOCABULARY.add(Choice("pass"))
GENERAL: Final = VOCABULARY.add(Choice("general", things=("general",)))
EXTRA: Final = VOCABULARY.add(Choice("extra", things=("extra",)))
ANNUL: Final = {face: VOCABULARY.add(OfCard("annul", face, "card")) for face in range(len(FACES)) if ANNULS[face]}
TARGET: Final = [VOCABULARY.add(Target(seat)) for seat in range(SEATS)]
DISCARD: Final = [VOCABULARY.add(OfCard("discard", face, "shown")) for face in range(len(FACES))]
FLIP: Final = [VOCABULARY.add(OnHex("flip", hex)) for hex in range(len(HEXES))]
FORTIFY: Final = [VOCABULARY.add(OnHex("fortify", hex)) for hex in range(len(HEXES))]
SCORCH: Final = [VOCABULARY.add(OnHex("scorch", hex)) for hex in range(len(HEXES))]
RECOVER: Final = {
    face: VOCABULARY.add(OfCard("recover", face, "pile")) for face in range(len(FACES)) if RECOVERABLE[face]
}
GALERNE_YES: Final = VOCABULARY.add(Choice("galerne", {"answer": "yes"}, label="choice-galerne-yes"))
GALERNE_NO: Final = VOCABULARY.add(Choice("galerne", {"answer": "no"}, label="choice-galerne-no"))

HEX_OF: Final = {f"hex:{name}": hex for hex, name in enumerate(HEXES)}
"""The hexes by the name of the thing one touches."""
