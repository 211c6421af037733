# Les camps
camp-white = Blancs
camp-blue = Bleus

# Ce qu’on demande
prompt-choose-hex =
    { $own ->
        [0] Où attaquez-vous ? Désignez un hexagone adverse, à prendre ou à démanteler.
       *[1] Où attaquez-vous ? Désignez un hexagone adverse, à prendre ou à démanteler, ou un des vôtres, à fortifier.
    }
prompt-open = Ouvrez la bataille : jouez une carte, ou une carte et un bonus.
prompt-respond =
    { $types ->
        [M] Faites plus de { $total } avec une carte Militaire.
        [T] Faites plus de { $total } avec une carte Territoire.
       *[other] Faites plus de { $total }, de n’importe quel type.
    }
prompt-interrupt = { $seat } vient de jouer { $cards }. L’annulez-vous ?
prompt-flip = prenez le contrôle d’un hexagone adverse sans forteresse.
prompt-fort-up = bâtissez une forteresse sur l’un de vos hexagones.
prompt-scorch = rasez une forteresse adverse, ou prenez un hexagone adverse qui n’en a pas.
prompt-place-fort = Placez une forteresse sur l’un de vos hexagones.
prompt-target-discard =
    { $n ->
        [one] quel adversaire défausse une carte au hasard ?
       *[other] quel adversaire défausse { $n } cartes au hasard ?
    }
prompt-target-pick-discard = de quel adversaire voulez-vous regarder la main, pour en défausser une carte ?
prompt-target-peek = de quel adversaire voulez-vous regarder la main ?
prompt-pick-card = choisissez la carte que { $target } défausse.
prompt-recover = reprenez une carte de votre défausse.
prompt-galerne = Voulez-vous ouvrir la Virée de Galerne vers { $hex } ? L’hexagone entre en jeu face bleue.

# Ce qu’on répond
choice-attack = Attaquer { $hex }
choice-play = Jouer { $base }
choice-play-bonus = Jouer { $base } avec { $bonus }
choice-concede = Concéder la bataille
choice-pass = Passer
choice-let-pass = Laisser faire
choice-general = Tenter le Général
choice-extra = Tenter le Général supplémentaire
choice-annul = Annuler par { $card }
choice-target = { $target }
choice-discard = Défausser { $card }
choice-flip = Prendre { $hex }
choice-fortify = Fortifier { $hex }
choice-scorch = Ravager { $hex }
choice-recover = Reprendre { $card }
choice-galerne-yes = Ouvrir la route de Galerne
choice-galerne-no = Rester au pays

# Ce qui s’est passé
event-round_began = La manche { $round } commence ; { $seat } attaque en premier.
event-drew = { $seat } pioche { $cards }.
event-drew_hidden =
    { $n ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $n } cartes.
    }
event-attacked = { $seat } attaque { $hex }.
event-played =
    { $types ->
        [M] { $seat } joue { $cards } : { $total }, Militaire.
        [T] { $seat } joue { $cards } : { $total }, Territoire.
       *[other] { $seat } joue { $cards } : { $total }, tous types.
    }
event-rolled =
    { $value ->
        [1] { $seat } engage { $general } : il faut un 1, le dé donne { $roll }.
       *[other] { $seat } engage { $general } : il faut { $value } ou moins, le dé donne { $roll }.
    }
event-cancelled =
    { $means ->
        [general] Le coup de { $seat } est annulé par le Général : { $cards }.
        [extra] Le coup de { $seat } est annulé par le Général supplémentaire : { $cards }.
       *[annulation] { $by } annule par { $card } le coup de { $seat } : { $cards }.
    }
event-conceded = { $seat } concède.
event-passed = { $seat } passe.
event-failed_to_open = { $seat } n’a aucune carte à jouer : l’attaque échoue.
event-battle_won = Les { $camp } remportent la bataille ({ $hex }) : personne ne dépasse { $total }.
event-battle_held =
    { $total ->
        [0]
            { $own ->
                [1] L’attaque tombe faute d’enchère : pas de nouvelle forteresse ({ $hex }).
               *[0] L’attaque tombe faute d’enchère : les { $camp } gardent { $hex }.
            }
       *[other]
            { $own ->
                [1] Les { $camp } empêchent une nouvelle forteresse ({ $hex }) : personne ne dépasse { $total }.
               *[0] Les { $camp } repoussent l’attaque ({ $hex }) : personne ne dépasse { $total }.
            }
    }
event-hex_taken = Les { $camp } prennent { $hex }.
event-fort_built = Les { $camp } fortifient { $hex }.
event-fort_razed = La forteresse des { $camp } est rasée ({ $hex }).
event-marker_moved =
    { $step ->
        [1] La guerre s’allonge, et la partie finira après la manche { $round }.
       *[other] La guerre s’abrège, et la partie finira après la manche { $round }.
    }
