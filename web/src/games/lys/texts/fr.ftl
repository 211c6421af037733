## Le plateau

l-board = L’escargot des 56 cases, du 5 mai 1789 au 18 brumaire, et ses annexes
l-square = { $square }.{ $gone ->
        [yes] { " " }Un arbre s’y dresse : la case n’existe plus.
       *[no] { " " }Zone { $zone }. { $sentence }
    }{ $n ->
        [0] { "" }
       *[other] { " " }S’y trouvent : { $seats }.
    }
l-annexe = { $square }. { $sentence }{ $n ->
        [0] { "" }
       *[other] { " " }S’y trouvent : { $seats }.
    }
l-pawn = { $name }, { $wears }, { $square }
l-period = Période { $n } : { $name }
l-passage = Passage d’une période à l’autre
l-now = Pour vous, maintenant
l-now-nothing = Rien ne vous y arriverait.
l-now-here = Vous y êtes.
l-shield =
    { $n ->
        [one] Pourrait vous en préserver : { $cards }.
       *[other] Pourraient vous en préserver : { $cards }.
    }
l-there =
    { $n ->
        [one] S’y trouve : { $seats }.
       *[other] S’y trouvent : { $seats }.
    }
l-reach-blue = Attaque bleue possible ici
l-reach-yellow = Attaque jaune possible ici
l-reach-red = Attaque rouge possible ici
l-reach-all = Ici, toute attaque est possible, et mortelle
l-reach-none = À l’abri des attaques
l-leave-prison = On en sort par le geôlier, une évasion ou la case 46.
l-leave-front = On en revient par la dernière case, vers la case 53.
l-leave-guyana = On en sort par un double ou une évasion.

## Les dés, les piles

l-dice-none = Les dés attendent.
l-dice = Dés : { $faces }, lancés par { $target }.
l-throw = Lancer
l-deck =
    { $n ->
        [0] Pioche vide
        [one] Pioche : { $n } carte
       *[other] Pioche : { $n } cartes
    }
l-discard =
    { $n ->
        [0] Rebut vide
        [one] Rebut : { $n } carte
       *[other] Rebut : { $n } cartes
    }
l-open-discard = Voir le rebut
l-open-deck = Voir l’ordre de la pioche
l-pool =
    { $n ->
        [one] Main des prisonniers : { $n } carte
       *[other] Mains des prisonniers : { $n } cartes
    }
l-supply = Réserve : { $trees } arbres, { $brevets } brevets
l-round =
    { $cap ->
        [0] Tour { $n }
       *[other] Tour { $n } sur { $cap }
    }

## Les joueurs

l-hand =
    { $n ->
        [0] Aucune carte en main
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
l-side = La couleur de votre pion
l-colour-0 = Bleu
l-colour-1 = Blanc
l-colour-2 = Rouge
l-colour-3 = Vert
l-colour-4 = Or
l-colour-5 = Noir
l-hand-empty = Votre main est vide.
l-trees =
    { $n ->
        [0] Aucun arbre à planter
        [one] { $n } arbre à planter
       *[other] { $n } arbres à planter
    }
l-brevets =
    { $n ->
        [0] Aucun brevet
        [one] { $n } brevet
       *[other] { $n } brevets
    }
l-known = Cartes connues de { $target }
l-aim = Désigner { $target }
l-held-estates = attend aux États généraux
l-held-tavern = reste à la taverne
l-held-salon =
    { $n ->
        [one] cause au salon, encore { $n } lancer
       *[other] cause au salon, encore { $n } lancers
    }
l-held-prison = Conciergerie, case { $n }
l-held-front = frontières, case { $n }
l-held-guyana = en Guyane
l-wounded = blessure : passe un tour
l-reborn = attend une nouvelle vie
l-at = { $n } · { $name }
l-card =
    { $title }. { $kind }. { $effect }
l-range = { $first } à { $last }

## Les noms courts des cases

l-short-0 = Départ
l-short-1 = États généraux
l-short-2 = Bien­faisance
l-short-3 = Jeu de paume
l-short-4 = Ralliement du clergé
l-short-5 = Consti­tuante
l-short-6 = La Bastille
l-short-7 = Nuit du 4 août
l-short-8 = Droits de l’homme
l-short-9 = Marche des femmes
l-short-10 = Assignats
l-short-11 = Dépar­tements
l-short-12 = Constitution civile
l-short-13 = Fédération
l-short-14 = Non-jureurs
l-short-15 = Mort de Mirabeau
l-short-16 = Le Chapelier
l-short-17 = Varennes
l-short-18 = Champ-de-Mars
l-short-19 = Consti­tution
l-short-20 = Taverne
l-short-21 = Prêtres poursuivis
l-short-22 = Émigrés de Trèves
l-short-23 = Ministère girondin
l-short-24 = La guerre
l-short-25 = Les Tuileries
l-short-26 = Au Temple
l-short-27 = Tribunal criminel
l-short-28 = Prêtres déportés
l-short-29 = Septembre
l-short-30 = La République
l-short-31 = Peuples opprimés
l-short-32 = Capet coupable ?
l-short-33 = Mort du roi
l-short-34 = Levée d’hommes
l-short-35 = Tribunal révol.
l-short-36 = Loi agraire
l-short-37 = Premier Comité
l-short-38 = Salut public
l-short-39 = Mort de Marat
l-short-40 = Esclavage aboli
l-short-41 = Décrets de ventôse
l-short-42 = Hébert, Danton
l-short-43 = Être suprême
l-short-44 = Thermidor
l-short-45 = Convention
l-short-46 = Prisons ouvertes
l-short-47 = Fin du maximum
l-short-48 = Église et État
l-short-49 = Grandes écoles
l-short-50 = Émeutes de la faim
l-short-51 = Vendé­miaire
l-short-52 = Fin des assignats
l-short-53 = Salon de Staël
l-short-54 = Mort de Babeuf
l-short-55 = Fructidor
l-short-56 = Brumaire
l-short-prison_1 = Arrivée
l-short-prison_2 = Confis­cation
l-short-prison_3 = Geôlier ami
l-short-prison_4 = Message
l-short-prison_5 = Soirée
l-short-prison_6 = Charrette
l-short-prison_7 = La place
l-short-prison_8 = Guillotine
l-short-front_1 = Valmy
l-short-front_2 = Jemmapes
l-short-front_3 = Vendée
l-short-front_4 = Neerwinden
l-short-front_5 = Toulon
l-short-front_6 = Flotte
l-short-front_7 = Arcole
l-short-front_8 = Retour
l-short-guyana = Guyane
