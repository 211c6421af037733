## A first game

guide-persona-title = Welcome to 1789
guide-persona = You will cross ten years of history, from the Estates General to 18 Brumaire. Victory does not go to whoever arrives first, but to whoever holds most certificates of civic virtue.
guide-persona-do = Citoyenne or citoyen? Choose without fear: it only counts on square 9.

guide-act-title = One card before the dice
guide-act = In your turn, a single card: it marks somebody with a role, attacks, or goes to the discard pile. With seven cards in hand you must let one go.
guide-act-do = Touch a card, then whom it is meant for; or the discard pile, to throw it away.

guide-throw-title = Figures and symbols
guide-throw = Two figures move you alone, by their sum. A symbol carries along all who wear that role: do not be surprised to walk on somebody else’s throw.
guide-throw-do = Touch the dice.

guide-close-title = Before you hand over
guide-close = Your turn is ending. There is still time to plant a tree, if you have one, on a square your pawn has passed.
guide-close-do = Plant if you can, then end your turn.

guide-square-title = Every square has its sentence
guide-square = The almanac says what this square does to you, according to the role you wear. Only the one who threw the dice obeys it; who moves on somebody else’s symbol passes unharmed.
guide-square-do = Point at a square to read what it has in store for you.

guide-trees-title = One tree, one certificate
guide-trees = A few squares give trees of Liberty. Planted behind you, a tree wipes out a square for everybody and earns you a certificate: that is how the game is won.
guide-trees-do = Here are the next squares with trees: try to land there.

guide-marks-title = You are given a role
guide-marks = Cockade, lily and cross are not chosen: you get them from the others, and nothing stops them. They decide which symbols move you and which sentences reach you.
guide-marks-do = A role card in hand? Think whom it would suit least.

guide-barrier-title = History cannot be skipped
guide-barrier = Some squares are barriers: you must stop there by exact count, and the steps too many are walked backwards. A celebrity of the right date lets you through.
guide-barrier-do = Find the next barrier, and keep a celebrity for it.

guide-attack-title = Blue, yellow, red
guide-attack = An attack card reaches whoever stands on a square of its colour, and throws them into prison. A defence of the same colour stops it, or a celebrity of that date.
guide-attack-do = Look at the colour of the square where you sleep tonight.

guide-brumaire-title = 18 Brumaire
guide-brumaire = The game ends when a pawn stops on square 56. Its player takes a certificate from everybody: a helping hand, not always the victory.
guide-brumaire-do = Plant along the way; arrive only to conclude.
