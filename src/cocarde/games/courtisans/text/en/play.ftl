## What is asked

prompt-character = Choose the name of your house and your first courtier: gentleman or lady.
prompt-party = Your courtier is no more. Of which party will the heir be?
prompt-negotiation = Negotiation: offer, answer, show, pay; then say that you have done.
prompt-answer = { $target } makes you an offer: do you accept?
prompt-place = Grand Chamberlain, where does the Court spend this round?
prompt-turn =
    { $n ->
        [one] You have one action left.
       *[other] You have { $n } actions left.
    }
prompt-power = No action left, but a power is: do you use it?
prompt-gift = Which card do you hand to { $target }?
prompt-gift-more = With “{ $card }”, a second card for { $target }?
prompt-discard =
    { $n ->
        [one] Your hand is too full: discard one more card.
       *[other] Your hand is too full: discard { $n } more cards.
    }
prompt-address = How do you address { $target }?

## The answers

choice-character = { $sex } of the house { $house }
choice-party = The { $party } party
choice-ready = I have done
choice-propose-peace = To { $target }: no harm between us, word for word
choice-propose-plead = To { $target }: { $sum } if you speak for me and are heard
choice-propose-help = To { $target }: I speak for you, { $sum } if I am heard
choice-propose-safety = To { $target }: { $sum } if you spare me this round
choice-propose-protection = To { $target }: I spare you this round for { $sum }
choice-propose-versailles = To { $target }: { $sum } for the Court at Versailles
choice-propose-chasse = To { $target }: { $sum } for the Court at the hunt
choice-propose-ransom = To { $target }: { $sum } if I come back to court
choice-show = Show “{ $card }” to { $target }
choice-accept = Accept offer { $number } of { $target }
choice-decline = Decline offer { $number } of { $target }
choice-withdraw = Withdraw offer { $number } of { $target }
choice-place = The Court { $place }
choice-end_turn = End the turn
choice-draw = Draw a card
choice-take = Take “{ $card }” from the King’s Household
choice-give = Hand cards to { $target }
choice-hand = Hand over “{ $card }”
choice-done = This card alone
choice-discard = Discard “{ $card }”
choice-request = Ask { $route } “{ $card }” for { $target }
choice-request-letter = Ask { $route } a “{ $card }” against { $target }
choice-play = “{ $card }” on { $target }
choice-play-alone = “{ $card }”, aimed at nobody
choice-play-sovereign = “{ $card }” on { $sovereign }
choice-play-track = “{ $card }” on { $target }, { $beside }
choice-take_charge = Ask { $route } the charge “{ $card }” for { $target }
choice-take_charge-vacant = Ask { $route } that the charge “{ $card }” be vacant
choice-marry = Ask { $route } the hand of { $target }
choice-remarry = Remarry the King to a princess { $realm }
choice-intervene-plus = Speak well of { $target } { $toward }
choice-intervene-minus = Speak ill of { $target } { $toward }
choice-free = Ask { $route } the freedom of { $target }
choice-recall = Put { $toward } the recall of { $target }
choice-trial = Have { $target } tried
choice-arrest = Have { $target } arrested
choice-gratify = An exceptional pension for { $target }
choice-make_peace = Sign peace
choice-declare = Declare war against { $country }
choice-move_court = Take the Court hunting, or bring it home
choice-govern-plus = Three points up for { $target }, { $beside }
choice-govern-minus = Three points down for { $target }, { $beside }
choice-confirm = Fine fault { $number }
choice-pardon = Pardon fault { $number }
choice-address = Form { $number }

## What happened

