# Ce que pèse un conseil.
feature-victory = la victoire
feature-brevets = les brevets
feature-trees = les arbres et l’état du pion
feature-road = la route qui reste
feature-cards = les cartes en main
feature-rivals = le retard des adversaires
