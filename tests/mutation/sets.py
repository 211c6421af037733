"""What is mutated: the places that must not break silently, and a draw from everything else."""

from __future__ import annotations

import hashlib
from fnmatch import fnmatchcase
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.operators import OPPOSITES

SOURCE = Path("src/cocarde")
LAYERS = ("core", "games", "server", "bots")
DRAWN = 300

SETS: dict[str, tuple[str, ...]] = {
    "secrecy": (
        "cocarde.core.event:Event.*",
        "cocarde.core.agenda:State.tell",
        "cocarde.core.agenda:State.whisper",
        "cocarde.core.agenda:State.reveal",
        "cocarde.core.agenda:only_answer",
        "cocarde.core.story:*",
        "cocarde.core.asking:Asking.waiting",
        "cocarde.core.table:Table._record",
        "cocarde.core.table:Table.clock",
        "cocarde.core.table:Table.answer",
        "cocarde.core.table:Table.clone",
        "cocarde.core.table:Table.load",
        "cocarde.games.*.seen.redeal:*",
        "cocarde.games.lys.seen.memory:*",
        "cocarde.server.live.visibility:*",
        "cocarde.server.fairness.dealing:standing_of",
        "cocarde.server.live.table:LiveTable.change",
        "cocarde.server.live.table:LiveTable._is_of_house",
        "cocarde.server.live.table:LiveTable._tell_soon",
    ),
    "undo": (
        "cocarde.core.journal:*",
        "cocarde.core.past:*",
        "cocarde.core.table:Table.refuses_undo",
        "cocarde.core.table:Table.undo",
        "cocarde.core.table:Table._take_back",
        "cocarde.core.table:Table._stand",
        "cocarde.core.table:Table.rewind",
        "cocarde.core.table:Table._go_back",
        "cocarde.core.table:Table._beginning",
        "cocarde.core.table:Table.last_choice",
        "cocarde.core.table:Table.branch",
        "cocarde.core.table:Table.follow",
        "cocarde.core.table:Table._replay_one",
    ),
    "guards": (
        "cocarde.games.lys.rules.death:*",
        "cocarde.games.courtisans.rules.bargaining.bargains:bars_*",
        "cocarde.games.courtisans.rules.bargaining.bargains:proposals",
        "cocarde.games.courtisans.rules.bargaining.bargains:tier",
        "cocarde.server.limits:*",
        "cocarde.server.live.proposals:*",
    ),
    "search": (
        "cocarde.bots.search.ismcts:*",
        "cocarde.bots.search.node:*",
        "cocarde.bots.advice:*",
        "cocarde.lab.runs.plan:*",
    ),
}

VIEWS = tuple(
    f"cocarde.games.{slug}.seen.{function}"
    for slug, functions in {
        "lys": "view:view view:seat_view view:persona_of view:square_view view:pool_cards",
        "vendee": "view:view view:seat_view view:peek_views view:battle_view",
        "courtisans": "view:view view:player_view view:own_choice notary:*",
        "guillotine": "view:view view:faction_view view:deck_view view:draw_view view:vote_view view:question_view",
    }.items()
    for function in functions.split()
)
"""What shows one seat more than another. Here the guards are about secrecy, not how things are worded."""
GUARDS = ("AddNot", "Delete_Not", "ReplaceAndWithOr", "ReplaceOrWithAnd", "Membership", *OPPOSITES)


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def in_set(name: str) -> list[Mutant]:
    """Every mutant of the functions that a set names."""
    patterns = SETS[name]
    if name == "secrecy":
        return [*of(patterns), *[mutant for mutant in of(VIEWS) if mutant.operator in GUARDS]]
    return of(patterns)


def of(patterns: tuple[str, ...]) -> list[Mutant]:
    """Every mutant of the functions that are named."""
    files = [path for path in modules() if any(fnmatchcase(module(path), each.partition(":")[0]) for each in patterns)]
    every = [mutant for path in files for mutant in mutants_of(path)]
    return [mutant for mutant in every if any(fnmatchcase(mutant.where, each) for each in patterns)]


def module(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts)


def drawn(seed: int, count: int = DRAWN) -> list[Mutant]:
    """The same number from each layer. Lots are drawn by name: where the code stays, so does what is drawn of it."""
    return [mutant for layer in LAYERS for mutant in lots(layer, seed)[: count // len(LAYERS)]]


def layer_of(path: Path) -> str:
    """`games` of `src/cocarde/games/lys/rules/death.py`."""
    return path.relative_to(SOURCE).parts[0]


def lots(layer: str, seed: int) -> list[Mutant]:
    every = [mutant for path in modules() if layer_of(path) == layer for mutant in mutants_of(path)]
    return sorted(every, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())
