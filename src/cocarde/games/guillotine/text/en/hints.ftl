# What a hint weighs.
feature-victory = victory
feature-deputies = the popularity and safety of the deputies
feature-posts = posts and votes
feature-cards = the cards kept
feature-popularity = the popularity of the re-elected, which breaks ties
feature-rivals = weakening the rivals
