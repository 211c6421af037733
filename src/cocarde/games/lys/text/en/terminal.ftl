## The table in a terminal

terminal-round = Round { $n }
terminal-dice = dice: { $faces }
terminal-piles = pile { $deck }, discard { $discard }
terminal-wealth = hand { $hand }, trees { $trees }
terminal-brevets =
    { $n ->
        [one] { $n } brevet
       *[other] { $n } brevets
    }
terminal-menu = Ahead of you
terminal-wounded = wounded
terminal-reborn = waits for a new life
terminal-signs = ◆ Start, |5| barrier, 6♣ trees to be won, ♣2 the tree of player 2; p1 to p8 the Conciergerie, f1 to f8 the frontiers, G Guiana
