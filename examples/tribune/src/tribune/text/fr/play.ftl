# Ce qu’on demande
prompt-speak = À l’ordre du jour : { $motions }. Quel discours posez-vous ?
prompt-vote =
    { $votes ->
        [one] La tribune est à vous, pour une voix : { $motions }. Passez-vous au vote, ou haranguez-vous d’abord les galeries ?
       *[other] La tribune est à vous, pour { $votes } voix : { $motions }. Passez-vous au vote, ou haranguez-vous d’abord les galeries ?
    }

# Ce qu’on répond
choice-speak = { $card }
choice-silence = Se taire
choice-vote = Passer au vote
choice-harangue = Haranguer les galeries

# Ce qu’on risque
stake-vote =
    { $votes ->
        [one] Une voix, à coup sûr.
       *[other] { $votes } voix, à coup sûr.
    }
stake-harangue = Sur 1 ou 2, tout est remis ; sur 3 ou 4, { $votes } voix ; sur 5 ou 6, { $more }.

# Ce qui s’est passé
event-sitting_opened = Séance { $n }. À l’ordre du jour : { $motion }.
event-chose = { $seat } a choisi.
event-chose_speech = { $seat } pose { $card }.
event-chose_silence = { $seat } se taira.
event-spoke = { $seat } : { $card }.
event-was_silent = { $seat } se tait.
event-vetoed = Veto ! Remis à plus tard : { $motions }.
event-drowned = Nul ne se fait entendre. Remis à plus tard : { $motions }.
event-harangued = { $seat } harangue les galeries : le dé donne { $roll }.
event-uproar = Tumulte dans les galeries, la séance est levée. Remis à plus tard : { $motions }.
event-carried =
    { $votes ->
        [one] { $seat } l’emporte, pour une voix : { $motions }.
       *[other] { $seat } l’emporte, pour { $votes } voix : { $motions }.
    }
event-lost = L’Assemblée se sépare sans avoir tranché : { $motions }.
event-motto = La Nation, la Loi, le Roi : { $seat } reçoit { $votes } voix de plus.

# Pourquoi pas
refusal-not-in-hand = Vous n’avez pas ce discours en main : { $card }.
refusal-veto-too-late = Rien n’arrête la Déclaration : on n’y oppose plus de Veto.

# Options de table
option-galleries = Les galeries
option-galleries-open = ouvertes : on peut les haranguer
option-galleries-closed = fermées : on vote aussitôt

# La fin
outcome-won = { $seat } l’emporte avec { $votes } voix.
outcome-shared = { $seat } finissent à égalité, avec { $votes } voix.
reckoning-motions = Voix des motions emportées
reckoning-besides = Acclamations et devise
reckoning-votes = Voix
reckoning-speeches = Discours gardés, qui départagent
