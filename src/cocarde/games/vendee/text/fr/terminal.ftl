## La table dans un terminal

terminal-round = Manche { $round } sur { $last }, { $period }
terminal-points = { $n } pts
terminal-land = { $hexes } hex., { $forts } fort.
terminal-cards = main { $hand }, pioche { $deck } ({ $first } du Jeu I)
terminal-reserve =
    { $n ->
        [0] aucune forteresse en réserve
        [one] { $n } forteresse en réserve
       *[other] { $n } forteresses en réserve
    }
terminal-aside = { " ; hors du plateau : " }{ $hexes }
terminal-battle = Bataille ({ $place }) ; les { $who } attaquent
terminal-cancelled-general = annulé par le Général
terminal-cancelled-extra = annulé par le Général supplémentaire
terminal-cancelled-annulation = annulé par une Annulation
terminal-to-beat = À battre : { $n }, { $kind }
terminal-hand =
    { $n ->
        [0] { $who } n’a plus de carte
        [one] Main de { $who } : { $n } carte
       *[other] Main de { $who } : { $n } cartes
    }
terminal-peek = Main de { $who }, vue à la manche { $round } : { $cards }.
terminal-unique = Événement unique.
terminal-seat-2-0 = Bleu
terminal-seat-2-1 = Blanc
terminal-seat-4-0 = Bleu A
terminal-seat-4-1 = Blanc A
terminal-seat-4-2 = Bleu B
terminal-seat-4-3 = Blanc B
terminal-symbol-bocage = Bocage
terminal-symbol-marais = Marais
terminal-symbol-loire = Loire
terminal-symbol-plaine = Plaine
terminal-symbol-port = Port
terminal-symbol-galerne = Galerne
terminal-symbol-sacre_coeur = Cœur
terminal-signs = { $white }1 { $blue }0 ce que Blancs et Bleus piochent quand on s’y bat ; ▲ forteresse ; M Militaire, T Territoire
