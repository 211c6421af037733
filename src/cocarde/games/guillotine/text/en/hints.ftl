# What a hint weighs.
feature-victory = the victory
feature-deputies = the popularity and safety of the deputies
feature-posts = the Comité and the Tribunal
feature-cards = the cards kept
feature-rivals = weakening the rivals
