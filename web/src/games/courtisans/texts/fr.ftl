## La table

c-board = Le palais : les appartements de la Reine et du Roi, la Maison du Roi, l’Europe, la Bastille et le navire des colonies.
c-round = Tour { $n }
c-regency-left =
    { $n ->
        [one] (dernier tour)
       *[other] (encore { $n } tours)
    }
c-actions =
    { $n ->
        [0] Plus d’action
        [one] Une action
       *[other] { $n } actions
    }
c-court-here = { $name } : la Cour y est
c-queens-country = patrie de la Reine
c-at-war = en guerre avec la France
c-wars = En guerre : { $list }
c-peace = La paix règne
c-peace-short = la paix
c-ministere-short = Guerre
c-maison = Maison du Roi, cartes visibles : { $n }
c-maison-empty = Rien n’est à prendre.
c-deck = Pioche, { $n } cartes
c-discard = Défausse, { $n } cartes ; sur le dessus, « { $card } »
c-there = { $name } : { $seats }
c-dead = au tombeau
c-regent = Régente
c-race = La course aux { $money } livres
c-register = Registre
c-order = L’ordre du tour
c-die = Dé : { $roll }
c-die-against = Dé { $roll }, il fallait au plus { $needed } { $beside }
c-percent = { $n } %
c-for-others = pour autrui seulement

## Les gens et les cartes

c-card =
    { $title } ({ $kind }). { $note }{ $income ->
        [0] {""}
       *[other] {" "}Rente : { $income } livres.
    }
c-courtier = { $who }, maison { $name }, { $where }
c-with-king = faveur du Roi : { $n }
c-with-queen = faveur de la Reine : { $n }
c-fortune = Fortune : { $money } livres
c-income = Rentes par tour : { $money } livres
c-cards =
    { $n ->
        [one] Une carte en main
       *[other] { $n } cartes en main
    }
c-hand =
    { $n ->
        [one] Votre main, une carte
       *[other] Votre main, { $n } cartes
    }
c-hand-empty = Votre main est vide.
c-locked = A changé de mains ce tour
c-power-ready = Pouvoir disponible
c-chambellan = Grand Chambellan
c-married = Mariage avec { $target }
c-away-bastille = Bastille
c-away-exile = exil
c-away-dead = mort
c-favourite = Favorite du Roi
c-lover = Amant de la Reine
c-secret-wife = Épouse secrète du Roi
c-known = Cartes connues : { $cards }
c-ready = A fini de négocier
c-titre_duc-m = Duc
c-titre_duc-f = Duchesse
c-titre_marquis-m = Marquis
c-titre_marquis-f = Marquise
c-titre_comte-m = Comte
c-titre_comte-f = Comtesse
c-titre_baron-m = Baron
c-titre_baron-f = Baronne

## Le premier courtisan

c-sex-M = Un gentilhomme
c-sex-F = Une dame
c-choose-sex = Gentilhomme ou dame ? Puis le nom de votre maison.
c-choose-house = De quelle maison ?
c-own-name = Un nom à vous : de la Perle-Noire
c-own-take = Prendre ce nom
c-chosen = Votre maison : { $name }. Les autres choisissent encore.
c-being-chosen = Chacun choisit en secret sa maison et son premier courtisan.


## Le parloir

c-parlour = Le parloir
c-to-parlour = Retour au parloir
c-see-court = Voir la Cour
c-purse = Disponible : { $money } livres
c-offers-left =
    { $n ->
        [0] plus de proposition à faire
        [one] encore une proposition à faire
       *[other] encore { $n } propositions à faire
    }
c-in-turn = chacun à son tour
c-no-offers = Aucune proposition sur la table.
c-signed = Signé ce tour
c-ready-list = Ont fini : { $list }
c-waiting =
    { $n ->
        [one] Une proposition vous attend
       *[other] { $n } propositions vous attendent
    }
c-fold =
    { $deals ->
        [0] Négociation : aucun marché conclu, { $n } lignes
        [one] Négociation : un marché conclu, { $n } lignes
       *[other] Négociation : { $deals } marchés conclus, { $n } lignes
    }
c-compose = Proposer un marché : avec qui ?
c-with-whom = Avec qui
c-quick = Marchés en un mot
c-seal-it = { $name } : parole contre parole
c-for-sum = { $name } : { $money } livres
c-other-bargain = Un autre marché
c-i-give = Je donne
c-i-want = Je demande à { $target }
c-cash = Comptant
c-escrow = Devant notaire
c-escrow-if = Condition du notaire
c-word = Parole d’honneur
c-no-condition = à quelle condition ?
c-no-word = aucune parole
c-send = Envoyer à { $target }
c-show = Montrer une carte à { $target }
c-accept = J’accepte
c-decline = Je décline
c-withdraw = Retirer la proposition
c-offer-to = Votre proposition à { $target }
c-offer-from = { $seat } vous propose
c-you-give = Vous donnez
c-they-give = { $seat } donne
c-nothing = rien
c-line-cash = { $money } livres comptant
c-line-escrow = { $money } livres devant notaire, si { $condition }
c-line-word = parole d’honneur : { $condition }
c-contract-notaire = { $seat } paie { $money } livres à { $target } si { $condition }
c-contract-parole = { $seat } donne sa parole à { $target } : { $condition }
c-contract-comptant = { $seat } paie { $money } livres à { $target }

## Les conditions

c-when-localisation = au choix du Chambellan
c-when-turn = au tour de jeu : { $name }
c-nobody = personne
c-any-titre = un titre
c-any-charge = une charge
c-any-dignite = un bâton de Maréchal
c-any-pension = une pension
c-issue-granted = accordée
c-issue-attempted = tentée
c-part-seat = Qui
c-part-other = À qui
c-part-card = Quelle carte
c-part-obtainable = Quoi
c-part-audience = Quelle audience
c-part-power = Quel pouvoir
c-part-target = Sur qui
c-part-issue = Quelle issue
c-part-place = Où
c-part-when = Quand
c-part-count = Combien

## Le registre

c-col-house = Maison
c-col-quality = Qualité
c-col-charges = Charges
c-col-party = Parti
c-party = parti { $party }
c-col-where = Séjour
c-col-income = Rentes
c-col-fortune = Fortune
c-formerly = autrefois { $list }
c-bargains = Marchés
c-fines = Amendes
c-fine = { $seat } : { $fault } ({ $money } livres)
c-fine-words = « { $words } »
c-close = Fermer le registre
