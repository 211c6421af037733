## What is asked

prompt-persona = Whom do you play: a citoyenne or a citoyen? It only matters on square 9.
prompt-ask-alms = A priest does not draw: whom do you ask for a card as alms?
prompt-give-alms = { $target } is a priest and asks you for alms: give a card of your choice.
prompt-main = Play a card if you like (mark, attack or discard), then throw the dice.
prompt-main-plant = Play a card if you like (mark, attack or discard), plant your trees, then throw the dice.
prompt-main-books = Play a card (mark, attack or discard) and lay two books if you like, then throw the dice.
prompt-main-plant-books = Play a card (mark, attack or discard), plant, lay two books if you like, then throw the dice.
prompt-main-acted = Throw the dice.
prompt-main-acted-plant = Plant your trees if you like, then throw the dice.
prompt-main-acted-books = Lay two books for a tree if you like, then throw the dice.
prompt-main-acted-plant-books = Plant your trees or lay two books if you like, then throw the dice.
prompt-main-full = Seven cards in hand: play one or discard one before you throw the dice.
prompt-defend = { $target } attacks you: { $card }. What do you answer?
prompt-undefended = { $target } attacks you: { $card }. Nothing in your hand answers it.
prompt-pass-barrier =
    { $n ->
        [one] Barrier: { $square }. You have { $n } step left: do you pass, or bounce back?
       *[other] Barrier: { $square }. You have { $n } steps left: do you pass, or bounce back?
    }
prompt-bounce = Barrier: { $square }. Nobody in your hand gets you through: you bounce back.
prompt-protect = Danger: { $square }. Who protects you?
prompt-protect-by = { $target } brings a danger upon you: { $square }. Who protects you?
prompt-suffer = Danger: { $square }. Nobody in your hand can help.
prompt-suffer-by = { $target } brings a danger upon you: { $square }. Nobody in your hand can help.
prompt-lose-limit =
    { $n ->
        [one] More than six cards in hand: discard one.
       *[other] More than six cards in hand: discard { $n }, one after the other.
    }
prompt-lose-square =
    { $n ->
        [one] Discard a card, by order of { $square }: which?
       *[other] Discard { $n } cards, one after the other, by order of { $square }: which first?
    }
prompt-lose-attack =
    { $n ->
        [one] The attack costs you a card: which?
       *[other] The attack costs you { $n } cards: which first?
    }
prompt-verdict = Is Louis Capet guilty? Yes takes you to { $square }.
prompt-schools =
    { $n ->
        [0] You have no book to give to the great schools.
        [one] Do you give your book to the great schools? It is worth a tree.
       *[other] How many of your { $n } books do you give to the great schools? Each is worth a tree.
    }
prompt-allot =
    { $n ->
        [one] The prisoners’ last card: to whom do you give { $card }?
       *[other] { $n } cards of prisoners to give out: to whom do you give { $card }?
    }
prompt-message = A message gets through the bars: whose hand do you take a card from, at random?
prompt-close-waits =
    { $n ->
        [one] Your tree cannot be planted from here, and there is nothing else to lay: end your turn.
       *[other] Your { $n } trees cannot be planted from here, and there is nothing else to lay: end your turn.
    }
prompt-close = Nothing to plant, no two books to lay: end your turn.
prompt-close-plant = Plant your trees if you like, then end your turn.
prompt-close-books = Lay two books for a tree if you like, then end your turn.
prompt-close-plant-books = Plant your trees or lay two books if you like, then end your turn.

## What is answered

choice-persona = Play { $persona }
choice-ask = Ask { $target }
choice-give = Give { $card }
choice-roll = Throw the dice
choice-mark = Lay { $card } before { $target }
choice-mark-over = Replace { $target }’s role: { $card }
choice-mark-over-me = Replace your role: { $card }
choice-mark-add = Add to { $target }’s role: { $card }
choice-mark-me = Lay { $card } before yourself
choice-mark-add-me = Add to your role: { $card }
choice-attack = Attack { $target }: { $card }
choice-discard = Discard { $card }
choice-plant = Plant a tree on { $square }
choice-books = Lay { $one } and { $other }: a tree
choice-escape = Escape: { $card }
choice-lay = Lay { $card }
choice-decline = Answer nothing
choice-bounce = Bounce back
choice-suffer = Suffer it
choice-lose = Discard { $card }
choice-verdict-yes = Yes, guilty
choice-verdict-no = No
choice-schools =
    { $n ->
        [0] Give nothing
        [1] Give 1 book
       *[other] Give { $n } books
    }
