## A first game for two

guide-faction-title = Choose your colours
guide-faction = We are in the Convention, in 1792. For two, each leads two factions of six deputies; the aim is to have as many as possible re-elected, so keep them alive.
guide-faction-do = Take the faction you like: all play by the same rules.

guide-move-title = Taking places
guide-move = A turn opens with movements, one deputy at a time. The Committee and the Mission make popular, the Tribunal judges, the Jacobins denounce.
guide-move-do = Touch one of your deputies, then the place you send him to.

guide-name-title = Taking the rostrum
guide-name = A Rapporteur stakes his popularity on a vote: two points more, or two less. Once approved, nobody can denounce him until the next turn.
guide-name-do = Name somebody if you count enough friends in the hall.

guide-report-title = The ballots
guide-report = You have as many votes as deputies on the spot. Everybody votes in secret, then all is opened at once, and all see who said what.
guide-report-do = Vote: YES or NO, nobody abstains.

guide-floor-title = You have the floor
guide-floor = In the Order of the Day one denounces whom one likes, provided one of one’s own is in the same place. Alone, a denunciation often fails on the die; supported, it nearly always strikes.
guide-floor-do = Denounce, support or pass.

guide-seats-title = Four chairs and not one more
guide-seats = Committee, Tribunal and Jacobins have only four seats. But do not desert the Convention: it votes, and it gets your friends out of Prison.
guide-seats-do = Happy with your places? Pass: you will not move again in this phase.

guide-popularity-title = The only coin that counts
guide-popularity = Every deputy bears a figure, his popularity. At zero it is the Guillotine; at the end, five points and freedom make a man re-elected.
guide-popularity-do = Read this sheet: it tells who rises and who falls.

guide-committee-title = The Committee strikes anywhere
guide-committee = Those who sit on the Committee gain a point each turn and may name anybody there. If the majority says YES, the denunciation strikes five times out of six.
guide-committee-do = Count the seats: who holds the Committee holds the fear.

guide-cards-title = Missions and Jacobins
guide-cards = A deputy on Mission gains a point and draws a card, lucky or not; a speaker of the Jacobins draws one too. Some can be kept in hand, as a threat.
guide-cards-do = Send those who can afford a piece of bad luck.

guide-tribunal-title = Summoned
guide-tribunal = Denounced in the Committee or the Tribunal, a deputy chooses: Flight, Prison with the help of a friend who sits there, or the trial. Anywhere else he loses three points.
guide-tribunal-do = Keep a judge in the Tribunal: a friend there saves a head.
