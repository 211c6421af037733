# What a hint weighs.
feature-victory = victory
feature-points = the points on the map
feature-rounds = the length of the war
feature-hands = the cards and generals in hand
feature-battle = the battle at hand
