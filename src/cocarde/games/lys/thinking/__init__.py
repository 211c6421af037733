"""How bots judge a position of the race."""
