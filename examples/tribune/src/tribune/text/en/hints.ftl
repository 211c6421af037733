# What a hint weighs.
feature-victory = victory
feature-votes = votes
feature-motto = the motto
feature-eloquence = speeches kept
feature-vetoes = vetoes kept
feature-floor = the floor
