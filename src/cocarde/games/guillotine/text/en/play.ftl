# The language of this file: questions come from the data in both languages.
-tongue = English
    .code = en

answer-oui = OUI
answer-non = NON

## What is asked

prompt-faction =
    { $n ->
        [one] Which party will you lead? All begin level: six deputies with { $pp } popularity points (PP) each.
       *[other] You lead two parties: which will you take? All begin level: six deputies with { $pp } popularity points (PP) each.
    }
prompt-move = { $faction }: move a deputy, or pass for the whole phase.
prompt-name = { $faction }: name a Rapporteur, or nobody.
prompt-report = Report by { $deputy } ({ $faction }): OUI (yes) or NON (no)? Your votes: { $n } of { $total }.
prompt-motion = Shall the Committee denounce { $deputy } ({ $faction })? Your votes: { $n } of { $total }.
prompt-trial = Trial: is { $deputy } ({ $faction }) guilty? Your votes: { $n } of { $total }.
prompt-dissolution = Dissolve the Convention? Your votes: { $n } of { $total }. Re-elected as it stands: { $elected } for you, { $best } for the best rival.
prompt-floor = Order of the Day, { $faction }: denounce, support a denunciation or pass.
prompt-floor-denounce = Order of the Day, { $faction }: denounce or pass.
prompt-floor-support = Order of the Day, { $faction }: support a denunciation or pass.
prompt-summons = { $deputy } is summoned before the Tribunal: what does he do?
prompt-accomplice = Which judge becomes the accomplice who saves { $deputy }?
prompt-propose = Committee, { $faction }: propose a name to denounce, or pass.
prompt-assign = Which card for { $deputy }? The last one will be discarded.
prompt-card = “{ $card }”: what do you decide for { $deputy }?
prompt-courier = “{ $card }”, from { $deputy }: which friend at the Convention gains { $n } PP?
prompt-quarrel = “{ $card }”, with { $deputy }: who loses { $n } PP with him?
prompt-orator = “{ $card }”: who is the orator?
prompt-target = “{ $card }”: whom do you denounce?
prompt-target-second = “{ $card }”: and who else?
prompt-release = The certificate of civism, { $faction }: who leaves Prison?
prompt-delayed = “{ $card }”: keep it, play it or put it back under the deck?
prompt-delayed-useless = “{ $card }” has no use for now: keep it or put it back under the deck?
prompt-attempt = Does { $deputy } try to be rehabilitated? He needs { $needed } or more on the die.
prompt-surrender = Does { $deputy } stay in Flight or surrender to the Tribunal?
prompt-question = To clear { $deputy }: { -tongue.code ->
       *[en] { $en }
        [fr] { $fr }
    }

## The answers

choice-faction = { $faction }
choice-pass = Pass
choice-move = { $deputy } { $place }
choice-name = { $deputy }, Rapporteur
choice-name-none = No Rapporteur
choice-vote-oui = OUI
choice-vote-non = NON
choice-split = Votes for OUI: { $ballot }
choice-denounce = Denounce { $deputy }
choice-denounce-of = Denounce { $deputy } ({ $faction })
choice-support = Support the denunciation of { $deputy }
choice-support-of = Support the denunciation of { $deputy } ({ $faction })
choice-summons-fuite = Flight
choice-summons-proces = Trial
choice-summons-complice = An accomplice
choice-accomplice = { $deputy }, accomplice (−2 PP)
choice-propose = Propose denouncing { $deputy }
choice-propose-of = Propose denouncing { $deputy } ({ $faction })
choice-assign = { $card }
choice-option-stay = Stay on Mission
choice-option-return = Return to the Convention
choice-option-refuse = Refuse and gain popularity
choice-option-accept = Join the Committee
choice-favour = { $deputy }
choice-blame = { $deputy }
choice-blame-of = { $deputy } ({ $faction })
choice-orator = { $deputy } speaks
choice-target = Denounce { $deputy }
choice-target-of = Denounce { $deputy } ({ $faction })
choice-release = { $deputy } returns to the Convention
choice-keep = Keep “{ $card }”
choice-discard = Put “{ $card }” back under the deck
choice-play = Play “{ $card }”
choice-keep-it = Keep this card
choice-discard-it = Put it back under the deck
choice-play-it = Play it now
choice-show-it = Show it to everyone
choice-show = Show “{ $card }” to everyone
choice-rehabilitation-attempt = Try to be rehabilitated
choice-rehabilitation-decline = Do not try
choice-surrender-stay = Stay in Flight
choice-surrender-surrender = Surrender to the Tribunal
choice-answer-oui = OUI
choice-answer-non = NON
choice-answer-silence = I don’t know

