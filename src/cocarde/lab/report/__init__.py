"""What a designer wants to know of a game: many games are watched, what was seen adds up, and becomes a page."""
