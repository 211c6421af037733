"""C-128: what is said aloud at the table is read, and its faults go before the Chambellan."""

from __future__ import annotations

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.state import CourtisansState


def begun(seed: int = 3, **options: str) -> Table:
    """A table in its first round."""
    table, hand = Table.new(GAME, 3, options, seed), Fast(seed)
    while table.view(None).round == 0:
        seat = table.pending()[0]
        choices = table.options(seat)
        table.answer(seat, choices[hand.below(len(choices))])
    return table


def state_of(table: Table) -> CourtisansState:
    assert isinstance(table.state, CourtisansState)
    return table.state


def test_a_familiar_word_is_a_flag_and_the_chambellan_fines_it() -> None:
    table = begun()
    lord = table.view(None).chambellan
    offender = (lord + 1) % 3
    said = GAME.overhears(state_of(table), offender, "Tu triches, vieux fou !", 77, ["Anne", "Blaise", "Chloé"])
    assert said == [f"flag seat{offender} e9 77"]
    table.answer(table.pending()[0], said[0])
    assert [(flag.seat, flag.fault, flag.message) for flag in table.view(lord).flags] == [(offender, "e9", 77)]
    assert table.view(offender).flags == []
    assert table.refuses_undo(table.log[-1].seat) is not None


def test_a_right_address_is_no_fault_and_off_means_off() -> None:
    table = begun()
    line = table.view(None).register[1]
    quality = "Monsieur" if line.sex == "M" else "Mademoiselle"
    assert GAME.overhears(state_of(table), 0, f"{quality} {line.current_name}, vous rêvez.", 1, ["", "", ""]) == []
    quiet = begun(etiquette="off")
    assert GAME.overhears(state_of(quiet), 0, "Tu triches !", 1, ["", "", ""]) == []


def test_an_account_name_is_a_fault() -> None:
    table = begun()
    assert GAME.overhears(state_of(table), 0, "Blaise, vous trichez !", 5, ["Anne", "Blaise", "Chloé"]) == [
        "flag seat0 e10 5"
    ]
