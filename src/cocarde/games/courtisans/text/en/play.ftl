## What is asked

prompt-character = Choose the name of your house and your first courtier: gentleman or lady.
prompt-party = Your courtier is dead. Which party will the heir belong to?
prompt-negotiation =
    { $n ->
        [0] Negotiation: offer the other houses bargains, answer theirs, then say that you’re done.
        [one] Negotiation: one more bargain to offer another house, or say that you’re done.
       *[other] Negotiation: offer the other houses up to { $n } bargains, or say that you’re done.
    }
prompt-answer = { $target } makes you an offer: do you accept?
prompt-place = Grand Chamberlain, where does the Court spend this round?
prompt-turn =
    { $where ->
        [bastille] In the Bastille, you
        [exile] In exile, you
       *[court] You
    } have { $n ->
        [one] one action
       *[other] { $n } actions
    } left. You can { $deeds }.
deed-play = play a card
deed-audience = ask for an audience
deed-take = take from the King’s Household
deed-draw = draw
deed-give = give cards away
prompt-power = No actions left, but you still have a power: will you use it?
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
choice-ready = I’m done
choice-propose-peace = To { $target }: no harm between us, my word for yours
choice-propose-plead = To { $target }: { $sum } if you speak for me and are heard
choice-propose-help = To { $target }: I speak for you, { $sum } if I am heard
choice-propose-safety = To { $target }: { $sum } if you spare me this round
choice-propose-protection = To { $target }: I spare you this round for { $sum }
choice-propose-versailles = To { $target }: { $sum } for the Court at Versailles
choice-propose-chasse = To { $target }: { $sum } for the Court at the hunt
choice-propose-ransom = To { $target }: { $sum } if I come back to court
choice-show = Show “{ $card }” to { $target }
choice-accept = Accept offer { $number } from { $target }
choice-accept-only = Accept the offer from { $target }
choice-decline = Decline offer { $number } from { $target }
choice-accept-this = I accept
choice-decline-this = I decline
choice-decline-only = Decline the offer from { $target }
choice-withdraw = Withdraw offer { $number } of { $target }
choice-place = The Court { $place }
choice-end_turn = End the turn
choice-draw = Draw a card
choice-take = Take “{ $card }” from the King’s Household
choice-give = Hand cards to { $target }
choice-hand = Hand over “{ $card }”
choice-done = This card alone
choice-discard = Discard “{ $card }”
choice-request = Request “{ $card }” for { $target } { $route }
choice-request-letter = Request a “{ $card }” against { $target } { $route }
choice-play = “{ $card }” on { $target }
choice-play-alone = Play “{ $card }”
choice-play-sovereign = “{ $card }” on { $sovereign }
choice-play-track = “{ $card }” on { $target }, { $beside }
choice-take_charge = Request the office “{ $card }” for { $target } { $route }
choice-take_charge-vacant = Request { $route } that the office “{ $card }” fall vacant
choice-marry = Request the hand of { $target } { $route }
choice-remarry = Remarry the King to a princess { $realm }
choice-intervene-plus = Speak well of { $target } { $toward }
choice-intervene-minus = Speak ill of { $target } { $toward }
choice-free = Request the freedom of { $target } { $route }
choice-recall = Propose the recall of { $target } { $toward }
choice-trial = Have { $target } tried
choice-arrest = Have { $target } arrested
choice-gratify = An exceptional pension for { $target }
choice-make_peace = Sign peace
choice-declare = Declare war against { $country }
choice-move_court = Take the Court hunting, or bring it home
choice-move_court-chasse = Take the Court hunting
choice-move_court-versailles = Bring the Court home to Versailles
choice-govern-plus = Three points up for { $target }, { $beside }
choice-govern-minus = Three points down for { $target }, { $beside }
choice-confirm = Fine fault { $number }
choice-confirm-of = Fine { $offender }: { $fault }
choice-pardon = Pardon fault { $number }
choice-pardon-of = Pardon { $offender }: { $fault }
choice-address = Form { $number }
choice-address-as = “{ $wording }”

## What is at stake