choice-allot = Give it to { $target }
choice-message = Take a card from { $target }
choice-end = End the turn

## What happened

event-persona = { $seat } plays { $persona }.
event-opened = { $seat } opens the game.
event-began = { $seat } to play.
event-skipped = { $seat } nurses a wound and loses the turn.
event-drew = { $seat } draws { $cards }.
event-drew_hidden =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
event-reshuffled =
    { $n ->
        [one] The pile is empty: the card of the discard replaces it.
       *[other] The pile is empty: the { $n } cards of the discard are shuffled.
    }
event-turned_over =
    { $n ->
        [one] The pile is empty: the card of the discard is turned over.
       *[other] The pile is empty: the { $n } cards of the discard are turned over.
    }
event-discarded = { $seat } discards { $cards }.
event-came_back = { $seat } begins a new life.
event-asked_alms = { $seat } asks { $target } for alms.
event-alms = { $target } gives { $card } to { $seat }.
event-alms_hidden = { $target } gives { $seat } a card.
event-marked =
    { $own ->
        [1] { $seat } takes up { $card }: { $marking }.
       *[other] { $seat } lays { $card } before { $target }: { $marking }.
    }
event-attacked = { $seat } attacks { $target } on { $square }: { $card }.
event-defended = { $seat } answers the attack: { $card }.
event-threw = { $seat } throws the dice: { $faces }.
event-stayed =
    { $why ->
        [estates] { $seat } does not move: alone at the Estates-General, numbers are not enough.
        [tavern] { $seat } does not move: a double keeps one at the tavern.
        [guyane] { $seat } does not move, for want of a double.
       *[symbol] { $seat } does not move: the dice show another camp’s symbol.
    }
event-advanced =
    { $trees ->
        [0] { $seat } follows the symbol from { $from } to { $to }.
        [one] { $seat } follows the symbol from { $from } to { $to }, past a tree.
       *[other] { $seat } follows the symbol from { $from } to { $to }, past { $trees } trees.
    }
event-came_home = { $seat } returns from the frontiers: { $to }.
event-walked =
    { $trees ->
        [0] { $seat } goes from { $from } to { $to }.
        [one] { $seat } goes from { $from } to { $to }, past a tree.
       *[other] { $seat } goes from { $from } to { $to }, past { $trees } trees.
    }
event-bounced =
    { $off ->
        [barrier]
            { $n ->
                [one] A barrier, with one step still to walk: { $seat } bounces from { $from } to { $to }{ $trees ->
                    [0] {""}
                    [one] , past a tree
                   *[other] , past { $trees } trees
                }.
               *[other] A barrier, with { $n } steps still to walk: { $seat } bounces from { $from } to { $to }{ $trees ->
                    [0] {""}
                    [one] , past a tree
                   *[other] , past { $trees } trees
                }.
            }
       *[end]
            { $n ->
                [one] One step too many at the end of the road: { $seat } bounces from { $from } to { $to }.
               *[other] { $n } steps too many at the end of the road: { $seat } bounces from { $from } to { $to }.
            }
    }
event-passed = { $seat } passes { $square }: { $card }.
event-protected = { $seat } escapes the danger of { $square }: { $card }.
event-went = { $seat } ends up on { $to }.
event-jailed = { $seat } enters the Conciergerie.
event-enlisted = { $seat } leaves for the frontiers: { $to }.
event-deported = { $seat } is on the way to Guiana.
event-escaped = { $seat } escapes: { $card }.
event-message = { $seat } takes { $card } from { $target }.
event-message_hidden = { $seat } takes a card from { $target }.
event-held = { $seat } stays: { $hold }.
event-freed = { $seat } may leave: { $hold }.
event-talked =
    { $n ->
        [0] { $seat } is done talking in the salon.
        [one] { $seat } talks in the salon, for { $n } more throw.
       *[other] { $seat } talks in the salon, for { $n } more throws.
    }
