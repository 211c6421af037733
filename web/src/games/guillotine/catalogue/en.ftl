## What is in the box

in-box-factions = The parties
in-box-deputies = The deputies
in-box-deputy = { $faction }, no. { $n }. Re-elected if he ends alive, free and with { $pp } PP or more.
in-box-posts = The places
in-box-missions = The Mission cards
in-box-jacobins = The Jacobin cards
in-box-booklet = The booklet of questions
in-box-chronicle = The brochure
in-box-post =
    { $chairs ->
        [0] No limit of seats
       *[other] { $chairs } seats
    }{ $income ->
        [0] .
        [1] ; 1 PP gained each turn.
       *[other] ; 1 PP lost each turn.
    }
in-box-questions = 120 questions of history
in-box-questions-note = Thirty for each party, put one by one in the History Variant; that is why they cannot be read here.
source-RP = Name and colour come from the rulebook; first names, departments and fates from public sources.
source-RX = The rulebook gives its name and part; the drawing and the tints were lost and are ours.