event-character_chosen = { $seat } has chosen a character.
event-house_given = The house { $wish } was taken: { $seat } will bear the name { $name }.
event-gentleman_appeared = { $seat } is a gentleman of the house { $name }, of the { $party } party.
event-lady_appeared = { $seat } is a lady of the house { $name }, of the { $party } party.
event-queen_came = The Queen is a princess { $realm }.
event-chambellan_named = The first Grand Chamberlain is { $seat }.
event-round_began = Round { $round }: { $seat } bears the key of the Grand Chamberlain.
event-reign_began = A new reign begins, with a queen { $realm }: all favours are to be won anew.
event-heir_came = A nephew takes up the name { $name } for { $seat }; he is of the { $party } party.
event-heiress_came = A niece takes up the name { $name } for { $seat }; she is of the { $party } party.
event-presented = { $seat }, of the { $party } party, is presented: { $k } with the King, { $q } with the Queen.
event-presented_to_king = { $seat }, of the { $party } party, is presented: { $k } with the King.
event-presented_to_regent = { $seat }, of the { $party } party, is presented: { $q } with the Regent.
event-negotiation_opened = Negotiations open.
event-negotiation_closed = Negotiations are closed.
event-ready = { $seat } has done.
event-door_opened = Somebody knocks at the door of { $seat }.
event-offered = { $seat } offers { $target } a bargain, number { $number }.
event-offer_accepted = { $target } accepts bargain { $number } of { $seat }.
event-offer_declined = { $target } declines bargain { $number } of { $seat }.
event-offer_withdrawn = { $seat } withdraws bargain { $number } offered to { $target }.
event-offer_failed = Bargain { $number } of { $seat } with { $target } cannot be concluded.
event-offer_lapsed = Bargain { $number } of { $seat } with { $target } stays without an answer.
event-paid = { $seat } pays { $amount } livres to { $target }.
event-escrow_paid = The notary hands { $amount } livres of { $seat } to { $target }: { $trigger }.
event-contract_released = The contract of { $seat } with { $target } lapses ({ $trigger }, { $amount } livres).
event-word_kept = { $seat } kept the word given to { $target }: { $trigger }.
event-word_broken = { $seat } broke the word given to { $target }: { $trigger }.
event-word_ended = { $seat } had given { $target } a word: { $trigger }.
event-showed = { $seat } shows “{ $card }” to { $target }.
event-court_placed = { $seat } decides: the Court { $place }.
event-court_moved = { $seat } takes the Court { $place }.
event-turn_began = It is the turn of { $seat }.
event-addressed = { $seat } greets { $target }.
event-drew = { $seat } draws “{ $card }”.
event-drew_hidden = { $seat } draws a card.
event-reshuffled = The discard becomes the deck again: { $n } cards.
event-took = { $seat } takes “{ $card }” from the King’s Household.
event-gave =
    { $n ->
        [one] { $seat } hands “{ $cards }” to { $target }.
       *[other] { $seat } hands two cards to { $target }: { $cards }.
    }
event-gave_hidden =
    { $n ->
        [one] { $seat } hands a card to { $target }.
       *[other] { $seat } hands { $n } cards to { $target }.
    }
event-discarded = { $seat } discards “{ $card }”.
event-asked_for_self = { $seat } asks { $route } “{ $card }”.
event-asked_for = { $seat } asks { $route } “{ $card }” for { $target }.
event-letter_asked = { $seat } asks { $route } a “{ $card }” against { $target }.
event-rolled = Die { $roll }, { $needed } at most was needed: { $sovereign } listens to { $seat }.
event-rolled_above = Die { $roll }, { $needed } at most was needed: { $sovereign } does not listen to { $seat }.
event-obtained = { $seat } obtains “{ $card }”.
event-refused = { $seat } meets with a refusal; “{ $card }” goes to the King’s Household.
event-charge_given_up = { $seat } gives up the charge “{ $card }”, which goes to the King’s Household.
event-charge_sought = { $seat } asks { $route } the charge “{ $card }” held by { $target }.
event-charge_vacant = The charge “{ $card }” is vacant.
event-hand_sought = { $seat } asks { $route } the hand of { $target }.
event-freedom_sought = { $seat } asks { $route } the freedom of { $target }.
event-recall_sought = { $seat } puts { $toward } the recall of { $target }.
event-remarriage_advised = { $seat } advises the King to wed a princess { $realm }.
event-king_remarried = The King weds a princess { $realm }.
event-met_the_queen = The new Queen receives { $seat }: { $q }.
event-denied = The audience of { $seat } comes to nothing.
event-married = { $seat } marries { $target }, who takes the name.
event-spoke_for = { $seat } speaks well of { $target } { $toward }.
event-spoke_against = { $seat } speaks ill of { $target } { $toward }.
event-favour_rose =
    { $n ->
        [one] { $seat } gains one point { $beside }: { $now }.
       *[other] { $seat } gains { $n } points { $beside }: { $now }.
    }
event-favour_fell =
    { $n ->
        [one] { $seat } loses one point { $beside }: { $now }.
       *[other] { $seat } loses { $n } points { $beside }: { $now }.
    }