## What is at stake

stake-faction = { $deputies }.
stake-fate-tribunal = he goes before the Tribunal
stake-fate-death = he loses 3 PP and dies of it
stake-fate-loss = he loses 3 PP
stake-show = Everybody will see it as long as it stays in your hand.
stake-move-convention = Your votes at the Convention: { $n } of { $total } (Reports, dissolution); this is where you take the floor.
stake-move-tribunal = Your votes in trials: { $n } of { $total }. Denounced here, he would be tried himself.
stake-move-comite = +{ $gain } PP this turn; your votes on motions: { $n } of { $total }. Denounced here, he would be tried.
stake-move-jacobins = One more Jacobin card in Phase V. Denounced here, he would lose { $loss } PP.
stake-move-mission = +{ $gain } PP and a Mission card, good or bad. Denounced here, he would lose { $loss } PP.
stake-pass-movements =
    { $n ->
        [one] One deputy could still move: he stays where he is this turn.
       *[other] { $n } deputies could still move: they stay where they are this turn.
    }
stake-name =
    { $after ->
        [0] Adopted: +{ $gain } PP, protected until the next Convention; rejected: he dies of it. Your votes: { $n } of { $total }.
       *[other] Adopted: +{ $gain } PP, protected until the next Convention; rejected: −{ $gain } PP. Your votes: { $n } of { $total }.
    }
stake-name-none = Nothing to win or lose, but none of yours will be protected.
stake-report-oui = More OUI: +{ $gain } PP, and protected until the next Convention.
stake-report-non =
    { $after ->
        [0] More NON: −{ $gain } PP, and he dies of it; a tie: nothing.
       *[other] More NON: −{ $gain } PP; a tie: no gain, no loss.
    }
stake-motion-oui =
    { $upto ->
        [0] More OUI: two questions to get right, or { $fate }.
       *[other] More OUI: confirmed on a roll of 1 to { $upto }; then { $fate }.
    }
stake-motion-non = A tie or more NON: nothing happens to him.
stake-trial-oui = More OUI: guillotined; a tie: Prison.
stake-trial-non = More NON: acquitted; a tie: Prison.
stake-dissolution-oui = More OUI: elections at the end of this turn.
stake-dissolution-non = A tie or more NON: play goes on, to turn { $last } at most.
stake-split = { $oui } OUI and { $non } NON, of { $total } votes in all.
stake-denounce = Confirmed on a roll of 1 to { $upto } (1 to { $supported } if supported): { $fate }.
stake-support = Confirmed on a roll of 1 to { $upto } instead of 1 to { $simple }: { $fate }.
stake-strike = Confirmed on a roll of 1 to { $upto }: { $fate }.
stake-denounce-question = The { $faction } have one question to get right (two if it is supported), or { $fate }.
stake-support-question = The { $faction } have two questions to get right instead of one, or { $fate }.
stake-strike-question = The { $faction } have one question to get right, or { $fate }.
stake-keep-quiet = You will not speak again this turn.
stake-propose =
    { $upto ->
        [0] The Committee votes (your votes: { $n } of { $total }). Adopted: two questions to get right, or { $fate }.
       *[other] The Committee votes (your votes: { $n } of { $total }). Adopted: confirmed on a roll of 1 to { $upto }; then { $fate }.
    }
