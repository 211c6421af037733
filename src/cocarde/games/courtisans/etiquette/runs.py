# interpreted: text work beside the game, never in the hot path
"""C-124. Step 3 of the checker: forms of address that follow one another make a run; some runs address somebody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cocarde.games.courtisans.etiquette.lexicon import ARTICLES, GLUE, PARTICLES, VOCATIVES, Hit, Lexicon

MOST_GLUE: Final = 3
CLOSINGS: Final = frozenset({",", "!"})


class Run(NamedTuple):
    """Hits that follow one another, from token `start` to `end`."""

    hits: list[Hit]
    start: int
    end: int

    @property
    def name(self) -> Hit | None:
        """The first NOM of the run."""
        return next((hit for hit in self.hits if hit.sense.part == "N"), None)


def addresses_in(heard: Sequence[str], lexicon: Lexicon) -> Iterator[Run]:
    """C-124. The runs of a message that address somebody, from left to right."""
    place = 0
    while place < len(heard):
        hit = lexicon.hit(heard, place)
        if hit is None:
            place += 1
            continue
        run = _run(heard, lexicon, hit)
        place = run.end
        if _is_address(heard, run):
            yield run


def _run(heard: Sequence[str], lexicon: Lexicon, first: Hit) -> Run:
    """C-124. The run that a hit opens; a new QUALITÉ ends it."""
    hits = [first]
    while True:
        following = _following(heard, lexicon, hits[-1].end)
        if following is None or following.sense.part == "Q":
            return Run(hits, first.start, hits[-1].end)
        hits.append(following)


def _following(heard: Sequence[str], lexicon: Lexicon, place: int) -> Hit | None:
    """The next hit, over at most three glue tokens; a hit is tried before a token is taken as glue."""
    for here in range(place, min(place + MOST_GLUE + 1, len(heard))):
        hit = lexicon.hit(heard, here)
        if hit is not None or heard[here] not in GLUE:
            return hit
    return None


def _is_address(heard: Sequence[str], run: Run) -> bool:
    """C-124. A run with QUALITÉ or NOM, or after a vocative, or alone at the head of the message."""
    if any(hit.sense.part in ("Q", "N") for hit in run.hits):
        return True
    return after_vocative(heard, run) or (run.start == 0 and is_closed(heard, run))


def after_vocative(heard: Sequence[str], run: Run) -> bool:
    """Whether “mon cher” or the like stands right before the run."""
    before = tuple(heard[max(0, run.start - 3) : run.start])
    return any(before[-len(vocative) :] == vocative for vocative in VOCATIVES)


def is_closed(heard: Sequence[str], run: Run) -> bool:
    """Whether the end of the message, a comma or an exclamation mark follows the run."""
    return run.end == len(heard) or heard[run.end] in CLOSINGS


def unknown_name_after(heard: Sequence[str], run: Run, lexicon: Lexicon) -> tuple[int, int] | None:
    """C-148. The tokens of a name that nobody bears: a particle, perhaps an article, a word that is no hit."""
    place = run.end
    if place >= len(heard) or heard[place] not in PARTICLES:
        return None
    place += 1
    if place < len(heard) and heard[place] in ARTICLES:
        place += 1
    if place >= len(heard) or not heard[place][0].isalnum() or lexicon.hit(heard, place) is not None:
        return None
    return run.end, place + 1
