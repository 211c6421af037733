## La table dans un terminal

terminal-choosing = Les personnages se choisissent.
terminal-round = Tour { $round }, but { $goal } livres
terminal-court = La Cour { $place }
terminal-queen = Reine { $realm }
terminal-wars = Guerre contre { $country }
terminal-fortune = { $amount } livres, { $income } par tour
terminal-favour = Roi { $k }, Reine { $q }
terminal-deck = Pioche : { $n }, défausse : { $m }
terminal-maison = Maison du Roi : { $list }
terminal-hand = Votre main : { $list }
terminal-cash = { $amount } livres