stake-propose-nobody = The next party on the Committee has its say.
stake-trial =
    { $judges ->
        [0] An empty Tribunal: nobody votes, and it is Prison.
        [one] A single judge ({ $n ->
            [0] not yours
           *[other] yours
        }). OUI: guillotined; NON: acquitted.
       *[other] { $judges } judges, { $n ->
            [0] none
           *[other] { $n }
        } of them yours. More OUI: guillotined; a tie: Prison; more NON: acquitted.
    }
stake-flight =
    { $chances ->
        [0] He gets through each turn’s search ({ $caught }: guillotined; { $again }: hunted again), for { $loss } PP. Too few friends to come home.
       *[other] He gets through each turn’s search ({ $caught }: guillotined; { $again }: hunted again), for { $loss } PP. Home: { $chances } in 6.
    }
stake-accomplice =
    { $after ->
        [0] Prison, without a trial; { $accomplice } loses { $loss } PP and dies of it.
       *[other] Prison, without a trial; { $accomplice } loses { $loss } PP (and has { $after } left).
    }
stake-accomplices = Prison, without a trial; one of your { $n } judges, as you choose, loses { $loss } PP.
stake-pp =
    { $after ->
        [0] He has { $pp } PP: he would die of it.
       *[other] From { $pp } to { $after } PP.
    }
stake-recall =
    { $after ->
        [0] He has { $pp } PP: he would die of it.
       *[other] From { $pp } to { $after } PP, then back to the Convention.
    }
stake-pp-even = He keeps his { $pp } PP.
stake-recall-even = He keeps his { $pp } PP and goes back to the Convention.
stake-gamble = By the die, from 1 to 6: { $faces } (PP).
stake-return = Your votes at the Convention: { $n } of { $total }; no more +{ $gain } PP a turn on Mission.
stake-stay-mission = +{ $gain } PP and a Mission card next turn, if he is still there.
stake-return-last = This is the last turn: at the Convention he still helps his friends out of Prison or Flight.
stake-stay-mission-last = This is the last turn: the Mission brings nothing more.
stake-join = +{ $gain } PP a turn from the next one on; your votes on the Committee: { $n } of { $total }. Denounced there, he would be tried.
stake-join-last = This is the last turn: the Committee brings nothing more. Denounced there, he would be tried.
stake-release = Free at once; he keeps { $pp } PP and no longer loses { $loss } each turn.
stake-keep = It stays secret; you may play it in a later Phase V.
stake-keep-last = This is the last turn: it will be of no more use.
stake-discard = Lost to you, without effect; nobody sees it.
stake-attempt =
    { $friends ->
        [0] He needs { $needed } or more on the die (no friend at the Convention); otherwise he stays { $at }.
        [one] He needs { $needed } or more on the die (one friend at the Convention); otherwise he stays { $at }.
       *[other] He needs { $needed } or more on the die ({ $friends } friends at the Convention); otherwise he stays { $at }.
    }
stake-stay-prison =
    { $after ->
        [0] He stays; next turn he loses his last PP and dies of it.
       *[other] He stays; next turn, from { $pp } to { $after } PP.
    }
stake-stay-fuite =
    { $after ->
        [0] He stays; next turn he is hunted, and dies of his last PP.
       *[other] He stays and cannot surrender; next turn he is hunted: from { $pp } to { $after } PP.
    }
stake-stay-last = This is the last turn: { $at }, he will not be re-elected.
stake-answer = Right: he is cleared; wrong: { $fate }.
stake-answer-first = Right: one more question; wrong: { $fate }.
stake-silence = Counts as a wrong answer: { $fate }.
step-post = Where do you send { $deputy }? He is { $at } with { $pp } PP.

## What happened

