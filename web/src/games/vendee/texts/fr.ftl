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
v-whites = Blancs
v-blues = Bleus
v-fortress = Forteresse
v-draws = Pioche
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
v-effect-cancel = Annulez la carte ou le duo que l’adversaire vient de jouer.
v-effect-draw =
    { $n ->
        [one] Piochez une carte.
       *[other] Piochez { $n } cartes.
    }
v-effect-draw_at =
    { $n ->
        [one] Sur un hexagone { $where }, piochez une carte.
       *[other] Sur un hexagone { $where }, piochez { $n } cartes.
    }
v-effect-discard =
    { $n ->
        [one] Un adversaire défausse une carte au hasard.
       *[other] Un adversaire défausse { $n } cartes au hasard.
    }
v-effect-pick_discard = Regardez une main adverse et défaussez-en une carte.
v-effect-flip = Prenez un hexagone adverse sans forteresse, sauf celui de la bataille.
v-effect-fort_up = Bâtissez une forteresse sur un de vos hexagones, sauf celui de la bataille.
v-effect-scorch = Rasez une forteresse adverse ou prenez un hexagone adverse qui n’en a pas, sauf celui de la bataille.
v-effect-recover =
    { $n ->
        [one] Reprenez une carte de votre défausse, ni Annulation ni événement unique.
       *[other] Reprenez { $n } cartes de votre défausse, ni Annulations ni événements uniques.
    }
v-effect-recover_if =
    { $n ->
        [one] Sur { $where }, reprenez-en une de plus.
       *[other] Sur { $where }, reprenez-en { $n } de plus.
    }
v-effect-hexbonus = Valeur { $plus } : { $where }.
v-effect-manche = { $plus } Manche si vous gagnez la bataille.
v-effect-extra_general = Général supplémentaire de valeur 4 pour cette manche.
v-effect-rally = Votre général de la manche est de nouveau disponible.
v-effect-wound = Le général adverse de la manche n’est plus disponible.
v-effect-peek = Regardez la main d’un adversaire.
v-effect-galerne = Vous pouvez ajouter le prochain hexagone Virée de Galerne, face bleue.
v-brief-cancel = Annulez le jeu adverse.
v-brief-draw = Piochez { $n }.
v-brief-draw_at = { $where } : piochez { $n }.
v-brief-discard = L’adversaire défausse { $n }.
v-brief-pick_discard = Voyez une main, ôtez-en une.
v-brief-flip = Prenez un hexagone nu.
v-brief-fort_up = Bâtissez une forteresse.
v-brief-scorch = Rasez ou prenez un hexagone.
v-brief-recover = Reprenez { $n } carte.
v-brief-recover_if = { $where } : { $n } de plus.
v-brief-extra_general = Général de valeur 4.
v-brief-rally = Votre général revient.
v-brief-wound = Général adverse écarté.
v-brief-peek = Voyez une main.
v-brief-galerne = Ouvrez la Galerne.

## La bataille

v-battle = Bataille de { $town }
v-attacks = { $who } : à l’attaque
v-defends = { $who } : en défense
v-beat = Battre
v-laid = Posé :
v-asked-M = Militaire
v-asked-T = Territoire
v-asked-any = tout type
v-open = L’attaquant ouvre.
v-no-play = Aucune carte encore : l’attaquant ouvre.
v-climb = Les totaux de la bataille, dans l’ordre
v-cancelled-general = annulé par le général
v-cancelled-extra = annulé par le général supplémentaire
v-cancelled-annulation = annulé par une Annulation
v-rolled = Le dé donne { $roll } ; il faut { $value } ou moins.
v-roll-held = Le jeu est annulé.
v-roll-failed = Le jeu tient.
v-tray-pile = Choisissez dans votre défausse
v-tray-shown = La main que vous voyez
v-draws-told = Pioche : Blancs { $white }, Bleus { $blue }
v-told =
    Manche { $round }, fin prévue à la manche { $end }. Blancs { $white } points, Bleus { $blue } points ; à égalité, les Blancs gagnent. Forteresses en réserve : { $reserve }. { $battle ->
        [none] Aucune bataille.
       *[some] Bataille de { $battle }.
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
v-close = Fermer
v-reserve =
    { $n ->
        [0] Aucune forteresse en réserve
        [one] Une forteresse en réserve
       *[other] { $n } forteresses en réserve
    }
v-in-reserve = réserve
v-reserve-short = Réserve : { $n }
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
v-hand-size = Cartes en main au début de la manche
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
