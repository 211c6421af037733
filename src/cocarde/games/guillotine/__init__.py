"""Guillotine: the Convention, 24 deputies, secret votes, denunciations; survive and be re-elected."""

from cocarde.games.guillotine.choices import VOCABULARY
from cocarde.games.guillotine.game import FRAMES, Guillotine
from cocarde.games.guillotine.meta import META

GAME = Guillotine(META, VOCABULARY, FRAMES)
