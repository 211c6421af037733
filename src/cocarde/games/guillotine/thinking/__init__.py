"""How bots judge a position in the Convention."""
