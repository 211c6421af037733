## A first game for three

guide-character-title = A name, six cards, not a penny
guide-character = You come to the Court of the Sun King to make your fortune: twenty thousand livres, and the game is yours. Courtiers pass, the house remains.
guide-character-do = Gentleman or lady? Choose, then give yourself a house.

guide-favour-title = From room to room
guide-favour = Your silhouette walks towards the Queen on one side, towards the King on the other: that is your favour. The nearer you are to a sovereign, the better the odds of a yes.
guide-favour-do = Find yourself in both suites of rooms.

guide-negotiation-title = First, people talk
guide-negotiation = Ready money, a deposit with the notary, a word of honour: anything can be traded. The notary pays as soon as his condition comes true; a word only binds people of their word.
guide-negotiation-do = Propose a bargain, answer one, or say you’re done.

guide-place-title = The Grand Chamberlain’s key
guide-place = This round the key is yours: you decide where the Court spends the day, and you play both first and last. Many cards only count in one place.
guide-place-do = Read your hand once more, then touch Versailles or the hunt.

guide-turn-title = Two actions
guide-turn = In your turn you do two things: draw, request, play an event, give, seek an audience. The same one twice, if you like.
guide-turn-do = Touch what glows; to begin with, the deck never disappoints.

guide-request-title = To ask is to risk
guide-request = Titles, offices and pensions are requested: a ten-sided die against your favour. Above it the answer is no; you step back one room, and the card goes to the King’s Household, free for all.
guide-request-do = The card tells your odds: ask where you are loved.

guide-event-title = For some, against others
guide-event = An event is played on anyone you like, yourself included, and nothing wards it off. The place, the person and their favour need only be right at that moment.
guide-event-do = A kindness to yourself, or a stumble for whoever leads?

guide-audience-title = Seeking an audience
guide-audience = You may also speak without a card: well of a courtier or ill, to marry, to take a rival’s office. Again it is your favour against the die, and a refusal costs a room.
guide-audience-do = See the percentage written on each ticket.

guide-income-title = Income
guide-income = At the end of your turn the cards laid out before you pay their income; husband and wife share. A modest title early is worth more than a duchy too late.
guide-income-do = The golden ruler shows how far everyone is in the race.

guide-etiquette-title = Knowing whom you speak to
guide-etiquette = In conversation everyone is owed their style, title and name, in that order. A fault noticed by the Chamberlain costs a thousand livres.
guide-etiquette-do = The register gives the right form: take a look before you write.
