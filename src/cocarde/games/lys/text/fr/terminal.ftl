## La table dans un terminal

terminal-round = Tour de table { $n }
terminal-dice = dés : { $faces }
terminal-piles = pioche { $deck }, rebut { $discard }
terminal-wealth = main { $hand }, arbres { $trees }
terminal-brevets =
    { $n ->
        [one] { $n } brevet
       *[other] { $n } brevets
    }
terminal-menu = Devant vous
terminal-wounded = blessure
terminal-reborn = attend une nouvelle vie
