# The camps
camp-white = Whites
camp-blue = Blues

# What is asked
prompt-choose-hex =
    { $own ->
        [0] Where do you attack? Choose an enemy hex, to take it or raze its fortress.
       *[1] Where do you attack? Choose an enemy hex, to take it or raze its fortress, or one of yours, to fortify it.
    }
prompt-open = Open the battle: play a card, or a card and a bonus.
prompt-respond =
    { $types ->
        [M] Beat { $total } with a Military card.
        [T] Beat { $total } with a Territory card.
       *[other] Beat { $total } with any type.
    }
prompt-interrupt = { $seat } has just played { $cards }. Will you cancel it?
prompt-flip = take control of an enemy hex without a fortress.
prompt-fort-up = build a fortress on one of your hexes.
prompt-scorch = raze an enemy fortress, or take an enemy hex that has none.
prompt-place-fort = Place a fortress on one of your hexes.
prompt-target-discard =
    { $n ->
        [one] which opponent discards a card at random?
       *[other] which opponent discards { $n } cards at random?
    }
prompt-target-pick-discard = which opponent’s hand will you look at, to discard a card from it?
prompt-target-peek = which opponent’s hand will you look at?
prompt-pick-card = choose the card { $target } discards.
prompt-recover = take a card back from your discard pile.
prompt-galerne = Will you open the March of Galerne to { $hex }? The hex enters blue side up.

# What is answered
choice-attack = Attack { $hex }
choice-play = Play { $base }
choice-play-bonus = Play { $base } with { $bonus }
choice-concede = Concede the battle
choice-pass = Pass
choice-let-pass = Let it stand
choice-general = Try the general
choice-extra = Try the extra general
choice-annul = Cancel with { $card }
choice-target = { $target }
choice-discard = Discard { $card }
choice-flip = Take { $hex }
choice-fortify = Fortify { $hex }
choice-scorch = Lay waste to { $hex }
choice-recover = Take back { $card }
choice-galerne-yes = Open the road of Galerne
choice-galerne-no = Stay at home

# What happened
event-round_began = Round { $round } begins; { $seat } attacks first.
event-drew = { $seat } draws { $cards }.
event-drew_hidden =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
event-attacked = { $seat } attacks { $hex }.
event-played =
    { $types ->
        [M] { $seat } plays { $cards }: { $total }, Military.
        [T] { $seat } plays { $cards }: { $total }, Territory.
       *[other] { $seat } plays { $cards }: { $total }, any type.
    }
event-rolled =
    { $value ->
        [1] { $seat } commits { $general }: a 1 is needed, the die shows { $roll }.
       *[other] { $seat } commits { $general }: { $value } or less is needed, the die shows { $roll }.
    }
event-cancelled =
    { $means ->
        [general] { $seat }’s play is cancelled by the general: { $cards }.
        [extra] { $seat }’s play is cancelled by the extra general: { $cards }.
       *[annulation] { $by } cancels { $seat }’s play with { $card }: { $cards }.
    }
event-conceded = { $seat } concedes.
event-passed = { $seat } passes.
event-failed_to_open = { $seat } has no card to play: the attack fails.
event-battle_won = The { $camp } win the battle ({ $hex }): nobody beats { $total }.
event-battle_held =
    { $total ->
        [0]
            { $own ->
                [1] The attack falls for want of a bid: no new fortress ({ $hex }).
               *[0] The attack falls for want of a bid: the { $camp } keep { $hex }.
            }
       *[other]
            { $own ->
                [1] The { $camp } prevent a new fortress ({ $hex }): nobody beats { $total }.
               *[0] The { $camp } beat the attack off ({ $hex }): nobody beats { $total }.
            }
    }
event-hex_taken = The { $camp } take { $hex }.
event-fort_built = The { $camp } fortify { $hex }.
event-fort_razed = The fortress of the { $camp } is razed ({ $hex }).
event-marker_moved =
    { $step ->
        [1] The war grows longer, and the game will end after round { $round }.
       *[other] The war grows shorter, and the game will end after round { $round }.
    }
