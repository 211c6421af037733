report-title = Rapport du laboratoire
report-subtitle = { $games } parties entre automates ({ $bots }), { $seats } sièges
report-options = Options : { $options }

report-brief = En bref
report-balance = Qui gagne
report-length = Combien de temps
report-lead = Qui mène, et quand tout est joué
report-things = Ce qui compte
report-questions = Ce que l’on répond
report-rules = Règles jamais atteintes
report-provenance = D’où viennent ces chiffres

report-by-seat = Par siège
report-by-order = Par rang dans l’ordre du jeu
report-by-side = Par camp
report-by-settled-side = Manches gagnées, par camp
report-by-settled-reason = Manches gagnées, par raison
report-place = { $n ->
    [1] Qui commence
   *[other] { $n }ᵉ à jouer
}
report-fair = part égale : { $fair }
report-interval = 95 %
report-shared = { $n ->
    [0] Aucune partie n’a eu plusieurs vainqueurs.
    [1] Une partie a eu plusieurs vainqueurs.
   *[other] { $count } parties ont eu plusieurs vainqueurs.
}

report-level-seat = Aucun siège n’est favorisé, pour autant que { $games } parties le disent : un écart de plus de { $points } points se serait vu.
report-level-order = L’ordre du jeu ne favorise personne : un écart de plus de { $points } points se serait vu.
report-level-side = Les camps sont à égalité, pour autant que { $games } parties le disent : un écart de plus de { $points } points se serait vu.
report-level-settled = Les camps gagnent autant de manches l’un que l’autre : un écart de plus de { $points } points se serait vu.
report-tilted-more = { $who } : plus que sa part, { $share } ({ $low } – { $high }) au lieu de { $fair }.
report-tilted-less = { $who } : moins que sa part, { $share } ({ $low } – { $high }) au lieu de { $fair }.

report-brief-length = La moitié des parties prennent entre { $quarter } et { $three } décisions ; la partie médiane, { $median }.
report-brief-turns = La partie médiane compte { $median } { $unit } ; la moitié en comptent de { $quarter } à { $three }.
report-brief-lead = Qui mène à la moitié de la partie { $measure } gagne { $middle } des parties ; aux trois quarts, { $late }. L’avance change de mains { $changes } fois.
report-brief-settled = Dans la moitié des parties, le vainqueur n’a pris la tête pour de bon qu’à { $half } de la partie ou plus tard.
report-brief-settled-last = Dans la moitié des parties, le vainqueur n’a pris la tête qu’à la toute fin.
report-matter = { $n ->
    [1] une pèse
   *[other] { $marked } pèsent
}
report-brief-things = Sur { $compared } choses comparées, { $matter } à coup sûr. Celle qui porte le plus : { $best } ({ $best_effect }). Celle qui nuit le plus : { $worst } ({ $worst_effect }).
report-brief-things-best = Sur { $compared } choses comparées, { $matter } à coup sûr. Celle qui porte le plus : { $best } ({ $best_effect }).
report-brief-things-worst = Sur { $compared } choses comparées, { $matter } à coup sûr. Celle qui nuit le plus : { $worst } ({ $worst_effect }).
report-brief-things-none = Sur { $compared } choses comparées, aucune ne pèse assez pour qu’on en soit sûr.
report-brief-rules = Des { $told } règles que le jeu peut citer quand il se joue, { $never } ne l’ont jamais été.
report-brief-rules-all = Les { $told } règles que le jeu peut citer quand il se joue l’ont toutes été.

report-glance-lead = des parties gagnées par qui menait à la moitié
report-glance-changes = changements de meneur par partie
report-glance-settled = de la partie jouée quand l’avance est prise pour de bon
report-glance-rules = règles citées en jeu

