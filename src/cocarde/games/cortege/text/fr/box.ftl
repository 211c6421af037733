## La boîte

title = Le Cortège
tagline = D’une pichenette, la manifestation contre le palais ; puis on change de camp.
promise = D’un côté la rue, de l’autre le pouvoir ; entre les deux, une pichenette.
pitch = Un cortège marche sur le Bâtiment, les forces de l’ordre lui barrent la route. À son tour, on propulse un seul de ses disques d’une pichenette : seule compte la première unité qu’il touche. Faire entrer trois unités rouges, gagner l’opinion publique, ou vider la rue : à chaque arrestation le Pouvoir avance, et l’opinion se retourne contre lui. Puis on échange les rôles, car il faut avoir joué les deux côtés.

## Les camps

side-cp = Contre-Pouvoir
side-po = Pouvoir

## Les couleurs

colour-red = rouge
colour-orange = orange
colour-blue = bleu
colour-black = noir
colour-white = blanc

## Les unités du Contre-Pouvoir

unit-black_bloc = Black Bloc
unit-black_bloc-note = Chasse les médias : défausse l’unité blanche touchée, au prix d’un point d’Opinion.
unit-photographe = Photographe
unit-photographe-note = Saisit une unité bleue sur le fait : Opinion +1.
unit-syndicaliste = Syndicaliste
unit-syndicaliste-note = Tient tête à une unité bleue : elle est bloquée un tour.
unit-etudiantes = Étudiant·es
unit-etudiantes-note = Sans effet : la marche, et le nombre.
unit-banderole = Banderole
unit-banderole-note = Arrête une unité noire : elle est bloquée un tour.
unit-chorale = Chorale
unit-chorale-note = Sans effet : elle chante, et elle avance.
unit-passante = Passant·e
unit-passante-note = Sans effet ; avec la règle avancée, cède sa place à qui sort de garde à vue.
unit-molotov = Molotov
unit-molotov-note = Défausse l’unité blanche touchée : Opinion −2. Ni arrêté, ni admis dans le Bâtiment.
unit-masque_a_gaz = Masque à gaz
unit-masque_a_gaz-note = Défausse l’unité noire touchée. Ni arrêté, ni admis dans le Bâtiment.

## Les unités du Pouvoir

unit-interpellation = Interpellation
unit-interpellation-note = Arrête l’unité rouge touchée : Arrestations +1, mais Opinion +1.
unit-charge = Charge
unit-charge-note = Arrête l’unité rouge touchée : Arrestations +1, mais Opinion +1.
unit-nasse = Nasse
unit-nasse-note = Arrête l’unité rouge touchée : Arrestations +1, mais Opinion +1.
unit-barrage = Barrage
unit-barrage-note = Sans effet : un mur, rien d’autre.
unit-lacrymo = Lacrymo
unit-lacrymo-note = Bloque un tour l’unité rouge touchée.
unit-canon_a_eau = Canon à eau
unit-canon_a_eau-note = Bloque un tour l’unité orange touchée.
unit-journaliste = Journaliste
unit-journaliste-note = Montre une unité orange à l’écran : Opinion −1.
unit-camion_news = Camion News
unit-camion_news-note = Montre une unité orange en boucle : Opinion −2.

## Les jauges, les phases, les états

gauge-building = Bâtiment
gauge-opinion = Opinion
gauge-arrests = Arrestations
phase-infiltration = Infiltration
phase-deployment = Déploiement
phase-clash = Affrontement
phase-over = Partie terminée
status-tray = en réserve
status-board = sur le plateau
status-discarded = hors jeu
status-arrested = en garde à vue
status-entered = dans le Bâtiment
status-swapped = relayé·e
reason-building = trois unités dans le Bâtiment
reason-opinion = l’opinion publique gagnée
reason-arrests = plus une unité rouge dans la rue
reason-limit = la limite de tours atteinte
hand-exact = main parfaite
hand-steady = main sûre
hand-shaky = main tremblante

## Les options de la table

option-hand = La main
option-hand-exact = parfaite : le tir part comme on l’a visé
option-hand-steady = sûre : un léger écart
option-hand-shaky = tremblante : un écart sensible
option-hand_seat0 = Handicap du siège 1
option-hand_seat0-same = la main de la table
option-hand_seat0-exact = main parfaite
option-hand_seat0-steady = main sûre
option-hand_seat0-shaky = main tremblante
option-hand_seat1 = Handicap du siège 2
option-hand_seat1-same = la main de la table
option-hand_seat1-exact = main parfaite
option-hand_seat1-steady = main sûre
option-hand_seat1-shaky = main tremblante
option-sides = Les camps de la première manche
option-sides-random = au hasard
option-sides-seat0_cp = le siège 1 est le Contre-Pouvoir
option-sides-seat0_po = le siège 1 est le Pouvoir
option-advanced_rule = Règle avancée : l’échange de Passant·e
option-advanced_rule-off = non
option-advanced_rule-on = oui
option-building_entry = Entrée dans le Bâtiment
option-building_entry-played_only = l’unité jouée seulement
option-building_entry-any_red_on_cp_turn = toute unité rouge à l’intérieur, au tour du Contre-Pouvoir
option-turn_limit = Limite de tours d’une manche
option-turn_limit-40 = 40 tours
option-turn_limit-60 = 60 tours
option-turn_limit-80 = 80 tours
option-turn_limit-120 = 120 tours
option-turn_limit-none = aucune (entre joueurs)
option-rounds = Manches
option-rounds-1 = une seule (entraînement)
option-rounds-2 = deux, en échangeant les rôles
option-tie_policy = En cas d’égalité parfaite
option-tie_policy-replay = on rejoue une partie
option-tie_policy-draw = match nul
option-max_games = Parties au plus
option-max_games-1 = une
option-max_games-2 = deux
option-max_games-3 = trois
option-max_games-4 = quatre
option-max_games-5 = cinq
option-aim_aid = Aide à la visée
option-aim_aid-none = aucune
option-aim_aid-line = ce que le disque balaie jusqu’au premier contact, et l’effet
option-aim_aid-ghost = de même, avec le disque à son contact ou à son arrêt
