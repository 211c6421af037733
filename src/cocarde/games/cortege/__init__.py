"""Le Cortège: the march against the Building; discs are flicked, two rounds with swapped sides."""

from pathlib import Path

from cocarde.games.cortege.choices import VOCABULARY
from cocarde.games.cortege.game import FRAMES, Cortege
from cocarde.games.cortege.meta import META
from cocarde.games.cortege.thinking.judgement import JUDGE

GAME = Cortege(META, VOCABULARY, FRAMES, JUDGE, Path(__file__).parent)
