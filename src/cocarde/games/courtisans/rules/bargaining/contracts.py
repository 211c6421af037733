"""C-38 to C-43: contracts of the round, what makes them due, and the ledger of what became of them."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args
from cocarde.games.courtisans.rules.bargaining.triggers import KINDS, NO_HARM, PLAIN_WORD, kind_of, on_whom, who
from cocarde.games.courtisans.rules.ending import amass
from cocarde.games.courtisans.rules.treasury.sources import DEALS, count
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.replaced import with_more, with_one

ESCROW: Final = 0
WORD: Final = 1
CASH: Final = 2
INSTRUMENTS: Final[list[str]] = ["notaire", "parole", "comptant"]

NUMBER: Final = 0
PAYER: Final = 1
PAYEE: Final = 2
AMOUNT: Final = 3
TRIGGER: Final = 4
KIND: Final = 5
"""A contract is a list of six: of a word the payer is he who gave it."""

OPEN: Final = 0
PAID: Final = 1
RELEASED: Final = 2
KEPT: Final = 3
BROKEN: Final = 4
GIVEN: Final = 5
LINE_KIND: Final = 1
LINE_PAYER: Final = 2
LINE_PAYEE: Final = 3
LINE_FATE: Final = 6
"""A line of the ledger is a list of seven: round, kind, payer, payee, amount, trigger, fate."""
FATES: Final[list[str]] = ["open", "paid", "released", "kept", "broken", "given"]


def reserved(g: CourtisansState, seat: int) -> int:
    """C-31. What a player has laid at the notary's."""
    total = 0
    for contract in g.contracts:
        if contract[PAYER] == seat:
            total += contract[AMOUNT]
    return total


def sign(g: CourtisansState, payer: int, payee: int, amount: int, code: int, kind: int) -> None:
    """C-31. A contract begins; its number is its place among those of the round."""
    number = 1 + (g.contracts[-1][NUMBER] if g.contracts else 0)
    g.contracts = with_more(g.contracts, [number, payer, payee, amount, code, kind])


def enter(g: CourtisansState, kind: int, payer: int, payee: int, amount: int, code: int, fate: int) -> None:
    """C-37. A line of the ledger."""
    g.ledger = with_more(g.ledger, [g.round, kind, payer, payee, amount, code, fate])


def public_line(line: list[int]) -> bool:
    """C-37. Money that changed hands is for all to see."""
    return line[LINE_KIND] == CASH or line[LINE_FATE] == PAID


def happened(g: CourtisansState, code: int) -> None:
    """C-38. What a trigger may name has happened: the contracts that name it are due."""
    for contract in g.contracts:
        if contract[TRIGGER] == code and contract[NUMBER] not in g.due:
            g.due = [*g.due, contract[NUMBER]]


def harm(g: CourtisansState, a: int, b: int) -> None:
    """C-39. A harmful step of a against b."""
    if a != b:
        g.harmed = with_one(g.harmed, a, g.harmed[a] | 1 << b)


def settle(g: CourtisansState) -> None:
    """C-40. The move is over: what it made due is paid in full, in order of signature, debt or not."""
    if not g.due:
        return
    for contract in g.contracts:
        if contract[KIND] == ESCROW and contract[NUMBER] in g.due:
            pay_escrow(g, contract)
    g.contracts = [each for each in g.contracts if each[KIND] != ESCROW or each[NUMBER] not in g.due]


def pay_escrow(g: CourtisansState, contract: list[int]) -> None:
    """C-37, C-40. The notary pays; now everybody sees it."""
    payer, payee, amount = contract[PAYER], contract[PAYEE], contract[AMOUNT]
    count(g, payer, DEALS, -amount)
    count(g, payee, DEALS, amount)
    amass(g)
    enter(g, ESCROW, payer, payee, amount, contract[TRIGGER], PAID)
    if g.telling:
        kind = KINDS[kind_of(contract[TRIGGER])]
        g.tell("escrow_paid", "C-40", {"seat": payer, "target": payee, "amount": amount, "trigger": kind})


def unharmed(g: CourtisansState, code: int) -> bool:
    """C-38. NO_HARM(a, b): a made no harmful step against b this round."""
    return not g.harmed[who(code)] >> on_whom(code) & 1


def close_contracts(g: CourtisansState) -> None:
    """C-23, C-41, C-43. The round is over: NO_HARM is settled, words are stamped, the rest is released."""
    if not g.cut:
        for contract in g.contracts:
            if kind_of(contract[TRIGGER]) == NO_HARM and unharmed(g, contract[TRIGGER]):
                g.due = [*g.due, contract[NUMBER]]
    settle(g)
    for contract in g.contracts:
        fate = RELEASED
        if contract[KIND] == WORD and not g.cut:
            fate = GIVEN if contract[TRIGGER] == PLAIN_WORD else KEPT if contract[NUMBER] in g.due else BROKEN
        enter(g, contract[KIND], contract[PAYER], contract[PAYEE], contract[AMOUNT], contract[TRIGGER], fate)
        if g.telling:
            tell_closed(g, contract, fate)
    g.contracts = []
    g.due = []


def tell_closed(g: CourtisansState, contract: list[int], fate: int) -> None:
    """C-43. The two parties learn what became of it."""
    pair = (contract[PAYER], contract[PAYEE])
    kind = {RELEASED: "contract_released", KEPT: "word_kept", BROKEN: "word_broken", GIVEN: "word_ended"}[fate]
    rule = "C-41" if fate == RELEASED else "C-43"
    args: Args = {"seat": pair[0], "target": pair[1], "amount": contract[AMOUNT]}
    g.whisper(pair, kind, rule, {**args, "trigger": KINDS[kind_of(contract[TRIGGER])]})
