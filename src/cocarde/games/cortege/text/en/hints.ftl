# What a hint weighs.
feature-victory = victory
feature-gauges = the gauges and the units in play
feature-ways = the open ways to the Building
feature-threat = the threat of the next flick
feature-danger = shelter from the opponent’s flick
feature-rounds = the outcome of the rounds
