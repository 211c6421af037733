## La carte

v-map-title = Vendée Militaire
v-map = Carte de la Vendée militaire
v-tile =
    { $no }, { $town }, { $owner }{ $fort ->
        [yes] , avec une forteresse
       *[no] { "" }
    }{ $battle ->
        [yes] , on s’y bat
       *[no] { "" }
    }. Pioche : Blancs { $white }, Bleus { $blue }. { $symbols }.
v-apart = { $no }, { $town } : hors du jeu tant que la Virée de Galerne ne l’a pas ouvert.
v-to-white = aux Blancs
v-to-blue = aux Bleus
v-fortress = Forteresse
v-short-nantes = Nantes
v-short-saint_florent = St-Florent
v-short-angers = Angers
v-short-machecoul = Machecoul
v-short-montaigu = Montaigu
v-short-cholet = Cholet
v-short-saumur = Saumur
v-short-noirmoutier = Noirmoutier
v-short-les_herbiers = Herbiers
v-short-saint_laurent = St-Laurent
v-short-thouars = Thouars
v-short-les_sables = Les Sables
v-short-lucon = Luçon
v-short-fontenay = Fontenay
v-short-laval = Laval
v-short-granville = Granville
v-short-le_mans = Le Mans

## Les cartes

v-type-M = Militaire
v-type-T = Territoire
v-type-both = Militaire · Territoire
v-type-none = Interruption
v-unique = événement unique
v-card =
    { $title }, { $kind ->
        [none] Annulation
        [bonus] bonus { $value }
       *[normal] valeur { $value }
    }, { $type }. { $effect }
v-brief-cancel = Annulez le coup adverse.
v-brief-draw = Piochez { $n }.
v-brief-draw_at = { $where } : piochez { $n }.
v-brief-discard = L’adversaire défausse { $n }.
v-brief-pick_discard = Voyez une main, ôtez-en une.
v-brief-flip = Prenez un hexagone nu.
v-brief-fort_up = Bâtissez une forteresse.
v-brief-scorch = Rasez ou prenez un hexagone.
v-brief-recover =
    { $n ->
        [one] Reprenez une carte.
       *[other] Reprenez { $n } cartes.
    }
v-brief-recover_if = { $where } : { $n } de plus.
v-brief-extra_general = Général de valeur 4.
v-brief-rally = Votre Général revient.
v-brief-wound = Général adverse écarté.
v-brief-peek = Voyez une main.
v-brief-galerne = Ouvrez la Galerne.

## La bataille

v-battle-nantes = Bataille de Nantes
v-battle-saint_florent = Bataille de Saint-Florent
v-battle-angers = Bataille d’Angers
v-battle-machecoul = Bataille de Machecoul
v-battle-montaigu = Bataille de Montaigu
v-battle-cholet = Bataille de Cholet
v-battle-saumur = Bataille de Saumur
v-battle-noirmoutier = Bataille de Noirmoutier
v-battle-les_herbiers = Bataille des Herbiers
v-battle-saint_laurent = Bataille de Saint-Laurent
v-battle-thouars = Bataille de Thouars
v-battle-les_sables = Bataille des Sables-d’Olonne
v-battle-lucon = Bataille de Luçon
v-battle-fontenay = Bataille de Fontenay
v-battle-laval = Bataille de Laval
v-battle-granville = Bataille de Granville
v-battle-le_mans = Bataille du Mans
v-attacks = { $who } : à l’attaque
v-defends = { $who } : en défense
v-beat = Battre
v-laid = Posé :
v-asked-M = Militaire
v-asked-T = Territoire
v-asked-any = tout type
v-won-by =
    { $total ->
        [0] Les { $camp } gagnent
       *[other] Les { $camp } gagnent avec { $total }
    }
v-open = L’attaquant ouvre.
v-no-play = Aucune carte encore.
v-none-played = Aucune carte n’a été jouée.
v-climb = Les totaux de la bataille, dans l’ordre
v-cancelled-general = annulé par le Général
v-cancelled-extra = annulé par le Général supplémentaire
v-cancelled-annulation = annulé par une Annulation
v-rolled = Le dé donne { $roll } ; il faut { $value } ou moins.
v-roll-held = Le coup est annulé.
v-roll-failed = Le coup tient.
v-tray-pile = Choisissez dans votre défausse
v-tray-shown = La main que vous voyez
v-draws-told = Pioche : Blancs { $white }, Bleus { $blue }
v-told =
    Manche { $round }, fin prévue à la manche { $end }. Blancs { $white } points, Bleus { $blue } points ; à égalité, les Blancs gagnent. Forteresses en réserve : { $reserve }. { $battle ->
        [none] Aucune bataille.
       *[some] { $battle }.
    }

## Les camps et les manches

v-camps = Les deux camps
v-tie = égalité = Blancs
v-points =
    { $n ->
        [one] point
       *[other] points
    }
v-made-of =
    { $hexes } hex. · { $forts ->
        [one] 1 fort.
       *[other] { $forts } fort.
    }
v-deck =
    { $n ->
        [0] Pioche vide
        [one] Pioche : une carte
       *[other] Pioche : { $n } cartes
    }{ $one ->
        [0] { "" }
       *[other] , dont { $one } du Jeu I
    }
v-pile-discard = Défausse des { $who } ({ $n })
v-pile-aside = Événements uniques écartés, { $who } ({ $n })
v-reserve =
    { $n ->
        [0] Aucune forteresse en réserve
        [one] Une forteresse en réserve
       *[other] { $n } forteresses en réserve
    }
v-in-reserve = réserve
v-reserve-none = réserve vide
v-rounds = Plateau des manches
v-round =
    Manche { $n }{ $said ->
        [both] , en cours et dernière
        [now] , en cours
        [last] , dernière
        [beyond] , hors de la guerre pour l’instant
       *[other] { "" }
    }
v-war = Manche { $n } ; la guerre finit à la manche { $end }
v-first-white = Les Blancs attaquent les premiers
v-first-blue = Les Bleus attaquent les premiers
v-hand-size = { $n } cartes en main au début de la manche
v-general =
    { $who }, valeur { $value }{ $state ->
        [ready] , disponible
        [spent] , déjà employé
       *[later] { "" }
    }
v-hand =
    { $n ->
        [0] Main vide
        [one] Une carte en main
       *[other] { $n } cartes en main
    }
v-hand-of = La main de { $who }
v-hand-empty = Votre main est vide.
v-attacker = Attaquant
v-deck-short = pioche
v-discard-short = défausse
v-aside-short = écartés
v-period-1 = mars – mai 1793
v-period-2 = juin – juil. 1793
v-period-3 = août – sept. 1793
v-period-4 = oct. – nov. 1793
v-period-5 = déc. 1793 – janv. 1794
v-period-6 = févr. – mai 1794
v-extra-white = Généralissime
v-extra-blue = Représentant
v-more = Voir la bataille, les camps et les manches
v-known = Ce que vous savez de la main de { $who }
v-aim = Viser { $who }