report-measure-scores = au compte des points
report-measure-prospects = au jugement de l’automate
report-unit-decisions = décisions
report-turns = tours
report-turns-vendee = manches
report-turns-lys = tours de joueur
report-turns-guillotine = tours
report-turns-courtisans = tours
report-turns-cortege = propulsions
report-histogram = Parties selon le nombre de { $unit }
report-median = médiane { $n }
report-endings = Comment la partie finit
report-curve = Le meneur du moment gagne
report-curve-note = À chaque moment, la part des parties que gagne celui qui mène alors. La ligne fine : ce que donnerait le hasard.
report-settled = Le vainqueur mène pour de bon
report-settled-note = Part des parties où le futur vainqueur mène désormais jusqu’au bout.
report-axis-progress = part de la partie jouée
report-changes = { $measure } : l’avance passe de l’un à l’autre { $changes } fois par partie ; elle ne passe jamais dans { $never } des parties.

report-things-note = Part de victoires de qui a eu la chose, moins celle que l’on attend de son camp ou de son siège. Le trait : intervalle à 95 %. Le point plein : sûr même pour { $compared } comparaisons à la fois (Bonferroni) ; le cercle : peut-être le hasard. Sur un plateau, bleu : porte, rouge : nuit, cerné de noir : sûr. C’est un lien, pas forcément une cause : qui gagne va plus loin, et en voit davantage.
report-thing = Chose
report-seen = Vue
report-share = Gagne
report-due = Attendu
report-effect = Écart
report-points = { $n } pts
report-all-things = Les { $n } choses de cette liste
report-rare = Trop rares pour être jugées (moins de { $least } fois) : { $things }.
report-between = … { $n } autres entre les deux

report-heading-drawn = Cartes reçues
report-heading-played = Cartes jouées
report-heading-attacked = Hexagones attaqués
report-heading-taken = Hexagones pris
report-heading-fortified = Hexagones fortifiés
report-heading-visited = Cases visitées
report-heading-planted = Arbres plantés
report-heading-marked = Rôles reçus devant soi
report-heading-persona = Citoyenne ou citoyen
report-heading-used = Cartes Jacobin utilisées
report-heading-missions = Cartes Mission reçues
report-heading-reported = Rapporteurs approuvés
report-heading-condemned = Députés dont la dénonciation est confirmée
report-heading-lost = Députés perdus
report-heading-obtained = Faveurs obtenues
report-heading-suffered = Cartes subies
report-heading-party = Premier parti
report-heading-flicked = Unités propulsées
report-heading-worked = Unités dont l’effet s’applique
report-heading-entered = Unités entrées dans le Bâtiment
report-heading-struck = Unités arrêtées ou mises hors jeu

report-questions-note = Combien de fois une sorte de réponse est donnée quand elle est permise. En rouge, celles que les automates donnent presque toujours ou presque jamais : un choix qui n’en est peut-être pas un.
report-questions-none = Chaque question de ce jeu n’admet qu’une sorte de réponse.
report-question-asked = { $per_game } fois par partie · { $options } réponses en moyenne · { $forced } sans choix
report-more-questions = Les { $n } autres questions

report-rules-note = { $seen } des { $told } règles que le jeu peut citer par ce qui arrive, par une question ou par la fin l’ont été. Les autres :
report-rules-none = Toutes les { $told } règles que le jeu peut citer par ce qui arrive, par une question ou par la fin l’ont été.
report-refused-note = { $never } des { $refused } règles par lesquelles le jeu refuse un geste n’ont arrêté personne, quand une main curieuse essayait en chemin d’autres réponses :
report-rules-options = Certaines attendent une option, un nombre de sièges ou un joueur que les automates ne sont pas.

report-provenance-command = Commande
report-provenance-version = Version
report-provenance-date = Date
report-provenance-games = Parties
report-provenance-decisions = Décisions
report-provenance-seats = Sièges
report-provenance-bots = Automates
report-provenance-options = Options
report-provenance-seed = Graine
report-provenance-note = La même commande rejoue les mêmes parties, sur autant de processus que l’on veut. Les intervalles sont ceux de Wilson, à 95 %. Ces chiffres disent comment jouent ces automates ; des gens jouent autrement.

report-some-card = carte
report-some-hex = hexagone
report-some-seat = joueur
report-some-camp = camp
report-some-general = général
report-some-symbol = symbole
report-some-place = lieu
report-some-marking = rôle
report-some-persona = personnage
report-some-faction = tendance
report-some-deputy = député
report-some-country = pays
report-some-party = parti
report-some-realm = royaume
report-some-house = maison
report-some-sum = somme
report-some-sovereign = souverain
report-some-sex = courtisan
report-some-unit = unité
report-some-colour = couleur
report-some-side = camp
report-some-toward = à un souverain
report-some-beside = auprès d’un souverain
report-some-route = à un souverain

