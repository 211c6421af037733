## The table in a terminal

terminal-choosing = Characters are being chosen.
terminal-round = Round { $round }, goal { $goal } livres
terminal-court = The Court { $place }
terminal-queen = Queen { $realm }
terminal-wars = War against { $country }
terminal-fortune = { $amount } livres, { $income } a round
terminal-favour = King { $k }, Queen { $q }
terminal-deck = Deck: { $n }, discard: { $m }
terminal-maison = The King’s Household: { $list }
terminal-hand = Your hand: { $list }
terminal-cash = { $amount } livres
