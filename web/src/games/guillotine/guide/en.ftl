## A first game for two

guide-faction-title = Choose your colours
guide-faction = We are at the Convention, in 1792. With two players, each leads two parties of six deputies; the aim is to get as many as possible re-elected, so keep them alive.
guide-faction-do = Take the party you like: they all play by the same rules.

guide-move-title = Taking your places
guide-move = A turn opens with movements, one deputy at a time. The Committee and the Mission make deputies popular, the Tribunal judges, the Jacobins denounce.
guide-move-do = Touch one of your deputies, then the place you send him to.

guide-name-title = Taking the floor
guide-name = A Rapporteur stakes his popularity on a vote: two points more, or two fewer. Once he is approved, nobody can denounce him until the next turn.
guide-name-do = Name someone if you count enough friends in the hall.

guide-report-title = The ballots
guide-report = You have as many votes as deputies present. Everyone votes in secret, then all ballots are opened at once, and all see who said what.
guide-report-do = Vote OUI (yes) or NON (no): nobody abstains.

guide-floor-title = You have the floor
guide-floor = In the Order of the Day you denounce whom you like, provided one of your own is at the same post. Alone, a denunciation often fails on the die; supported, it nearly always strikes.
guide-floor-do = Denounce, support or pass.

guide-seats-title = Four chairs and not one more
guide-seats = Committee, Tribunal and Jacobins have only four seats. But do not desert the Convention: it votes, and it gets your friends out of Prison.
guide-seats-do = Happy with your places? Pass: you will not move again in this phase.

guide-popularity-title = The only coin that counts
guide-popularity = Every deputy bears a number, his popularity. At zero it is death; at the end, five points and freedom get a man re-elected.
guide-popularity-do = Watch this figure: it tells who rises and who falls.

guide-committee-title = The Committee strikes anywhere
guide-committee = Those who sit on the Committee gain a point each turn and may name anybody there. If the majority says OUI, the denunciation strikes five times out of six.
guide-committee-do = Count the seats: whoever holds the Committee rules by fear.

guide-cards-title = Missions and Jacobins
guide-cards = A deputy on Mission gains a point and draws a card, lucky or not; a speaker of the Jacobins draws one too. Some can be kept in hand, as a threat.
guide-cards-do = Send those who can afford a piece of bad luck.

guide-tribunal-title = Summoned
guide-tribunal = Denounced on the Committee or the Tribunal, a deputy chooses: Flight, Prison if a friend who sits there turns accomplice, or a trial. Anywhere else he would have lost three points.
guide-tribunal-do = Count the judges before you choose: more NON than OUI, and he is acquitted.

guide-dissolution-title = End it, or play on
guide-dissolution = From turn 4 on, the Convention votes on its dissolution. If OUI wins, the game ends with this turn; on a tie, it goes on.
guide-dissolution-do = Count your deputies who would be re-elected: vote OUI if you lead, NON if you need time.

guide-rehabilitation-title = Coming back
guide-rehabilitation = In Prison and in Flight a deputy loses a point each turn, then tries to come back: the die, plus his friends at the Convention. It takes 7 to leave Prison, 8 to return from Flight.
guide-rehabilitation-do = Keep your benches filled: every friend at the Convention adds one to the die.
