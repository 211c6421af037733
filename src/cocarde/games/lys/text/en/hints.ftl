# What a hint weighs.
feature-victory = victory
feature-brevets = the brevets
feature-trees = the trees and the state of the pawn
feature-road = the road ahead
feature-cards = the cards in hand
feature-rivals = holding the opponents back
