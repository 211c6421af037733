"""The figures on the players' pages are those the games are played with."""

from __future__ import annotations

import pytest

from cocarde.games import load
from cocarde.games.cortege.data import numbers as cortege
from cocarde.games.guillotine.data import numbers as guillotine
from cocarde.games.lys.data import numbers as lys
from cocarde.games.vendee.data import numbers as vendee
from cocarde.games.vendee.rules import scoring
from cocarde.speech.primer import primer
from tests.contract.said.test_primer import blocks, figures


def usual(slug: str, name: str) -> int:
    """What a table has unless it chooses otherwise."""
    return next(int(option.default) for option in load(slug).meta.options if option.id == name)


CONFIRMS = load("guillotine").box().numbers  # type: ignore[attr-defined]

PLAYED = [
    ("lys", "L-172", lys.BRUMAIRE),
    ("vendee", "V-92", scoring.HEX_POINTS),
    ("vendee", "V-92", scoring.FORT_POINTS),
    ("vendee", "V-11", vendee.FIRST_END),
    ("vendee", "V-11", vendee.LAST_END),
    ("vendee", "V-12", vendee.HAND_SIZE[1][vendee.BLUE]),
    ("guillotine", "G-75", guillotine.ELECTED),
    ("guillotine", "G-4", guillotine.START),
    ("guillotine", "G-22", CONFIRMS.simple),
    ("guillotine", "G-22", CONFIRMS.supported),
    ("guillotine", "G-45", usual("guillotine", "dissolution_from_turn")),
    ("guillotine", "G-45", guillotine.LAST_DISSOLUTION),
    ("courtisans", "C-7", usual("courtisans", "goal")),
    ("courtisans", "C-129", usual("courtisans", "etiquette_fine")),
    ("cortege", "K-110", cortege.BOX.board.gauges.building),
    ("cortege", "K-110", cortege.BOX.board.gauges.opinion),
    ("cortege", "K-114", usual("cortege", "turn_limit")),
    ("cortege", "K-6", cortege.OPINION[cortege.INTERPELLATION]),
]


@pytest.mark.parametrize(("slug", "rule", "figure"), PLAYED)
def test_what_is_quoted_is_what_is_played(slug: str, rule: str, figure: int) -> None:
    (block,) = [block for block in blocks(primer(slug).said("fr"), "text", "step", "point") if rule in block.cited][:1]
    assert figure in figures(block.text)
