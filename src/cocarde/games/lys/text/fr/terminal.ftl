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
terminal-signs = ◆ Départ, |5| barrage, 6♣ des arbres à gagner, ♣2 l’arbre du joueur 2 ; p1 à p8 la Conciergerie, f1 à f8 les frontières, G la Guyane
