## The table in a terminal

terminal-round = Round { $round } of { $last }, { $period }
terminal-points = { $n } pts
terminal-land = { $hexes } hex., { $forts } fort.
terminal-cards = hand { $hand }, deck { $deck } ({ $first } of deck I)
terminal-reserve =
    { $n ->
        [0] no fortress in reserve
        [one] { $n } fortress in reserve
       *[other] { $n } fortresses in reserve
    }
terminal-aside = { "; not on the board: " }{ $hexes }
terminal-battle = Battle at { $place }; the { $who } attack
terminal-cancelled-general = cancelled by the general
terminal-cancelled-extra = cancelled by the extra general
terminal-cancelled-annulation = cancelled by a Cancellation
terminal-to-beat = To beat: { $n }, { $kind }
terminal-hand =
    { $n ->
        [0] { $who } has no cards left
        [one] Hand of { $who }: { $n } card
       *[other] Hand of { $who }: { $n } cards
    }
terminal-peek = Hand of { $who }, seen in round { $round }: { $cards }.
terminal-unique = Unique event.
terminal-seat-2-0 = Blue
terminal-seat-2-1 = White
terminal-seat-4-0 = Blue A
terminal-seat-4-1 = White A
terminal-seat-4-2 = Blue B
terminal-seat-4-3 = White B
terminal-symbol-bocage = Hedges
terminal-symbol-marais = Marsh
terminal-symbol-loire = Loire
terminal-symbol-plaine = Plain
terminal-symbol-port = Harbour
terminal-symbol-galerne = Galerne
terminal-symbol-sacre_coeur = Heart
terminal-signs = { $white }1 { $blue }0 what Whites and Blues draw when it is fought for; ▲ fortress; M Military, T Territory
