## La boîte

title = Le Lys et la Cocarde
tagline = Traversez la Révolution, et décidez quel événement n’aura jamais eu lieu.
promise = Traverser la Révolution, retourner la veste des autres, et décider quels événements n’auront jamais eu lieu.
pitch = De 2 à 6 joueurs vont du 5 mai 1789 au 18 brumaire sur un escargot de 56 cases datées. Cocarde, lys ou croix : vos adversaires peuvent vous marquer quand bon leur semble, et chaque case vous récompense ou vous perd selon ce que vous portez. Les dés ont deux symboles qui font avancer tout un camp d’un coup. Les arbres de la liberté que vous gagnez se plantent derrière vous : chacun vaut un brevet de civisme et efface une case de l’histoire. Évitez la Conciergerie, gardez Danton ou Bonaparte pour le bon jour, et comptez vos brevets quand quelqu’un atteint Brumaire.
pitch-history = En dix ans, la France passe de la monarchie à la République, de la République à la Terreur, puis au Directoire et au coup d’État de Bonaparte. Le jeu suit ces dix années journée par journée, avec leurs espérances et leurs victimes ; il en garde l’ironie : nul n’y reste longtemps du même bord.

## Les rôles, les attaques, les défenses

card-role_cocarde = Cocarde
card-role_cocarde-note = Bleu et rouge de Paris, blanc du roi : en juillet 1789, on la porte au chapeau pour dire de quel côté l’on est.
card-role_lys = Fleur de lys
card-role_lys-note = L’emblème des rois de France devient, dès 1792, une marque dangereuse.
card-role_croix = Croix
card-role_croix-note = Élus, salariés, sommés de jurer : les prêtres sont de toutes les querelles du temps.
card-attack_blue = Pamphlet (attaque bleue)
card-attack_blue-note = Des centaines de feuilles s’impriment dans la nuit et se crient au matin.
card-attack_yellow = Dénonciation (attaque jaune)
card-attack_yellow-note = Un voisin, un billet sans nom, et le comité frappe à la porte.
card-attack_red = Acte d’accusation (attaque rouge)
card-attack_red-note = Le papier que l’accusateur public n’a plus qu’à remplir.
card-defence_blue = Inviolabilité (défense bleue)
card-defence_blue-note = En 1789, la personne des députés est déclarée inviolable.
card-defence_yellow = Certificat de résidence (défense jaune)
card-defence_yellow-note = Il prouve que l’on n’a pas émigré.
card-defence_red = Carte de sûreté (défense rouge)
card-defence_red-note = À Paris, en 1793, nul homme ne sort sans elle.

## Les personnages célèbres

card-cel_necker = Necker
card-cel_necker-note = Ministre populaire ; son renvoi, en juillet 1789, soulève Paris. Il démissionne en septembre 1790.
card-cel_louis_xvi = Louis XVI
card-cel_louis_xvi-note = Roi jusqu’à la journée du 10 août 1792, qui le suspend.
card-cel_mirabeau = Mirabeau
card-cel_mirabeau-note = La grande voix de 1789, et le conseiller secret de la cour. Il meurt le 2 avril 1791.
card-cel_sieyes = Sieyès
card-cel_sieyes-note = Il a demandé ce qu’est le tiers état ; il siège à la Constituante jusqu’à sa clôture.
card-cel_bailly = Bailly
card-cel_bailly-note = Astronome, il préside le serment du Jeu de paume, puis devient maire de Paris.
card-cel_la_fayette = La Fayette
card-cel_la_fayette-note = Il commande la garde nationale de Paris ; en août 1792, il passe les lignes.
card-cel_desmoulins = Camille Desmoulins
card-cel_desmoulins-note = Il harangue le Palais-Royal en juillet 1789 ; son journal finit par réclamer la clémence.
card-cel_marat = Marat
card-cel_marat-note = Médecin, journaliste, « Ami du peuple » ; assassiné dans son bain en juillet 1793.
card-cel_olympe_de_gouges = Olympe de Gouges
card-cel_olympe_de_gouges-note = Elle écrit en 1791 la Déclaration des droits de la femme et de la citoyenne ; guillotinée en novembre 1793.
card-cel_danton = Danton
card-cel_danton-note = L’homme des Cordeliers et de l’audace ; guillotiné en avril 1794.
card-cel_robespierre = Robespierre
card-cel_robespierre-note = « L’Incorruptible » domine le Comité de salut public jusqu’à Thermidor.
card-cel_madame_roland = Madame Roland
card-cel_madame_roland-note = Son salon fait le ministère girondin ; elle est arrêtée le 1ᵉʳ juin 1793.
card-cel_dumouriez = Dumouriez
card-cel_dumouriez-note = Ministre, puis vainqueur de Jemmapes ; il passe à l’ennemi en avril 1793.
card-cel_saint_just = Saint-Just
card-cel_saint_just-note = Le plus jeune de la Convention ; il meurt à vingt-six ans avec Robespierre.
card-cel_fouquier_tinville = Fouquier-Tinville
card-cel_fouquier_tinville-note = Accusateur public du Tribunal révolutionnaire ; arrêté à son tour après Thermidor.
card-cel_carnot = Lazare Carnot
card-cel_carnot-note = Au Comité, il dirige les armées ; Directeur, il est proscrit le 18 fructidor.
card-cel_barras = Barras
card-cel_barras-note = Il mène la troupe le 9 thermidor et démissionne le 18 brumaire.
card-cel_madame_tallien = Madame Tallien
card-cel_madame_tallien-note = Sortie de prison après Thermidor, elle est la reine des salons du Directoire.
card-cel_josephine = Joséphine de Beauharnais
card-cel_josephine-note = Veuve d’un guillotiné, libérée en août 1794, elle épouse Bonaparte en 1796.
card-cel_bonaparte = Bonaparte
card-cel_bonaparte-note = Le canon de Vendémiaire le fait connaître, Brumaire lui donne le pouvoir.

