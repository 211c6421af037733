"""Courtisans: rival houses at the court of Louis XIV; favour, cards, bargains and etiquette, to 50 000 livres."""

from pathlib import Path

from cocarde.games.courtisans.choices import VOCABULARY
from cocarde.games.courtisans.game import FRAMES, Courtisans
from cocarde.games.courtisans.meta import META
from cocarde.games.courtisans.thinking.experience import JUDGE

GAME = Courtisans(META, VOCABULARY, FRAMES, JUDGE, Path(__file__).parent)
