# Ce que pèse un conseil.
feature-victory = la victoire
feature-points = les points sur la carte
feature-rounds = la durée de la guerre
feature-hands = les cartes et les Généraux en main
feature-battle = la bataille en cours
