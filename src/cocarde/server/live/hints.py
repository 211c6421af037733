"""Hints: what the bot would answer, thought out where bots think, with no more than the seat that asks may know."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from cocarde.core.errors import Refused
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.core.text import refusal
from cocarde.server.live.visibility import option_of
from cocarde.server.protocol.socket import Advice, Hinted, Outgoing, Trouble
from cocarde.server.protocol.terms import Terms
from cocarde.server.workers.pool import NoThought, Workers
from cocarde.server.workers.worker import Question, Weighed

log = logging.getLogger("cocarde.hints")


def check(table: Table, seat: int, n: int, terms: Terms) -> None:
    """`Refused` unless `seat` is asked at its clock `n` something the bot may be asked too, at a table with hints."""
    if n != table.clock(seat):
        raise Refused(refusal("core", "stale"))
    if seat not in table.pending() or table.decision is None:
        raise Refused(refusal("core", "not-your-turn"))
    if not terms.hints:
        raise Refused(refusal("core", "no-hints"))
    if not table.decision.advised:
        raise Refused(refusal("core", "no-advice"))


async def hint(question: Question, n: int, workers: Workers, game: Game[Any]) -> Outgoing:
    """What the bot advises `question.seat` at clock `n`."""
    try:
        thought = await workers.ask(question)
    except NoThought as error:
        log.error("a hint at a table of %s: %s", question.game, error)
        return Trouble("the bot has no advice")
    return Hinted(n, question.seat, [advice_of(one, game) for one in thought.advice])


def advice_of(one: Weighed, game: Game[Any]) -> Advice:
    """An answer weighed, as the page shows it."""
    option = option_of(game.vocabulary.read(one.choice))
    named = msgspec.structs.replace(option, label=one.label or option.label, stake=one.stake)
    return Advice(named, round(100 * one.chance), one.reason, one.equal, one.leads_to, one.otherwise)
