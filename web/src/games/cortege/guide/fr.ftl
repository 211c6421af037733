## Une première partie, du côté du cortège

guide-infiltrate-title = Avant la manifestation
guide-infiltrate = Vous menez le cortège, au pied de la rue ; le Pouvoir garde le Bâtiment, tout en haut. Deux des vôtres s’avancent en éclaireurs, et l’adversaire aura une pichenette pour en arrêter un.
guide-infiltrate-do = Posez la première unité dans votre zone.

guide-apart-title = Se montrer sans s’offrir
guide-apart = Vu du Bâtiment, aucun des deux disques ne peut se cacher derrière l’autre. Mais plus ils sont loin et proches des bords, plus le tir est malaisé.
guide-apart-do = Posez la seconde à bonne distance de la première.

guide-deploy-title = Le cortège se forme
guide-deploy = Tour à tour, chacun place toutes ses unités dans sa zone. Les rouges sont celles qui doivent passer : laissez-leur une ligne droite.
guide-deploy-do = Prenez un disque en bas, puis posez-le dans la rue.

guide-colours-title = La couleur et le petit cercle
guide-colours = Le petit cercle d’un disque dit quelle couleur adverse il cherche. S’il la rencontre en premier, ses icônes s’appliquent : défausse, opinion, blocage.
guide-colours-do = Passez sur un disque pour lire ce qu’il sait faire.

guide-gauges-title = Trois jauges
guide-gauges = Trois unités rouges dans le Bâtiment, ou l’Opinion à quatre : la manche est à vous. S’il n’y a plus une seule unité rouge dans la rue, elle est au Pouvoir.
guide-gauges-do = Tout ce que vous tirerez doit pousser l’une de ces jauges.

guide-building-title = Entrer
guide-building = Une unité rouge entre si c’est elle que vous avez propulsée, et si la moitié du disque au moins s’arrête au-delà de la ligne bleue. Poussée par une autre, elle reste sur le seuil.
guide-building-do = Gardez en tête ce cercle : c’est là que tout se joue.

guide-flick-title = La pichenette
guide-flick = Prenez un de vos disques, tirez-le en arrière comme un élastique, lâchez. Plus vous tirez, plus il part fort ; le toucher suffit pour viser aux curseurs.
guide-flick-do = Lancez un disque rouge vers le Bâtiment, ou un disque orange sur un adversaire.

guide-encounter-title = Le premier choc, lui seul
guide-encounter = Seul compte le premier disque touché par celui que vous avez lancé. Tout ce qui se bouscule ensuite change les places, jamais les jauges.
guide-encounter-do = L’arbitre vous le dira au ralenti.

guide-steady-title = Une main presque sûre
guide-steady = Votre visée est notée d’abord, puis la main s’en écarte d’un rien, et davantage à pleine force. Un disque qui tombe du bord revient au coin le plus proche.
guide-steady-do = Pour toucher juste, tirez doucement.

guide-swap-title = Deux manches, deux camps
guide-swap = À la manche suivante, vous défendrez le Bâtiment. À une manche partout, on compare ce que chacun a fait entrer, puis l’Opinion, puis les Arrestations.
guide-swap-do = Même perdue, une manche se joue jusqu’au dernier disque.

guide-power-title = Seconde manche : le Pouvoir
guide-power = Les camps s’échangent : vous gardez le Bâtiment. Les deux éclaireurs adverses sont placés ; à vous de poser Interpellation pour en arrêter un.
guide-power-do = Posez-la dans votre zone, face à l’un des deux.

guide-arrest-title = Une seule pichenette
guide-arrest = Tirez vers l’un des deux éclaireurs. Touché, il est arrêté ; mais l’Opinion et les Arrestations montent à 1.
guide-arrest-do = Prenez le disque, visez, lâchez.

guide-guard-title = Tenir la rue
guide-guard = Vous gagnez s’il ne reste plus une unité rouge dans la rue, ou si le Contre-Pouvoir n’a pas gagné quand les tours sont épuisés. Mais chaque arrestation fait monter l’Opinion : à 4, vous avez perdu.
guide-guard-do = Faites redescendre l’Opinion avec vos médias, en touchant l’orange.