event-faction_picked = { $seat } leads the { $faction }.
event-faction_left = { $seat } takes those left: the { $faction }.
event-faction_drawn = { $seat } draws the { $faction } by lot.
event-rolled_first = { $seat } rolls to see who begins: { $roll }.
event-turn_began = Turn { $turn }: the { $faction } begin all phases.
event-phase_began = Phase { $phase }.
event-passed = The { $faction } pass.
event-moved = The { $faction } send { $deputy } { $place }.
event-squares_cleared =
    { $n ->
        [one] The Report square is cleared: { $deputies } is no longer protected.
       *[other] The Report squares are cleared: { $deputies } are no longer protected.
    }
event-named = The { $faction } name { $deputy } Rapporteur.
event-named_nobody = The { $faction } name no Rapporteur.
event-report_opened = The Report by { $deputy } is put to the vote: { $parties }.
event-motion_opened = The Committee votes on the motion against { $deputy }: { $parties }.
event-trial_opened = Trial: { $deputy } before his judges, { $parties }.
event-trial_unattended = Trial: { $deputy } before an empty Tribunal.
event-dissolution_opened = The Convention votes on its dissolution: { $parties }.
event-voted = The { $parties } have voted.
event-ballot_split = The { $parties } split their votes: { $oui } OUI, { $non } NON.
event-counted = { $oui } OUI ({ $parties_for }), { $non } NON ({ $parties_against }).
event-counted_oui = { $oui } OUI ({ $parties_for }), { $non } NON.
event-counted_non = { $oui } OUI, { $non } NON ({ $parties_against }).
event-counted_split = { $oui } OUI, { $non } NON.
event-report_adopted = Report adopted: { $deputy } gains { $n } PP ({ $total }) and cannot be denounced before the next Phase II.
event-report_rejected = Report rejected: { $deputy } loses { $n } PP ({ $total }).
event-report_tied = A tie: { $deputy } leaves the Report square, without gain or loss.
event-kept_quiet = The { $faction } say nothing in the Order of the Day.
event-denounced = The { $faction } denounce { $deputy }, { $at }.
event-complained_of = { $deputy } is denounced, by nobody in particular.
event-supported = The { $faction } support the denunciation of { $deputy }.
event-tested = Denunciation of { $deputy }: the die shows { $roll } (confirmed on 1 to { $upto }).
event-question_put = Question to { $seat }, to clear { $deputy }: { -tongue.code ->
       *[en] { $en }
        [fr] { $fr }
    }
event-answered_right = { $seat } answers { $answer }, rightly. { -tongue.code ->
       *[en] { $en }
        [fr] { $fr }
    }
event-answered_wrong = { $seat } is wrong: it was { $answer }. { -tongue.code ->
       *[en] { $en }
        [fr] { $fr }
    }
event-kept_silent = { $seat } does not answer: it was { $answer }. { -tongue.code ->
       *[en] { $en }
        [fr] { $fr }
    }
event-confirmed = The denunciation of { $deputy } is confirmed.
event-annulled = The denunciation of { $deputy } is annulled: he goes back { $place }.
event-lapsed = The denunciation of { $deputy } lapses.
event-disgraced = { $deputy } loses { $n } PP ({ $total }) and goes to the benches of the Convention.
event-disgraced_to_death = { $deputy } loses { $n } PP.
event-summoned = { $deputy } loses his seat: he is summoned before the Tribunal.
event-sent = { $deputy } goes { $place }.
event-accomplice_helped = { $accomplice } becomes an accomplice and loses 2 PP: { $deputy } gets away with Prison.
event-acquitted = { $deputy } is acquitted and goes to the benches of the Convention.
event-guillotined = { $deputy } is found guilty and guillotined.
event-imprisoned = The votes are equal: { $deputy } goes to Prison.
event-killed_himself = { $deputy } has no popularity left and kills himself.
event-faction_ended = The { $faction } have no living deputy left.
event-dissolved = The Assembly is dissolved: the game will end with this turn.
event-not_dissolved = The Assembly is not dissolved.
event-gained = { $deputy } gains { $n } PP ({ $total }).
event-lost = { $deputy } loses { $n } PP ({ $total }).
event-all_gained = { $n } PP more for { $deputies }.
event-all_lost = { $n } PP less for { $deputies }.
event-proposed = On the Committee, the { $faction } propose denouncing { $deputy }.
event-proposed_nothing = On the Committee, the { $faction } propose nobody.
event-motion_adopted = The motion against { $deputy } is adopted.
event-motion_rejected = The motion against { $deputy } is rejected.
event-drew_missions = The { $faction } draw { $cards }.
event-drew_missions_hidden =
    { $n ->
        [one] The { $faction } draw a Mission card.
       *[other] The { $faction } draw { $n } Mission cards.
    }
