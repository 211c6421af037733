# interpreted: runs once for each table that is opened
"""A game taken up again, perhaps by another version of its rules than it began with: the one place that compares them.

It goes on under the rules it began with, or is played again under those of today and its log says what changed, or it
is closed to moves and can still be read. Nothing that a game has become makes one of its tables unopenable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from cocarde.core.agenda import State
from cocarde.core.chance import Chance, unpack_chance
from cocarde.core.codec import Move, Saved, check_pack
from cocarde.core.errors import BadInput, CocardeError, CorruptLog
from cocarde.core.game import Game
from cocarde.core.journal import branched
from cocarde.core.story import SPECTATOR
from cocarde.core.table import Table

Closed: TypeAlias = Literal["", "rules", "log"]
"""Why a game takes no more answers: its rules have changed, or its log does not lead where it says; empty: it does."""

OPEN: Final = ""
RULES: Final = "rules"
LOG: Final = "log"


class Reopened(NamedTuple):
    """A game taken up again. `readable`: its position can be shown; else only what was recorded of it."""

    table: Table
    closed: Closed = OPEN
    readable: bool = True
    why: str = ""


def reopen(game: Game[Any], saved: Saved, later: Sequence[Move] = (), over: bool = False) -> Reopened:
    """The table of a file and of what its log says came `later`. `over`: its secrets are out.

    `BadInput` if the file was played with another pack than the game at hand.
    """
    check_pack(game, saved)
    way = game.meta.revised_since(saved.rules)
    if way is None:
        return closed(game, saved, later, RULES, over, "no way leads from those rules to these")
    told = [one.version for one in way if not one.option]
    try:
        table = played_anew(game, saved, later) if told else taken_up(game, saved, later)
    except Exception as error:  # whatever a game that has changed makes of an old log
        return closed(game, saved, later, RULES if way else LOG, over, told_of(error))
    if over and table.pending():
        return closed(game, saved, later, RULES, over, "it ended otherwise")
    if told and not over:
        table.revise(told)
    return Reopened(table)


def told_of(error: Exception) -> str:
    """An error in one line; one that nobody raised on purpose with its kind."""
    return str(error) if isinstance(error, CocardeError) else f"{type(error).__name__}: {error}"


def taken_up(game: Game[Any], saved: Saved, later: Sequence[Move]) -> Table:
    """The saved position and what came later; where its fields have other names by now, the whole game once more."""
    try:
        table = Table.of(game, kept(game, saved))
    except (BadInput, TypeError, ValueError, LookupError, AttributeError):
        return played_anew(game, saved, later)
    table.expect(later)
    follow(table, later)
    return table


def played_anew(game: Game[Any], saved: Saved, later: Sequence[Move]) -> Table:
    """The whole game once more under the rules of today, from its own source of chance; or `CorruptLog`."""
    saved = kept(game, saved)
    log = todays_log(game, saved.rules, [*saved.log, *later])
    if saved.state is None:
        return Table.from_log(game, saved.seats, saved.options, log)
    source = unpack_chance(saved.state.chance)
    fresh = source.restarted()
    if fresh is None:  # it cannot be drawn again: what was drawn is believed
        table = Table.from_log(game, saved.seats, saved.options, log)
        table.state.chance = source
        return table
    table = dealt(game, saved, log, fresh)
    follow(table, log[table.n :])
    return table


def dealt(game: Game[Any], saved: Saved, log: list[Move], chance: Chance) -> Table:
    """The game as it was set up, or as it left another one, with its own chance at its beginning."""
    begun = branched(log)
    if begun:
        table = Table.from_log(game, saved.seats, saved.options, log, begun)
        table.state.chance = chance
        return table
    table = Table.new(game, saved.seats, saved.options, chance=chance)
    if table.log[0] != log[0]:
        raise CorruptLog("entry 1 (setup) drew other chance than its log says")
    table.expect(log)
    return table


def todays_log(game: Game[Any], version: str, log: list[Move]) -> list[Move]:
    """A log in the words of today's rules, if there is a way to them; else as it is."""
    if not game.meta.revised_since(version):
        return log
    revised = game.revise(version, log)
    if len(revised) != len(log):
        raise CorruptLog(f"{len(log)} entries have become {len(revised)} under the rules of today")
    return revised


def kept(game: Game[Any], saved: Saved) -> Saved:
    """The file with the options that it did not know yet; `BadInput` if it has one that is no more."""
    return msgspec.structs.replace(saved, options=game.meta.kept(saved.seats, saved.options))


def follow(table: Table, log: Sequence[Move]) -> None:
    """Play these entries again; their chance must come out as it did, or `CorruptLog`."""
    for move in log:
        n = table.n + 1
        try:
            table.follow(move)
        except Exception as error:
            raise CorruptLog(f"entry {n} ({move.seat}: {move.choice}) does not fit: {error}") from error
        if table.n != n or table.log[-1] != move:
            raise CorruptLog(f"entry {n} ({move.seat}: {move.choice}) drew other chance than its log says")


class Unreadable(State):
    """A position that nobody can read any more."""

    def copy(self) -> Unreadable:
        return Unreadable(self.seats)


def closed(game: Game[Any], saved: Saved, later: Sequence[Move], how: Closed, over: bool, why: str) -> Reopened:
    """A game that takes no more answers: its last saved position if it can be shown, and all that was recorded."""
    table = shown(game, saved)
    readable = table is not None
    if table is None:
        table = Table.recorded(game, saved, Unreadable(saved.seats))
    for move in later:
        table.note(move, over)
    return Reopened(table, how, readable, why)


def shown(game: Game[Any], saved: Saved) -> Table | None:
    """The saved position, if the game of today can show it to everybody."""
    try:
        table = Table.of(game, kept(game, saved))
        for seat in range(SPECTATOR, table.seats):
            table.view(None if seat == SPECTATOR else seat)
    except Exception:  # whatever a game that has changed makes of an old position
        return None
    return table


def read_again(game: Game[Any], saved: Saved, upto: int | None = None) -> Table:
    """The game of a file as its log tells it; `BadInput` if that cannot be played again under the rules of today."""
    check_pack(game, saved)
    try:
        return Table.from_log(game, saved.seats, saved.options, todays_log(game, saved.rules, saved.log), upto)
    except CorruptLog as error:
        if saved.rules == game.meta.rules_version:
            raise
        raise BadInput(sentence(game, saved.rules, str(error))) from error


def sentence(game: Game[Any], version: str, why: str) -> str:
    """Why a game that began under this version of the rules cannot be played here, for those who read English."""
    now = game.meta.rules_version
    if version == now:
        return f"this game of {game.meta.slug} cannot be played again: {why}"
    return f"this game of {game.meta.slug} was played under version {version} of its rules, not {now}: {why}"
