"""Guillotine: the Convention, 24 deputies, secret votes, denunciations; survive and be re-elected."""

from pathlib import Path

from cocarde.games.guillotine.choices import VOCABULARY
from cocarde.games.guillotine.game import FRAMES, Guillotine
from cocarde.games.guillotine.meta import META
from cocarde.games.guillotine.thinking.judgement import JUDGE

GAME = Guillotine(META, VOCABULARY, FRAMES, JUDGE, Path(__file__).parent)
