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
terminal-escrow = { $amount } livres si { $condition }
terminal-word = parole : { $condition }

offer-offer = Composer un marché avec { $to }
offer-show = Montrer une carte à { $to }
offer-named = Donner moi-même un nom à ma maison ({ $sex })
range-give_cash = Ce que vous donnez comptant, en centaines de livres
range-give_escrow = Ce que vous déposez chez le notaire, en centaines de livres
range-want_cash = Ce que vous voulez comptant, en centaines de livres
range-want_escrow = Ce que l’autre dépose chez le notaire, en centaines de livres
range-card = Quelle carte ?
range-house = Quel nom ? (« de Valpreux »)
