## La table dans un terminal

terminal-sitting = Séance { $n } sur 7 :
terminal-votes =
    { $n ->
        [one] { $n } voix
       *[other] { $n } voix
    }
terminal-hand =
    { $n ->
        [0] plus de discours
        [one] { $n } discours
       *[other] { $n } discours
    }