stake-road-king = on the die; refused: −1 with the King
stake-road-queen_relay = on both of the Queen’s dice; refused: −1 with her or the King
stake-road-regent = on the die; refused: −1 with the Regent
stake-road-queen = on the die; refused: −1 with the Queen
stake-vain = No chance: your favour is too low. The refusal costs a point { $beside }.
stake-request = You need { $needed } or less { $road }. Granted: { $amount } livres a round.
stake-request-for = You need { $needed } or less { $road }. Granted: { $amount } livres a round, for { $target }.
stake-request-others = For others only. You need { $needed } or less { $road }. Granted: { $amount } livres a round, for { $target }.
stake-letter = You need { $needed } or less { $road }. Granted: the Bastille, and the letter comes back to you.
stake-take_charge =
    { $amount ->
        [0] You need { $needed } or less { $road }. Granted: nobody holds the office any more.
       *[other] You need { $needed } or less { $road }. Granted: the office changes hands ({ $amount } livres a round).
    }
stake-marry = You need { $needed } or less { $road }. Granted: married, and each is paid half of the other’s income.
stake-free = You need { $needed } or less { $road }. Granted: back at court.
stake-recall = You need { $needed } or less { $road }. Granted: back at court.
stake-remarry = You need { $needed } or less { $road }. Granted: a Queen of the { $party } party, who receives the whole court.
stake-intervene = You need { $needed } or less { $road }. Heard: from { $now } to { $least } or { $most } { $beside }.
stake-intervene-sure = You need { $needed } or less { $road }. Heard: from { $now } to { $least } { $beside }.
stake-intervene-idle = You need { $needed } or less { $road }. Heard: nothing changes, it is the end of the scale ({ $now } { $beside }).
stake-govern = Without a die: from { $now } to { $after } { $beside }.
stake-track = From { $now } to { $after } { $beside }.
stake-govern-idle = Without a die: nothing changes, it is the end of the scale ({ $now } { $beside }).
stake-track-idle = Nothing changes, it is the end of the scale ({ $now } { $beside }).
stake-money = From { $now } to { $after } livres.
stake-gamble = 1 to { $losing }: { $lose } livres lost; above that: { $win } won.
stake-capitation =
    { $n ->
        [0] Everybody pays { $amount } livres for each title, office and dignity; you, nothing.
       *[other] Everybody pays { $amount } livres for each title, office and dignity; you, { $total }.
    }
stake-end-turn =
    { $n ->
        [0] Your turn ends
        [one] One action is lost
       *[other] { $n } actions are lost
    }; { $amount ->
        [0] your cards bring nothing.
       *[other] your cards bring { $amount } livres.
    }
stake-draw = An unknown card; you hold { $n }, of { $most } at most.
stake-move-court = The court goes { $place }: cards of that place can be played, the others not.
stake-make-peace = All wars end; the court goes home to Versailles.
stake-take = Into your hand, for all to see.
stake-take-request =
    { $amount ->
        [0] Into your hand, for all to see; you still have to ask for it.
       *[other] Into your hand, for all to see; you still have to ask for it ({ $amount } livres a round).
    }
stake-death = No die: the house loses titles, offices and pensions; an heir comes next round.
stake-death-own = No die: you lose titles, offices and pensions; the heir keeps hand and fortune.
stake-death-king = No favour with him any more; the Queen is Regent until the end of the next round.
stake-death-queen = No favour with her any more; the King reigns alone.
stake-death-last = Nobody reigns any more: the round stops there, without income, and a new reign follows.
stake-declare =
    { $n ->
        [0] Nobody at court is of the { $party } party
       *[other] { $mine ->
            [0] The { $party } party
           *[other] Your own party ({ $party })
        }, { $n } at court, { $felt ->
            [king] loses { $k } with the King
            [queen] loses { $q } with the Queen
            [none] loses nothing
           *[both] loses { $k } with the King and { $q } with the Queen
        }
    }; the court goes to war.
stake-gratify = { $unit } livres for each point on the die: from { $unit } to { $most }.
stake-give = One or two cards, face down; they cannot be refused.
stake-trial = By the die: 1 to 3, death; 4 to 6, exile; 7 to 9, half the fortune; 10, acquitted.
stake-arrest = To the Bastille, without a die and without asking.
stake-confirm = { $amount } livres to the Treasury, and an apology owed.
stake-pardon = Nothing to pay, nothing to say.
stake-character = For this sex alone: { $cards }; for the other: { $lost }.
stake-character-even = Nothing in your hand is for one sex alone.
stake-party-queen = The Queen’s party: +{ $n } with her at the presentation.
stake-party = No advantage with the Queen.
stake-place = From your hand, playable only there: { $cards }; not playable there: { $lost }.
stake-place-even = Nothing in your hand depends on it.
stake-address = The right form costs nothing; a mistake may cost { $amount } livres.
stake-hand = It changes hands; it may be played against you.
stake-done = A single card changes hands.
stake-discard =
    { $amount ->
        [0] To the discard, for all to see.
       *[other] To the discard, for all to see; granted, it would have brought { $amount } livres a round.
    }
