# Ce que pèse un conseil.
feature-victory = la victoire
feature-deputies = la popularité et le salut des députés
feature-posts = le Comité et le Tribunal
feature-cards = les cartes gardées
feature-rivals = l’affaiblissement des rivaux
