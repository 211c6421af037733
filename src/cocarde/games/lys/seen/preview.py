"""What a square would do to a player if his move ended there now: for the page, computed by the engine's own tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cocarde.core.text import Text
from cocarde.games.lys.data.numbers import (
    BOX,
    BRUMAIRE,
    LYS,
    MARKINGS,
    PLACES,
    STATES_GENERAL,
    VALID,
    concerns,
    in_prison,
)
from cocarde.games.lys.data.rows import PAWNS, PartRow
from cocarde.games.lys.rules.movement.dispersal import dispersed
from cocarde.games.lys.rules.movement.pawns import exists
from cocarde.games.lys.rules.trees import books_of
from cocarde.games.lys.state import LysState


def preview(g: LysState, seat: int, place: int) -> list[Text]:
    """L-70, L-71. The sentence part by part, and on to where it sends; nothing that concerns him: no text."""
    always = however_it_stands(planter_of(g, place), g.marking[seat], place)
    if always is not None:
        return always
    texts: list[Text] = []
    for part in parts_for(g, seat, place):
        texts += [TOLD[part.verb](part)] if part.verb in TOLD else FORESEE[part.verb](g, seat, place, part)
    return texts


def planter_of(g: LysState, place: int) -> int:
    """Who has planted a tree there; -1: nobody."""
    return g.planter[place] if place <= BRUMAIRE else -1


def however_it_stands(planter: int, marking: int, place: int) -> list[Text] | None:
    """What a square says to somebody of this marking however the game stands; None: it depends on that."""
    return [Text("preview-gone", {"target": planter})] if planter >= 0 else ALWAYS[marking][place]


ROAD: Final = -1
CELL: Final = -2
APART: Final = -3
"""Where somebody stands whose exact square nothing asks for: on the road, in a prison, anywhere else."""


def whereabouts(place: int) -> int:
    """As much of where a player stands as any square asks for: the square itself where company counts (L-76, L-80)."""
    if place == STATES_GENERAL or (0 < place <= BRUMAIRE and any(part.verb == "disperse" for part in squared(place))):
        return place
    return CELL if in_prison(place) else ROAD if 0 < place < BRUMAIRE else APART


def squared(place: int) -> tuple[PartRow, ...]:
    """The whole sentence of a place."""
    return BOX.squares[place - 1].does


WHEREABOUTS: Final = [whereabouts(place) for place in range(len(PLACES))]


def asks_who_stands(g: LysState, marking: int, place: int) -> bool:
    """Does what a square says to somebody of this marking depend on more than trees: on places, hands or brevets?"""
    return planter_of(g, place) < 0 and any(
        part.verb not in TOLD and (part.verb != "go" or asks_who_stands(g, marking, exists(g, PLACES.index(part.to))))
        for part in PARTS[marking][place]
    )


PARTS: Final[list[list[list[PartRow]]]] = [
    [[], *[[part for part in square.does if concerns(part.who, marking)] for square in BOX.squares]]
    for marking in range(len(MARKINGS))
]
DANGEROUS: Final = [[any(part.danger for part in parts) for parts in places] for places in PARTS]


def parts_for(g: LysState, seat: int, place: int) -> list[PartRow]:
    """L-27. The parts of a sentence that concern this player."""
    return PARTS[g.marking[seat]][place]


def shields(g: LysState, seat: int, place: int) -> list[int]:
    """L-101. His celebrities that would spare him a danger of this square."""
    if not DANGEROUS[g.marking[seat]][place] or planter_of(g, place) >= 0:
        return []
    return [card for card in g.hands[seat] if VALID[place][card]]


def counted(key: str) -> Callable[[PartRow], Text]:
    """A part that says its number."""
    return lambda part: Text(key, {"n": part.n})


def plain(key: str) -> Callable[[PartRow], Text]:
    """A part that is always the same."""
    return lambda part: Text(key)


def verdict(part: PartRow) -> Text:
    """L-89. A vote; yes leads on."""
    return Text("preview-verdict", {"square": part.to})


TOLD: Final[dict[str, Callable[[PartRow], Text]]] = {
    "tree": counted("preview-tree"),
    "draw": counted("preview-draw"),
    "discard": counted("preview-discard"),
    "discard_all": plain("preview-discard-all"),
    "wound": plain("preview-wound"),
    "die": plain("preview-die"),
    "verdict": verdict,
    "rethrow": plain("preview-rethrow"),
    "message": plain("preview-message"),
    "finish": plain("preview-finish"),
}
"""The parts that say the same however the game stands."""


def always_of(parts: list[PartRow]) -> list[Text] | None:
    """What the parts of a sentence say however the game stands; None: that depends on it."""
    return [TOLD[part.verb](part) for part in parts] if all(part.verb in TOLD for part in parts) else None


ALWAYS: Final = [[always_of(parts) for parts in places] for places in PARTS]


def onward(g: LysState, seat: int, place: int, part: PartRow) -> list[Text]:
    """L-73, L-74. Being sent, and what happens there."""
    to = exists(g, PLACES.index(part.to))
    silent = part.quiet or (part.resend and not g.options.resend_gains)
    return [Text("preview-go", {"square": PLACES[to]}), *([] if silent else preview(g, seat, to))]


def hold(g: LysState, seat: int, place: int, part: PartRow) -> list[Text]:
    """L-80. Alone on 1 one is held, in company not."""
    others = [player for player in g.others(seat) if g.place[player] == STATES_GENERAL]
    if part.hold == "estates" and others:
        return [Text("preview-estates-met", {"seats": others})]
    return [Text(f"preview-{part.hold}")]


def disperse(g: LysState, seat: int, place: int, part: PartRow) -> list[Text]:
    """L-82, L-84, L-86. Who would have to leave."""
    leaving = dispersed(g, seat, place, PAWNS.index(part.pawns))
    others = [player for player in leaving if player != seat]
    texts: list[Text] = []
    if others:
        texts.append(Text("preview-disperse", {"seats": others, "square": PLACES[exists(g, PLACES.index(part.to))]}))
    return [*(onward(g, seat, place, part) if seat in leaving else []), *texts]


def ransom(g: LysState, seat: int, place: int, part: PartRow) -> list[Text]:
    """L-87. A brevet, or prison."""
    return [Text("preview-ransom")] if g.brevets[seat] else onward(g, seat, place, part)


def wave(g: LysState, seat: int, place: int, part: PartRow) -> list[Text]:
    """L-91. The other royalists on the road."""
    struck = [p for p in g.others(seat) if g.marking[p] & LYS and 0 < g.place[p] < BRUMAIRE]
    return [Text("preview-wave", {"seats": struck, "n": part.n})] if struck else []


def prisoners(key: str) -> Callable[[LysState, int, int, PartRow], list[Text]]:
    """A part that strikes or frees everybody in prison."""

    def foresee(g: LysState, seat: int, place: int, part: PartRow) -> list[Text]:
        inside = [player for player in g.others(seat) if in_prison(g.place[player])]
        return [Text(key, {"seats": inside})] if inside else []

    return foresee


def schools(g: LysState, seat: int, place: int, part: PartRow) -> list[Text]:
    """L-95. As many trees as he has books."""
    return [Text("preview-schools", {"n": len(books_of(g, seat))})]


FORESEE: Final[dict[str, Callable[[LysState, int, int, PartRow], list[Text]]]] = {
    "go": onward,
    "hold": hold,
    "disperse": disperse,
    "ransom": ransom,
    "wave": wave,
    "massacre": prisoners("preview-massacre"),
    "liberate": prisoners("preview-liberate"),
    "redistribute": prisoners("preview-redistribute"),
    "schools": schools,
}
"""The parts that depend on how the game stands."""
