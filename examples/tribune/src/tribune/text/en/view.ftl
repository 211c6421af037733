# What the board shows.
view-sitting = Sitting
view-galleries = Open galleries
view-floor = Has the floor
view-laid = You have laid
view-votes = Votes
view-hand = Speeches in hand
view-decided = Has chosen
view-motions = Motions carried
view-order = Order of the day
view-cards = Your speeches
view-spent = Speeches given