event-reshuffled =
    { $n ->
        [one] The discard pile of the { $camp } becomes their deck: one card.
       *[other] The discard pile of the { $camp } is shuffled and becomes their deck: { $n } cards.
    }
event-discarded = { $seat } discards { $cards }.
event-peeked = { $seat } looks at { $target }’s hand: { $cards }.
event-peeked_public = { $seat } looks at { $target }’s hand.
event-recovered = { $seat } takes { $card } back from the discard pile.
event-general_added = The { $camp } receive an extra general for this round.
event-rallied = The { $camp } can count on { $general } again.
event-wounded = { $general }, general of the { $camp }, is out of action for this round.
event-galerne_added = The March of Galerne reaches { $hex }, held by the Blues.
event-round_ended = Round { $round } ends.
event-game_ended = The war is over: { $white } points for the Whites, { $blue } for the Blues.

# Why not
refusal-not-on-board = { $hex } is not on the board.
refusal-own-fort = { $hex } is yours and fortified already: it cannot be attacked.
refusal-no-reserve = No fortress is left in the reserve.
refusal-choose-a-hex = Choose a hex: there is no pass.
refusal-not-in-hand = You do not hold { $card }.
refusal-annulation-is-no-bid = A Cancellation is not a bid: it cancels the play an opponent has just made.
refusal-wrong-type =
    { $types ->
        [M] { $card } is of the wrong type: a Military card is needed.
       *[other] { $card } is of the wrong type: a Territory card is needed.
    }
refusal-too-low = { $card } is not enough: more than { $total } is needed.
refusal-must-open = The attacker must open as long as there is a card to play.
refusal-must-overbid = A card from your hand is enough to overbid: you may not give up.
refusal-means-never-answer = A bid is answered with cards from your hand; generals and Cancellations only cancel.
refusal-general-spent = Your general is no longer available this round.
refusal-no-extra-general = You have no extra general.
refusal-not-an-annulation = Only a general or a Cancellation card can cancel this play.
refusal-battle-hex = The battle is at { $hex }: no effect can touch this hex.
refusal-fortified = { $hex } has a fortress: control of it cannot change.
refusal-not-enemy-hex = { $hex } is yours already.
refusal-not-own-hex = { $hex } is not yours.
refusal-already-fortified = { $hex } has a fortress already.
refusal-not-recoverable = Take back a card from your discard pile that is neither a Cancellation nor a unique event.
refusal-not-an-opponent = Choose an opponent.
refusal-no-cards-there = That opponent has no cards left.
refusal-not-shown = Choose a card from the hand you are shown.

# Table options
option-placement = Starting board
option-placement-historical = historical (March 1793)
option-placement-random = random hexes, fortresses by choice
option-partners_open = Partners’ hands
option-partners_open-on = open between partners
option-partners_open-off = secret
option-mask_windows = Cancellation windows
option-mask_windows-off = asked only of those who can cancel
option-mask_windows-on = always asked, to betray nothing

# The end
outcome-white = The Whites win, { $white } to { $blue }.
outcome-blue = The Blues win, { $blue } to { $white }.
outcome-tie = Level at { $white }: victory goes to the Whites.

# What the cards say
effect-cancel = Cancel the card or pair the opponent has just played.
effect-draw =
    { $n ->
        [one] Draw a card.
       *[other] Draw { $n } cards.
    }
effect-draw_at =
    { $n ->
        [one] On a { $symbol } hex, draw a card.
       *[other] On a { $symbol } hex, draw { $n } cards.
    }
effect-discard =
    { $n ->
        [one] An opponent discards a card at random.
       *[other] An opponent discards { $n } cards at random.
    }
