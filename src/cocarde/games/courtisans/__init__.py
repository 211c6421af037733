"""Courtisans: rival houses at the court of Louis XIV; favour, cards, bargains and etiquette, to 50 000 livres."""

from cocarde.games.courtisans.choices import VOCABULARY
from cocarde.games.courtisans.game import FRAMES, Courtisans
from cocarde.games.courtisans.meta import META

GAME = Courtisans(META, VOCABULARY, FRAMES)
