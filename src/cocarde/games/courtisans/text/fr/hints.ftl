## Ce que pèse un conseil

feature-victory = la victoire
feature-fortune = la fortune
feature-income = les revenus à venir
feature-favour = la faveur et la liberté du courtisan
feature-powers = les pouvoirs des charges
feature-hand = les cartes en main
feature-bargains = les marchés conclus
feature-rivals = l’affaiblissement des rivaux
