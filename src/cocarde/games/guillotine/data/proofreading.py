# interpreted: reads the box once
"""What a box must be, its own or with rows of a pack: `Flawed` tells what the rules cannot bear."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from cocarde.games.guillotine.data.rows import (
    ANSWERS,
    FACTIONS,
    GROUPS,
    JACOBIN_OPS,
    KINDS,
    MISSION_OPS,
    POSTS,
    Box,
    PostRow,
    read_box,
)
from cocarde.kit.flaws import Place, borne, one_of, takes, within
from cocarde.kit.sheets import demand

COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
BOARD: Final = 560
"""Millimetres of a side of the board."""
EVERYBODY: Final = 24
MOST_PP: Final = 9
ORATOR: Final = ("ovation", "purge", "uproar", "address")


def read_whole(pack: Path | None = None) -> Box:
    """The box, with the rows of a pack, proofread."""
    return proofread(read_box(pack))


def proofread(box: Box) -> Box:
    """The box, if everything in it fits together."""
    for check in (
        _check_order, _check_factions, _check_posts, _check_strip, _check_missions, _check_jacobins, _check_questions,
        _check_chronicle,
    ):  # fmt: skip
        check(box)
    return box


def _check_order(box: Box) -> None:
    """What the files of the house must be, and no pack changes."""
    demand(tuple(faction.id for faction in box.factions) == FACTIONS, "deputies.toml", "factions", "M G C R")
    demand(tuple(post.id for post in box.posts) == POSTS, "board.toml", "posts", f"{', '.join(POSTS)}, in this order")
    roster = [(deputy.faction, deputy.n) for deputy in box.deputies]
    demand(roster == [(one, n) for one in FACTIONS for n in range(1, 7)], "deputies.toml", "n", "six of each, M G C R")
    asked = [question.faction for question in box.questions]
    demand(
        asked == [one for one in FACTIONS for _ in range(30)], "questions.toml", "faction", "thirty of each, M G C R"
    )


def _check_factions(box: Box) -> None:
    for faction in box.factions:
        place = Place("deputies.toml", faction.id)
        borne(COLOUR.fullmatch(faction.colour) is not None, place, "colour", "§ 2.2", "colour")
        borne(len(faction.letter) == 1, place, "letter", "§ 2.2", "letter")
    for deputy in box.deputies:
        for field in ("born", "died"):
            within(getattr(deputy, field), 0, 9999, Place("deputies.toml", deputy.id), field, "§ 2.3")


def _check_posts(box: Box) -> None:
    """G-8, and section 11.1 for what is drawn."""
    for post in box.posts:
        place = Place("board.toml", post.id)
        within(post.seats, 0, EVERYBODY if post.free else 0, place, "seats", "G-8")
        within(post.income, -3, 3, place, "income", "§ 2.5")
        _check_drawing(post, place)


def _check_drawing(post: PostRow, place: Place) -> None:
    held = len(post.slots) >= (post.seats or 1)
    borne(held, place, "slots", "G-8", "slots", wanted=post.seats or 1, size=len(post.slots))
    _check_spots("slots", post.slots, place)
    _check_box(post.box, place)
    for field in ("denounced", "deck"):
        spot = getattr(post, field)
        borne(len(spot) in (0, 2), place, field, "§ 11.1", "spot")
        _check_spots(field, (spot,), place)
    borne(len(post.denounced) == 2 or not post.free, place, "denounced", "G-20", "spot")


def _check_spots(field: str, spots: tuple[tuple[int, ...], ...], place: Place) -> None:
    for number in (number for spot in spots for number in spot):
        within(number, 0, BOARD, place, field, "§ 11.1")


def _check_box(box: tuple[int, int, int, int], place: Place) -> None:
    _check_spots("box", (box,), place)
    borne(box[0] < box[2] and box[1] < box[3], place, "box", "§ 11.1", "corners")


def _check_strip(box: Box) -> None:
    """G-3: seven phases, ten turns; a Report square for each party."""
    place = Place("board.toml", "strip")
    for field, rule, count in (("phases", "G-3", 7), ("turns", "G-3", 10), ("reports", "G-38", 4)):
        spots = getattr(box.strip, field)
        borne(len(spots) == count, place, field, rule, "kind-length", length=count)
        _check_spots(field, spots, place)
    _check_spots("desk", (box.strip.desk,), place)
    _check_box(box.strip.box, place)


def _check_missions(box: Box) -> None:
    """Table 2.6."""
    for card in box.missions:
        place = Place("missions.toml", card.id)
        within(card.count, 1, 54, place, "count", "§ 2.6")
        one_of(card.group, GROUPS, place, "group", "§ 2.6")
        one_of(card.op, MISSION_OPS, place, "op", "§ 2.6")
        given = {name for name in ("n", "other", "faction", "rolls") if getattr(card, name)}
        takes(card.op, MISSION_OPS[card.op], given <= set(MISSION_OPS[card.op]), place, "op", "§ 2.6")
        for field in ("n", "other"):
            within(getattr(card, field), -MOST_PP, MOST_PP, place, field, "§ 2.6")
        if card.op == "fief":
            one_of(card.faction, FACTIONS, place, "faction", "§ 2.2")
        if card.op == "gamble":
            held = all(
                roll in ("prison", "fuite") if isinstance(roll, str) else -MOST_PP <= roll <= MOST_PP
                for roll in card.rolls
            )
            borne(held and len(card.rolls) == 6, place, "rolls", "§ 2.6", "rolls", most=MOST_PP)
    prolonged = sum(card.count for card in box.missions if card.op == "prolong")
    borne(prolonged <= 9, Place("missions.toml"), "count", "G-55", "prolonged", size=prolonged, most=9)
    _check_size("missions.toml", "§ 2.6", sum(card.count for card in box.missions), 54)


def _check_jacobins(box: Box) -> None:
    """Table 2.7; G-61, G-63."""
    deputies = [deputy.id for deputy in box.deputies]
    for card in box.jacobins:
        place = Place("jacobins.toml", card.id)
        within(card.count, 1, 36, place, "count", "§ 2.7")
        one_of(card.kind, KINDS, place, "kind", "G-62")
        one_of(card.op, JACOBIN_OPS, place, "op", "§ 2.7")
        given = {name for name in ("n", "deputy", "post") if getattr(card, name)}
        takes(card.op, JACOBIN_OPS[card.op], given <= set(JACOBIN_OPS[card.op]), place, "op", "§ 2.7")
        within(card.n, -MOST_PP, MOST_PP, place, "n", "§ 2.7")
        if card.op == "named":
            one_of(card.deputy, deputies, place, "deputy", "§ 2.3")
        one_of(card.post, ("", *POSTS[:5]), place, "post", "G-7")
        borne(card.op not in ORATOR or card.kind == "immediate", place, "kind", "G-60", "orator")
    _check_size("jacobins.toml", "§ 2.7", sum(card.count for card in box.jacobins), 36)


def _check_size(file: str, rule: str, size: int, wanted: int) -> None:
    borne(size == wanted, Place(file), "count", rule, "cards", size=size, wanted=wanted)


def _check_questions(box: Box) -> None:
    """G-79 to G-81."""
    for question in box.questions:
        place = Place("questions.toml", question.id)
        one_of(question.answer, ANSWERS, place, "answer", "G-80")
        for field in ("fr", "en", "why_fr", "why_en"):
            borne(bool(getattr(question, field).strip()), place, field, "G-81", "empty")


def _check_chronicle(box: Box) -> None:
    for row in box.chronicle:
        place = Place("brochure.toml", row.id)
        for field, least, most in (("year", 0, 9999), ("month", 1, 12), ("day", 0, 31)):
            within(getattr(row, field), least, most, place, field, "§ 13.1")
