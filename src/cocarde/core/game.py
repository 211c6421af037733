"""What the author of a game supplies."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from cocarde.core.agenda import Frame, G
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice, Vocabulary
from cocarde.core.judge import Judge
from cocarde.core.meta import Meta
from cocarde.core.outcome import Counted, Outcome
from cocarde.core.profile import Habits, Profile, plain_profile
from cocarde.core.remark import Complaint, Remark
from cocarde.core.text import Refusal

if TYPE_CHECKING:
    import msgspec

    from cocarde.core.codec import Move
    from cocarde.core.event import Seen
    from cocarde.core.learning.observation import Observer
    from cocarde.core.packs.pack import Pack
    from cocarde.core.packs.printed import Printed

Drawing = Callable[[Any, Any, Any], Any]
"""From a view, a box and a game's sentences to something that rich can print."""
Composing = Callable[[Any, Any, Any, Any, Any], list[int]]
"""From an offer, a view, a box, a game's sentences and somebody who asks (`cocarde.cli.dialogue`) to its numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One game, declared once: everything that may be asked of it hangs here.

    `meta`: what it says of itself before it is played. `vocabulary`: every answer anybody can ever give. `frames`:
    everything its agenda may hold. `judge`: how bots think about it. `home`: its folder, with its sentences in
    `text/fr` and `text/en` (`title` and `tagline` among them), its player's page in `primer.md` beside them and,
    unless they are in docs/rules, the pages of its numbered rules in `rulebook/fr.md` and `rulebook/en.md`. `pack`:
    with whose rows and names it is played (see `cocarde.games.with_pack`); None: with its own. `lease`: of a game that
    was imported once more for a pack, what ends when nobody plays it any more.
    """

    def __init__(
        self, meta: Meta, vocabulary: Vocabulary, frames: tuple[type[Frame], ...], judge: Judge[G], home: Path
    ) -> None:
        self.meta: Final = meta
        self.vocabulary: Final = vocabulary
        self.frames: Final = frames
        self.judge: Final = judge
        self.home: Final = home
        self.pack: Pack | None = None
        self.lease: object = None
        self._observer: Observer[G] | None = None

    @abstractmethod
    def blank(self, seats: int, options: dict[str, str]) -> G:
        """A state of the right shape with nothing set up, to be filled by `setup` or a save file."""

    @abstractmethod
    def setup(self, g: G) -> None:
        """Deal, place and schedule the opening; `g.chance` is there."""

    @abstractmethod
    def box(self) -> msgspec.Struct:
        """What lies in the box: cards, places, pieces with their provenance; the same for everybody, always."""

    @abstractmethod
    def view(self, g: G, seat: int | None) -> msgspec.Struct:
        """What `seat` (None: a spectator) may see: a whitelist, built from nothing."""

    def seen_from(self, g: G, seat: int, public: Any) -> msgspec.Struct:
        """The view of `seat`, where `public` is that of a spectator: what both have in common may be the same object.

        A server that shows a table to many builds what everybody sees once. Neither may be changed afterwards.
        """
        return self.view(g, seat)

    def observing(self) -> Observer[G] | None:
        """What writes a view as numbers for those who learn (`observer` keeps it); None: it describes none."""
        return None

    def observer(self) -> Observer[G] | None:
        """What `observing` made, once."""
        if self._observer is None:
            self._observer = self.observing()
        return self._observer

    @abstractmethod
    def outcome(self, g: G) -> Outcome:
        """Ranking and why; only called when the agenda is empty."""

    def reckoning(self, g: G) -> list[Counted]:
        """What was counted, line by line; only called when the agenda is empty."""
        return []

    @abstractmethod
    def check(self, g: G) -> None:
        """Raise `BrokenInvariant` if a card, coin or piece was lost or doubled."""

    @abstractmethod
    def redeal(self, g: G, seat: int, chance: Chance) -> G:
        """A copy in which all that `seat` cannot know is dealt anew, and all it can know is the same."""

    def revise(self, version: str, log: list[Move]) -> list[Move]:
        """A log that was begun under this version of the rules, in the words of today's: entry for entry."""
        return log

    def overhears(self, g: G, remark: Remark, names: list[str]) -> list[str]:
        """What follows, in notation, when this is said aloud among people of these names: the house answers so."""
        return []

    def complains(self, g: G, seat: int, remark: Remark, names: list[str]) -> Complaint | None:
        """What follows when `seat` complains of this, or `Refused`; None: the game does not mind words."""
        return None

    def says(self, g: G, seat: int, seen: list[Seen], names: list[str], chance: Chance) -> Remark | None:
        """What the bot of `seat` says at what it has just seen happen, or None. `chance` is not that of the game."""
        return None

    def objects(self, g: G, seat: int, choice: Choice, names: list[str]) -> Refusal | None:
        """Why people of these names may not answer so, where the rules care about their names."""
        return None

    def patience(self, g: G) -> tuple[str, int]:
        """For what the rules themselves give time now, by a name of its own, and how many seconds (0: they do not).

        Everybody may know it: a negotiation, somebody's turn, a question put in the open.
        """
        return "", 0

    def scores(self, g: G) -> list[int]:
        """What each seat would be counted if the game ended here; empty: nothing is counted before the end."""
        return []

    def printed(self) -> Printed | None:
        """The tables that a pack may change rows of; None: it takes no packs."""
        return None

    def drawing(self) -> Drawing | None:
        """What draws a view of it in a terminal, from the view, the box and the sentences; None: as a tree."""
        return None

    def painting(self) -> Drawing | None:
        """What paints a view of it as a picture (Pillow), from the same; None: there is no picture."""
        return None

    def composing(self) -> Composing | None:
        """What puts an answer with numbers together in words, in a terminal; None: number by number."""
        return None

    def profile(self) -> Profile:
        """What a report looks at; most of it can be told from what its events name."""
        return plain_profile(self.meta.kinds)

    def habits(self) -> Habits:
        """What `cocarde lab habits` counts in the answers of its bots; none: only what every game has."""
        return Habits()