event-was_wounded = A bullet hits { $seat }, who will lose the next turn.
event-died = { $seat } dies and awaits a new life.
event-paid = { $seat } gives up a brevet de civisme to the tribunal.
event-throws_again = { $seat } throws again.
event-dispersed = They scatter from { $square }: { $seats }.
event-voted =
    { $answer ->
        [yes] { $seat } votes: guilty.
       *[no] { $seat } votes: not guilty.
    }
event-waved = The suspects fall back: { $seats }.
event-fell_back =
    { $trees ->
        [0] { $seat } falls back from { $from } to { $to }.
        [one] { $seat } falls back from { $from } to { $to }, past a tree.
       *[other] { $seat } falls back from { $from } to { $to }, past { $trees } trees.
    }
event-schooled = { $seat } gives to the great schools: { $cards }.
event-pooled = { $seat } takes the prisoners’ cards: { $cards }.
event-pooled_hidden =
    { $n ->
        [one] { $seat } takes the prisoners’ card.
       *[other] { $seat } takes the prisoners’ { $n } cards.
    }
event-allotted = { $seat } gives { $card } to { $target }.
event-allotted_hidden = { $seat } gives a card to { $target }.
event-gained_trees =
    { $n ->
        [one] { $seat } gains a liberty tree.
       *[other] { $seat } gains { $n } liberty trees.
    }
event-planted = { $seat } plants a tree on { $square }: the event never happened.
event-laid_books = { $seat } lays { $cards } for a tree.
event-finished = { $seat } reaches 18 Brumaire!
event-searched =
    { $n ->
        [0] { $seat } searches everyone and finds nothing.
       *[other] { $seat } searches everyone and takes a brevet from { $seats }.
    }
event-capped = The game stops after { $n } rounds.

## Why not

refusal-not-a-card = Answer here with a card from your hand.
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-no-such-seat = Nobody sits there.
refusal-acted = One card a turn: mark, attack or discard.
refusal-hand-too-full = Seven cards: play one or discard one first.
refusal-same-role = { $card } would change nothing: { $marking }.
refusal-opposite-role = A marked priest changes sides by steps: first the cross, or his own side.
refusal-two-politics = Nobody wears both cockade and lily.
refusal-nothing-to-add = There is no role there to add this card to.
refusal-attack-self = You cannot attack yourself.
refusal-attack-nobody = { $card } reaches no opponent where they stand now.
refusal-attack-safe = Nobody can be attacked there: { $square }.
refusal-attack-colour = { $card } does not reach { $square }, which has another colour.
refusal-no-tree = You have no tree to plant.
refusal-no-plot = No square to plant behind your pawn: it must give no trees, and nobody may stand on it.
refusal-plant-annexe = You cannot plant from prison, the frontiers or Guiana.
refusal-plant-ahead = You can only plant behind your pawn.
refusal-plant-gone = A tree stands there already: { $square }.
refusal-plant-gives-trees = You can never plant on a square that gives trees, nor on Start or Brumaire.
refusal-plant-occupied = A pawn stands there: { $square }.
refusal-one-book = A single book cannot be laid; it takes two, or the great schools.
refusal-not-captive = You can only escape from the Conciergerie or from Guiana.
refusal-only-in-windows = { $card } serves to pass a barrier, avert a danger or answer an attack, not here.
refusal-only-defends = A defence only serves when you are attacked.
refusal-only-before-throw = You can only escape before you throw.
refusal-not-valid-here = { $card } is not of the right date: { $square }.
refusal-not-a-shield = Only a celebrity helps here.
refusal-wrong-defence = { $card } does not have the colour of the attack.
refusal-not-a-defence = Only a defence of the right colour or a celebrity answers.
refusal-front-no-celebrity = On the frontiers no celebrity saves from an attack.
refusal-no-cards-there = { $target } has no cards left.
refusal-not-an-opponent = Name an opponent.
refusal-too-many-books =
    { $n ->
        [0] You have no book.
        [one] You have only one book.
       *[other] You have only { $n } books.
    }

