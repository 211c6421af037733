# Ce que pèse un conseil.
feature-victory = la victoire
feature-gauges = les jauges et les unités en jeu
feature-ways = les voies ouvertes vers le Bâtiment
feature-threat = la menace au prochain tir
feature-danger = la protection contre le tir adverse
feature-rounds = l’issue des manches
