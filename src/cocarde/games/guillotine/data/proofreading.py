# interpreted: reads the box once
"""What a box must be, its own or with rows of a pack: `BadData` names file, row and key."""

from __future__ import annotations

from pathlib import Path

from cocarde.core.errors import BadData
from cocarde.games.guillotine.data.rows import (
    ANSWERS,
    FACTIONS,
    GROUPS,
    JACOBIN_OPS,
    KINDS,
    MISSION_OPS,
    POSTS,
    Box,
    read_box,
)


def read_whole(pack: Path | None = None) -> Box:
    """The box, with the rows of a pack, proofread."""
    return proofread(read_box(pack))


def proofread(box: Box) -> Box:
    """The box, if everything in it fits together."""
    for check in (_check_deputies, _check_posts, _check_missions, _check_jacobins, _check_questions):
        check(box)
    return box


def _demand(held: bool, place: str, key: str, what: str) -> None:
    if not held:
        raise BadData(f"{place}, key {key!r}: {what}")


def _check_deputies(box: Box) -> None:
    if tuple(faction.id for faction in box.factions) != FACTIONS:
        raise BadData(f"deputies.toml: the factions are {', '.join(FACTIONS)}, in this order")
    for at, deputy in enumerate(box.deputies):
        place = f"deputies.toml, row {at + 1} ({deputy.id})"
        _demand(deputy.faction == FACTIONS[at // 6 % 4], place, "faction", "six deputies of each faction, M G C R")
        _demand(deputy.n == at % 6 + 1, place, "n", f"roster numbers run on: {at % 6 + 1} was expected")
    if len(box.deputies) != 24:
        raise BadData(f"deputies.toml: {len(box.deputies)} deputies, not 24")


def _check_posts(box: Box) -> None:
    if tuple(post.id for post in box.posts) != POSTS:
        raise BadData(f"board.toml: the posts are {', '.join(POSTS)}, in this order")
    for at, post in enumerate(box.posts, start=1):
        place = f"board.toml, row {at} ({post.id})"
        _demand(post.free == (at <= 5), place, "free", "the first five posts are free, the others are not")
        _demand(0 <= post.seats <= 24, place, "seats", "0 (no limit) to 24")
        _demand(post.free or post.seats == 0, place, "seats", "Prison, Flight and Guillotine have no limit")
        _demand(-3 <= post.income <= 3, place, "income", "from -3 to 3")


def _check_card(place: str, op: str, ops: dict[str, tuple[str, ...]], given: set[str]) -> None:
    _demand(op in ops, place, "op", f"unknown; there are {', '.join(ops)}")
    takes = set(ops[op])
    _demand(given <= takes, place, "op", f"{op} takes {', '.join(ops[op]) or 'no arguments'}")


def _check_missions(box: Box) -> None:
    for at, card in enumerate(box.missions, start=1):
        place = f"missions.toml, row {at} ({card.id})"
        _demand(card.count >= 1, place, "count", "at least one copy")
        _demand(card.group in GROUPS, place, "group", f"one of {', '.join(GROUPS)}")
        given = {name for name in ("n", "other", "faction", "rolls") if getattr(card, name)}
        _check_card(place, card.op, MISSION_OPS, given)
        _demand(-9 <= card.n <= 9 and -9 <= card.other <= 9, place, "n", "from -9 to 9")
        if card.op == "fief":
            _demand(card.faction in FACTIONS, place, "faction", f"one of {', '.join(FACTIONS)}")
        if card.op == "gamble":
            _demand(len(card.rolls) == 6, place, "rolls", "one result for each face of the die")
            held = all(roll in ("prison", "fuite") if isinstance(roll, str) else -9 <= roll <= 9 for roll in card.rolls)
            _demand(held, place, "rolls", "PP from -9 to 9, or prison, or fuite")
    _check_size("missions.toml", sum(card.count for card in box.missions), 54)


def _check_jacobins(box: Box) -> None:
    deputies = {deputy.id for deputy in box.deputies}
    for at, card in enumerate(box.jacobins, start=1):
        place = f"jacobins.toml, row {at} ({card.id})"
        _demand(card.count >= 1, place, "count", "at least one copy")
        _demand(card.kind in KINDS, place, "kind", f"one of {', '.join(KINDS)}")
        _check_card(place, card.op, JACOBIN_OPS, {name for name in ("n", "deputy", "post") if getattr(card, name)})
        _demand(-9 <= card.n <= 9, place, "n", "from -9 to 9")
        _demand(card.op != "named" or card.deputy in deputies, place, "deputy", "unknown deputy")
        _demand(not card.post or card.post in POSTS[:5], place, "post", f"one of {', '.join(POSTS[:5])}")
        orator = card.op in ("ovation", "purge", "uproar", "address")
        _demand(not orator or card.kind == "immediate", place, "kind", "a card that uses the orator is immediate")
    _check_size("jacobins.toml", sum(card.count for card in box.jacobins), 36)


def _check_size(file: str, size: int, wanted: int) -> None:
    if size != wanted:
        raise BadData(f"{file}: {size} cards, not {wanted}")


def _check_questions(box: Box) -> None:
    for at, question in enumerate(box.questions, start=1):
        place = f"questions.toml, row {at} ({question.id})"
        _demand(question.faction == FACTIONS[(at - 1) // 30 % 4], place, "faction", "thirty of each faction, M G C R")
        _demand(question.answer in ANSWERS, place, "answer", "oui or non")
    if len(box.questions) != 120:
        raise BadData(f"questions.toml: {len(box.questions)} questions, not 120")
