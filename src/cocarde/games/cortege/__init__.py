"""Le Cortège: the march against the Building; discs are flicked, two rounds with swapped sides."""

from cocarde.games.cortege.choices import VOCABULARY
from cocarde.games.cortege.game import FRAMES, Cortege
from cocarde.games.cortege.meta import META

GAME = Cortege(META, VOCABULARY, FRAMES)
