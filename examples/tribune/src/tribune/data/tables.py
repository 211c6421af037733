"""The box as lists that are looked up by number while a game is played."""

from __future__ import annotations

from typing import Final

from tribune.data.rows import BOX, THEMES

SPEECHES: Final = [speech.id for speech in BOX.speeches]
"""A speech is its place here: a higher number is the more eloquent one."""
VETO: Final = len(SPEECHES) - 1
SILENT: Final = len(SPEECHES)
UNDECIDED: Final = -1
"""What may lie before a seat besides a speech: silence, or no answer yet."""
ALL_SPEECHES: Final = [face for face, speech in enumerate(BOX.speeches) for _ in range(speech.copies)]

MOTIONS: Final = [motion.id for motion in BOX.motions]
MOTION_VOTES: Final = [motion.votes for motion in BOX.motions]
THEME: Final = [THEMES.index(motion.theme) if motion.theme else len(THEMES) for motion in BOX.motions]
DECLARATION: Final = len(MOTIONS) - 1

HAND: Final = BOX.numbers.hand
SITTINGS: Final = BOX.numbers.sittings
UPROAR: Final = BOX.numbers.uproar
ACCLAIM: Final = BOX.numbers.acclaim
ACCLAIM_VOTES: Final = BOX.numbers.acclaim_votes
MOTTO_VOTES: Final = BOX.numbers.motto_votes


def motion_names(motions: list[int]) -> list[str]:
    """Motions as ids."""
    return [MOTIONS[motion] for motion in motions]


def themes(motions: list[int]) -> int:
    """T-13. How many parts of the motto these motions speak of; the Declaration speaks of none (TR-3)."""
    return len({THEME[motion] for motion in motions} - {THEME[DECLARATION]})