stake-show = Nobody else will see it; they will know you have it.
stake-ready =
    { $n ->
        [0] You propose nothing more; others may still knock at your door.
        [one] The offer before you will be declined.
       *[other] The { $n } offers before you will be declined.
    }
stake-accept = You { $get_money ->
        [0] { $get_word ->
            [none] receive nothing
           *[other] receive a word of honour ({ $get_word })
        }
       *[other] receive { $get_cash ->
            [0] {""}
           *[other] { $get_cash } livres in cash{ $get_escrow ->
                [0] {""}
               *[other] {" and "}
            }
        }{ $get_escrow ->
            [0] {""}
           *[other] { $get_escrow } livres from the notary if { $get_if }
        }{ $get_word ->
            [none] {""}
           *[other] , with a word of honour ({ $get_word })
        }
    }; you { $give_money ->
        [0] { $give_word ->
            [none] give nothing
           *[other] give your word ({ $give_word })
        }
       *[other] give { $give_cash ->
            [0] {""}
           *[other] { $give_cash } livres in cash{ $give_escrow ->
                [0] {""}
               *[other] {" and "}
            }
        }{ $give_escrow ->
            [0] {""}
           *[other] { $give_escrow } livres through the notary if { $give_if }
        }{ $give_word ->
            [none] {""}
           *[other] , with your word ({ $give_word })
        }
    }.
stake-decline = Nothing changes; whoever made it is told.
stake-withdraw = The offer is gone.
stake-propose-peace = Only honour binds you; the register remembers who breaks a word.
stake-propose-escrow = The money waits at the notary’s; without the condition it comes back.
stake-propose-escrow-theirs = They are heard: the notary pays them; if not, the money comes back to you.
stake-propose-escrow-yours = You are heard: the notary pays you; if not, the money goes back to them.
stake-propose-cash = Paid in cash, against a mere word.
stake-propose-cash-theirs = They are heard; but you pay first, against a mere word.
stake-propose-cash-yours = You are heard; they pay first, against your word.
missing-marry = Ask for a hand
step-request = { $amount } livres a round. { $note } { $reign ->
        [regent] The Regent reigns: it is her favour that counts.{" "}
       *[king] {""}
    }For whom?
step-letter = { $note } Against whom?
step-play = { $note } On whom?
step-take_charge = { $amount } livres a round. { $note } To whom shall it go?
step-marry = Husband and wife share their incomes. Whose hand do you ask for?
step-free = Who shall be freed?
step-recall = Who shall be recalled?
step-remarry = The new Queen will receive the whole court. A princess of which country?
step-intervene = More favour, or less. Whom do you speak of?
step-govern = { $note } Whom do you speak of?
step-give = One or two cards, face down. To whom?
step-power = { $note } How do you use it?
step-route = By which route?
step-track = With the King or the Queen?
step-sovereign = Whom do you ask?
step-sign = For or against?
step-house = In your hand, for this sex alone: { $cards }; for the other: { $lost }. Of which house?
step-house-even = Of which house?
step-bargain = Buy or sell a service, or make peace. Which bargain?
step-amount = For how much?
step-send = Do you send this offer?

## What happened