## Les évasions et les livres

card-escape_rope = La corde de draps (évasion)
card-escape_rope-note = Nouée de nuit, à une fenêtre qui donne sur la Seine.
card-escape_disguise = Le déguisement (évasion)
card-escape_disguise-note = Une carmagnole, un bonnet, et l’on sort avec les visiteurs.
card-escape_turnkey = Le porte-clefs soudoyé (évasion)
card-escape_turnkey-note = Trois assignats et une bouteille de vin.
card-escape_boat = La pirogue (évasion)
card-escape_boat-note = De Cayenne, quelques déportés gagnent le Surinam hollandais.
card-book_encyclopedie = L’Encyclopédie
card-book_encyclopedie-note = Diderot et d’Alembert : dix-sept volumes de textes, onze de planches.
card-book_esprit_des_lois = De l’esprit des lois
card-book_esprit_des_lois-note = Montesquieu y sépare les pouvoirs.
card-book_lettres_persanes = Lettres persanes
card-book_lettres_persanes-note = Montesquieu regarde Paris avec des yeux d’Ispahan.
card-book_contrat_social = Du contrat social
card-book_contrat_social-note = Rousseau y fait du peuple le souverain.
card-book_emile = Émile
card-book_emile-note = Rousseau : de l’éducation d’un homme libre.
card-book_candide = Candide
card-book_candide-note = Voltaire : il faut cultiver notre jardin.
card-book_tolerance = Traité sur la tolérance
card-book_tolerance-note = Voltaire l’écrit pour réhabiliter Jean Calas.
card-book_deux_indes = Histoire des deux Indes
card-book_deux_indes-note = Raynal, avec Diderot, contre l’esclavage et la conquête.

## Ce que font les cartes

kind-role = Rôle
kind-attack = Attaque
kind-defence = Défense
kind-celebrity = Personnage célèbre
kind-escape = Évasion
kind-book = Livre philosophique
effect-role = Posez-la devant n’importe qui, vous compris : elle couvre son rôle, ou s’y ajoute s’il est prêtre ou le devient.
effect-attack = Contre un adversaire sur une case de cette couleur : la Conciergerie. Aux frontières, toute couleur tue.
effect-defence = Annule une attaque de la même couleur dirigée contre vous.
effect-celebrity = De la case { $first } à la case { $last } : franchit un barrage, écarte un danger ou annule une attaque, une seule fois.
effect-escape = Avant votre lancer : de la prison à la case 30, de la Guyane à la case 53.
effect-book = Deux livres valent un arbre ; aux grandes écoles, chaque livre en vaut un.

## Les mots du plateau

marking-none = sans rôle
marking-cocarde = révolutionnaire
marking-lys = royaliste
marking-croix = prêtre
marking-jureur = prêtre jureur
marking-refractaire = prêtre réfractaire
persona-f = une citoyenne
persona-m = un citoyen
hold-estates = les États généraux
hold-tavern = la taverne
hold-salon = le salon de Madame de Staël
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-lys = lys
face-cocarde = cocarde
zone-blue = bleue
zone-yellow = jaune
zone-red = rouge
zone-white = blanche
zone-all = toutes couleurs
period-1 = États généraux et Constituante
period-1-date = 1789-1791
period-2 = Monarchie constitutionnelle
period-2-date = 1791-1792
period-3 = Guerre, République, Terreur
period-3-date = 1792-1794
period-4 = Convention thermidorienne
period-4-date = 1794-1795
period-5 = Directoire
period-5-date = 1795-1799
track-main = Le parcours
track-prison = Prison de la Conciergerie
track-front = Frontières
track-guyana = Guyane