event-reshuffled =
    { $n ->
        [one] La défausse des { $camp } redevient pioche : une carte.
       *[other] La défausse des { $camp } est mélangée et redevient pioche : { $n } cartes.
    }
event-discarded = { $seat } défausse { $cards }.
event-peeked = { $seat } regarde la main de { $target } : { $cards }.
event-peeked_public = { $seat } regarde la main de { $target }.
event-recovered = { $seat } reprend { $card } de la défausse.
event-general_added = Les { $camp } reçoivent un Général supplémentaire pour cette manche.
event-rallied = Les { $camp } peuvent de nouveau compter sur { $general }.
event-wounded = { $general }, Général des { $camp }, est hors de combat pour cette manche.
event-galerne_added = La Virée de Galerne atteint { $hex }, tenu par les Bleus.
event-round_ended = La manche { $round } s’achève.
event-game_ended = La guerre est finie : { $white } points pour les Blancs, { $blue } pour les Bleus.

# Pourquoi pas
refusal-not-on-board = L’hexagone { $hex } n’est pas sur le plateau.
refusal-own-fort = L’hexagone { $hex } est à vous et déjà fortifié : on ne l’attaque pas.
refusal-no-reserve = Il ne reste aucune forteresse en réserve.
refusal-choose-a-hex = Désignez un hexagone : on ne passe pas.
refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-annulation-is-no-bid = Une Annulation n’est pas une enchère : elle annule le coup qu’un adversaire vient de jouer.
refusal-wrong-type =
    { $types ->
        [M] { $card } n’est pas du bon type : il faut une carte Militaire.
       *[other] { $card } n’est pas du bon type : il faut une carte Territoire.
    }
refusal-too-low = { $card } ne suffit pas : il faut plus de { $total }.
refusal-must-open = L’attaquant doit ouvrir tant qu’il a une carte à jouer.
refusal-must-overbid = Une carte de votre main suffit à surenchérir : vous ne pouvez pas abandonner.
refusal-means-never-answer = On répond à une enchère par des cartes de sa main ; Généraux et Annulations ne servent qu’à annuler.
refusal-general-spent = Votre Général n’est plus disponible pour cette manche.
refusal-no-extra-general = Vous n’avez pas de Général supplémentaire.
refusal-not-an-annulation = Seuls un Général ou une carte Annulation peuvent annuler ce coup.
refusal-battle-hex = On se bat pour { $hex } : aucun effet ne peut toucher cet hexagone.
refusal-fortified = L’hexagone { $hex } a une forteresse : son contrôle ne peut pas changer.
refusal-not-enemy-hex = L’hexagone { $hex } est déjà à vous.
refusal-not-own-hex = L’hexagone { $hex } n’est pas à vous.
refusal-already-fortified = L’hexagone { $hex } a déjà une forteresse.
refusal-not-recoverable = Reprenez une carte de votre défausse qui n’est ni une Annulation ni un événement unique.
refusal-not-an-opponent = Choisissez un adversaire.
refusal-no-cards-there = Cet adversaire n’a plus de carte.
refusal-not-shown = Choisissez une carte de la main que l’on vous montre.

# Options de table
option-placement = Plateau de départ
option-placement-historical = historique (mars 1793)
option-placement-random = hexagones au hasard, forteresses au choix
option-partners_open = Mains des partenaires
option-partners_open-on = ouvertes entre partenaires
option-partners_open-off = secrètes
option-mask_windows = Fenêtres d’annulation
option-mask_windows-off = demandées seulement à qui peut annuler
option-mask_windows-on = demandées toujours, pour ne rien trahir

# La fin
outcome-white = Les Blancs l’emportent, { $white } à { $blue }.
outcome-blue = Les Bleus l’emportent, { $blue } à { $white }.
outcome-tie = Égalité à { $white } : la victoire est aux Blancs.

# Ce que disent les cartes
effect-cancel = Annulez la carte ou la paire que l’adversaire vient de jouer.
effect-draw =
    { $n ->
        [one] Piochez une carte.
       *[other] Piochez { $n } cartes.
    }
effect-draw_at =
    { $n ->
        [one] Sur un hexagone { $symbol }, piochez une carte.
       *[other] Sur un hexagone { $symbol }, piochez { $n } cartes.
    }
effect-discard =
    { $n ->
        [one] Un adversaire défausse une carte au hasard.
       *[other] Un adversaire défausse { $n } cartes au hasard.
    }