effect-pick_discard = Look at an enemy hand and discard a card from it.
effect-flip = Take control of an enemy hex without a fortress, not the battle hex.
effect-fort_up = Build a fortress on one of your hexes, not the battle hex.
effect-scorch = Raze an enemy fortress or take an enemy hex that has none, not the battle hex.
effect-recover =
    { $n ->
        [one] Take back a card from your discard pile (no Cancellation, no unique event).
       *[other] Take back { $n } cards from your discard pile (no Cancellation, no unique event).
    }
effect-recover_if =
    { $n ->
        [one] On a { $symbol } hex, take back one more.
       *[other] On a { $symbol } hex, take back { $n } more.
    }
effect-hexbonus = Value +{ $n }: { $symbol }{ $hex }.
effect-manche =
    { $n ->
        [1] +1 round if you win the battle.
       *[other] −1 round if you win the battle.
    }
effect-extra_general = An extra general of value 4 for this round.
effect-rally = Your general of the round is available again.
effect-wound = The enemy general of the round is no longer available.
effect-peek = Look at an opponent’s hand.
effect-galerne = You may add the next hex of the March of Galerne, blue side up.

# At the moment of decision
prompt-respond-partner =
    { $types ->
        [M] { $seat } holds the bid at { $total }: beat it with a Military card, or pass.
        [T] { $seat } holds the bid at { $total }: beat it with a Territory card, or pass.
       *[other] { $seat } holds the bid at { $total }: beat it, or pass.
    }
step-bonus =
    { $n ->
        [0] Worth { $value } here. Alone, or with a bonus?
       *[other] Worth { $value } here. Effect: { $deeds }. Alone, or with a bonus?
    }
step-bonus-needed =
    { $n ->
        [0] Worth { $value } here. Add a bonus to beat { $total }.
       *[other] Worth { $value } here. Effect: { $deeds }. Add a bonus to beat { $total }.
    }
stake-attack-take = If you win, it is yours: +2, and −2 for them.{ $drawn ->
    [0] {""}
   *[other] {" "}First you draw { $mine }, they draw { $theirs }.
}
stake-attack-raze = If you win, its fortress falls: −3 for them.{ $drawn ->
    [0] {""}
   *[other] {" "}First you draw { $mine }, they draw { $theirs }.
}
stake-attack-fortify = If you win, you fortify it: +3 for you.{ $drawn ->
    [0] {""}
   *[other] {" "}First you draw { $mine }, they draw { $theirs }.
}
stake-play =
    { $types ->
        [M] Worth { $total } here: to answer, more than { $total } in Military.
        [T] Worth { $total } here: to answer, more than { $total } in Territory.
       *[other] Worth { $total } here: to answer, more than { $total } of any type.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effect: { $deeds }.
    }
stake-pass-to-partner = Nothing changes: your partner’s bid stands.
stake-pass-partner = Your partner may still answer.
stake-give-up-take = The attack succeeds: { $hex } changes hands, −2 for you, +2 for them.
stake-give-up-raze = The attack succeeds: your fortress falls ({ $hex }), −3 for you.
stake-give-up-fortify = The attack succeeds: they fortify { $hex }, +3 for them.
stake-give-up-held = Your attack fails: nothing changes on the map ({ $hex }).
stake-let-pass =
    { $able ->
        [0] The play stands: { $total } to beat, and nothing in your hand can.
       *[1] The play stands: { $total } to beat.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effect: { $blows }.
    }
stake-annul = Cancelled for certain; your card goes to the discard pile.
stake-general =
    { $value ->
        [1] Cancelled on a roll of 1; the general is spent either way.
       *[other] Cancelled on a roll of { $value } or less; the general is spent either way.
    }
stake-target =
    { $n ->
        [one] One card in hand.
       *[other] { $n } cards in hand.
    }
stake-card =
    { $types ->
        [M] Worth { $total } here, Military.
        [T] Worth { $total } here, Territory.
       *[other] Worth { $total } here, any type.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effect: { $deeds }.
    }