event-gained = { $seat } gains { $amount } livres.
event-lost = { $seat } loses { $amount } livres.
event-income = The Treasury pays { $amount } livres to { $seat }.
event-income_shared = The Treasury pays { $amount } livres to { $seat }, of which { $half } to { $target }, who shares the bed.
event-played = { $seat } plays “{ $card }”.
event-played_on = { $seat } plays “{ $card }” on { $target }.
event-played_on_self = { $seat } plays “{ $card }” on their own account.
event-played_on_sovereign = { $seat } plays “{ $card }” on { $sovereign }.
event-survived_pox = “{ $card }”: the patient survives.
event-favourite_chosen = The King has eyes only for { $seat }, his Favourite.
event-lover_chosen = The Queen has eyes only for { $seat }, her Lover.
event-favourite_no_more = { $seat } is the Favourite no more.
event-lover_no_more = { $seat } is the Queen’s Lover no more.
event-secretly_married = “{ $card }”: the King weds { $seat } at midnight, before no witness who talks.
event-war_declared = War is declared against { $country }; { $seat } wanted it.
event-war_ordered = { $seat }, Secretary of State, decides on war against { $country }.
event-peace_signed = { $seat } signs peace.
event-peace_made = Peace is made; the Court returns to Versailles.
event-trial_ordered = { $seat }, Chancellor, has { $target } tried.
event-arrest_ordered = { $seat }, Chancellor, has { $target } arrested.
event-gratified = { $seat }, Controller-General, signs a pension for { $target } (die { $roll }).
event-governed_up = { $seat }, Governess, praises { $target } { $beside }.
event-governed_down = { $seat }, Governess, disparages { $target } { $beside }.
event-tried = Trial of { $seat }, die { $roll }: { $verdict }.
event-jailed = The Bastille closes upon { $seat }.
event-exiled = { $seat } goes into exile.
event-died = { $seat } dies; the house will send somebody.
event-spared = { $seat } escapes death.
event-titles_inherited = { $seat }, the widow, keeps the titles of { $target }.
event-king_died = The King is dead.
event-queen_died = The Queen is dead.
event-regent_died = The Regent is dead.
event-regency_began = The Queen is Regent until the end of round { $round }.
event-round_cut = The throne is empty: the round stops here.
event-flag_raised = Grand Chamberlain, a fault of { $seat } awaits you: { $fault }.
event-flag_pardoned = You pardon { $seat }: { $fault }.
event-fined = { $seat } pays a fine of { $amount } livres and owes an apology: { $fault }.
event-game_ended = The game is over: { $seat } wins it with { $amount } livres.
outcome-goal = { $seat } makes the finest fortune at court: { $amount } livres.
outcome-rounds = The last round is played; { $seat } leads with { $amount } livres.

## Why not

refusal-name-shape = A house name has 3 to 40 letters, spaces, hyphens or apostrophes, and more than a particle.
refusal-name-word = No house bears a quality, a title or a charge in its name.
refusal-name-account = No house bears the name of somebody at the table.
refusal-not-at-table = Nobody sits at this place.
refusal-no-actions = Your two actions are done.
refusal-not-at-court = One must be at court.
refusal-deck-empty = Deck and discard are empty.
refusal-not-in-maison = This card is not in the King’s Household.
refusal-not-in-hand = This card is not in your hand.
refusal-not-a-request = This card is played; it is not asked for.
refusal-is-a-request = This card must be asked of the sovereign.
refusal-prisoner-plays = A prisoner plays Justice only, and for himself.
refusal-women-only = It takes the hand of a woman at court.
refusal-wrong-place = The Court is not at the place the card asks for.
refusal-wrong-sex = The card is not for this sex.
refusal-target-away = This courtier is not at court.
refusal-not-in-bastille = This courtier is not in the Bastille.
refusal-not-in-exile = This courtier is not in exile.
refusal-too-little-favour = This courtier’s favour does not suffice.
refusal-not-titled = A title is needed.
refusal-void = The card would do nothing: its sovereign is no more.
refusal-no-target = Nobody meets the conditions.
refusal-needs-nobody = This card is aimed at nobody.
refusal-needs-somebody = This card is aimed at somebody.
refusal-names-a-track = Say with whom, if the card asks for it.
refusal-not-on-sovereigns = This card does not reach that sovereign.
refusal-oneself = Not for oneself.
refusal-favour-too-high = This courtier stands too well at court.
refusal-at-war-already = One is already at war there.
refusal-at-peace = There is no war.
refusal-is-favourite = She is the Favourite already.
refusal-is-lover = He is the Queen’s Lover already.
refusal-not-favourite = This is not the Favourite.
refusal-not-in-love = This is not the Queen’s Lover.
refusal-secret-wife = The King’s secret marriage forbids it.
refusal-not-a-widower = The King is no widower.
refusal-married = One of the two is married already.
refusal-same-sex = The Court marries a man and a woman only.
refusal-no-mark = This lady used neither poison nor a philtre.
refusal-party-safe = The party is a shelter.
refusal-second-marshal = One is not Marshal twice.
refusal-charge-moved = This charge has changed hands this round.
refusal-charge-not-held = Nobody else holds this charge.
refusal-own-charge = It is your own charge.
refusal-no-king = There is no King.
refusal-no-queen = There is no Queen.
refusal-no-regent = There is no Regent.
refusal-no-relay = The Queen pleads only for those who please her more than the King.
refusal-no-power = You do not hold this charge.
refusal-power-used = This power was used this round.
refusal-hunt-in-war = One does not hunt in wartime.
refusal-nothing-to-give = Your hand is empty.
refusal-no-such-offer = There is no such offer.
refusal-offers-spent = You have made all your offers of this round.
refusal-no-notary = At this table there is no notary.
refusal-empty-offer = The offer is empty.
refusal-half-escrow = Before the notary there must be a sum and a condition.
refusal-no-money = The money is not there.
refusal-contracts-full = Three open contracts are enough between two persons.
refusal-kingmaking = One does not buy another’s victory.
refusal-bargain-idle = This bargain would be idle.
refusal-no-flag = No fault waits at this place.
refusal-not-chambellan = Only the Grand Chamberlain judges that.
refusal-no-etiquette = At this table etiquette is on holiday.
refusal-flags-full = Three faults a message are enough.
refusal-no-free-fines = The Grand Chamberlain fines only what the register marks.
refusal-own-message = One does not complain of oneself.
refusal-not-presented = The Court is not yet assembled: nobody has a name to be wronged by.
refusal-not-for-you = That whisper was not meant for you.
refusal-complaint-late = Too late: one complains only of words of the last five minutes.
refusal-unfounded = Unfounded: the register finds no fault in these words.
refusal-fault-known = The Grand Chamberlain knows of this fault already.

