"""The menu: every sentence of the data as frames, for each seat, place and marking."""

from __future__ import annotations

from cocarde.core.agenda import Frame
from cocarde.games.lys.data.numbers import BOX, HOLD_NAMES, MARKINGS, PLACES, SEATS, concerns
from cocarde.games.lys.data.rows import PAWNS, PartRow, SquareRow
from cocarde.games.lys.rules.annexes import AwaitMessage
from cocarde.games.lys.rules.cards import LIMIT
from cocarde.games.lys.rules.celebrities import SHIELD
from cocarde.games.lys.rules.sentences import SENTENCES, Go, GoAgain, GoQuietly
from cocarde.games.lys.rules.squares import (
    Die,
    Discard,
    DiscardAll,
    Disperse,
    DrawCards,
    Finish,
    GainTrees,
    Hold,
    Liberate,
    Massacre,
    Ransom,
    Rethrow,
    Wound,
)
from cocarde.games.lys.rules.verdicts import AskSchools, Redistribute, Verdict, Wave


def frame_of(part: PartRow, seat: int) -> Frame:
    """What this part does to this seat."""
    to = PLACES.index(part.to) if part.to else 0
    match part.verb:
        case "tree":
            return GainTrees(seat, part.n)
        case "draw":
            return DrawCards(seat, part.n)
        case "discard":
            return Discard(seat, part.n)
        case "hold":
            return Hold(seat, HOLD_NAMES.index(part.hold))
        case "go":
            return GoAgain(seat, to) if part.resend else GoQuietly(seat, to) if part.quiet else Go(seat, to)
        case "disperse":
            return Disperse(seat, PAWNS.index(part.pawns), to, part.quiet)
        case "ransom":
            return Ransom(seat, to)
        case "verdict":
            return Verdict(seat, to)
        case "wave":
            return Wave(seat, part.n)
        case "liberate":
            return Liberate(seat, to)
    return bare_frame_of(part.verb, seat)


def bare_frame_of(verb: str, seat: int) -> Frame:
    """What a part without arguments does to this seat."""
    match verb:
        case "discard_all":
            return DiscardAll(seat)
        case "wound":
            return Wound(seat)
        case "die":
            return Die(seat)
        case "rethrow":
            return Rethrow(seat)
        case "massacre":
            return Massacre(seat)
        case "redistribute":
            return Redistribute(seat)
        case "schools":
            return AskSchools(seat)
        case "message":
            return AwaitMessage(seat)
    return Finish(seat)


def sentence_of(square: SquareRow, seat: int, marking: int) -> list[Frame]:
    """L-75, L-191, LR-60, LR-84. The parts that concern this marking, in order; a danger waits behind its shield.

    What is no danger has none: 34 sends to the frontiers whoever comes (L-90, LR-46).
    """
    parts = [part for part in square.does if concerns(part.who, marking)]
    frames: list[Frame] = []
    for at, part in enumerate(parts):
        if part.danger and part.verb != "disperse":
            frames.append(SHIELD[seat])
        frames.append(frame_of(part, seat))
        discards_next = at + 1 < len(parts) and parts[at + 1].verb == "discard"
        drew = part.verb == "draw" or (part.verb == "discard" and at > 0 and parts[at - 1].verb == "draw")
        if drew and not discards_next:
            frames.append(LIMIT[seat])
    return frames


def write_menu() -> None:
    """Fill `SENTENCES`, the last part first as the agenda wants it."""
    for seat in range(SEATS):
        for place, square in enumerate(BOX.squares, start=1):
            for marking in range(len(MARKINGS)):
                SENTENCES[seat][place][marking].extend(reversed(sentence_of(square, seat, marking)))
