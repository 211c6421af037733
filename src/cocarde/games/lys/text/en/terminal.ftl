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