event-assigned = { $deputy } will have “{ $card }”.
event-discarded_mission = The { $faction } put “{ $card }” back under the deck.
event-discarded_mission_hidden = The { $faction } put a card back under the deck, face down.
event-received = { $deputy } on Mission: “{ $card }”.
event-tried_luck = { $deputy } rolls { $roll }.
event-bore_colours = { $deputy } presents the colours and stands on the Report square, protected.
event-stayed = { $deputy } stays on Mission.
event-replaced =
    { $why ->
        [own] The { $faction } replace “{ $card }”: it names one of their own.
        [dead] The { $faction } replace “{ $card }”: it names a dead man.
        [unused] The { $faction } replace “{ $card }”: it names a deputy out of the game.
        [prison] The { $faction } replace “{ $card }”: it names a prisoner.
        [flight] The { $faction } replace “{ $card }”: it names a fugitive.
        [protected] The { $faction } replace “{ $card }”: it names a protected Rapporteur.
       *[other] The { $faction } replace “{ $card }”: there is nobody to denounce.
    }
event-drew_jacobins = The { $faction } draw { $cards }.
event-drew_jacobins_hidden =
    { $n ->
        [one] The { $faction } draw a Jacobin card.
       *[other] The { $faction } draw { $n } Jacobin cards.
    }
event-chose_orator = { $deputy } will speak for “{ $card }”.
event-used = The { $faction } use “{ $card }”.
event-had_no_effect = “{ $card }” has no effect.
event-had_no_second = “{ $card }” finds no second target.
event-could_not_move = The { $faction } have no move left: they pass.
event-had_nobody_to_denounce = In the Order of the Day, the { $faction } have nobody to denounce: they pass.
event-had_nobody_to_propose = On the Committee, the { $faction } have nobody to denounce: they pass.
event-kept_jacobin = The { $faction } keep “{ $card }”.
event-kept_jacobin_hidden = The { $faction } keep a delayed card.
event-discarded_jacobin = The { $faction } put “{ $card }” back under the deck.
event-discarded_jacobin_hidden = The { $faction } put a delayed card back under the deck, face down.
event-showed = The { $faction } show a kept card to everyone: “{ $card }”.
event-had_no_friends =
    { $friends ->
        [0] { $deputy } has no friend at the Convention: he cannot be rehabilitated.
        [one] { $deputy } has only one friend at the Convention: he cannot be rehabilitated.
       *[other] { $deputy } has only { $friends } friends at the Convention: he cannot be rehabilitated.
    }
event-rehabilitated = { $deputy } is rehabilitated (die { $roll }, friends { $friends }: { $total }, { $needed } needed) and returns to the Convention.
event-not_rehabilitated = { $deputy } is not rehabilitated (die { $roll }, friends { $friends }: { $total }, { $needed } needed).
event-did_not_try = { $deputy } does not try to be rehabilitated.
event-escaped = Search: { $roll }, { $deputy } escapes.
event-searched_again = Search: { $roll }, they search for { $deputy } again.
event-caught = Search: { $roll }, { $deputy } is caught and guillotined.
event-surrendered = { $deputy } surrenders to the Tribunal.
event-stayed_in_flight = { $deputy } stays in Flight.
event-game_ended = The elections are held at the end of turn { $turn }.

## Why not

