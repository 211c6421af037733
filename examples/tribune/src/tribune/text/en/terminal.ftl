## The table in a terminal

terminal-sitting = Sitting { $n } of 7:
terminal-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
terminal-hand =
    { $n ->
        [0] no speech left
        [one] { $n } speech
       *[other] { $n } speeches
    }