report-compare-title = Comparaison de deux boîtes
report-compare-subtitle = { $games } paires de parties entre automates ({ $bots }), { $seats } sièges, mêmes graines
report-compare-boxes = { $before } → { $after }
report-compare-as-it-is = le jeu tel qu’il est
report-compare-table = La partie
report-compare-changes = Ce que la boîte change
report-compare-change-table = Table
report-compare-change-row = Ligne
report-compare-change-key = Champ
report-compare-change-before = Avant
report-compare-change-after = Après
report-compare-changes-none = Les tables sont les mêmes ; seuls des noms changent.
report-compare-differing = { $differing } paires sur { $games } se sont déroulées autrement.
report-compare-same = Aucune des { $games } paires ne s’est déroulée autrement.
report-compare-few = Il faut { $least } paires pour en dire plus.
report-compare-length-more = Les parties sont plus longues : { $figures }.
report-compare-length-less = Les parties sont plus courtes : { $figures }.
report-compare-length-same = Aucun changement sûr de la durée : entre { $low } et { $high } décisions.
report-compare-seat-more = { $who } gagne plus souvent : { $figures }.
report-compare-seat-less = { $who } gagne moins souvent : { $figures }.
report-compare-side-more = { $who } gagne plus souvent : { $figures }.
report-compare-side-less = { $who } gagne moins souvent : { $figures }.
report-compare-winners-same = Aucun changement sûr de qui gagne ; s’il y en a un, il ne dépasse pas { $reach } points.
report-compare-single-winner-more = Plus de parties ont un seul vainqueur : { $figures }.
report-compare-single-winner-less = Moins de parties ont un seul vainqueur : { $figures }.
report-compare-margin-more = Les victoires sont plus nettes : { $figures } au compte des points.
report-compare-margin-less = Les victoires sont plus serrées : { $figures } au compte des points.
report-compare-things-same = Sur { $compared } chiffres comparés des cartes et des pièces, aucun ne change assez pour qu’on en soit sûr.
report-compare-seen-more = { $thing } : vue dans plus de parties, { $figures }.
report-compare-seen-less = { $thing } : vue dans moins de parties, { $figures }.
report-compare-won-more = { $thing } : qui l’a gagne plus souvent, { $figures }.
report-compare-won-less = { $thing } : qui l’a gagne moins souvent, { $figures }.
report-compare-seen-others = { $n ->
    [one] Une autre est vue, à coup sûr, plus ou moins souvent.
   *[other] { $count } autres sont vues, à coup sûr, plus ou moins souvent.
}
report-compare-won-others = { $n ->
    [one] Avec une autre, on gagne à coup sûr plus ou moins souvent.
   *[other] Avec { $count } autres, on gagne à coup sûr plus ou moins souvent.
}
report-compare-numbers = { $before } → { $after } ({ $change }, entre { $low } et { $high })
report-compare-percents = { $before } → { $after } ({ $change } points, entre { $low } et { $high })
report-compare-measure-length = Décisions par partie
report-compare-measure-seat = { $who } gagne
report-compare-measure-side = { $who } gagne
report-compare-measure-single-winner = Un seul vainqueur
report-compare-measure-margin = Écart de points
report-compare-seen = Vue dans
report-compare-won = Qui l’a gagne
report-compare-all = Les { $n } choses de cette liste
report-compare-note = À gauche la première boîte, à droite la seconde. Le trait : l’intervalle du changement ; la ligne fine : rien ne change. Le point plein : sûr à 95 % pour toute la liste à la fois (Bonferroni).
report-compare-provenance-note = La même commande rejoue les mêmes paires. Parties appariées par graine ; intervalles d’Agresti et Min pour les parts appariées, de Newcombe pour les victoires de qui a eu une chose. Ces chiffres disent comment jouent ces automates ; des gens jouent autrement.
