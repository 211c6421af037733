# What is asked
prompt-speak = On the order of the day: { $motions }. Which speech do you lay?
prompt-vote =
    { $votes ->
        [one] You have the floor, for one vote: { $motions }. Put it to the vote, or harangue the galleries first?
       *[other] You have the floor, for { $votes } votes: { $motions }. Put it to the vote, or harangue the galleries first?
    }

# What is answered
choice-speak = { $card }
choice-silence = Keep silent
choice-vote = Put it to the vote
choice-harangue = Harangue the galleries

# What is at stake
stake-vote =
    { $votes ->
        [one] One vote, for certain.
       *[other] { $votes } votes, for certain.
    }
stake-harangue =
    { $votes ->
        [one] On a 1 or 2 all is put off; on a 3 or 4, one vote; on a 5 or 6, { $more }.
       *[other] On a 1 or 2 all is put off; on a 3 or 4, { $votes } votes; on a 5 or 6, { $more }.
    }

# What happened
event-sitting_opened = Sitting { $n }. On the order of the day: { $motion }.
event-chose = { $seat } has chosen.
event-chose_speech = { $seat } lays { $card }.
event-chose_silence = { $seat } will keep silent.
event-spoke = { $seat }: { $card }.
event-was_silent = { $seat } keeps silent.
event-vetoed = Veto! Put off: { $motions }.
event-drowned = Nobody makes himself heard. Put off: { $motions }.
event-harangued = { $seat } harangues the galleries: the die shows { $roll }.
event-uproar = Uproar in the galleries, and the sitting is closed. Put off: { $motions }.
event-carried =
    { $votes ->
        [one] { $seat } carries it, for one vote: { $motions }.
       *[other] { $seat } carries it, for { $votes } votes: { $motions }.
    }
event-lost = The Assembly breaks up without a decision on { $motions }.
event-motto = The Nation, the Law, the King: { $seat } has { $votes } more votes.

# Why not
refusal-not-in-hand = You do not hold this speech: { $card }.
refusal-veto-too-late = Nothing stops the Declaration: no Veto against it.

# Options of the table
option-galleries = The galleries
option-galleries-open = open: one may harangue them
option-galleries-closed = closed: the vote comes at once

# The end
outcome-won = { $seat } wins with { $votes } votes.
outcome-shared = { $seat } share the victory, with { $votes } votes each.
reckoning-motions = Votes of the motions carried
reckoning-besides = Acclaim and the motto
reckoning-votes = Votes
reckoning-speeches = Speeches kept, which break ties
