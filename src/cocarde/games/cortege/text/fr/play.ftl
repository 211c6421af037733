# Ce qu’on demande
prompt-place = Infiltration : placez { $unit } dans votre zone de départ, sans que l’une des deux unités cache l’autre.
prompt-place-interpellation = Infiltration : placez { $unit } dans votre zone de départ, puis vous viserez l’une des deux unités.
prompt-aim-infiltration = Infiltration : visez l’une des deux unités avec { $unit }.
prompt-deploy =
    { $count ->
        [one] Déployez votre dernière unité.
       *[other] Déployez une de vos { $count } unités dans votre zone de départ.
    }
prompt-turn =
    { $limit ->
        [0] Tour { $turn }, { $side } : propulsez une de vos unités.
       *[other] Tour { $turn } sur { $limit }, { $side } : propulsez une de vos unités.
    }
prompt-turn-exchange =
    { $limit ->
        [0] Tour { $turn }, { $side } : aucune unité à propulser, mais un échange est possible.
       *[other] Tour { $turn } sur { $limit }, { $side } : aucune unité à propulser, mais un échange est possible.
    }
prompt-turn-pass =
    { $limit ->
        [0] Tour { $turn }, { $side } : vous n’avez aucune unité à propulser.
       *[other] Tour { $turn } sur { $limit }, { $side } : vous n’avez aucune unité à propulser.
    }

# Ce qu’on répond
choice-place = Placer { $unit }
choice-flick = Propulser { $unit } (force { $n3 } sur 1000)
choice-flick-at = { $unit } sur { $touched }{ $edge ->
        [left] , par la gauche
        [right] , par la droite
        [left_edge] , tout à gauche
        [right_edge] , tout à droite
       *[middle] {""}
    }{ $force ->
        [soft] , doucement
        [hard] , fort
       *[even] {""}
    }
choice-flick-in = { $unit } dans le Bâtiment{ $edge ->
        [left] , par la gauche
        [right] , par la droite
        [left_edge] , tout à gauche
        [right_edge] , tout à droite
       *[middle] {""}
    }
choice-flick-carom = { $unit } dans le Bâtiment, par ricochet sur { $touched }
choice-flick-out = { $unit } hors du plateau
choice-flick-still = { $unit } : presque sur place, comme on passe
choice-flick-to = { $unit } : { $way } mm { $heading ->
        [ahead] en avant
        [ahead_left] en avant à gauche
        [ahead_right] en avant à droite
        [back] en arrière
        [back_left] en arrière à gauche
        [back_right] en arrière à droite
        [left] vers la gauche
       *[right] vers la droite
    }
choice-place-at = { $unit } : { $column ->
        [left_edge] au bord gauche
        [left_far] à gauche
        [left_half] à mi-gauche
        [left_near] juste à gauche du milieu
        [right_near] juste à droite du milieu
        [right_half] à mi-droite
        [right_far] à droite
        [right_edge] au bord droit
       *[middle] au milieu
    }, { $row ->
        [front] en première ligne
        [rear] en retrait
        [ahead] loin devant le Bâtiment
        [before] devant le Bâtiment
        [behind] derrière le Bâtiment
       *[beside] à hauteur du Bâtiment
    }
choice-exchange = Échanger Passant·e contre { $unit }
choice-pass = Passer
choice-resign = Abandonner la partie

# Ce qui s’est passé
event-sides_chosen = { $seat } mène le Contre-Pouvoir, { $other } le Pouvoir.
event-round_began = Manche { $round } : { $seat } est le Contre-Pouvoir, { $other } le Pouvoir.
event-placed = { $seat } place { $unit }.
event-flicked =
    { $way ->
        [-1] { $seat } propulse { $unit }.
       *[other] { $seat } propulse { $unit }, qui s’arrête à { $way } mm.
    }
event-infiltrated = Interpellation réussie : { $unit } en garde à vue. Opinion et Arrestations passent à 1.
event-infiltration_failed = Interpellation manquée : { $unit } ne touche personne. Les jauges restent à 0.
event-clash_began =
    { $limit ->
        [0] Toutes les unités sont en place : l’affrontement commence.
       *[other] Toutes les unités sont en place : l’affrontement commence. Après { $limit } tours, la manche est au Pouvoir.
    }