refusal-faction-taken = The { $faction } have been chosen already.
refusal-faction-unused = The { $faction } are not in this game.
refusal-not-yours = { $deputy } does not belong to this party.
refusal-dead = { $deputy } is dead, or not in this game.
refusal-not-free = { $deputy } is not free.
refusal-moved-already = { $deputy } has already moved in this phase.
refusal-there-already = { $deputy } has no need to go { $place }: he is there already.
refusal-never-a-post = Nobody goes { $place } of his own accord.
refusal-no-seat = Nobody else can go { $place }: no seat is left.
refusal-one-missionary = Each party may send only one new deputy { $place } a turn.
refusal-not-at-convention = { $deputy } is not at the Convention.
refusal-own-deputy = { $deputy } is one of yours: only opponents are denounced.
refusal-protected = { $deputy } is on a Report square: he is protected until the next Phase II.
refusal-denounced-already = { $deputy } is denounced already.
refusal-no-colleague = To denounce { $deputy }, you need one of yours at his post.
refusal-supported-already = The denunciation of { $deputy } is supported already: once is enough.
refusal-own-case = { $deputy } is one of yours: you cannot support his denunciation.
refusal-rejected-already = The Committee has already rejected this name this turn: { $deputy }.
refusal-no-accomplice = No deputy of his party sits on the Tribunal.
refusal-not-a-judge = { $deputy } is not a judge of his party.
refusal-not-drawn = “{ $card }” is not among the cards drawn.
refusal-not-an-orator = { $deputy } cannot speak for this card.
refusal-wrong-post = { $deputy } is not at the post the card is about.
refusal-same-faction = { $deputy } is of the same party as the first: the amalgam wants two.
refusal-other-faction = { $deputy } is not of the party of the first: the petition is about one only.
refusal-not-a-prisoner = { $deputy } is not one of your prisoners.
refusal-no-use-now = “{ $card }” has no use for now: keep it or put it back.
refusal-one-card-at-a-time = Decide one card at a time: “{ $card }” is waiting.
refusal-not-kept = You do not keep “{ $card }”.
refusal-shown-already = “{ $card }” has been shown already.
refusal-showing-is-off = At this table kept cards are not shown.
refusal-no-splitting = Votes are not split: OUI or NON.
refusal-not-your-voices = You do not have that many votes.
refusal-split-instead = At this table, say how many of your votes go to OUI.

## Table options

option-faction_choice = The parties
option-faction_choice-draft = chosen in turn
option-faction_choice-random = drawn by lot
option-unused_faction = The unused party, with three players
option-unused_faction-left = the one left over
option-unused_faction-random = drawn by lot before the choice
option-unused_faction-montagnards = the Montagnards
option-unused_faction-girondins = the Girondins
option-unused_faction-crapauds = the Toads
option-unused_faction-royalistes = the Royalists
option-history_variant = The History Variant
option-history_variant-off = no: dice
option-history_variant-on = yes: history questions
option-history_timer_s = Time for a question
option-history_timer_s-0 = no limit
option-history_timer_s-15 = 15 seconds
option-history_timer_s-30 = 30 seconds
option-history_timer_s-60 = 60 seconds
option-dissolution_from_turn = Dissolution
option-dissolution_from_turn-4 = from turn 4 on
option-dissolution_from_turn-99 = never
option-ask_rehabilitation = Rehabilitation
option-ask_rehabilitation-off = always tried
option-ask_rehabilitation-on = asked each time
option-allow_show_kept = Showing a kept card
option-allow_show_kept-on = allowed
option-allow_show_kept-off = forbidden
option-split_ballots = Splitting votes
option-split_ballots-off = no: all OUI or all NON
option-split_ballots-on = yes
option-bot_history_skill = What the automata know (History Variant)
option-bot_history_skill-50 = 50% right answers
option-bot_history_skill-70 = 70% right answers
option-bot_history_skill-100 = always right

## The end

score = { $n } re-elected
outcome-won =
    { $n ->
        [one] { $seats } ({ $parties }) wins with one deputy re-elected and { $total } PP.
       *[other] { $seats } ({ $parties }) wins with { $n } deputies re-elected and { $total } PP.
    }