effect-pick_discard = Regardez une main adverse et défaussez-en une carte.
effect-flip = Prenez le contrôle d’un hexagone adverse sans forteresse, sauf celui de la bataille.
effect-fort_up = Bâtissez une forteresse sur un de vos hexagones, sauf celui de la bataille.
effect-scorch = Rasez une forteresse adverse ou prenez un hexagone adverse qui n’en a pas, sauf celui de la bataille.
effect-recover =
    { $n ->
        [one] Reprenez une carte de votre défausse (ni Annulation ni événement unique).
       *[other] Reprenez { $n } cartes de votre défausse (ni Annulation ni événement unique).
    }
effect-recover_if =
    { $n ->
        [one] Sur un hexagone { $symbol }, reprenez-en une de plus.
       *[other] Sur un hexagone { $symbol }, reprenez-en { $n } de plus.
    }
effect-hexbonus = Valeur +{ $n } : { $symbol }{ $hex }.
effect-manche =
    { $n ->
        [1] +1 manche si vous gagnez la bataille.
       *[other] −1 manche si vous gagnez la bataille.
    }
effect-extra_general = Général supplémentaire de valeur 4 pour cette manche.
effect-rally = Votre Général de la manche est de nouveau disponible.
effect-wound = Le Général adverse de la manche n’est plus disponible.
effect-peek = Regardez la main d’un adversaire.
effect-galerne = Vous pouvez ajouter le prochain hexagone de la Virée de Galerne, face bleue.

# Au moment de décider
prompt-respond-partner =
    { $types ->
        [M] { $seat } tient l’enchère à { $total } : faites plus avec une carte Militaire, ou passez.
        [T] { $seat } tient l’enchère à { $total } : faites plus avec une carte Territoire, ou passez.
       *[other] { $seat } tient l’enchère à { $total } : faites plus, ou passez.
    }
step-bonus =
    { $n ->
        [0] Vaut { $value } ici. Seule, ou avec un bonus ?
       *[other] Vaut { $value } ici. Effet : { $deeds }. Seule, ou avec un bonus ?
    }
step-bonus-needed =
    { $n ->
        [0] Vaut { $value } ici. Ajoutez un bonus pour dépasser { $total }.
       *[other] Vaut { $value } ici. Effet : { $deeds }. Ajoutez un bonus pour dépasser { $total }.
    }
stake-attack-take = Si vous gagnez, il est à vous : +2, et −2 pour eux.{ $drawn ->
    [0] {""}
   *[other] {" "}D’abord, pioche : vous { $mine }, eux { $theirs }.
}
stake-attack-raze = Si vous gagnez, sa forteresse tombe : −3 pour eux.{ $drawn ->
    [0] {""}
   *[other] {" "}D’abord, pioche : vous { $mine }, eux { $theirs }.
}
stake-attack-fortify = Si vous gagnez, vous le fortifiez : +3 pour vous.{ $drawn ->
    [0] {""}
   *[other] {" "}D’abord, pioche : vous { $mine }, eux { $theirs }.
}
stake-play =
    { $types ->
        [M] Vaut { $total } ici : pour répondre, plus de { $total } en Militaire.
        [T] Vaut { $total } ici : pour répondre, plus de { $total } en Territoire.
       *[other] Vaut { $total } ici : pour répondre, plus de { $total }, de tout type.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effet : { $deeds }.
    }
stake-pass-to-partner = Rien ne change : l’enchère de votre partenaire tient.
stake-pass-partner = Votre partenaire peut encore répondre.
stake-give-up-take = L’attaque réussit : { $hex } change de mains, −2 pour vous, +2 pour eux.
stake-give-up-raze = L’attaque réussit : votre forteresse tombe ({ $hex }), −3 pour vous.
stake-give-up-fortify = L’attaque réussit : ils fortifient { $hex }, +3 pour eux.
stake-give-up-held = Votre attaque échoue : rien ne change sur la carte ({ $hex }).
stake-let-pass =
    { $able ->
        [0] Le coup est acquis : { $total } à battre, et rien dans votre main n’y suffit.
       *[1] Le coup est acquis : { $total } à battre.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effet : { $blows }.
    }
stake-annul = Annulé à coup sûr ; votre carte va à la défausse.
stake-general =
    { $value ->
        [1] Annulé si le dé donne 1 ; le Général est dépensé de toute façon.
       *[other] Annulé sur { $value } ou moins au dé ; le Général est dépensé de toute façon.
    }
stake-target =
    { $n ->
        [one] Une carte en main.
       *[other] { $n } cartes en main.
    }
stake-card =
    { $types ->
        [M] Vaut { $total } ici, en Militaire.
        [T] Vaut { $total } ici, en Territoire.
       *[other] Vaut { $total } ici, de tout type.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effet : { $deeds }.
    }
stake-their-card =
    { $types ->
        [M] Vaudrait { $total } ici contre vous, en Militaire.
        [T] Vaudrait { $total } ici contre vous, en Territoire.
       *[other] Vaudrait { $total } ici contre vous, de tout type.
    }{ $n ->
        [0] {""}
       *[other] {" "}Effet : { $blows }.
    }