event-character_chosen = { $seat } has chosen a character.
event-house_given = The house { $wish } was taken: { $seat } will bear the name { $name }.
event-gentleman_appeared = { $seat } is a gentleman of the house { $name }, of the { $party } party.
event-lady_appeared = { $seat } is a lady of the house { $name }, of the { $party } party.
event-queen_came = The Queen is a princess { $realm }.
event-chambellan_named = The first Grand Chamberlain is { $who }.
event-round_began = Round { $round }: { $who } bears the key of the Grand Chamberlain.
event-reign_began = A new reign begins, with a queen { $realm }: all favours are to be won anew.
event-heir_came = A nephew takes up the name { $name } for { $who }; he is of the { $party } party.
event-heiress_came = A niece takes up the name { $name } for { $who }; she is of the { $party } party.
event-presented = { $who }, of the { $party } party, is presented: { $k } with the King, { $q } with the Queen.
event-presented_to_king = { $who }, of the { $party } party, is presented: { $k } with the King.
event-presented_to_regent = { $who }, of the { $party } party, is presented: { $q } with the Regent.
event-negotiation_opened = Negotiations open.
event-negotiation_closed = Negotiations are closed.
event-ready = { $who } is done.
event-door_opened = Somebody knocks at the door of { $who }.
event-offered = { $who } offers { $whom } a bargain, number { $number }.
event-offer_accepted = { $whom } accepts bargain { $number } from { $who }.
event-offer_declined = { $whom } declines bargain { $number } from { $who }.
event-offer_withdrawn = { $who } withdraws bargain { $number } offered to { $whom }.
event-offer_failed = Bargain { $number } of { $who } with { $whom } cannot be concluded.
event-offer_lapsed = Bargain { $number } of { $who } with { $whom } goes unanswered.
event-paid = { $who } pays { $amount } livres to { $whom }.
event-escrow_paid = The notary hands { $amount } livres of { $who } to { $whom }: { $trigger }.
event-contract_released = The contract of { $who } with { $whom } lapses ({ $trigger }, { $amount } livres).
event-word_kept = { $who } kept their word to { $whom }: { $trigger }.
event-word_broken = { $who } broke their word to { $whom }: { $trigger }.
event-word_ended = { $who } had given { $whom } their word: { $trigger }.
event-showed = { $who } shows “{ $card }” to { $whom }.
event-court_placed = { $who } decides: the Court { $place }.
event-court_moved = { $who } takes the Court { $place }.
event-turn_began = It is { $who }’s turn.
event-addressed = { $who } greets { $whom }.
event-drew = { $who } draws “{ $card }”.
event-drew_hidden = { $who } draws a card.
event-reshuffled = The discard becomes the deck again: { $n } cards.
event-took = { $who } takes “{ $card }” from the King’s Household.
event-gave =
    { $n ->
        [one] { $who } hands “{ $cards }” to { $whom }.
       *[other] { $who } hands two cards to { $whom }: { $cards }.
    }
event-gave_hidden =
    { $n ->
        [one] { $who } hands a card to { $whom }.
       *[other] { $who } hands { $n } cards to { $whom }.
    }
event-discarded = { $who } discards “{ $card }”.
event-asked_for_self = { $who } requests “{ $card }” { $route }.
event-asked_for = { $who } requests “{ $card }” for { $whom } { $route }.
event-letter_asked = { $who } requests a “{ $card }” against { $whom } { $route }.
event-rolled = Die { $roll }, { $needed } at most was needed: { $sovereign } listens to { $who }.
event-rolled_above = Die { $roll }, { $needed } at most was needed: { $sovereign } does not listen to { $who }.
event-obtained = { $who } obtains “{ $card }”.
event-refused = { $who } meets with a refusal; “{ $card }” goes to the King’s Household.
event-charge_given_up = { $who } gives up the office “{ $card }”, which goes to the King’s Household.
event-charge_sought = { $who } requests { $route } the office “{ $card }” held by { $whom }.
event-charge_vacant = The office “{ $card }” is vacant.
event-hand_sought = { $who } requests the hand of { $whom } { $route }.
event-freedom_sought = { $who } requests the freedom of { $whom } { $route }.
event-recall_sought = { $who } proposes the recall of { $whom } { $toward }.
event-remarriage_advised = { $who } advises the King to wed a princess { $realm }.
event-king_remarried = The King weds a princess { $realm }.
event-met_the_queen = The new Queen receives { $who }: { $q }.
event-denied = The audience of { $who } comes to nothing.
event-married = { $who } marries { $whom }, who takes the name.
event-spoke_for = { $who } speaks well of { $whom } { $toward }.
event-spoke_against = { $who } speaks ill of { $whom } { $toward }.
event-favour_rose =
    { $n ->
        [one] { $who } gains one point { $beside }: { $now }.
       *[other] { $who } gains { $n } points { $beside }: { $now }.
    }
event-favour_fell =
    { $n ->
        [one] { $who } loses one point { $beside }: { $now }.
       *[other] { $who } loses { $n } points { $beside }: { $now }.
    }