## What the square would do to you now

preview-gone = { $target } has planted a tree here: this square is no more.
preview-tree =
    { $n ->
        [one] You would gain { $n } tree.
       *[other] You would gain { $n } trees.
    }
preview-draw =
    { $n ->
        [one] You would draw { $n } card.
       *[other] You would draw { $n } cards.
    }
preview-discard =
    { $n ->
        [one] You would discard { $n } card.
       *[other] You would discard { $n } cards.
    }
preview-discard-all = You would discard your whole hand.
preview-go = You would go to { $square }.
preview-estates = You would stay there, without company.
preview-estates-met = You would meet { $seats } there: nobody would be held.
preview-tavern = You would stay until two different numbers or a symbol of your role.
preview-salon = You would stay for two throws.
preview-wound = You would lose your next turn.
preview-die = You would die.
preview-disperse = { $seats }: off to { $square }.
preview-ransom = You would give up a brevet.
preview-verdict = You would vote; yes leads to { $square }.
preview-rethrow = You would throw again.
preview-wave =
    { $n ->
        [one] Would go back one square: { $seats }.
       *[other] Would go back { $n } squares: { $seats }.
    }
preview-massacre = Would die in prison: { $seats }.
preview-liberate = Would leave prison: { $seats }.
preview-redistribute = You would give out these hands: { $seats }.
preview-schools =
    { $n ->
        [0] You would have no book to give.
        [one] Your book would be worth a tree.
       *[other] Your { $n } books would be worth a tree each.
    }
preview-message = You would draw a card from an opponent’s hand.
preview-finish = The game would end: you would take a brevet from everyone.

## What is at stake

fate-tree-1 = 1 tree gained
fate-tree-2 = 2 trees gained
fate-tree-3 = 3 trees gained
fate-draw-1 = 1 card to draw
fate-draw-2 = 2 cards to draw
fate-draw-3 = 3 cards to draw
fate-draw-4 = 4 cards to draw
fate-discard-1 = 1 card to discard
fate-discard-2 = 2 cards to discard
fate-discard-3 = 3 cards to discard
fate-discard_all = your whole hand to discard
fate-hold-estates = you stay there for want of company
fate-hold-tavern = you stay there until two different numbers or your symbol
fate-hold-salon = you stay there for two throws
fate-wound = a turn lost
fate-die = death
fate-ransom = a brevet to give up
fate-verdict = a vote
fate-rethrow = another throw
fate-wave = the other royalists fall back
fate-massacre = the prisoners die
fate-liberate = the prisoners go free
fate-redistribute = the prisoners’ cards to give out
fate-schools = a tree for each book you give
fate-message = a card from an opponent
fate-finish = the game ends, a brevet from everybody
fate-disperse = others have to leave
stake-persona-f = On square 9 your presence drives the citoyens away.
stake-persona-m = On square 9 the presence of a citoyenne drives you away.
stake-ask =
    { $n ->
        [one] One card in hand: you get it.
       *[other] { $n } cards in hand; the giver chooses which.
    }
stake-message =
    { $n ->
        [one] One card in hand: you take it.
       *[other] One card at random out of { $n }.
    }
stake-roll = You move unless another camp’s symbol comes up. Danger: { $danger }%; tree: { $tree }%.
stake-roll-guyana = A double takes you back to square 53; otherwise you stay in Guiana.
stake-roll-salon =
    { $n ->
        [one] A double pays its number in cards. It is your last throw in the salon.
       *[other] A double pays its number in cards. { $n } more throws in the salon.
    }
stake-mark =
    { $follows ->
        [lys] { $target }’s new role: { $marking }, who follows the lily.
        [cocarde] { $target }’s new role: { $marking }, who follows the cockade.
       *[none] { $target }’s new role: { $marking }, who lives on alms.
    }{" "}{ $other ->
        [danger] Dangers on the next 8 squares: { $danger } instead of { $was_danger }.
        [tree] Tree squares among the next 8: { $tree } instead of { $was_tree }.
        [dangertree] On the next 8 squares, dangers: { $danger } instead of { $was_danger }; trees: { $tree } instead of { $was_tree }.
       *[none] Nothing changes on the next 8 squares.
    }