stake-card-annuls = Elle annulerait un de vos coups à coup sûr.
stake-site-take = L’hexagone est à vous : +2 pour vous, −2 pour eux.
stake-site-raze = La forteresse tombe : −3 pour eux.
stake-site-fortify = Une forteresse de plus : +3 pour vous.
stake-galerne-yes = +2 pour les Bleus, et un hexagone de plus à prendre.
stake-galerne-no = Rien ne change.
event-conceded_unable =
    { $types ->
        [M] Rien dans votre main ne dépasse { $total } en Militaire : la bataille est perdue.
        [T] Rien dans votre main ne dépasse { $total } en Territoire : la bataille est perdue.
       *[other] Rien dans votre main ne dépasse { $total } : la bataille est perdue.
    }
event-passed_unable =
    { $types ->
        [M] { $seat } passe : rien dans cette main ne dépasse { $total } en Militaire.
        [T] { $seat } passe : rien dans cette main ne dépasse { $total } en Territoire.
       *[other] { $seat } passe : rien dans cette main ne dépasse { $total }.
    }
refusal-too-low-together = Ensemble, ces cartes font { $sum } : il faut plus de { $total }.
refusal-only-one = Vous n’avez qu’un exemplaire de { $card }.

score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
reckoning-hexes = Hexagones tenus, { $n } points chacun
reckoning-forts = Forteresses, { $n } points chacune
reckoning-points = Points

# Ce que fait une carte qui reste en jeu : la vôtre, puis la leur
deed-draw-1 = vous piochez une carte
deed-draw-2 = vous piochez 2 cartes
deed-draw-3 = vous piochez 3 cartes
deed-draw-many = vous piochez plusieurs cartes
deed-discard-1 = un adversaire défausse une carte au hasard
deed-discard-2 = un adversaire défausse 2 cartes au hasard
deed-discard-3 = un adversaire défausse 3 cartes au hasard
deed-discard-many = un adversaire défausse plusieurs cartes au hasard
deed-recover-1 = vous reprenez une carte de votre défausse
deed-recover-2 = vous reprenez 2 cartes de votre défausse
deed-recover-3 = vous reprenez 3 cartes de votre défausse
deed-recover-many = vous reprenez plusieurs cartes de votre défausse
deed-pick_discard = vous voyez une main adverse pour en défausser une carte
deed-peek = vous voyez une main adverse
deed-flip = vous prenez ailleurs un hexagone sans forteresse
deed-fort_up = vous fortifiez ailleurs un de vos hexagones
deed-scorch = ailleurs, vous rasez une forteresse ou prenez un hexagone qui n’en a pas
deed-longer = si vous gagnez la bataille, la guerre dure une manche de plus
deed-shorter = si vous gagnez la bataille, la guerre dure une manche de moins
deed-extra_general = un Général supplémentaire, de valeur 4
deed-rally = votre Général revient
deed-wound = leur Général est hors de combat
deed-galerne = vous pouvez ouvrir la Virée de Galerne
blow-draw-1 = ils piochent une carte
blow-draw-2 = ils piochent 2 cartes
blow-draw-3 = ils piochent 3 cartes
blow-draw-many = ils piochent plusieurs cartes
blow-discard-1 = votre camp perd une carte au hasard
blow-discard-2 = votre camp perd 2 cartes au hasard
blow-discard-3 = votre camp perd 3 cartes au hasard
blow-discard-many = votre camp perd plusieurs cartes au hasard
blow-recover-1 = ils reprennent une carte de leur défausse
blow-recover-2 = ils reprennent 2 cartes de leur défausse
blow-recover-3 = ils reprennent 3 cartes de leur défausse
blow-recover-many = ils reprennent plusieurs cartes de leur défausse
blow-pick_discard = ils voient une main de votre camp pour en défausser une carte
blow-peek = ils voient une main de votre camp
blow-flip = ils vous prennent ailleurs un hexagone sans forteresse
blow-fort_up = ils fortifient ailleurs un de leurs hexagones
blow-scorch = ailleurs, ils rasent une de vos forteresses ou vous prennent un hexagone qui n’en a pas
blow-longer = s’ils gagnent la bataille, la guerre dure une manche de plus
blow-shorter = s’ils gagnent la bataille, la guerre dure une manche de moins
blow-extra_general = un Général supplémentaire pour eux, de valeur 4
blow-rally = leur Général revient
blow-wound = votre Général est hors de combat
blow-galerne = ils peuvent ouvrir la Virée de Galerne

only-overbids = Une seule carte surenchérit, et tant qu’une carte suffit on n’abandonne pas