why-refused = Refusal
why-praised = A good word
why-maligned = An ill word
event-gained = { $who } gains { $amount } livres.
event-lost = { $who } loses { $amount } livres.
event-income = The Treasury pays { $amount } livres to { $who }.
event-income_shared = The Treasury pays { $amount } livres to { $who }, of which { $half } to { $whom }, who shares the bed.
event-played = { $who } plays “{ $card }”.
event-played_on = { $who } plays “{ $card }” on { $whom }.
event-played_on_self = { $who } plays “{ $card }” on their own account.
event-played_on_sovereign = { $who } plays “{ $card }” on { $sovereign }.
event-caught_pox = The die shows { $roll } (fatal from 1 to { $fatal }): it is death.
event-survived_pox = The die shows { $roll } (fatal from 1 to { $fatal }): the patient survives.
event-duel_killed = The die shows { $roll } (1 to 3, death): { $who } is mortally wounded.
event-duel_angered = The die shows { $roll } (4 to 8): the King is angry with { $who }.
event-duel_admired = The die shows { $roll } (9 or 10): the Queen admires { $who }.
event-gamble_won = The die shows { $roll }, more than { $losing }: { $who } wins.
event-gamble_lost = The die shows { $roll }, { $losing } or less: { $who } loses.
event-favourite_chosen = The King has eyes only for { $who }, his Favourite.
event-lover_chosen = The Queen has eyes only for { $who }, her Lover.
event-favourite_no_more = { $who } is the Favourite no more.
event-lover_no_more = { $who } is the Queen’s Lover no more.
event-secretly_married = At midnight, without a witness who will talk, the King marries { $who }.
event-war_declared = War is declared against { $country }; { $who } wanted it.
event-war_ordered = { $who }, Secretary of State, decides on war against { $country }.
event-peace_signed = { $who } signs peace.
event-peace_made = Peace is made; the Court returns to Versailles.
event-trial_ordered = { $who }, Chancellor, has { $whom } tried.
event-arrest_ordered = { $who }, Chancellor, has { $whom } arrested.
event-gratified = { $who }, Controller-General, signs a pension for { $whom } (die { $roll }).
event-governed_up = { $who }, Governess, praises { $whom } { $beside }.
event-governed_down = { $who }, Governess, disparages { $whom } { $beside }.
event-tried = Trial of { $who }, die { $roll }: { $verdict }.
event-jailed = The Bastille closes upon { $who }.
event-exiled = { $who } goes into exile.
event-died = { $who } dies; the house will send somebody.
event-spared = Clemency, die { $roll } ({ $mercy } or more): { $who } escapes death.
event-not_spared = Clemency, die { $roll } ({ $mercy } or more was needed): { $who } does not escape.
event-titles_inherited = { $who }, the widow, keeps the titles of { $whom }.
event-king_died = The King is dead.
event-queen_died = The Queen is dead.
event-regent_died = The Regent is dead.
event-regency_began = The Queen is Regent until the end of round { $round }.
event-round_cut = The throne is empty: the round stops here.
event-flag_raised = Grand Chamberlain, a fault of { $who } awaits your judgement: { $fault }.
event-flag_pardoned = You pardon { $who }: { $fault }.
event-fined = { $who } pays a fine of { $amount } livres and owes an apology: { $fault }.
event-game_ended = The game is over: { $who } wins it with { $amount } livres.
outcome-goal = { $seat } makes the finest fortune at court: { $amount } livres.
outcome-rounds = The last round is played; { $seat } leads with { $amount } livres.

## Why not

