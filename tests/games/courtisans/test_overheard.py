"""C-128, C-132: what is said is read, and its faults go before the Chambellan; so does what people complain of."""

from __future__ import annotations

import pytest

from cocarde.core.chance import Fast
from cocarde.core.errors import Refused
from cocarde.core.remark import Remark
from cocarde.core.table import Table
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.state import CourtisansState

NAMES = ["Anne", "Blaise", "Chloé"]


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


def lord_of(table: Table) -> int:
    return int(table.view(None).chambellan)


def complain(table: Table, seat: int, remark: Remark) -> list[str]:
    """The complaint, reported through whoever is asked."""
    complaint = GAME.complains(state_of(table), seat, remark, NAMES)
    assert complaint is not None
    for notation in complaint.answers:
        table.answer(table.pending()[0], notation)
    return complaint.answers


def refused(table: Table, seat: int, remark: Remark) -> tuple[str, str]:
    with pytest.raises(Refused) as why:
        GAME.complains(state_of(table), seat, remark, NAMES)
    return why.value.refusal.text.key, why.value.refusal.rule


def test_a_familiar_word_is_a_flag_and_the_chambellan_fines_it() -> None:
    table = begun()
    lord = lord_of(table)
    offender = (lord + 1) % 3
    said = GAME.overhears(state_of(table), Remark(offender, "Tu triches, vieux fou !", message=77), NAMES)
    assert said == [f"flag seat{offender} e9 77"]
    table.answer(table.pending()[0], said[0])
    assert [(flag.seat, flag.fault, flag.message) for flag in table.view(lord).flags] == [(offender, "e9", 77)]
    assert table.view(offender).flags == []
    assert table.refuses_undo(table.log[-1].seat) is not None


def test_CR97_only_the_chambellan_can_tell_that_a_flag_exists() -> None:
    table = begun(negotiation="off")
    lord = lord_of(table)
    while table.pending()[0] == lord:
        table.answer(lord, table.options(lord)[0])
    before = [table.clock(seat) for seat in range(3)]
    watched = table.clock(None)
    table.answer(table.pending()[0], f"flag seat{(lord + 1) % 3} e9 77")
    moved = [seat for seat in range(3) if table.clock(seat) != before[seat]]
    assert moved == [lord]
    assert table.clock(None) == watched
    assert table.decision is not None
    assert not table.decision.hidden


def test_a_right_address_is_no_fault_and_off_means_off() -> None:
    table = begun()
    line = table.view(None).register[1]
    quality = "Monsieur" if line.sex == "M" else "Mademoiselle"
    right = Remark(0, f"{quality} {line.current_name}, vous rêvez.")
    assert GAME.overhears(state_of(table), right, ["", "", ""]) == []
    quiet = begun(etiquette="off")
    assert GAME.overhears(state_of(quiet), Remark(0, "Tu triches !"), ["", "", ""]) == []


def test_an_account_name_is_a_fault() -> None:
    table = begun()
    said = Remark(0, "Blaise, vous trichez !", message=5)
    assert GAME.overhears(state_of(table), said, NAMES) == ["flag seat0 e10 5"]


def test_C132_a_complaint_reads_the_message_as_addressed_to_the_complainer() -> None:
    table = begun()
    lord = lord_of(table)
    offender, other = (lord + 1) % 3, (lord + 2) % 3
    right = "Monsieur" if table.view(None).register[other].sex == "M" else "Mademoiselle"
    remark = Remark(offender, f"{right} de Nullepart, vous rêvez.", message=9, age=299)
    assert GAME.overhears(state_of(table), remark, NAMES) == []
    assert complain(table, other, remark) == [f"complain seat{offender} e6p 9"]
    assert [(flag.seat, flag.fault) for flag in table.view(lord).flags] == [(offender, "e6p")]
    assert refused(table, other, remark) == ("refusal-fault-known", "C-128")
    table.answer(lord, "pardon 1")
    assert refused(table, other, remark) == ("refusal-fault-known", "C-128")


def test_CR104_to_be_passed_over_for_another_is_no_wrong() -> None:
    table = begun()
    lord = lord_of(table)
    offender, other = (lord + 1) % 3, (lord + 2) % 3
    person = table.view(None).register[lord]
    quality = "Monsieur" if person.sex == "M" else "Mademoiselle"
    words = f"{quality} {person.current_name}, vous dansez à ravir."
    assert refused(table, other, Remark(offender, words)) == ("refusal-unfounded", "C-132")
    assert complain(table, other, Remark(offender, words, other, 8)) == [f"complain seat{offender} e6p 8"]


def test_C131_what_is_only_possible_of_the_chambellan_is_fined_if_somebody_complains() -> None:
    table = begun()
    lord = lord_of(table)
    complain(table, (lord + 1) % 3, Remark(lord, "Rendez-moi ta carte.", message=4))
    assert [(fine.seat, fine.fault) for fine in table.view(None).fines] == [(lord, "e9p")]


def test_C132_a_whisper_is_read_only_if_its_recipient_complains() -> None:
    table = begun()
    lord = lord_of(table)
    offender, other = (lord + 1) % 3, (lord + 2) % 3
    whisper = Remark(offender, "Tu triches.", other, 6)
    assert refused(table, lord, whisper) == ("refusal-not-for-you", "C-132")
    assert complain(table, other, whisper) == [f"complain seat{offender} e9 6"]


def test_C132_what_cannot_be_complained_of_is_refused_by_its_rule() -> None:
    table = begun()
    lord = lord_of(table)
    offender, other = (lord + 1) % 3, (lord + 2) % 3
    assert refused(table, other, Remark(offender, "Il fait beau.")) == ("refusal-unfounded", "C-132")
    assert refused(table, other, Remark(offender, "Tu triches.", age=301)) == ("refusal-complaint-late", "C-132")
    assert refused(table, offender, Remark(offender, "Tu triches.")) == ("refusal-own-message", "C-132")
    assert refused(begun(etiquette="off"), 0, Remark(1, "Tu triches.")) == ("refusal-no-etiquette", "C-134")
    assert refused(Table.new(GAME, 3), 0, Remark(1, "Tu triches.")) == ("refusal-not-presented", "C-132")


def test_C5_no_house_bears_the_name_of_somebody_at_the_table() -> None:
    table = Table.new(GAME, 3)

    def objection(notation: str, names: list[str]) -> str:
        choice = GAME.vocabulary.read(notation)
        why = GAME.objects(state_of(table), 0, choice, names)
        return f"{why.rule} {why.text.key}" if why else ""

    assert objection("named F de_Saint-Blaise", NAMES) == "C-5 refusal-name-account"
    assert objection("character F malicorne", ["Anne", "Malicorne", ""]) == "C-5 refusal-name-account"
    assert objection("named F de_la_Perle", ["de", "La", ""]) == ""
    assert objection("character F malicorne", NAMES) == ""
