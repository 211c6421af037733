# Ce que pèse un conseil.
feature-victory = la victoire
feature-deputies = la popularité et le salut des députés
feature-posts = les postes et les voix
feature-cards = les cartes gardées
feature-popularity = la popularité des réélus, qui départage
feature-rivals = l’affaiblissement des rivaux
