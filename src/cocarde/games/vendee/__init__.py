"""Vendée Militaire 1793-1794: card duels for 17 hexes; White shortens the war, Blue lengthens it."""

from pathlib import Path

from cocarde.games.vendee.choices import VOCABULARY
from cocarde.games.vendee.game import FRAMES, Vendee
from cocarde.games.vendee.meta import META
from cocarde.games.vendee.thinking.judgement import JUDGE

GAME = Vendee(META, VOCABULARY, FRAMES, JUDGE, Path(__file__).parent)
