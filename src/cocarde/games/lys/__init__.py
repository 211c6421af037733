"""Le Lys et la Cocarde: a race across the Revolution; roles marked on you by others; trees that delete events."""

from pathlib import Path

from cocarde.games.lys.choices import VOCABULARY
from cocarde.games.lys.game import FRAMES, Lys
from cocarde.games.lys.meta import META
from cocarde.games.lys.thinking.experience import JUDGE

GAME = Lys(META, VOCABULARY, FRAMES, JUDGE, Path(__file__).parent)