refusal-name-shape = A house name has 3 to 40 letters, spaces, hyphens or apostrophes, and more than a particle.
refusal-name-word = No house bears a style, a title or an office in its name.
refusal-name-account = No house bears the name of somebody at the table.
refusal-not-at-table = Nobody sits at this place.
refusal-no-actions = Your two actions are done.
refusal-not-at-court = You must be at court.
refusal-deck-empty = Deck and discard are empty.
refusal-not-in-maison = This card is not in the King’s Household.
refusal-not-in-hand = This card is not in your hand.
refusal-not-a-request = This card is played; it is not requested.
refusal-is-a-request = This card must be requested from the sovereign.
refusal-prisoner-plays = A prisoner may only play Justice, and only for themselves.
refusal-women-only = It takes the hand of a woman at court.
refusal-wrong-place = The Court is not at the place the card asks for.
refusal-wrong-sex = The card is not for this sex.
refusal-target-away = This courtier is not at court.
refusal-not-in-bastille = This courtier is not in the Bastille.
refusal-not-in-exile = This courtier is not in exile.
refusal-too-little-favour = This courtier’s favour is not high enough.
refusal-not-titled = A title is needed.
refusal-void = The card would do nothing: its sovereign is no more.
refusal-no-target = Nobody meets the conditions.
refusal-needs-nobody = This card is aimed at nobody.
refusal-needs-somebody = This card is aimed at somebody.
refusal-names-a-track = Say with whom, if the card asks for it.
refusal-not-on-sovereigns = This card does not reach that sovereign.
refusal-oneself = Not for yourself.
refusal-favour-too-high = This courtier stands too well at court.
refusal-at-war-already = France is already at war with that country.
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
refusal-party-safe = This courtier’s party is protection enough.
refusal-second-marshal = Nobody is Marshal twice.
refusal-charge-moved = This office has changed hands this round.
refusal-charge-not-held = Nobody else holds this office.
refusal-own-charge = It is your own office.
refusal-no-king = There is no King.
refusal-no-queen = There is no Queen.
refusal-no-regent = There is no Regent.
refusal-no-relay = The Queen pleads only for those who please her more than the King.
refusal-no-power = You do not hold this office.
refusal-power-used = This power was used this round.
refusal-hunt-in-war = There is no hunting in wartime.
refusal-nothing-acts = Nothing you hold acts here now.
refusal-place-war = As long as the war lasts, the Court stays with the armies.
refusal-place-set = The Grand Chamberlain chooses the place before the turns; after that only the Master of the Hunt can change it.
refusal-nothing-to-give = Your hand is empty.
refusal-no-such-offer = There is no such offer.
refusal-offers-spent = You have made all your offers for this round.
refusal-no-notary = At this table there is no notary.
refusal-empty-offer = The offer is empty.
refusal-half-escrow = Before the notary there must be a sum and a condition.
refusal-no-money = There is not enough money.
refusal-contracts-full = Three open contracts are enough between two people.
refusal-kingmaking = You may not buy another player’s victory.
refusal-bargain-idle = This bargain would be pointless.
refusal-no-flag = No fault of that number is waiting.
refusal-not-chambellan = Only the Grand Chamberlain judges that.
refusal-no-etiquette = At this table etiquette is on holiday.
refusal-flags-full = Three faults in one message are enough.
refusal-no-free-fines = The Grand Chamberlain fines only what the register marks.
refusal-own-message = You cannot complain about yourself.
refusal-not-presented = The Court is not yet assembled: nobody has a name to be wronged by.
refusal-not-for-you = That whisper was not meant for you.
refusal-complaint-late = Too late: you can complain only of words spoken in the last five minutes.
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
option-victory = Victory
option-victory-at_once = as soon as the sum is amassed
option-victory-turn_end = at the end of the turn in which it is
option-max_rounds = Rounds at most
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
option-bot_etiquette_error = Slips of the automata
option-bot_etiquette_error-0 = never
option-bot_etiquette_error-2 = two remarks in a hundred
option-bot_etiquette_error-10 = one remark in ten
option-bot_etiquette_error-30 = three remarks in ten
option-lang = The language of the Court
option-lang-fr = French
option-lang-en = English
option-hand_limit = Cards in hand at most
option-hand_limit-8 = 8 cards
option-hand_limit-10 = 10 cards
option-hand_limit-12 = 12 cards
option-turn_seconds = Time for a turn
option-turn_seconds-60 = 60 seconds
option-turn_seconds-120 = 120 seconds
option-turn_seconds-300 = 300 seconds
option-turn_seconds-0 = no limit
option-clemency = Clemency
option-clemency-on = a stricken courtier survives on 8, 9 or 10
option-clemency-off = no

score =
    { $n ->
        [one] { $n } livre
       *[other] { $n } livres
    }
reckoning-offices = Offices, dignities and pensions
reckoning-spouse = Share of a spouse’s income
reckoning-hazards = Cards, gaming and presents
reckoning-deals = Bargains with other houses
reckoning-fines = Etiquette fines
reckoning-fortune = Fortune, in livres
