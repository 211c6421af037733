"""Why not: every refusal of the game with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.kit.refusals import Refusals

REFUSALS: Final = Refusals(
    {
        "faction-taken": "GR-98",
        "faction-unused": "GR-99",
        "not-yours": "G-1",
        "dead": "G-6",
        "not-free": "G-7",
        "moved-already": "G-31",
        "there-already": "GR-50",
        "never-a-post": "G-32",
        "no-seat": "G-33",
        "one-missionary": "G-34",
        "not-at-convention": "G-38",
        "own-deputy": "GR-33",
        "protected": "G-40",
        "denounced-already": "GR-38",
        "no-colleague": "G-42",
        "supported-already": "GR-37",
        "own-case": "G-43",
        "rejected-already": "GR-56",
        "no-accomplice": "G-26",
        "not-a-judge": "G-26",
        "not-drawn": "G-52",
        "not-an-orator": "G-60",
        "wrong-post": "G-61",
        "same-faction": "GR-76",
        "other-faction": "GR-97",
        "not-a-prisoner": "G-65",
        "no-use-now": "G-64",
        "one-card-at-a-time": "G-61",
        "not-kept": "G-11",
        "shown-already": "G-11",
        "showing-is-off": "GR-75",
        "no-splitting": "G-13",
        "not-your-voices": "GR-18",
        "split-instead": "GR-18",
    }
)