stake-mark-me =
    { $follows ->
        [lys] Your new role: { $marking }. You follow the lily.
        [cocarde] Your new role: { $marking }. You follow the cockade.
       *[none] Your new role: { $marking }. You live on alms.
    }{" "}{ $other ->
        [danger] Dangers on the next 8 squares: { $danger } instead of { $was_danger }.
        [tree] Tree squares among the next 8: { $tree } instead of { $was_tree }.
        [dangertree] On the next 8 squares, dangers: { $danger } instead of { $was_danger }; trees: { $tree } instead of { $was_tree }.
       *[none] Nothing changes on the next 8 squares.
    }
stake-mark-away =
    { $follows ->
        [lys] { $target }’s new role: { $marking }, who follows the lily on the dice.
        [cocarde] { $target }’s new role: { $marking }, who follows the cockade on the dice.
       *[none] { $target }’s new role: { $marking }, who lives on alms.
    }
stake-mark-me-away =
    { $follows ->
        [lys] Your new role: { $marking }. You follow the lily on the dice.
        [cocarde] Your new role: { $marking }. You follow the cockade on the dice.
       *[none] Your new role: { $marking }. You live on alms.
    }
stake-attack-jail = Unanswered, it sends { $target } to the Conciergerie.
stake-attack-jail-bare = Unanswered, it sends { $target } to the Conciergerie without a single card.
stake-attack-back = Unanswered, it sends { $target } 3 squares back, one card poorer.
stake-attack-die = Unanswered, it kills { $target } on the frontier.
stake-defend = The attack is cancelled; your card is spent.
stake-fall-jail = You go to the Conciergerie: the guillotine is seven squares on.
stake-fall-jail-bare = You go to the Conciergerie and discard your whole hand; the guillotine is seven squares on.
stake-fall-back = You go back to { $square } and discard a card.
stake-fall-die = You die: hand and roles lost, back to the start. Trees and brevets stay yours.
stake-discard =
    { $n ->
        [0] It is your card for this turn, and your last.
        [one] It is your card for this turn; one is left.
       *[other] It is your card for this turn; { $n } are left.
    }
stake-plant-square =
    { $n ->
        [one] Your first brevet; the square is gone for everybody.
       *[other] Brevet number { $n }; the square is gone for everybody.
    }
stake-plant-barrier =
    { $n ->
        [one] Your first brevet; the barrier stops nobody any more.
       *[other] Brevet number { $n }; the barrier stops nobody any more.
    }
stake-plant-danger =
    { $n ->
        [one] Your first brevet; the danger threatens nobody any more.
       *[other] Brevet number { $n }; the danger threatens nobody any more.
    }
stake-books =
    { $here ->
        [0] { $n ->
            [one] You will have a tree to plant once you are out of here.
           *[other] You will have { $n } trees to plant once you are out of here.
        }
       *[1] { $n ->
            [one] You will have a tree to plant.
           *[other] You will have { $n } trees to plant.
        }
    }
stake-end =
    { $n ->
        [0] On to the next player.
        [one] On to the next player. Your tree is worth nothing until it is planted.
       *[other] On to the next player. Your { $n } trees are worth nothing until they are planted.
    }
stake-escape =
    { $n ->
        [0] You get out to { $square }, then throw the dice.
       *[other] You get out to { $square }: { $fates }; then you throw the dice.
    }
stake-escape-on =
    { $n ->
        [0] You get out to { $square }, which sends you to { $to }.
       *[other] You get out to { $square }, which sends you to { $to }: { $fates }.
    }
stake-jail = The Conciergerie: the guillotine is seven squares on. Its square 3 leads out, or an escape.
stake-jail-by = The Conciergerie, by way of { $square }: the guillotine is seven squares on.
stake-guyana = Guiana: only a double ({ $chance }% at each throw) or an escape brings you back, to square 53.
stake-guyana-by = Guiana, by way of { $square }: only a double ({ $chance }%) or an escape brings you back.
stake-front =
    { $n ->
        [0] The frontiers: any attack kills there.
       *[other] The frontiers, where any attack kills: { $fates }.
    }
