"""Parts that two or more games share: decks, grids, tracks. No rules."""