outcome-shared =
    { $n ->
        [0] Nobody is re-elected ({ $total } PP): { $seats } share the victory.
        [one] { $seats } share the victory: one re-elected and { $total } PP each.
       *[other] { $seats } share the victory: { $n } re-elected and { $total } PP each.
    }
outcome-survivor =
    { $n ->
        [0] { $seats } ({ $parties }) wins: the others have no living deputy left.
        [one] { $seats } ({ $parties }) wins: the others have no living deputy left. One re-elected, { $total } PP.
       *[other] { $seats } ({ $parties }) wins: the others have no living deputy left. { $n } re-elected, { $total } PP.
    }
outcome-nobody = Not one living deputy is left: { $seats } share the empty place ({ $n } re-elected, { $total } PP).

## What the cards say

effect-gain =
    { $n ->
        [-3] −3 PP.
        [-2] −2 PP.
        [-1] −1 PP.
       *[other] +{ $n } PP.
    }
effect-fief = +{ $n } PP for a deputy of the { $faction }, +{ $other } PP for any other.
effect-gamble = Roll the die: { $rolls }.
effect-recall =
    { $n ->
        [-3] −3 PP, then back to the Convention.
        [-2] −2 PP, then back to the Convention.
        [-1] −1 PP, then back to the Convention.
        [0] Back to the Convention.
       *[other] +{ $n } PP, then back to the Convention.
    }
effect-leave = +{ $n } PP, then by choice: return to the Convention or stay.
effect-colours = +{ $n } PP, then to the Report square of his party if it is empty (protected until the next Phase II), else to the benches.
effect-called = If the Committee has a seat: join it, or refuse and gain { $n } PP; otherwise +{ $n } PP.
effect-courier = +{ $n } PP for another deputy of the same party at the Convention.
effect-prolong = Draw the next Mission card: it applies to the same deputy.
effect-complaint = He is denounced (a simple denunciation), by nobody in particular.
effect-quarrel =
    { $n ->
        [-2] −2 PP, and −2 PP for another player’s deputy on Mission.
        [-1] −1 PP, and −1 PP for another player’s deputy on Mission.
       *[other] { $n } PP, and as much for another player’s deputy on Mission.
    }
effect-captured = He goes to Prison.
effect-named = Denounce { $deputy }.
effect-suspect = Denounce a legal target at any post.
effect-suspect-comite = Denounce a legal target on the Committee.
effect-suspect-tribunal = Denounce a legal target on the Tribunal.
effect-suspect-mission = Denounce a legal target on Mission.
effect-suspect-jacobins = Denounce a legal target at the Jacobins.
effect-suspect-convention = Denounce a legal target at the Convention.
effect-petition = Denounce a legal target, then a second one of the same party if there is one.
effect-amalgam = Denounce two legal targets of two different parties.
effect-ovation = +{ $n } PP for the orator.
effect-purge =
    { $n ->
        [-1] −1 PP for the orator, who goes back to the Convention.
       *[other] { $n } PP for the orator, who goes back to the Convention.
    }
effect-uproar =
    { $n ->
        [-1] −1 PP for every deputy at the Club, the orator included.
       *[other] { $n } PP for every deputy at the Club, the orator included.
    }
effect-address = +{ $n } PP for each deputy of the party on Mission; if there is none, for the orator.
effect-certificate = A deputy of the party goes from Prison to the Convention.
effect-roll-gain =
    { $n ->
        [-3] −3 PP
        [-2] −2 PP
        [-1] −1 PP
        [0] nothing
       *[other] +{ $n } PP
    }
effect-roll-prison = to Prison
effect-roll-fuite = into Flight

## Where popularity comes from

cause-comite = Committee
cause-mission = Mission
cause-report = Report
cause-denunciation = denunciation
cause-accomplice = complicity
cause-prison = Prison
cause-fuite = Flight

reckoning-deputy = { $deputy }, { $faction }
reckoning-elected = Re-elected
reckoning-popularity = Popularity points of the re-elected
