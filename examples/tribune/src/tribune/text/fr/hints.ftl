# Ce que pèse un conseil.
feature-victory = la victoire
feature-votes = les voix
feature-motto = la devise
feature-eloquence = les discours gardés
feature-vetoes = les vetos gardés
feature-floor = la tribune