event-touched_nothing = { $unit } : aucun contact.
event-touched_own = { $unit } : premier contact avec { $touched }, du même camp. Aucun effet.
event-touched_no_circle = { $unit } : premier contact avec { $touched }. Sans petit cercle, aucun effet.
event-touched_other_colour = { $unit } : premier contact avec { $touched } ({ $colour }). Le petit cercle est { $trigger } : aucun effet.
event-touched_match = { $unit } : premier contact avec { $touched } ({ $colour }), la couleur du petit cercle. L’effet s’applique.
event-arrested = { $unit } en garde à vue (Arrestations : { $n }).
event-discarded = { $unit } hors jeu pour cette manche.
event-opinion_moved = l’opinion publique passe de { $before } à { $after }.
event-opinion_stayed = l’opinion publique, au bout de sa jauge, reste à { $after }.
event-blocked = l’unité { $unit } est bloquée jusqu’à la fin du prochain tour de son camp.
event-unblocked = L’unité { $unit } n’est plus bloquée.
event-left = Sortie du plateau : { $unit }.
event-returned = Retour dans le coin ({ $corner }) : { $unit }.
event-returned_border = Les quatre coins sont pris. Retour au bord du plateau : { $unit }.
event-measured_inside = Mesure ({ $unit }) : { $mm },{ $hundredths } mm du centre, pour { $limit_mm },{ $limit_hundredths } mm au plus. Au moins une moitié est passée.
event-measured_outside = Mesure ({ $unit }) : { $mm },{ $hundredths } mm du centre, pour { $limit_mm },{ $limit_hundredths } mm au plus. Moins d’une moitié est passée.
event-measured_pushed = Mesure ({ $unit }) : { $mm },{ $hundredths } mm du centre, pour { $limit_mm },{ $limit_hundredths } mm au plus. À l’intérieur, mais l’unité a été poussée, non jouée : elle n’entre pas.
event-entered = Entrée dans le Bâtiment : { $unit } (Bâtiment : { $n }).
event-exchanged = Passant·e cède sa place : retour de { $unit } dans la rue.
event-passed = { $seat } n’a aucune unité à propulser et passe.
event-round_ended = { $seat } ({ $side }) remporte la manche { $round } : { $reason }. Bâtiment { $building }, Opinion { $opinion }, Arrestations { $arrests }.
event-game_tied = Égalité parfaite : on rejoue (partie { $game }).
event-resigned = { $seat } abandonne.

# Pourquoi non
refusal-no-pass = Vous avez une unité à propulser : on ne passe pas.
refusal-outside-zone = Le disque entier doit être dans votre zone de départ.
refusal-on-building = On ne place pas d’unité sur le Bâtiment.
refusal-overlaps = Le disque en recouvrirait un autre.
refusal-not-this-unit = C’est { $unit } qu’il faut placer maintenant.
refusal-only-interpellation = À l’Infiltration, seule { $unit } se joue.
refusal-aim-misses = Ce tir passerait à côté des deux unités : visez l’une d’elles.
refusal-not-reachable = Un disque lancé droit depuis le Bâtiment vers l’une des deux unités toucherait l’autre d’abord.
refusal-not-in-tray = Cette unité n’est pas dans votre réserve : { $unit }.
refusal-no-direction = Donnez une direction au tir.
refusal-not-on-board = Ce n’est pas une de vos unités sur le plateau : { $unit }.
refusal-blocked = L’unité { $unit } est bloquée pour ce tour.
refusal-no-exchange = Pas d’échange : il faut la règle avancée, un tour du Contre-Pouvoir, et une seule fois par manche.
refusal-not-arrested = L’unité { $unit } n’est pas en garde à vue.
refusal-passante-away = Passant·e n’est plus sur le plateau.
refusal-passante-inside = Passant·e est dans le Bâtiment : pas d’échange.
refusal-passante-blocked = Passant·e est bloqué·e pour ce tour : pas d’échange.
refusal-first-turn = Pas d’échange au premier tour.

corner-1 = côté Contre-Pouvoir, à sa gauche
corner-2 = côté Contre-Pouvoir, à sa droite
corner-3 = côté Pouvoir, à sa droite
corner-4 = côté Pouvoir, à sa gauche

