"""A game in progress: agenda, choices, chance, events, table. Names no game."""
