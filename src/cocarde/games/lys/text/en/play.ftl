## What is asked

prompt-persona = Whom do you play: a citoyenne or a citoyen? It only matters on square 9.
prompt-ask-alms = Whom do you ask for alms?
prompt-give-alms = { $target } asks you for alms: give a card.
prompt-main = Mark, attack or throw a card away if you like, plant your trees, then throw the dice.
prompt-main-acted = Plant some more if you like, then throw the dice.
prompt-main-full = Seven cards in hand: play one or throw one away before you throw the dice.
prompt-defend = { $card } is aimed at you! What do you answer?
prompt-pass-barrier =
    { $n ->
        [one] Barrier: { $square }. You have { $n } step left: do you pass, or bounce back?
       *[other] Barrier: { $square }. You have { $n } steps left: do you pass, or bounce back?
    }
prompt-protect = Danger: { $square }. Who protects you?
prompt-lose =
    { $n ->
        [one] Throw { $n } card away.
       *[other] Throw { $n } cards away, one after the other.
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
prompt-message = From whose hand does the message come?
prompt-close = Plant or lay books if you like, then end your turn.

## What is answered

choice-persona = Play { $persona }
choice-ask = Ask { $target }
choice-give = Give { $card }
choice-roll = Throw the dice
choice-mark = Lay { $card } before { $target }
choice-mark-add = Add { $card } before { $target }
choice-attack = Attack { $target }: { $card }
choice-discard = Throw { $card } away
choice-plant = Plant a tree on { $square }
choice-books = Lay { $one } and { $other }: a tree
choice-escape = Escape: { $card }
choice-lay = Lay { $card }
choice-decline = Answer nothing
choice-bounce = Bounce back
choice-suffer = Suffer it
choice-lose = Throw { $card } away
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
event-discarded = { $seat } throws away { $cards }.
event-came_back = { $seat } begins a new life.
event-asked_alms = { $seat } asks { $target } for alms.
event-alms = { $target } gives { $card } to { $seat }.
event-alms_hidden = { $target } gives { $seat } a card.
event-marked = { $seat } lays { $card } before { $target }: { $marking }.
event-attacked = { $seat } attacks { $target } on { $square }: { $card }.
event-defended = { $seat } answers the attack: { $card }.
event-threw = { $seat } throws the dice: { $faces }.
event-stayed = { $seat } does not move.
event-advanced = { $seat } follows the symbol from { $from } to { $to }.
event-came_home = { $seat } returns from the frontiers: { $to }.
event-walked = { $seat } goes from { $from } to { $to }.
event-bounced = { $seat } bounces from { $from } to { $to }.
event-passed = { $seat } passes { $square }: { $card }.
event-protected = { $seat } escapes the danger of { $square }: { $card }.
event-went = { $seat } ends up on { $to }.
event-jailed = { $seat } enters the Conciergerie.
event-enlisted = { $seat } leaves for the frontiers: { $to }.
event-deported = { $seat } is on the way to Guiana.
event-escaped = { $seat } escapes: { $card }.
event-message = A message: { $seat } takes { $card } from { $target }.
event-message_hidden = A message: { $seat } takes a card from { $target }.
event-held = { $seat } stays: { $hold }.
event-freed = { $seat } may leave: { $hold }.
event-talked =
    { $n ->
        [0] { $seat } has done talking in the salon.
        [one] { $seat } talks in the salon, for { $n } more throw.
       *[other] { $seat } talks in the salon, for { $n } more throws.
    }
event-was_wounded = A bullet hits { $seat }, who will lose the next turn.
event-died = { $seat } dies: { $square }.
event-paid = { $seat } gives up a brevet de civisme to the tribunal.
event-throws_again = { $seat } throws again.
event-dispersed = They scatter from { $square }: { $seats }.
event-voted =
    { $answer ->
        [yes] { $seat } votes: guilty.
       *[no] { $seat } votes: not guilty.
    }
event-waved = The suspects fall back: { $seats }.
event-fell_back = { $seat } falls back from { $from } to { $to }.
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

refusal-not-a-card = A card of your hand is the answer here.
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-acted = One card a turn: mark, attack or throw away.
refusal-hand-too-full = Seven cards: play one or throw one away first.
refusal-same-role = { $card } would change nothing: { $marking }.
refusal-opposite-role = A marked priest changes sides by steps: first the cross, or his own side.
refusal-two-politics = Nobody wears both cockade and lily.
refusal-nothing-to-add = There is no role there to add this card to.
refusal-attack-self = One does not attack oneself.
refusal-attack-safe = Nobody can be attacked there: { $square }.
refusal-attack-colour = { $card } does not reach { $square }, which has another colour.
refusal-no-tree = You have no tree to plant.
refusal-plant-annexe = One does not plant from prison, frontiers or Guiana.
refusal-plant-ahead = One only plants behind one’s pawn.
refusal-plant-gone = A tree stands there already: { $square }.
refusal-plant-gives-trees = One never plants on a square that gives trees, nor on Start or Brumaire.
refusal-plant-occupied = A pawn stands there: { $square }.
refusal-one-book = A single book cannot be laid; it takes two, or the great schools.
refusal-not-captive = One only escapes from the Conciergerie or from Guiana.
refusal-only-in-windows = { $card } passes a barrier, averts a danger or answers an attack, not now.
refusal-only-defends = A defence only serves when you are attacked.
refusal-only-before-throw = One only escapes before one’s throw.
refusal-not-valid-here = { $card } is not of that time: { $square }.
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
        [one] You would throw { $n } card away.
       *[other] You would throw { $n } cards away.
    }
preview-discard-all = You would throw your whole hand away.
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
option-resend_gains = Sent back to square 46, one gains its trees
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