# Ce qui est en jeu
effect-arrest = garde à vue, Arrestations +1
effect-discard = hors jeu pour la manche
effect-opinion_up_1 = Opinion +1
effect-opinion_up_2 = Opinion +2
effect-opinion_down_1 = Opinion −1
effect-opinion_down_2 = Opinion −2
effect-block = bloquée au prochain tour
effect-round_won = la manche est gagnée
effect-round_lost = la manche est perdue
stake-flick-match = Sur { $touched } : { $effects }.
stake-flick-own = Sur { $touched }, du même camp : sans effet, mais poussée.
stake-flick-no_circle = Sur { $touched } : sans effet, mais poussée.
stake-flick-other_colour = Sur { $touched } : pas la bonne couleur, sans effet, mais poussée.
stake-flick-enter =
    { $n ->
        [3] S’arrête dans le Bâtiment : la troisième, la manche est gagnée.
       *[other] S’arrête dans le Bâtiment : Bâtiment { $n } sur 3.
    }
stake-flick-carom =
    { $n ->
        [3] Ricoche sur { $touched }, puis s’arrête dans le Bâtiment : la troisième, qui gagne la manche.
       *[other] Ricoche sur { $touched }, puis s’arrête dans le Bâtiment : Bâtiment { $n } sur 3.
    }
stake-flick-carom-match =
    { $n ->
        [3] Ricoche sur { $touched } ({ $effects }), puis s’arrête dans le Bâtiment : la troisième, qui gagne la manche.
       *[other] Ricoche sur { $touched } ({ $effects }), puis s’arrête dans le Bâtiment : Bâtiment { $n } sur 3.
    }
stake-flick-out = Sort du plateau : retour au coin libre le plus proche.
stake-flick-nothing = Aucun contact : glisse de { $way } mm.
stake-infiltrate = Garde à vue pour { $touched }, Opinion et Arrestations à 1. Manqué : les jauges restent à 0.
stake-place-infiltrator = À { $way } mm du Bâtiment. Touchée, elle va en garde à vue.
stake-place-interpellation = Le meilleur tir touche. Black Bloc est à { $bloc } mm, Photographe à { $photo } mm.
stake-deploy =
    { $n ->
        [0] À { $way } mm du Bâtiment, hors d’atteinte pour l’instant.
        [one] À { $way } mm du Bâtiment, à portée d’une unité adverse.
       *[other] À { $way } mm du Bâtiment, à portée de { $n } unités adverses.
    }
stake-exchange = { $unit } revient là où se tient Passant·e ; pas de tir ce tour-ci. Une seule fois par manche.
stake-pass = Rien à propulser : au camp adverse.
stake-resign = La partie est perdue.
step-place = { $note } Où la placez-vous ?
step-infiltrate = Visez l’une des deux unités avec { $unit } : touchée, elle va en garde à vue.
step-flick = Visez avec { $unit } une unité { $tint ->
        [white] blanche
        [blue] bleue
        [black] noire
        [red] rouge
       *[orange] orange
    } : { $effects }.
step-flick-red = Visez avec { $unit } le Bâtiment, ou une unité { $tint ->
        [white] blanche
        [blue] bleue
        [black] noire
        [red] rouge
       *[orange] orange
    } : { $effects }.
step-flick-plain = Visez avec { $unit } le Bâtiment ; sur les autres unités, aucun effet.
step-flick-idle = Visez avec { $unit } pour pousser ou barrer : aucun effet sur les autres unités.
step-exchange = Visez avec { $unit }, ou désignez qui revient à sa place.
missing-flick = Propulser { $unit }

# La fin
outcome-rounds = { $seat } remporte les deux manches.
outcome-round = { $seat } remporte la manche.
outcome-building = Une manche partout : { $seat } l’emporte au Bâtiment.
outcome-opinion = Une manche partout, Bâtiment à égalité : { $seat } l’emporte à l’Opinion.
outcome-arrests = Une manche partout, Bâtiment et Opinion à égalité : { $seat } l’emporte aux Arrestations.
outcome-tie = Égalité parfaite : match nul.
outcome-resigned = { $other } abandonne : { $seat } l’emporte.

score =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
reckoning-gauge = Manche { $round }, { $gauge }
reckoning-rounds = Manches gagnées
