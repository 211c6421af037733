"""How bots judge a position at court."""
