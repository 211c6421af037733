"""What the author of a game supplies."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from cocarde.core.agenda import Frame, G
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice, Vocabulary
from cocarde.core.meta import Meta
from cocarde.core.outcome import Outcome
from cocarde.core.remark import Complaint, Remark
from cocarde.core.text import Refusal

if TYPE_CHECKING:
    import msgspec

    from cocarde.core.event import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One game: everything the house needs to deal, play, show, judge and save it.

    `foresight`: after so many real choices of everybody together a search judges where it has come to.
    `breadth`: so many answers, at most, are looked at by a player whom it imagines.
    `lucks`: with so many throws of the dice it looks at an answer that is decided by dice at once.
    """

    foresight: ClassVar[int] = 12
    breadth: ClassVar[int] = 8
    lucks: ClassVar[int] = 1

    def __init__(self, meta: Meta, vocabulary: Vocabulary, frames: tuple[type[Frame], ...]) -> None:
        self.meta: Final = meta
        self.vocabulary: Final = vocabulary
        self.frames: Final = frames

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

    @abstractmethod
    def outcome(self, g: G) -> Outcome:
        """Ranking and why; only called when the agenda is empty."""

    @abstractmethod
    def check(self, g: G) -> None:
        """Raise `BrokenInvariant` if a card, coin or piece was lost or doubled."""

    @abstractmethod
    def redeal(self, g: G, seat: int, chance: Chance) -> G:
        """A copy in which all that `seat` cannot know is dealt anew, and all it can know is the same."""

    @abstractmethod
    def judgement(self, g: G, seat: int) -> float:
        """What this position is worth to `seat`, from about -1 (lost) to 1 (won)."""

    def foresees(self, seats: int) -> int:
        """The foresight at a table of so many; most games look as far at every table."""
        return self.foresight

    def insight(self, g: G, seat: int) -> float:
        """The judgement with what self-play has taught besides: for a search. Most games have taught nothing more."""
        return self.judgement(g, seat)

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

    def features(self, g: G, seat: int) -> list[tuple[str, float]]:
        """The parts of the judgement by name, more being better for `seat`, for hints; texts: `feature-NAME`."""
        return []