## The settings of the table

option-goal = The fortune to reach
option-goal-10000 = 10,000 livres
option-goal-20000 = 20,000 livres
option-goal-30000 = 30,000 livres
option-goal-40000 = 40,000 livres
option-goal-50000 = 50,000 livres
option-goal-60000 = 60,000 livres
option-goal-80000 = 80,000 livres
option-goal-100000 = 100,000 livres
option-max_rounds = Rounds, at most
option-max_rounds-5 = 5 rounds
option-max_rounds-10 = 10 rounds
option-max_rounds-15 = 15 rounds
option-max_rounds-20 = 20 rounds
option-max_rounds-30 = 30 rounds
option-max_rounds-40 = 40 rounds
option-max_rounds-60 = 60 rounds
option-max_rounds-none = no limit
option-first_chambellan = The first Grand Chamberlain
option-first_chambellan-seat0 = seat 1
option-first_chambellan-seat1 = seat 2
option-first_chambellan-seat2 = seat 3
option-first_chambellan-random = drawn by lot
option-negotiation = Negotiation
option-negotiation-live = all at once
option-negotiation-quick = in turn, two offers each
option-negotiation-off = none
option-negotiation_seconds = Time to negotiate
option-negotiation_seconds-60 = 60 seconds
option-negotiation_seconds-120 = 120 seconds
option-negotiation_seconds-300 = 300 seconds
option-negotiation_seconds-600 = 600 seconds
option-negotiation_seconds-0 = until all are ready
option-notaire = The notary
option-notaire-on = yes: the money waits for the condition
option-notaire-off = no: cash or a word
option-anti_kingmaking = Paying somebody to victory
option-anti_kingmaking-on = forbidden
option-anti_kingmaking-off = allowed
option-etiquette = Etiquette
option-etiquette-assisted = the Grand Chamberlain judges marked faults
option-etiquette-strict = every probable fault costs at once
option-etiquette-free = the Grand Chamberlain fines at will
option-etiquette-off = none
option-etiquette_fine = The fine
option-etiquette_fine-500 = 500 livres
option-etiquette_fine-1000 = 1,000 livres
option-etiquette_fine-2000 = 2,000 livres
option-etiquette_help = Help with etiquette
option-etiquette_help-none = none
option-etiquette_help-register = the register shows the right form
option-etiquette_help-auto = the right form writes itself
option-etiquette_challenge = The challenge of silent tables
option-etiquette_challenge-on = pick the right form among four
option-etiquette_challenge-off = no
option-bot_etiquette_error = Slips of the bots
option-bot_etiquette_error-0 = never
option-bot_etiquette_error-2 = two remarks in a hundred
option-bot_etiquette_error-10 = one remark in ten
option-bot_etiquette_error-30 = three remarks in ten
option-lang = The language of the Court
option-lang-fr = French
option-lang-en = English
option-hand_limit = The hand, at most
option-hand_limit-8 = 8 cards
option-hand_limit-10 = 10 cards
option-hand_limit-12 = 12 cards
option-turn_seconds = Time for a turn
option-turn_seconds-60 = 60 seconds
option-turn_seconds-120 = 120 seconds
option-turn_seconds-300 = 300 seconds
option-turn_seconds-0 = no limit
option-clemency = Clemency
option-clemency-on = a stricken courtier survives with 8, 9 or 10
option-clemency-off = no
