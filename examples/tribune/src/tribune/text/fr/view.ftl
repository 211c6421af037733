# Ce que montre le plateau.
view-sitting = Séance
view-galleries = Galeries ouvertes
view-floor = À la tribune
view-laid = Vous avez posé
view-votes = Voix
view-hand = Discours en main
view-decided = A choisi
view-motions = Motions emportées
view-order = À l’ordre du jour
view-cards = Vos discours
view-spent = Discours prononcés