stake-front-by =
    { $n ->
        [0] The frontiers, by way of { $square }: any attack kills there.
       *[other] The frontiers, by way of { $square }: { $fates }; any attack kills there.
    }
stake-bounce =
    { $n ->
        [0] You go back to { $square }: nothing awaits you there.
       *[other] You go back to { $square }: { $fates }.
    }
stake-bounce-on =
    { $n ->
        [0] You go back to { $square }, which sends you to { $to }.
       *[other] You go back to { $square }, which sends you to { $to }: { $fates }.
    }
stake-pass =
    { $n ->
        [0] You go on to { $square }: nothing awaits you there.
       *[other] You go on to { $square }: { $fates }.
    }
stake-pass-on =
    { $n ->
        [0] You go on to { $square }, which sends you to { $to }.
       *[other] You go on to { $square }, which sends you to { $to }: { $fates }.
    }
stake-suffer-go =
    { $n ->
        [0] You go to { $square }: nothing awaits you there.
       *[other] You go to { $square }: { $fates }.
    }
stake-suffer-go-on =
    { $n ->
        [0] You go to { $square }, which sends you to { $to }.
       *[other] You go to { $square }, which sends you to { $to }: { $fates }.
    }
stake-suffer-back =
    { $n ->
        [0] You fall back to { $square }: nothing awaits you there.
       *[other] You fall back to { $square }: { $fates }.
    }
stake-suffer-back-on =
    { $n ->
        [0] You fall back to { $square }, which sends you to { $to }.
       *[other] You fall back to { $square }, which sends you to { $to }: { $fates }.
    }
stake-verdict-yes =
    { $n ->
        [0] You go to { $square }: nothing awaits you there.
       *[other] You go to { $square }: { $fates }.
    }
stake-verdict-yes-on =
    { $n ->
        [0] You go to { $square }, which sends you to { $to }.
       *[other] You go to { $square }, which sends you to { $to }: { $fates }.
    }
stake-pass-barrier = You go on to the next barrier: { $square }.
stake-pass-end = The game ends: you take a brevet from everybody.
stake-shield = You stay on { $square }; the celebrity is spent.
stake-suffer-wound = You lose your next turn.
stake-suffer-die =
    { $n ->
        [one] You die: your card and roles are lost, back to the start. Trees and brevets stay yours.
       *[other] You die: your { $n } cards and your roles are lost, back to the start. Trees and brevets stay yours.
    }
stake-suffer-ransom =
    { $n ->
        [0] You give up your only brevet.
        [one] You give up a brevet: one is left.
       *[other] You give up a brevet: { $n } are left.
    }
stake-verdict-no = You stay where you are.
stake-schools-none = Nothing changes.
stake-schools =
    { $n ->
        [0] You keep your cards; two books are still worth a tree.
        [one] One more tree: you will have { $total }.
       *[other] { $n } more trees: you will have { $total }.
    }
stake-worth-role = Marks a player, yourself included.
stake-worth-attack = Strikes an opponent on a square of its colour.
stake-worth-defence = Stops an attack of its colour.
stake-worth-celebrity = Passes, protects or defends, from square { $first } to square { $last }.
stake-worth-celebrity-past = Of no more use: its time ends at square { $last }, behind you.
stake-worth-escape = Gets you out of prison or Guiana.
stake-worth-book =
    { $n ->
        [one] It takes two for a tree: you have only this one.
       *[other] Two are worth a tree: you have { $n }.
    }
stake-allot =
    { $n ->
        [one] That hand will hold one card.
       *[other] That hand will hold { $n } cards.
    }
stake-allot-me =
    { $n ->
        [one] Your hand will hold one card.
       *[other] Your hand will hold { $n } cards.
    }
stake-allot-over = That hand will hold { $n } cards: what is beyond six is discarded.
stake-allot-me-over = Your hand will hold { $n } cards: you discard what is beyond six.
step-mark = Before whom? Or onto the discard pile.
step-over = In place of what lies there, or in addition to it?
step-attack = Against whom? Or onto the discard pile.
step-discard = This card can only be discarded now.
step-book = With which other book?
step-book-or-discard = With which other book? Or onto the discard pile.
missing-plant = Plant a tree
missing-attack = Attack

