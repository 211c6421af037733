# The game in a terminal.
terminal-figure = { $n }
terminal-seed = Seed { $seed }: the same seed gives the same game again.
terminal-ask = Your choice (? for help)
terminal-help =
    Answer with a number, or with words of the answer: “danton committee”. Several fit? Only those are left.
    ?                 this help
    why THING         why a card, a place or an answer will not do
    look THING        what a card, a square, a place says
    hint              what the automaton would play
    rules             the essentials of the rules
    rule NO           a rule by its number
    log               all you have seen since the beginning
    board             draw the table again
    undo              take your last choice back
    restart           take back all you have answered in a row
    save FILE         save the game (“cocarde play --resume FILE” continues it)
    notations         the answers as files write them; they can be typed too
    quit              leave
terminal-articles = The articles one by one: “cocarde rules { $slug } NUMBER”; all of them: “cocarde rules { $slug } --articles”.
terminal-other-rules = Played under version { $version } of the rules, read here under version { $now }.
terminal-pack = Played with the pack { $pack }.
terminal-between = From { $low } to { $high }.
terminal-which = Several answers fit “{ $words }”; give a number, or another word.
terminal-folded = ({ $n } answers: type “{ $name }”)
terminal-none = No answer contains “{ $words }”: a number, other words, or ? for help.
terminal-you = You are { $who }.
terminal-called-you = { $name } (you)
terminal-what-name = a card, a place, a person
terminal-name-0 = Camille
terminal-name-1 = Lucile
terminal-name-2 = Honoré
terminal-name-3 = Théroigne
terminal-name-4 = Antoine
terminal-name-5 = Olympe
terminal-name-6 = Maximilien
terminal-name-7 = Manon
terminal-number = The answers go from 1 to { $last }.
terminal-needs = “{ $word }” needs one more word: { $what }.
terminal-what-thing = a card, a place or an answer
terminal-what-rule = the number of a rule
terminal-what-file = a file name
terminal-possible = Nothing forbids it.
terminal-nothing-called = Nothing in this game is called “{ $thing }”.
terminal-advice = The automaton would play:
terminal-saved = Game saved in { $file }.
terminal-not-saved = { $file } cannot be written: { $why }.
terminal-left = You left the game.
terminal-curtain = { $who } to play. Everybody else look away; Enter to go on.
terminal-over = The game is over.
terminal-unfinished = The game is not finished: the file ends at entry { $entries }.
terminal-verified = All is fair: the { $count } draws of this game come from its secret, which was sealed and published beforehand.
terminal-verified-commitment = Seal (SHA-256): { $commitment }
terminal-verified-words = Words added before the first die by { $name }: { $words }
terminal-verified-branch = Entries 1 to { $n } come from another game and are not verified here.
terminal-luck-seat = Player
terminal-luck-dice = Dice
terminal-luck-got = Total
terminal-luck-expected = On average
terminal-luck-of = { $count } { $sides }-sided dice
