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
terminal-escrow = { $amount } livres if { $condition }
terminal-word = word of honour: { $condition }

offer-offer = Put a bargain together with { $to }
offer-show = Show a card to { $to }
offer-named = Name my house myself ({ $sex })
range-give_cash = What you pay in cash, in hundreds of livres
range-give_escrow = What you leave with the notary, in hundreds of livres
range-want_cash = What you want in cash, in hundreds of livres
range-want_escrow = What the other leaves with the notary, in hundreds of livres
range-card = Which card?
range-house = Which name? (“de Valpreux”)