## The options of the table

option-persona_mode = Citoyennes and citoyens (square 9)
option-persona_mode-choose = everyone chooses
option-persona_mode-alternate = alternating
option-persona_mode-off = none
option-attack_effect = A successful attack
option-attack_effect-conciergerie = the Conciergerie
option-attack_effect-graded = by colour
option-zone_layout = Colours of the road
option-zone_layout-five_bands = five periods
option-zone_layout-terror_only = red for the Terror alone
option-white_is_safe = White squares safe from attacks
option-white_is_safe-on = yes
option-white_is_safe-off = no
option-death_keeps_role = Keep your role after death
option-death_keeps_role-on = yes
option-death_keeps_role-off = no
option-resend_gains = Sent back to square 46, you gain its trees
option-resend_gains-on = yes
option-resend_gains-off = no
option-plant_from_annexe = Plant from prison, frontiers or Guiana
option-plant_from_annexe-on = yes
option-plant_from_annexe-off = no
option-reshuffle = When the pile is empty
option-reshuffle-shuffle = shuffle the discard
option-reshuffle-flip = turn the discard over
option-dice_faces = Numbers on the dice
option-dice_faces-1-2-3-4 = 1, 2, 3, 4
option-dice_faces-1-2-3-3 = 1, 2, 3, 3
option-round_cap = Rounds at most
option-round_cap-none = no limit
option-round_cap-50 = 50
option-round_cap-100 = 100
option-round_cap-150 = 150

## The end

score =
    { $n ->
        [one] { $n } brevet
       *[other] { $n } brevets
    }
outcome-brevets =
    { $n ->
        [one] { $winners } wins with { $n } brevet de civisme.
       *[other] { $winners } wins with { $n } brevets de civisme.
    }
outcome-advanced =
    { $n ->
        [0] No brevets: { $winners } wins with the most advanced pawn.
        [one] A tie at { $n } brevet: { $winners } wins with the most advanced pawn.
       *[other] A tie at { $n } brevets: { $winners } wins with the most advanced pawn.
    }
outcome-shared =
    { $n ->
        [0] No brevets, same place: { $winners } share the victory.
        [one] { $n } brevet each, same place: { $winners } share the victory.
       *[other] { $n } brevets each, same place: { $winners } share the victory.
    }
outcome-brevets-capped =
    { $n ->
        [one] Nobody reached Brumaire; { $winners } wins with { $n } brevet de civisme.
       *[other] Nobody reached Brumaire; { $winners } wins with { $n } brevets de civisme.
    }
outcome-advanced-capped =
    { $n ->
        [0] Nobody reached Brumaire, no brevets: { $winners } wins with the most advanced pawn.
        [one] Nobody reached Brumaire; a tie at { $n } brevet: { $winners } wins with the most advanced pawn.
       *[other] Nobody reached Brumaire; a tie at { $n } brevets: { $winners } wins with the most advanced pawn.
    }
outcome-shared-capped =
    { $n ->
        [0] Nobody reached Brumaire, no brevets, same place: { $winners } share the victory.
        [one] Nobody reached Brumaire; { $n } brevet each, same place: { $winners } share the victory.
       *[other] Nobody reached Brumaire; { $n } brevets each, same place: { $winners } share the victory.
    }

reckoning-planted = Trees planted, a brevet each
reckoning-moved = Brevets taken, given up or lost
reckoning-brevets = Brevets
reckoning-square = Square of the pawn, which breaks ties

only-main-empty = Empty hand, and no tree to plant here
only-main-acted = This turn’s card is played, and there is no tree to plant here and no two books to lay
only-main-captive = This turn’s card is played, no escape in hand, no tree to plant and no two books to lay
only-close = No tree to plant here, no two books to lay
only-bounce = Nobody in hand who gets past this barrier
only-suffer = Nobody in hand who wards off this danger
only-undefended = Nothing in hand that answers this attack
only-empty-hand = Empty hand
only-no-book = No book in hand
