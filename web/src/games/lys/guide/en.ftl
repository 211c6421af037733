## A first game

guide-persona-title = Welcome to 1789
guide-persona = You will cross ten years of history, from the Estates-General to 18 Brumaire. Victory does not go to whoever arrives first, but to whoever has the most brevets de civisme.
guide-persona-do = Citoyenne or citoyen? Choose freely: it only matters on square 9.

guide-act-title = One card before the dice
guide-act = On your turn you may play a single card: it marks someone with a role, yourself included, attacks an opponent, or goes to the discard pile. With seven cards in hand, one has to go.
guide-act-do = Touch a card, then whoever it is meant for; or the discard pile, to be rid of it.

guide-throw-title = Numbers and symbols
guide-throw = Two numbers move you alone, by their sum. A symbol carries along everyone who wears that role: don’t be surprised to move on somebody else’s throw.
guide-throw-do = Touch the dice.

guide-close-title = Before you hand over
guide-close = Your turn is ending. There is still time to plant a tree, if you have one, on a square your pawn has passed.
guide-close-do = Plant if you can, then end your turn.

guide-square-title = Every square has its sentence
guide-square = The almanac says what this square does to you, according to the role you wear. Only the player who threw the dice suffers it; those who move on somebody else’s symbol pass unharmed.
guide-square-do = Point at a square to read what it has in store for you.

guide-trees-title = One tree, one brevet
guide-trees = Some squares give liberty trees. Planted behind you, a tree wipes out a square for everyone and earns you a brevet: that is how the game is won.
guide-trees-do = Here are the next squares with trees: try to land on them.

guide-marks-title = A role for everyone
guide-marks = Cockade, lily and cross may be put on anyone, and nothing stops them. They decide which symbols move a player and which sentences strike.
guide-marks-do = A role card in hand? Think who would like it least.

guide-barrier-title = History cannot be skipped
guide-barrier = Some squares are barriers: you must stop there by exact count, and spare steps are walked backwards. A celebrity of the right date lets you through.
guide-barrier-do = Find the next barrier, and keep a celebrity for it.

guide-attack-title = Blue, yellow, red
guide-attack = An attack card strikes whoever stands on a square of its colour, and throws them into prison. A defence of the same colour stops it, or a celebrity of that date.
guide-attack-do = Look at the colour of the square each pawn stands on.

guide-brumaire-title = 18 Brumaire
guide-brumaire = The game ends when a pawn stops on square 56. Its player takes a brevet from everybody: a windfall, not always a victory.
guide-brumaire-do = Plant along the way; arrive only to finish the job.

guide-oneself-title = Choose your own side
guide-oneself = You may also mark yourself. The cockade opens most of the squares with trees, before someone else gives you a less convenient role.
guide-oneself-do = Touch the card, then your own name.

guide-plant-title = Time to plant
guide-plant = You have a tree. Plant it on a square your pawn has passed, one that holds no pawn and gives no trees: you take a brevet, and the square is gone.
guide-plant-do = Touch a glowing square. Best to wipe out whatever would help the others.

guide-danger-title = A bad square
guide-danger = A dangerous square only strikes those it names. A celebrity of the right date turns it away, but is discarded; otherwise it has to be suffered.
guide-danger-do = Read what each answer costs you, and choose.

guide-alms-title = Bearing the cross
guide-alms = A priest does not draw when his turn begins: he asks for alms, and the other player chooses which card to give.
guide-alms-do = Better to ask someone with few cards: they have less to choose from.

guide-attacked-title = You stand accused
guide-attacked = An attack is aimed at you. A defence of its colour cancels it, or a celebrity valid for your square; otherwise it is prison.
guide-attacked-do = Answer with a card, or let it happen and keep the card.