stake-their-card =
    { $types ->
        [M] Would be worth { $total } here against you, Military.
        [T] Would be worth { $total } here against you, Territory.
       *[other] Would be worth { $total } here against you, any type.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effect: { $blows }.
    }
stake-card-annuls = It would cancel one of your plays for certain.
stake-site-take = The hex is yours: +2 for you, −2 for them.
stake-site-raze = The fortress falls: −3 for them.
stake-site-fortify = One more fortress: +3 for you.
stake-galerne-yes = +2 for Blue, and one more hex to fight for.
stake-galerne-no = Nothing changes.
event-conceded_unable =
    { $types ->
        [M] Nothing in your hand beats { $total } in Military: the battle is lost.
        [T] Nothing in your hand beats { $total } in Territory: the battle is lost.
       *[other] Nothing in your hand beats { $total }: the battle is lost.
    }
event-passed_unable =
    { $types ->
        [M] { $seat } passes: nothing in that hand beats { $total } in Military.
        [T] { $seat } passes: nothing in that hand beats { $total } in Territory.
       *[other] { $seat } passes: nothing in that hand beats { $total }.
    }
refusal-too-low-together = Together these make { $sum }: you need more than { $total }.
refusal-only-one = You hold only one { $card }.

score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
reckoning-hexes = Hexes held, { $n } points each
reckoning-forts = Fortresses, { $n } points each
reckoning-points = Points

# What a card does if it stands: yours, then theirs
deed-draw-1 = you draw a card
deed-draw-2 = you draw 2 cards
deed-draw-3 = you draw 3 cards
deed-draw-many = you draw several cards
deed-discard-1 = an opponent discards a card at random
deed-discard-2 = an opponent discards 2 cards at random
deed-discard-3 = an opponent discards 3 cards at random
deed-discard-many = an opponent discards several cards at random
deed-recover-1 = you take back a card from your discard pile
deed-recover-2 = you take back 2 cards from your discard pile
deed-recover-3 = you take back 3 cards from your discard pile
deed-recover-many = you take back several cards from your discard pile
deed-pick_discard = you see an enemy hand, to discard a card from it
deed-peek = you see an enemy hand
deed-flip = you take a hex without a fortress elsewhere
deed-fort_up = you fortify one of your hexes elsewhere
deed-scorch = elsewhere, you raze a fortress or take a hex that has none
deed-longer = if you win the battle, the war lasts one round more
deed-shorter = if you win the battle, the war lasts one round less
deed-extra_general = an extra general of value 4
deed-rally = your general is back
deed-wound = their general is out of action
deed-galerne = you may open the March of Galerne
blow-draw-1 = they draw a card
blow-draw-2 = they draw 2 cards
blow-draw-3 = they draw 3 cards
blow-draw-many = they draw several cards
blow-discard-1 = your side loses a card at random
blow-discard-2 = your side loses 2 cards at random
blow-discard-3 = your side loses 3 cards at random
blow-discard-many = your side loses several cards at random
blow-recover-1 = they take back a card from their discard pile
blow-recover-2 = they take back 2 cards from their discard pile
blow-recover-3 = they take back 3 cards from their discard pile
blow-recover-many = they take back several cards from their discard pile
blow-pick_discard = they see a hand of your side, to discard a card from it
blow-peek = they see a hand of your side
blow-flip = they take a hex of yours without a fortress elsewhere
blow-fort_up = they fortify one of their hexes elsewhere
blow-scorch = elsewhere, they raze a fortress of yours or take a hex of yours that has none
blow-longer = if they win the battle, the war lasts one round more
blow-shorter = if they win the battle, the war lasts one round less
blow-extra_general = an extra general for them, of value 4
blow-rally = their general is back
blow-wound = your general is out of action
blow-galerne = they may open the March of Galerne

only-overbids = Only one card outbids, and whoever holds such a card may not give up
